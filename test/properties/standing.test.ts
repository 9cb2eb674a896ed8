/** Invariant 7 of clock.md §2: pause, resume, an orderly save and restore change no R, M, D, overtime or counter. */
import { describe, expect, test } from "vitest";
import type { Clock } from "../../firmware/core/clock";
import { resume } from "../../firmware/core/game";
import { loadClock, saveClock } from "../../firmware/core/snapshot";
import { advance } from "../../firmware/core/time";
import { Mode } from "../../firmware/core/words";
import { consoleStep } from "../oracle/console";
import { randomGame } from "../oracle/games";
import { type Step, verbs } from "../oracle/step";
import { applyStep, consoleVerbs, counterAt, seenOf, setUp } from "./core";
import { driven, type Fault, gamesAt, holdsAt, pollRates, type State } from "./play";

type Runner = (step: Step) => string[];

const PAUSE_MS = 12_345;
const parse = (lines: readonly string[]): State[] => lines.map((line) => JSON.parse(line));
const stepAt = (verb: number, atMs: number, numbers: readonly number[] = [], text = ""): Step => ({
  verb,
  atMs,
  numbers,
  text,
});

const delayedBy = (step: Step, ms: number): Step => ({
  ...step,
  atMs: step.atMs + ms,
  numbers: step.verb === verbs.press ? [step.numbers[0] ?? 1, (step.numbers[1] ?? step.atMs) + ms] : step.numbers,
});

/** Returns the instants between two steps of a game that no step and no late edge touches. */
function gapsOf(steps: readonly Step[]): { index: number; at: number }[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const at = before === undefined ? 0 : Math.floor((before.atMs + step.atMs) / 2);
    const crossed = steps.slice(index).some((later) => later.verb === verbs.press && (later.numbers[1] ?? 0) <= at);
    return before === undefined || at <= before.atMs || crossed ? [] : [{ index, at }];
  });
}

/** The steps between pause and resume: none, or an adjournment and its restoration. */
type Break = (at: number) => Step[];
const nothing: Break = () => [];
const adjournment: Break = (at) => [
  stepAt(verbs.adjourn, at + 5, [0, 0], "break"),
  stepAt(verbs.restore, at + 9, [], "break"),
];

/** Returns the gaps of a game in which a clock runs, each with its side. */
function runningGaps(steps: readonly Step[], run: Runner): { index: number; at: number; side: number }[] {
  const gaps = gapsOf(steps);
  return steps.flatMap((step, index) => {
    const gap = gaps.find((each) => each.index === index);
    const [here] = gap === undefined ? [] : parse(run(stepAt(verbs.expect, gap.at))).slice(-1);
    run(step);
    return gap === undefined || here?.mode !== "running" ? [] : [{ ...gap, side: here.turn === "white" ? 1 : 2 }];
  });
}

/** Returns where a game with a break differs from the same game without it, apart from the time of the break. */
function afterBreak(steps: readonly Step[], pick: number, pause: Break, run: Runner = consoleStep): string | undefined {
  const gaps = runningGaps(steps, run);
  const gap = gaps[pick % Math.max(1, gaps.length)];
  if (gap === undefined) return undefined;
  const { index, at, side } = gap;
  const head = steps.slice(0, index);
  const tail = steps.slice(index);
  for (const step of [...head, stepAt(verbs.advance, at)]) run(step);
  const plain = parse(tail.flatMap((step) => run(step)));
  for (const step of head) run(step);
  const resumed = stepAt(verbs.resume, at + PAUSE_MS, [side]);
  for (const step of [stepAt(verbs.pause, at), ...pause(at), resumed]) run(step);
  const broken = parse(tail.flatMap((step) => run(delayedBy(step, PAUSE_MS))));
  for (const [each, line] of plain.entries()) {
    const ours = JSON.stringify({ ...line, at: line.at + PAUSE_MS });
    if (ours !== JSON.stringify(broken[each]))
      return `without break at ${at}: ${ours}\nwith: ${JSON.stringify(broken[each])}`;
  }
  return plain.length === broken.length ? undefined : `break at ${at}: ${broken.length} lines, ${plain.length} without`;
}

/** Returns a side without its digits: the running side decides which time of an hourglass is rounded up. */
const timesOf = ({ white, black }: State): string =>
  JSON.stringify([white, black].map((side) => ({ ...side, shown: "" })));

/** Returns the lines before and after a stopped clock if their sides differ. */
function standsStill(steps: readonly Step[], run: Runner = consoleStep): string | undefined {
  let last: State | undefined;
  for (const step of steps) {
    for (const line of parse(run(step))) {
      const quiet = ["resume", "expect", "ignored"].includes(line.event) && line.at >= (last?.at ?? 0);
      if (quiet && last !== undefined && ["paused", "fallen", "ready", "finished"].includes(last.mode)) {
        if (timesOf(line) !== timesOf(last))
          return `${line.event} at ${line.at} found ${JSON.stringify(line)} after ${JSON.stringify(last)}`;
      }
      last = line;
    }
  }
  return undefined;
}

/** Saves a clock at an instant, continues with the loaded one, and returns where the two differ. */
function afterSaving(steps: readonly Step[], pick: number, startAt: number, spoil = (list: number[]) => list) {
  const gaps = gapsOf(steps);
  const gap = gaps[pick % Math.max(1, gaps.length)];
  const [first] = steps;
  const clock = first && setUp(first, startAt);
  if (gap === undefined || clock === undefined) return undefined;
  for (const step of steps.slice(1, gap.index)) applyStep(clock, step, startAt);
  advance(clock, counterAt(startAt, gap.at));
  const ran = clock.mode === Mode.Running;
  const loaded = loadClock(spoil(saveClock(clock)), counterAt(startAt, gap.at + PAUSE_MS), () => {});
  if (loaded === undefined) return `a clock saved at ${gap.at} cannot be loaded`;
  if (loaded.mode !== (ran ? Mode.Paused : clock.mode)) return `saved in mode ${clock.mode}, loaded in ${loaded.mode}`;
  const difference = apart(clock, loaded, gap.at);
  if (difference !== undefined) return difference;
  if (ran) resume(loaded, loaded.turn, counterAt(startAt, gap.at + PAUSE_MS));
  for (const step of steps.slice(gap.index)) {
    applyStep(clock, step, startAt);
    applyStep(loaded, delayedBy(step, PAUSE_MS), startAt);
    const found = apart(clock, loaded, step.atMs);
    if (found !== undefined) return found;
  }
  return undefined;
}

function apart(clock: Clock, loaded: Clock, atMs: number): string | undefined {
  const [ours, theirs] = [JSON.stringify(seenOf(clock)), JSON.stringify(seenOf(loaded))];
  return ours === theirs ? undefined : `at ${atMs}\nnever saved: ${ours}\nloaded:      ${theirs}`;
}

// A power loss depends on the last snapshot, bounce takes time of its own, and undo reaches back before a save.
const steady = [verbs.power, verbs.bounce];
const lasting = [...consoleVerbs, ...steady, verbs.undo];

describe("what stands does not change", () => {
  test.each(pollRates)("a pause in the midst of a game changes nothing but the time, polled every %i ms", (pollMs) => {
    const fault: Fault = (steps, drive, pick) => afterBreak(driven(steps, drive), pick, nothing);
    holdsAt(pollMs, gamesAt(pollMs, { without: steady }), fault);
  });

  test.each(pollRates)("nor does an adjournment that is taken up again, polled every %i ms", (pollMs) => {
    const fault: Fault = (steps, drive, pick) => afterBreak(driven(steps, drive), pick, adjournment);
    holdsAt(pollMs, gamesAt(pollMs, { without: [...steady, verbs.undo] }), fault);
  });

  test.each(pollRates)("a standing clock shows the same until somebody acts, polled every %i ms", (pollMs) => {
    holdsAt(pollMs, gamesAt(pollMs), (steps, drive) => standsStill(driven(steps, drive)));
  });

  test("a clock saved and loaded at any instant goes on as if nothing had been", () => {
    const fault: Fault = (steps, { counterStart }, pick) => afterSaving(steps, pick, counterStart);
    holdsAt(0, gamesAt(0, { without: lasting }), fault, 300);
  });

  const first = (count: number, without: readonly number[]) =>
    Array.from({ length: count }, (_, seed) => randomGame(seed, { without }).steps);

  test("a pause that refills the delay, or takes an overtime, is found", () => {
    let paused = false;
    const refills: Runner = (step) => {
      if (step.verb === verbs.begin) paused = false;
      const lines = consoleStep(step);
      if (lines.some((line) => line.includes('"event":"pause"'))) paused = true;
      return paused ? lines.map((line) => line.replace(/"used":\d+,"presses":/, '"used":0,"presses":')) : lines;
    };
    const found = first(60, steady).filter((steps) => afterBreak(steps, 3, nothing, refills) !== undefined);
    expect(found.length).toBeGreaterThan(20);
    const drips: Runner = (step) =>
      consoleStep(step).map((line) =>
        line.includes('"event":"resume"') ? line.replace('"delay":', '"delay":1') : line,
      );
    expect(first(60, []).filter((steps) => standsStill(steps, drips) !== undefined).length).toBeGreaterThan(10);
  });

  test("in most games there is a running clock to be paused", () => {
    const breaks = first(60, steady).filter((steps) => runningGaps(steps, consoleStep).length > 0);
    expect(breaks.length).toBeGreaterThan(45);
  });

  test("a list that is torn is refused", () => {
    const torn = (list: number[]) => [...list.slice(0, 12), (list[12] ?? 0) + 1, ...list.slice(13)];
    const refused = first(20, lasting).map((steps) => afterSaving(steps, 2, 0, torn));
    expect(refused.filter((fault) => fault?.includes("cannot be loaded")).length).toBeGreaterThan(10);
  });
});
