/**
 * Invariant 2 of clock.md §2 by the core's own ledger: time used by both and time charged to nobody are all that
 * passed.
 */
import { describe, expect, test } from "vitest";
import { randomGame } from "../oracle/games";
import { type Step, verbs } from "../oracle/step";
import { applyStep, consoleVerbs, counterAt, setUp } from "./core";
import { type Drive, gamesAt, holdsAt, pollRates } from "./play";

const WRAP = 2 ** 30;

/**
 * Returns in words the first step after which the ledger does not close. A broken clock forgets `forgets` ms at each
 * pause.
 */
function openLedger(steps: readonly Step[], { counterStart: startAt, pollMs }: Drive, forgets = 0): string | undefined {
  const [first, ...rest] = steps;
  const clock = first && setUp(first, startAt);
  if (clock === undefined) return undefined;
  let from = 0;
  for (const step of rest) {
    applyStep(clock, step, startAt, from, pollMs);
    from = step.atMs;
    if (step.verb === verbs.pause) clock.idleMs -= forgets;
    if (clock.atMs !== counterAt(startAt, step.atMs)) return `at ${step.atMs}: the record stands at ${clock.atMs}`;
    const sum = clock.white.usedMs + clock.black.usedMs + clock.idleMs;
    if ((sum - step.atMs) % WRAP !== 0) return `at ${step.atMs}: used and idle are ${sum} ms`;
  }
  return undefined;
}

describe("the ledger closes", () => {
  test.each(pollRates)("polled every %i ms", (pollMs) => {
    holdsAt(pollMs, gamesAt(pollMs, { without: consoleVerbs }), (steps, drive) => openLedger(steps, drive));
  });

  test("a millisecond forgotten at a pause is found", () => {
    const found = Array.from({ length: 40 }, (_, seed) => randomGame(seed, { without: consoleVerbs }).steps).filter(
      (steps) => openLedger(steps, { counterStart: 0, pollMs: 0 }, 1) !== undefined,
    );
    expect(found.length).toBeGreaterThan(10);
  });
});
