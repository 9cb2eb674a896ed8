/** The judge of the cuts finds what is wrong. */
import { describe, expect, test } from "vitest";
import { games } from "./games";
import { place } from "./place";
import { Flash, record } from "./recording";
import { comeUp, judge } from "./verdict";

const recording = record(place, games["levers, a pause, the end"] ?? []);
const { operations, spans } = recording;

/** Judges the recovery from the flash of operation `held` as if the power had failed at `cut`. */
function verdictOf(held: number, cut: number, age = 0): string | undefined {
  const flash = new Flash(place.pages);
  for (const operation of operations.slice(0, held + 1)) flash.apply(operation);
  const came = comeUp(recording, flash.copy());
  const operation = operations[cut];
  const span = spans[operation?.act ?? -1];
  if (came === undefined || operation === undefined || span === undefined) throw new Error("no power");
  return judge(came, { ...operation, atMs: operation.atMs + age }, span).fault;
}

describe("a game of a minute and a half", () => {
  test("the flash of every instant is right at that instant", () => {
    for (let n = 0; n < operations.length; n++) expect(verdictOf(n, n)).toBeUndefined();
  });

  test("a lost press is found", () => {
    const presses = operations.flatMap(({ act }, n) => (spans[act]?.kind === "press" ? [n] : []));
    expect(presses.length).toBeGreaterThan(6);
    for (const [i, n] of presses.slice(1, -1).entries())
      expect(verdictOf(n - 1, presses[i + 2] ?? n)).toMatch(/never true/);
  });

  test("a time that is more than ten seconds old is found", () => {
    const waits = operations.flatMap(({ act }, n) => (spans[act]?.kind === "wait" ? [n] : []));
    expect(waits.length).toBeGreaterThan(3);
    for (const n of waits.slice(0, 3)) {
      expect(verdictOf(n, n, 9_900)).toBeUndefined();
      expect(verdictOf(n, n, 10_001)).toMatch(/never true/);
    }
  });

  test("settings that changed by themselves are found", () => {
    const flash = new Flash(place.pages);
    for (const operation of operations) flash.apply(operation);
    const came = comeUp(recording, flash.copy());
    const operation = operations.at(-1);
    const span = spans.at(-1);
    if (came === undefined || operation === undefined || span === undefined) throw new Error("no power");
    came.app.settings.bounceMs = 7;
    expect(judge(came, operation, span).fault).toBe("bounceMs: 7 instead of 25");
  });
});
