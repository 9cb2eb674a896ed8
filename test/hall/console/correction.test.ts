/** Checks what people type into the forms, and what it becomes. */
import { describe, expect, test } from "vitest";
import { parseControl } from "../../../firmware/notation/notation";
import { type CorrectionFields, readFields } from "../../../sim/hall/console/correction";
import { sentenceOf } from "../../../sim/hall/console/penalty";
import { orderOf } from "../../../sim/hall/console/round";
import { readTyped, timeText } from "../../../sim/hall/console/time-text";
import { commandSchema } from "../../../sim/hall/model/command";
import { roundOrderSchema } from "../../../sim/hall/model/round";
import type { LawsYear } from "../../../sim/link/rules";

describe("a typed time", () => {
  test.each([
    ["1:05:00", 3_900_000],
    ["5:00", 300_000],
    ["90:00", 5_400_000],
    ["0:00:19.9", 19_900],
    ["0:00:19,9", 19_900],
    [" 0:41 ", 41_000],
    ["1:65:00", undefined],
    ["0:70", undefined],
    ["41", undefined],
    ["-1:00", undefined],
  ])("%s", (text, ms) => expect(readTyped(text)).toBe(ms));

  test("what is written can be read", () => {
    for (const ms of [0, 59_000, 3_600_000, 359_999_000]) expect(readTyped(timeText(ms))).toBe(ms);
  });
});

const side = { remaining: "0:41:01", presses: "20", period: "1", delay: "0:00:00", overtime: "0", clears: false };
const before: CorrectionFields = {
  white: side,
  black: side,
  turn: undefined,
  first: undefined,
  next: undefined,
  press: false,
};

describe("a correction", () => {
  test("names only what was changed, in the form that the server takes", () => {
    const after = { ...before, white: { ...side, remaining: "1:05:00", clears: true }, turn: "black" as const };
    const { command } = readFields(before, after);
    expect(command).toEqual({ do: "correct", white: { remaining: 3_900_000, flag: "none" }, turn: "black" });
    expect(commandSchema.safeParse(command).success).toBe(true);
  });

  test("of nothing is refused", () => expect(readFields(before, before)).toEqual({ faults: ["nothing"] }));

  test("names every field that cannot be read", () => {
    const after = { ...before, black: { ...side, remaining: "soon", presses: "-1", period: "0" } };
    expect(readFields(before, after).faults).toEqual(["black.remaining", "black.presses", "black.period"]);
  });
});

describe("what the Laws on the clock give", () => {
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
    const sentence = sentenceOf(name, parseControl(control).control, rules);
    expect(sentence).toMatchObject({ year: rules?.laws ?? "2023", minutes, losing, article });
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
