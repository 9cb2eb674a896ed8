/** Invariant 3 of clock.md §2: how often the clock is polled, and where its counter begins, changes nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { consoleStep } from "../oracle/console";
import { randomGame } from "../oracle/games";
import type { Step } from "../oracle/step";
import { type Drive, driven, type Fault, games, gamesAt, holdsAt, pollRates } from "./play";
import { tried } from "./tried";

type Runner = (step: Step) => string[];

const traceOf = (steps: readonly Step[], drive: Drive, run: Runner): string[] =>
  driven(steps, drive).flatMap((step) => run(step));

/** Returns the first line that differs from those of a clock that jumps and whose counter begins at 0. */
function differenceOn(run: Runner, steps: readonly Step[], drive: Drive): string | undefined {
  const plain = traceOf(steps, { pollMs: 0, counterStart: 0 }, run);
  const other = traceOf(steps, drive, run);
  const index = plain.findIndex((line, each) => line !== other[each]);
  if (index < 0 && other.length === plain.length) return undefined;
  return `jumping: ${plain[index]}\npolled every ${drive.pollMs} ms from ${drive.counterStart}: ${other[index]}`;
}

const difference: Fault = (steps, drive) => differenceOn(consoleStep, steps, drive);

describe("polling changes nothing", () => {
  test.each(pollRates)("polled every %i ms: the same trace to the byte", (pollMs) => {
    holdsAt(pollMs, gamesAt(pollMs), difference);
  });

  test("any rate at all", () => {
    const rates = fc.record({ pollMs: fc.integer({ min: 2, max: 5000 }), counterStart: fc.nat({ max: 2 ** 30 - 1 }) });
    const property = fc.property(games({ hasty: true }), rates, ({ steps }, drive) => {
      expect(differenceOn(consoleStep, steps, drive)).toBeUndefined();
    });
    fc.assert(property, tried(90));
  });

  test("a clock that loses a millisecond when it is polled is found", () => {
    let polled = false;
    const drifting: Runner = (step) => {
      if (step.verb === 0) polled = (step.numbers[5] ?? 0) > 0;
      const lines = consoleStep(step);
      return polled ? lines.map((line) => line.replace(/"remaining":(\d*)1,/, '"remaining":$10,')) : lines;
    };
    const drive = { pollMs: 7, counterStart: 0 };
    const found = Array.from({ length: 40 }, (_, seed) => randomGame(seed, { hasty: true }).steps).filter(
      (steps) => differenceOn(drifting, steps, drive) !== undefined,
    );
    expect(found.length).toBeGreaterThan(10);
  });
});
