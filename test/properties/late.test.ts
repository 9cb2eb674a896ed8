/** Order, clock.md §6: everything acts in the order of its stamps, however late an edge is read. */
import { describe, expect, test } from "vitest";
import { advance } from "../../firmware/core/time";
import { consoleStep } from "../oracle/console";
import { randomGame } from "../oracle/games";
import { describeStep, type Step, verbs } from "../oracle/step";
import { applyKey, applyStep, consoleVerbs, counterAt, seenOf, setUp } from "./core";
import { type Drive, driven, type Fault, gamesAt, holdsAt, pollRates, type State } from "./play";

type Runner = (step: Step) => string[];

/** Delays the reading of every press until the next step. */
const readLate = (steps: readonly Step[]): Step[] =>
  steps.map((step, index) =>
    step.verb === verbs.press ? { ...step, atMs: steps[index + 1]?.atMs ?? step.atMs } : step,
  );

/** Returns the lines that are valid in the end, in the order of their instants. */
function standing(lines: readonly State[]): State[] {
  const kept: State[] = [];
  for (const line of lines) {
    if (!line.withdrawn) kept.push(line);
    else {
      const index = kept.findIndex(({ at, event, side }) => at > line.at && event === line.event && side === line.side);
      if (index < 0) return [line];
      kept.splice(index, 1);
    }
  }
  return kept.toSorted((one, two) => one.at - two.at);
}

const traceOf = (steps: readonly Step[], run: Runner): State[] =>
  standing(steps.flatMap((step) => run(step)).map((line): State => JSON.parse(line)));

function difference(steps: readonly Step[], run: Runner = consoleStep): string | undefined {
  const timely = steps.map((step) =>
    step.verb === verbs.press ? { ...step, numbers: [step.numbers[0] ?? 1, step.atMs] } : step,
  );
  const plain = traceOf(timely, run);
  const late = traceOf(readLate(timely), run);
  const index = plain.findIndex((line, each) => JSON.stringify(line) !== JSON.stringify(late[each]));
  if (index < 0 && plain.length === late.length) return undefined;
  return `in time: ${JSON.stringify(plain[index])}\nlate:    ${JSON.stringify(late[index])}`;
}

const keys: readonly number[] = [verbs.start, verbs.pause, verbs.resume, verbs.finish];

/** Returns where a clock that reads the arbiter's keys late differs from one that reads them in time. */
function keyDifference(steps: readonly Step[], { counterStart }: Drive, stamped = true): string | undefined {
  const [first, ...rest] = steps;
  const timely = first && setUp(first, counterStart);
  const late = first && setUp(first, counterStart);
  if (timely === undefined || late === undefined) return undefined;
  for (const [index, step] of rest.entries()) {
    applyStep(timely, step, counterStart);
    const readAt = rest[index + 1]?.atMs ?? step.atMs;
    if (keys.includes(step.verb)) {
      advance(late, counterAt(counterStart, readAt));
      applyKey(late, step, counterAt(counterStart, stamped ? step.atMs : readAt));
    } else applyStep(late, step, counterStart);
    advance(late, counterAt(counterStart, readAt));
    advance(timely, counterAt(counterStart, readAt));
    const [ours, theirs] = [timely, late].map((clock) => JSON.stringify({ ...seenOf(clock), idle: clock.idleMs }));
    if (ours !== theirs) return `after ${describeStep(step)}\nin time: ${ours}\nlate:    ${theirs}`;
  }
  return undefined;
}

describe("edges that are read late", () => {
  // An edge that is read without power is ignored, and the edges of a bounce are read one by one.
  const without = [verbs.power, verbs.bounce];

  test.each(pollRates)("act at their stamps, polled every %i ms", (pollMs) => {
    holdsAt(pollMs, gamesAt(pollMs, { without }), (steps, drive) => difference(driven(steps, drive)));
  });

  test("a clock that charges an edge when it is read is found", () => {
    const noticed: Runner = (step) =>
      consoleStep(step.verb === verbs.press ? { ...step, numbers: [step.numbers[0] ?? 1, step.atMs] } : step);
    const found = Array.from({ length: 40 }, (_, seed) => randomGame(seed, { without }).steps).filter(
      (steps) => difference(steps, noticed) !== undefined,
    );
    expect(found.length).toBeGreaterThan(20);
  });
});

describe("keys that are read late", () => {
  test("act at their stamps", () => {
    const fault: Fault = (steps, drive) => keyDifference(steps, drive);
    holdsAt(0, gamesAt(0, { without: consoleVerbs }), fault, 200);
  });

  test("a pause that is charged when it is read is found", () => {
    const games = Array.from({ length: 40 }, (_, seed) => randomGame(seed, { without: consoleVerbs }).steps);
    const found = games.filter((steps) => keyDifference(steps, { counterStart: 0, pollMs: 0 }, false) !== undefined);
    expect(found.length).toBeGreaterThan(20);
  });
});
