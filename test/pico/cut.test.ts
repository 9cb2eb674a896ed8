/** The power goes in the midst of every change of the flash in a game: the clock comes up with what was played. */
import { beforeAll, expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { isCi } from "../runner/ci";
import { Bench, type State } from "./bench";
import { fillLog } from "./filled-log";
import { findImage } from "./found";

/** A change of the flash that was cut short. */
interface Cut {
  atMs: number;
  /** Presses that had been made. */
  presses: number;
  isErase: boolean;
  flash: Uint8Array;
}

const image = await findImage();
const beginMs = 30_000;
/** Instants of presses; the first one starts the clock of White. */
const pressesMs = [2000, 4100, 7350, 9020, 19_500, 36_040].map((ms) => beginMs + ms);
const endMs = beginMs + 50_000;
const baseMs = 180_000;
const bonusMs = 2000;
/** The time of a clock that runs is kept each nine seconds. */
const oldestMs = 10_000;
/** The time from handling an edge to writing it, ms. */
const handlingMs = 300;
/** Every so many cuts are tried: a boot of the emulated chip takes half a second. FLAGFALL_FAULTS=all tries all. */
const every = process.env.FLAGFALL_FAULTS === "all" ? 1 : isCi() ? 2 : 4;

if (image !== undefined) {
  let all: Cut[];
  beforeAll(() => {
    all = play(image);
  });

  test("nothing is wrong, and the running side is no older than 10 s", () => {
    const cuts = all.filter(({ atMs }) => atMs < endMs);
    expect(cuts.filter(({ presses }) => presses > 0).length).toBeGreaterThanOrEqual(pressesMs.length + 3);
    for (const cut of cuts.filter((_, index) => index % every === 0))
      check(cut, new Bench(image, cut.flash).to(400).state());
  });

  test("between games, in the midst of erases too, the clock has the old game or none, and plays the next", () => {
    const cuts = all.filter(({ atMs }) => atMs >= endMs);
    expect(cuts.length).toBeGreaterThan(10);
    const erases = cuts.filter(({ isErase }) => isErase);
    expect(erases.length).toBeGreaterThan(0);
    for (const cut of cuts.filter(({ isErase }, index) => isErase || index % every === 0))
      checkBetween(cut, new Bench(image, cut.flash).to(400));
  });
}

/** Plays the game once and sets up the next, and keeps what the flash would hold if the power went in each change. */
function play(image: PicoImage): Cut[] {
  const bench = new Bench(image);
  const { flash } = bench.emulated.chip;
  const cuts: Cut[] = [];
  let seed = 1;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  fillLog(bench.to(200));
  expect(bench.nowMs).toBeLessThan(beginMs);
  let { erases } = flash;
  flash.onChange = () => {
    const atMs = bench.nowMs;
    const isErase = flash.erases > erases;
    erases = flash.erases;
    cuts.push({ atMs, presses: pressesMs.filter((ms) => ms <= atMs).length, isErase, flash: flash.cut(random) });
  };
  bench.ask("set 180+2");
  for (const [index, ms] of pressesMs.entries()) bench.press(index % 2 === 0 ? Switch.Right : Switch.Left, ms);
  bench.to(endMs);
  bench.press(Switch.Start, endMs + 100);
  bench.to(endMs + 500).ask("new");
  bench.ask("set 60+2");
  return cuts;
}

/** The pause, or nothing of the game any more; and the flash takes another one. */
function checkBetween({ atMs }: Cut, bench: Bench): void {
  const { mode, white, black } = bench.state();
  const isKept = mode === "paused" || mode === "running";
  expect([mode, white.presses + black.presses], `at ${atMs} ms`).toEqual([mode, isKept ? pressesMs.length - 1 : 0]);
  if (mode === "running") bench.press(Switch.Start, bench.nowMs + 100);
  bench.to(bench.nowMs + 300).ask("new");
  expect(bench.ask("set 60+2"), `at ${atMs} ms`).toContain('{"ok":true}');
  bench.press(Switch.Right, bench.nowMs + 100);
  expect(bench.state().mode, `at ${atMs} ms`).toBe("running");
}

/** The clock says what it was with all presses, or without the one that was being written. */
function check({ atMs, presses }: Cut, state: State): void {
  const isFresh = presses > 0 && atMs - pressesMs[presses - 1]! < handlingMs;
  const kept = state.mode === "ready" || state.mode === "setup" ? 0 : state.white.presses + state.black.presses + 1;
  expect(isFresh ? [presses - 1, presses] : [presses], `at ${atMs} ms`).toContain(kept);
  if (kept === 0) return;
  const running = kept % 2 === 1 ? "white" : "black";
  const waiting = running === "white" ? "black" : "white";
  expect(state.turn).toBe(running);
  expect(state[waiting].remaining).toBe(remainingMs(waiting, kept));
  const passedMs = atMs - pressesMs[kept - 1]!;
  const remaining = remainingMs(running, kept);
  expect(state[running].remaining).toBeLessThanOrEqual(remaining);
  expect(remaining - state[running].remaining).toBeGreaterThan(passedMs - oldestMs);
  expect(remaining - state[running].remaining).toBeLessThanOrEqual(Math.ceil(passedMs));
}

/** Returns the time of a side after so many presses. If the next turn is its own, that has just begun. */
function remainingMs(side: "white" | "black", presses: number): number {
  let remaining = baseMs + bonusMs;
  for (let turn = 0; turn + 1 < presses; turn++) {
    const mover = turn % 2 === 0 ? "white" : "black";
    if (mover === side) remaining += bonusMs - (pressesMs[turn + 1]! - pressesMs[turn]!);
  }
  return remaining;
}
