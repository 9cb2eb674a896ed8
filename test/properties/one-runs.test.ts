/** Invariant 1 of clock.md §2: at most one side runs [6.1]. */
import { describe, expect, test } from "vitest";
import { verbs } from "../oracle/step";
import { assertHolds, type Check, findsFault, isLate, linesOf, pollRates, type State } from "./play";

/** Returns whether all fields of a line agree on which side runs. */
function isConsistent({ mode, running, turn }: State): boolean {
  return mode === "running" ? running === turn : running === null;
}

/** The acts that may change the time used of either side at once. */
const reckoning: readonly number[] = [verbs.undo, verbs.restore, verbs.power, verbs.adjourn];

/** Checks that only the running side was charged between two lines, with exactly the time between them. */
const chargesOne: Check = (played) => {
  let last: State | undefined;
  for (const each of played) {
    for (const line of each.lines) {
      if (!isConsistent(line)) return `at ${line.at}: mode ${line.mode}, running ${line.running}, turn ${line.turn}`;
      if (isLate(line, each)) continue;
      if (last !== undefined && last.at <= line.at && !line.withdrawn && !reckoning.includes(each.step.verb)) {
        for (const side of ["white", "black"] as const) {
          const charged = line[side].used - last[side].used;
          const ran = last.running === side ? line.at - last.at : 0;
          if (charged !== ran) return `${last.at} to ${line.at}: ${side} charged with ${charged} ms, ran ${ran} ms`;
        }
      }
      last = line;
    }
  }
  return undefined;
};

describe("at most one side runs", () => {
  test.each(pollRates)("polled every %i ms", (pollMs) => assertHolds(chargesOne, pollMs));

  test("two sides that run are found", () => {
    const bothRun = (line: State, index: number): State =>
      line.event === "press" ? { ...line, black: { ...line.black, used: line.black.used + index + 1 } } : line;
    expect(findsFault(chargesOne, bothRun)).toBe(true);
    expect(findsFault(chargesOne, (line) => (line.mode === "paused" ? { ...line, running: "white" } : line))).toBe(
      true,
    );
  });

  test("the games run on both sides", () => {
    const sides = new Set<State["running"]>();
    const note: Check = (played) => {
      for (const { running } of linesOf(played)) sides.add(running);
      return undefined;
    };
    assertHolds(note, 0, {}, 20);
    expect([...sides].sort()).toEqual(["black", null, "white"].sort());
  });
});
