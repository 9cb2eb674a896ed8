/** The forms for corrections, penalties and rounds: what they show first, what people type, and what it becomes. */
import { afterEach, describe, expect, test } from "vitest";
import { parseControl } from "../../../firmware/notation/notation";
import { allCells, takeAll } from "../../../sim/hall/console/cells";
import { type CorrectionFields, type FieldName, fieldsOf, readFields } from "../../../sim/hall/console/correction";
import { allowsMinutes, penaltyNames, sentenceOf, usualYear, wantsMinutes } from "../../../sim/hall/console/penalty";
import { orderOf } from "../../../sim/hall/console/round";
import { readTyped, timeText } from "../../../sim/hall/console/time-text";
import type { PenaltyName } from "../../../sim/hall/model/choices";
import { commandSchema } from "../../../sim/hall/model/command";
import { roundOrderSchema } from "../../../sim/hall/model/round";
import { type LawsYear, lawsYears } from "../../../sim/link/rules";
import { playedClock } from "./played-clock";

afterEach(() => void takeAll([]));

describe("a typed time", () => {
  test.each([
    ["1:05:00", 3_900_000],
    ["5:00", 300_000],
    ["90:00", 5_400_000],
    ["0:00:19.9", 19_900],
    ["0:00:19,9", 19_900],
    [" 0:41 ", 41_000],
    ["99:59:59", 359_999_000],
    ["999:59", 59_999_000],
    ["0:00", 0],
    ["0:00.1", 100],
    ["1:65:00", undefined],
    ["0:70", undefined],
    ["41", undefined],
    ["-1:00", undefined],
    ["99:59:59.9", undefined],
    ["100:00:00", undefined],
    ["5:00x", undefined],
    ["x5:00", undefined],
  ])("%s", (text, ms) => expect(readTyped(text)).toBe(ms));

  test("is written in whole seconds, as it can be read", () => {
    expect([timeText(19_999), timeText(3_661_000)]).toEqual(["0:00:19", "1:01:01"]);
    for (const ms of [0, 59_000, 3_600_000, 359_999_000]) expect(readTyped(timeText(ms))).toBe(ms);
  });
});

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
  const typed = (part: Partial<Record<FieldName, string>>): CorrectionFields => ({
    ...before,
    white: { ...before.white, ...part },
  });

  test.each<[FieldName, string, number | undefined]>([
    ["presses", "0", 0],
    ["presses", " 9999 ", 9999],
    ["presses", "10000", undefined],
    ["presses", "2x", undefined],
    ["presses", "x", undefined],
    ["presses", "-1", undefined],
    ["period", "1", 1],
    ["period", "99", 99],
    ["period", "0", undefined],
    ["period", "100", undefined],
    ["overtime", "100", 100],
    ["overtime", "0", 0],
    ["delay", "0:05", 5000],
    ["delay", "5", undefined],
    ["remaining", " 1:00:00 ", 3_600_000],
    ["remaining", "soon", undefined],
  ])("%s %j: %s", (name, text, value) => {
    const { command, faults } = readFields(before, typed({ [name]: text }));
    if (value === undefined) expect([command, faults]).toEqual([undefined, [`white.${name}`]]);
    else expect([command, faults]).toEqual([{ do: "correct", white: { [name]: value } }, []]);
  });

  test.each<[Partial<CorrectionFields>, object]>([
    [{ black: { ...before.black, clears: true } }, { black: { flag: "none" } }],
    [{ turn: "white" }, { turn: "white" }],
    [{ first: "none" }, { first: "none" }],
    [{ next: "both" }, { next: "both" }],
    [{ press: true }, { press: true }],
    [
      { white: { ...before.white, remaining: "1:05:00", clears: true }, turn: "black" },
      { white: { remaining: 3_900_000, flag: "none" }, turn: "black" },
    ],
  ])("only what is changed, in the form that the server takes: %o", (change, correction) => {
    const { command } = readFields(before, { ...before, ...change });
    expect(command).toEqual({ do: "correct", ...correction });
    expect(commandSchema.safeParse(command).success).toBe(true);
  });

  test("blanks around what was there as no change", () => {
    for (const after of [before, typed({ delay: " 0:00:00 " })])
      expect(readFields(before, after)).toEqual({ faults: ["nothing"] });
  });

  test("faults of both sides, each with its name", () => {
    const bad = { ...before.white, remaining: "soon", period: "0" };
    const names = ["white.remaining", "white.period", "black.remaining", "black.period"];
    expect(readFields(before, { ...before, white: bad, black: bad }).faults).toEqual(names);
  });
});

describe("a penalty", () => {
  const sentence = (name: PenaltyName, control?: string, laws = usualYear, competition = false) =>
    sentenceOf(name, control === undefined ? undefined : parseControl(control).control, { laws, competition });
  const own = (laws: LawsYear, competition = false) => ({ laws, competition });

  test.each([
    ["illegal-move", "5400+30", null, 2, 2, "7.5.5"],
    ["illegal-move", "180+2", null, 1, 2, "B.3"],
    ["draw-claim", "900+10", null, 1, 0, "A.3"],
    ["draw-claim", "5400+30", null, 2, 0, "9.5.3"],
    ["warning", "5400+30", null, 0, 0, "12.9.1"],
    ["press-without-move", "5400+30", null, 0, 0, "7.5.3"],
    ["illegal-move", "180+2", own("2014"), -1, 1, "B.4"],
    ["illegal-move", "180+2", own("2023", true), 2, 2, "B.2, 7.5.5"],
    ["draw-claim", "180+2", own("2023", true), 2, 0, "B.2, 9.5.3"],
    ["draw-claim", "900+10", own("2023", true), 2, 0, "A.4, 9.5.3"],
    ["draw-claim", "900+10", own("2018", true), 2, 0, "A.3.1, 9.5.3"],
    ["draw-claim", "180+2", own("2018", true), 1, 0, "B.3.1, B.2"],
    ["draw-claim", "900+10", own("2014", true), 2, 0, "A.3, 9.5b"],
    ["illegal-move", "5400+30", own("2001"), 2, 3, "7.4b"],
    ["draw-claim", "5400+30", own("2014"), 2, 0, "9.5b"],
  ] as const)("%s in %s, %o: %i min", (name, control, rules, minutes, losing, article) => {
    const { control: parsed } = parseControl(control);
    expect(sentenceOf(name, parsed, rules)).toMatchObject({ year: rules?.laws ?? "2023", minutes, losing, article });
  });

  test("is one of seven; two want minutes, and a warning allows none", () => {
    expect(penaltyNames).toHaveLength(7);
    expect(penaltyNames.filter(wantsMinutes)).toEqual(["add-time", "take-time"]);
    expect(penaltyNames.filter((name) => !allowsMinutes(name))).toEqual(["warning"]);
  });

  test("in a game whose control or class is unknown is that of a standard game", () => {
    const standard = sentence("illegal-move", "5400+30");
    expect([sentence("illegal-move"), sentence("illegal-move", "2x")]).toEqual([standard, standard]);
  });

  test("under the Competition Rules loses the game for a second illegal move alone", () => {
    expect(sentence("add-time", "180+2", "2023", true).losing).toBe(0);
    expect(sentence("warning", "180+2", "2023", true).article).toBe(sentence("warning", "180+2").article);
  });

  test("for a press without a move is one for an illegal move only in some editions", () => {
    const years = lawsYears.filter((year) => sentence("press-without-move", "5400+30", year).isIllegal);
    expect(years.length).toBeGreaterThan(0);
    expect(years.length).toBeLessThan(lawsYears.length);
    expect(lawsYears.filter((year) => sentence("illegal-move", "5400+30", year).isIllegal)).toEqual([]);
  });
});

describe("a round", () => {
  const draft = { tournament: "", name: " R1 ", boards: "", fileName: "", text: "", inFile: "", firstBoard: "1" };

  test("from a control", () => {
    const order = orderOf({ ...draft, from: "control", control: " 90+30 " });
    expect(order).toEqual({ from: "control", name: "R1", control: "90+30", boards: "" });
    expect(roundOrderSchema.safeParse(order).success).toBe(true);
    expect(orderOf({ ...draft, from: "control", control: " " })).toBeUndefined();
  });

  test("from a file", () => {
    const order = orderOf({ ...draft, from: "trf", control: "", text: "012 Open", inFile: "3" });
    expect(order).toEqual({ from: "trf", name: "R1", text: "012 Open", round: 3, firstBoard: 1 });
    expect(roundOrderSchema.safeParse(order).success).toBe(true);
    expect(orderOf({ ...draft, from: "trf", control: "", text: "" })).toBeUndefined();
    expect(orderOf({ ...draft, from: "trf", control: "", text: "012", inFile: "x" })).toBeUndefined();
  });
});
