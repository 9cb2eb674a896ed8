/** A short game on a board that breaks, and the times that a sound board would have. */

import { freeze } from "../../firmware/app/device/freeze";
import type { App } from "../../firmware/app/model/app";
import { remaining } from "../../firmware/core/clock";
import { later } from "../../firmware/core/integer";
import { advance } from "../../firmware/core/time";
import { type Mode, Side } from "../../firmware/core/words";
import { type Bench, drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { createBoard, pass, type VirtualBoard } from "../../hal/virtual/board";
import { mendCut } from "../../hal/virtual/cells";
import type { Step } from "../../sim/engines/engine";
import { Broken, type Fuse } from "./fuse";
import { place } from "./place";

const edge = (atMs: number, contact: Switch, closed: 0 | 1): Step => ({
  verb: VirtualVerb.Edge,
  atMs,
  numbers: [contact, closed, atMs],
  text: "",
});
const tap = (atMs: number, contact: Switch): Step[] => [edge(atMs, contact, 1), edge(atMs + 80, contact, 0)];
const line = (atMs: number, text: string): Step => ({ verb: VirtualVerb.Line, atMs, numbers: [], text });
const endMs = 47_000;

/** A short game with levers, keys, a menu, a correction, a flag, and somebody who listens. */
const steps: readonly Step[] = [
  line(0, "subscribe"),
  line(10, "set 8:3x9"),
  ...tap(1_000, Switch.Right),
  ...tap(3_300, Switch.Left),
  ...tap(4_700, Switch.Right),
  ...tap(6_000, Switch.Start),
  ...tap(6_500, Switch.Menu),
  ...tap(7_000, Switch.Start),
  ...tap(7_500, Switch.Plus),
  edge(8_000, Switch.Start, 1),
  edge(9_200, Switch.Start, 0),
  ...tap(10_000, Switch.Minus),
  ...tap(10_500, Switch.Start),
  ...tap(11_700, Switch.Left),
  ...tap(12_000, Switch.Menu),
  { verb: VirtualVerb.To, atMs: endMs, numbers: [], text: "" },
];

interface Played {
  board: VirtualBoard;
  app: App;
  /** The true instant of the error; undefined if there was none. */
  brokeAtMs: number | undefined;
  /** The clock at the freeze: its instant, mode, both times and counters. */
  frozen: readonly number[] | undefined;
}

/** Plays the game. If a handler fails, `freeze` follows, which may fail once as well. */
export function play(fuse: Fuse): Played {
  const board = createBoard(place.counterStart, 0, () => {}, false);
  const bench = openBench({ ...board, hal: fuse.over(board.hal) }, place.facts);
  if (bench === undefined) throw new Error("the clock does not start");
  let brokeAtMs: number | undefined;
  let frozen: readonly number[] | undefined;
  for (const { verb, atMs, numbers, text } of steps) {
    try {
      drive(bench, verb, atMs, [...numbers], text);
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown;
      brokeAtMs ??= board.crystal.trueMs;
      stop(bench);
      frozen ??= countsOf(bench.app);
    }
  }
  return { board, app: bench.app, brokeAtMs, frozen };
}

function stop(bench: Bench): void {
  try {
    freeze(bench.app, bench.board.hal.time.now());
  } catch (thrown) {
    if (!(thrown instanceof Broken)) throw thrown;
  }
}

interface Times {
  mode: Mode;
  white: number;
  black: number;
}

/** Returns the times of a sound game at an instant: before its steps, after them, and after the events of time. */
export function truthsAt(atMs: number): Times[] {
  const known = truths.get(atMs) ?? playUpTo(atMs);
  truths.set(atMs, known);
  return known;
}

const truths = new Map<number, Times[]>();

function playUpTo(atMs: number): Times[] {
  const untilMs = [atMs - 1, atMs, atMs];
  return untilMs.map((passedMs, n) => {
    const some = steps.filter((step) => (n < 2 ? step.atMs < atMs : step.atMs <= atMs));
    const board = createBoard(place.counterStart, 0, () => {}, false);
    const bench = openBench(board, place.facts) as Bench;
    for (const { verb, atMs: stepMs, numbers, text } of some) drive(bench, verb, stepMs, [...numbers], text);
    pass(board, passedMs);
    advance(bench.app.clock, later(board.hal.time.now(), atMs - passedMs));
    return timesOf(bench.app);
  });
}

export function timesOf({ clock }: App): Times {
  return { mode: clock.mode, white: remaining(clock, Side.White), black: remaining(clock, Side.Black) };
}

export function countsOf(app: App): readonly number[] {
  const { atMs, white, black } = app.clock;
  const { mode, white: whiteMs, black: blackMs } = timesOf(app);
  return [atMs, mode, whiteMs, blackMs, white.presses, black.presses];
}

/** Returns the clock after the next power-on. */
export function recovered({ board }: Played): App {
  mendCut(board.cells);
  return (
    openBench(
      createBoard(0, 0, () => {}, false, board.cells),
      place.facts,
    ) as Bench
  ).app;
}
