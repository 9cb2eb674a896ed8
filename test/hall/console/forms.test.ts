/** The forms for corrections and penalties: what they show first, and what they take. */
import { afterEach, describe, expect, test } from "vitest";
import { parseControl } from "../../../firmware/notation/notation";
import { allCells, takeAll } from "../../../sim/hall/console/cells";
import { type CorrectionFields, type FieldName, fieldsOf, readFields } from "../../../sim/hall/console/correction";
import {
  allowsMinutes,
  type PenaltyName,
  penaltyNames,
  sentenceOf,
  usualYear,
  wantsMinutes,
} from "../../../sim/hall/console/penalty";
import { readTyped, timeText } from "../../../sim/hall/console/time-text";
import { lawsYears } from "../../../sim/link/rules";
import { playedClock } from "./played-clock";

afterEach(() => void takeAll([]));

describe("the form of a correction shows", () => {
  test("the times of the display and the counts of the state, and no changes", () => {
    const clock = playedClock({ number: 1, whiteMs: 61_000, blackMs: 0, presses: [20, 19] });
    const state =
      clock.state === null ? null : { ...clock.state, black: { ...clock.state.black, delay: 5000, overtime: 2 } };
    takeAll([{ ...clock, state }]);
    expect(fieldsOf(allCells()[0])).toEqual({
      white: { remaining: "0:01:01", presses: "20", period: "1", delay: "0:00:00", overtime: "0", clears: false },
      black: { remaining: "0:00:00", presses: "19", period: "1", delay: "0:00:05", overtime: "2", clears: false },
      ...{ turn: undefined, first: undefined, next: undefined, press: false },
    });
  });

  test("nothing of a clock that has told nothing", () => {
    const none = { remaining: "", presses: "", period: "", delay: "0:00:00", overtime: "", clears: false };
    takeAll([{ ...playedClock({ number: 1 }), state: null, screen: {} }]);
    expect(fieldsOf(allCells()[0])).toMatchObject({ white: none, black: none });
    expect(fieldsOf(undefined)).toMatchObject({ white: none, black: none });
  });
});

describe("the form of a correction takes", () => {
  const before = fieldsOf(undefined);
  const typed = (name: FieldName, text: string): CorrectionFields => ({
    ...before,
    white: { ...before.white, [name]: text },
  });

  test.each<[FieldName, string, number | undefined]>([
    ["presses", "0", 0],
    ["presses", " 9999 ", 9999],
    ["presses", "10000", undefined],
    ["presses", "2x", undefined],
    ["presses", "x", undefined],
    ["period", "1", 1],
    ["period", "99", 99],
    ["period", "0", undefined],
    ["period", "100", undefined],
    ["overtime", "100", 100],
    ["overtime", "0", 0],
    ["delay", "0:05", 5000],
    ["delay", "5", undefined],
    ["remaining", " 1:00:00 ", 3_600_000],
  ])("%s %j: %s", (name, text, value) => {
    const { command, faults } = readFields(before, typed(name, text));
    if (value === undefined) expect([command, faults]).toEqual([undefined, [`white.${name}`]]);
    else expect([command, faults]).toEqual([{ do: "correct", white: { [name]: value } }, []]);
  });

  test("blanks around what was there as no change", () => {
    expect(readFields(before, typed("delay", " 0:00:00 ")).faults).toEqual(["nothing"]);
  });

  test("each of the other changes alone", () => {
    const taken = (change: Partial<CorrectionFields>) => readFields(before, { ...before, ...change }).command;
    expect(taken({ black: { ...before.black, clears: true } })).toEqual({ do: "correct", black: { flag: "none" } });
    expect(taken({ turn: "white" })).toEqual({ do: "correct", turn: "white" });
    expect(taken({ first: "none" })).toEqual({ do: "correct", first: "none" });
    expect(taken({ next: "both" })).toEqual({ do: "correct", next: "both" });
    expect(taken({ press: true })).toEqual({ do: "correct", press: true });
  });

  test("faults of both sides, each with its name", () => {
    const bad = { ...before.white, presses: "x" };
    expect(readFields(before, { ...before, white: bad, black: bad }).faults).toEqual([
      "white.presses",
      "black.presses",
    ]);
  });
});

describe("a typed time", () => {
  test.each([
    ["99:59:59", 359_999_000],
    ["99:59:59.9", undefined],
    ["100:00:00", undefined],
    ["999:59", 59_999_000],
    ["0:00", 0],
    ["5:00x", undefined],
    ["x5:00", undefined],
    ["0:00.1", 100],
  ])("%s", (text, ms) => {
    expect(readTyped(text)).toBe(ms);
  });

  test("is written in whole seconds", () => {
    expect([timeText(19_999), timeText(3_661_000)]).toEqual(["0:00:19", "1:01:01"]);
  });
});

describe("a penalty", () => {
  const sentence = (name: PenaltyName, control?: string, laws = usualYear, competition = false) =>
    sentenceOf(name, control === undefined ? undefined : parseControl(control).control, { laws, competition });

  test("is one of seven; two want minutes, and a warning allows none", () => {
    expect(penaltyNames).toHaveLength(7);
    expect(penaltyNames.filter(wantsMinutes)).toEqual(["add-time", "take-time"]);
    expect(penaltyNames.filter((name) => !allowsMinutes(name))).toEqual(["warning"]);
  });

  test("in a game whose control or class is unknown is that of a standard game", () => {
    const standard = sentence("illegal-move", "5400+30");
    expect(sentence("illegal-move")).toEqual(standard);
    expect(sentence("illegal-move", "2x")).toEqual(standard);
    expect(standard).toMatchObject({ minutes: 2, losing: 2 });
  });

  test("under the Competition Rules loses the game for a second illegal move alone", () => {
    const losing = (name: PenaltyName) => sentence(name, "180+2", "2023", true).losing;
    expect([losing("illegal-move"), losing("draw-claim"), losing("add-time")]).toEqual([2, 0, 0]);
    expect(sentence("draw-claim", "180+2", "2023", true).minutes).toBe(2);
    expect(sentence("warning", "180+2", "2023", true).article).toBe(sentence("warning", "180+2").article);
  });

  test("for a press without a move is one for an illegal move only in some editions", () => {
    const years = lawsYears.filter((year) => sentence("press-without-move", "5400+30", year).isIllegal);
    expect(years.length).toBeGreaterThan(0);
    expect(years.length).toBeLessThan(lawsYears.length);
    expect(lawsYears.filter((year) => sentence("illegal-move", "5400+30", year).isIllegal)).toEqual([]);
  });
});
