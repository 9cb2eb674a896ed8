/** Invariant 5 of clock.md §2: the first flag, once set, stays. */
import { describe, expect, test } from "vitest";
import { verbs } from "../oracle/step";
import { assertHolds, type Check, findsFault, isLate, linesOf, pollRates, type State } from "./play";

/** The acts that may change the first flag: the arbiter's, a new game, and recovery after a power loss. */
const acts: readonly number[] = [verbs.correct, verbs.undo, verbs.restore, verbs.power];

const isRemembered: Check = (played) => {
  let before: State["firstFlag"] = null;
  for (const each of played) {
    const withdraws = each.lines.some((line) => line.withdrawn && line.event === "flag");
    for (const line of each.lines.filter((every) => !isLate(every, each))) {
      const first = line.firstFlag;
      if (first !== null && line[first].flag !== "blinking") {
        return `${line.event} at ${line.at}: ${first} fell first, but its flag is ${line[first].flag}`;
      }
      const falls = before === null && line.event === "flag" && line.side === first;
      const explained = first === before || falls || acts.includes(each.step.verb) || (withdraws && first === null);
      if (!explained) return `${line.event} at ${line.at}: first flag ${first} after ${before}`;
      before = first;
    }
  }
  return undefined;
};

describe("the first flag stays", () => {
  test.each(pollRates)("polled every %i ms", (pollMs) => assertHolds(isRemembered, pollMs));

  test("a memory that goes, or changes sides, is found", () => {
    const forgets = (line: State): State => (line.event === "pause" ? { ...line, firstFlag: null } : line);
    const forgetsAtAPress = (line: State): State => (line.event === "press" ? { ...line, firstFlag: null } : line);
    const latest = (line: State): State =>
      line.event === "flag" && line.side !== null && line.mode === "fallen"
        ? { ...line, firstFlag: line.side, [line.side]: { ...line[line.side], flag: "blinking" } }
        : line;
    expect([forgets, forgetsAtAPress, latest].map((spoil) => findsFault(isRemembered, spoil))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("many games have a first flag, and some a second", () => {
    let games = 0;
    let first = 0;
    let second = 0;
    const count: Check = (played) => {
      const lines = linesOf(played);
      games += 1;
      if (lines.some(({ firstFlag }) => firstFlag !== null)) first += 1;
      if (lines.some(({ firstFlag, white, black }) => firstFlag !== null && white.remaining + black.remaining === 0))
        second += 1;
      return undefined;
    };
    assertHolds(count, 0, {}, 50);
    expect(first / games).toBeGreaterThan(0.4);
    expect(second / games).toBeGreaterThan(0.04);
  });
});
