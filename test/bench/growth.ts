/** Measures how cost grows with the length of a game and with the number of clocks in one process. */
import type { Clock } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { press } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { controlOf, look, startedClock } from "./play";
import { type Group, limitAtMost, type Row } from "./row";
import { median, spentNs } from "./stopwatch";

const thinkMs = 1000;
const rounds = 9;
/** The presses of a round. Shorter games are repeated until they have as many. */
const roundPresses = 100_000;
const pressCounts = [100, 1_000, 10_000, 100_000];
const clockCounts = [1, 10, 100, 1_000, 10_000];
/** Linear is 1; what a longer list or a colder memory costs is allowed, a cost that grows along is not. */
const pressesMost = 2;
const clocksMost = 10;

/** One period, and a repeating one that each side has entered 1,250 times in the end. */
const controls = ["5400+30", "40/7200"];

function pressOn(clock: Clock): void {
  press(clock, clock.turn, later(clock.atMs, thinkMs));
}

/** Returns ns per press in games of `count` presses, without creating the clocks. */
function timeGames(control: Control, count: number): number {
  const clocks = Array.from({ length: Math.max(1, roundPresses / count) }, () => startedClock(control));
  const fromNs = spentNs();
  for (const clock of clocks) for (let i = 0; i < count; i++) pressOn(clock);
  const ns = spentNs() - fromNs;
  for (const clock of clocks) look(clock);
  return ns / (clocks.length * count);
}

/** Returns ns per press with `count` clocks that are pressed in turn. */
function timeClocks(control: Control, count: number): number {
  const clocks = Array.from({ length: count }, () => startedClock(control));
  const fromNs = spentNs();
  for (let i = 0; i < roundPresses / count; i++) for (const clock of clocks) pressOn(clock);
  const ns = spentNs() - fromNs;
  for (const clock of clocks) look(clock);
  return ns / roundPresses;
}

type Timing = (control: Control, count: number) => number;

/** Returns the median for each count. The counts take turns, after one round to warm up. */
function medians(counts: readonly number[], control: Control, time: Timing): number[] {
  const found = counts.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, count] of counts.entries()) {
      const ns = time(control, count);
      if (round > 0) found[index]?.push(ns);
    }
  }
  return found.map(median);
}

function growthRows(name: string, counts: readonly number[], text: string, time: Timing, most: number): Row[] {
  const found = medians(counts, controlOf(text), time);
  const first = found[0] ?? Number.NaN;
  return counts.map((count, index): Row => {
    const value = found[index] ?? Number.NaN;
    const what = `${count.toLocaleString("en")} ${count === 1 ? name.slice(0, -1) : name}, ${text}`;
    return { what, value, unit: "ns a press", beside: first, ratio: value / first, goal: limitAtMost(most) };
  });
}

/** Returns the row for a clock's memory. Needs `node --expose-gc`. */
function sizeRow(): Row[] {
  const collect = globalThis.gc;
  if (collect === undefined) return [];
  const control = controlOf("5400+30");
  const count = 10_000;
  collect();
  const before = process.memoryUsage().heapUsed;
  const clocks = Array.from({ length: count }, () => startedClock(control));
  collect();
  const value = (process.memoryUsage().heapUsed - before) / count;
  for (const clock of clocks) look(clock);
  return [{ what: "memory of a clock that runs", value, unit: "bytes" }];
}

export function measureGrowth(): Group {
  const games = controls.flatMap((text) => growthRows("presses", pressCounts, text, timeGames, pressesMost));
  const clocks = growthRows("clocks", clockCounts, "5400+30", timeClocks, clocksMost);
  return {
    name: "growth",
    title: "Growth, ns a press against the first of each list",
    beside: "first",
    rows: [...games, ...clocks, ...sizeRow()],
  };
}
