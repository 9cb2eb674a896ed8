/** Invariant 6 of clock.md §2: after the last period has run out, nothing adds time by itself (C.02 (i)). */
import { describe, expect, test } from "vitest";
import { verbs } from "../oracle/step";
import { assertHolds, type Check, findsFault, isLate, linesOf, pollRates, type Side, type State } from "./play";

const sides: readonly Side[] = ["white", "black"];

/** The arbiter's acts that may give time, clear a flag, or load another state. */
const acts: readonly number[] = [
  verbs.correct,
  verbs.penalty,
  verbs.undo,
  verbs.control,
  verbs.restore,
  verbs.power,
  verbs.adjourn,
];

/** Returns the sides that have surely fallen: a line said so, or their flag blinks. */
function fallenAfter(fallen: readonly Side[], line: State, anew: boolean): Side[] {
  const falls = line.event === "flag" && !line.withdrawn && line.side !== null && line[line.side].flag !== "none";
  return sides.filter(
    (side) => line[side].flag === "blinking" || (falls && line.side === side) || (!anew && fallen.includes(side)),
  );
}

const timeOf = (line: State, side: Side): string =>
  (["remaining", "delay", "overtime", "period"] as const).map((name) => `${name} ${line[side][name]}`).join(", ");

const addsNothing: Check = (played) => {
  let fallen: readonly Side[] = [];
  let before: State | undefined;
  for (const each of played) {
    const anew = acts.includes(each.step.verb) || each.lines.some((line) => line.withdrawn);
    for (const line of each.lines.filter((every) => !isLate(every, each))) {
      for (const side of before === undefined || anew ? [] : fallen) {
        const has = timeOf(line, side);
        const stood = before && timeOf(before, side);
        if (has !== stood) return `${line.event} at ${line.at}: ${side} had fallen with ${stood}, has ${has}`;
        if (line[side].flag === "none") return `${line.event} at ${line.at}: the flag of ${side} is gone`;
      }
      fallen = fallenAfter(fallen, line, anew);
      before = line;
    }
  }
  return undefined;
};

describe("nothing adds time to a side that has fallen", () => {
  test.each(pollRates)("polled every %i ms", (pollMs) => assertHolds(addsNothing, pollMs));

  test("an increment after the flag, and an overrun that is reloaded in silence, are found", () => {
    const pays = (line: State): State =>
      line.event === "press" && line.firstFlag !== null
        ? { ...line, [line.firstFlag]: { ...line[line.firstFlag], remaining: 2000 } }
        : line;
    const reloads = (line: State): State =>
      line.event === "pause" || line.event === "ignored"
        ? { ...line, white: { ...line.white, period: line.white.period + 1 } }
        : line;
    expect([pays, reloads].map((spoil) => findsFault(addsNothing, spoil))).toEqual([true, true]);
  });

  test("sides that have fallen press on in many games", () => {
    let presses = 0;
    const count: Check = (played) => {
      presses += linesOf(played).filter(({ event, firstFlag }) => event === "press" && firstFlag !== null).length;
      return undefined;
    };
    assertHolds(count, 0, {}, 50);
    expect(presses).toBeGreaterThan(20);
  });
});
