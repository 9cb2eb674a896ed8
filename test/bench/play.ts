/** Draws the games that the benches play, and plays them on our core. */
import { type Clock, otherSide, remaining } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { nextChangeMs } from "../../firmware/core/face";
import { press, start } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { Random } from "../oracle/random";

export const gamePresses = 80;
export const gameMs = 40 * 60 * 1000;

/** Returns the thinking time of each press, ms. Together they are `gameMs`. A seed gives the same ones everywhere. */
export function drawGame(seed: number): number[] {
  const random = new Random(seed);
  const weights = Array.from({ length: gamePresses }, () => 0.05 + random.next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const thinks = weights.map((weight) => Math.floor((weight / total) * gameMs));
  const rest = gameMs - thinks.reduce((sum, ms) => sum + ms, 0);
  thinks[0] = (thinks[0] ?? 0) + rest;
  return thinks;
}

export const games: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, index) => drawGame(index + 1));

export function controlOf(text: string): Control {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(`bench: "${text}" is no control`);
  return control;
}

/** The peer grants nothing before move 1. */
export const peerControl = controlOf("5400+30;first=0");

/** Keeps what a reader of the clock sees, so that no compiler drops the reading. */
export const seen = { ms: 0, events: 0 };

export function look(clock: Clock): void {
  seen.ms = remaining(clock, Side.White) + remaining(clock, Side.Black);
}

export function countEvent(): void {
  seen.events++;
}

export function startedClock(control: Control): Clock {
  const clock = createClock(control, 0, countEvent);
  start(clock, 0);
  return clock;
}

/** Plays from press to press. The core needs no other call. */
export function playPresses(clock: Clock, thinks: readonly number[]): void {
  let side = clock.turn;
  for (let i = 0; i < thinks.length; i++) {
    press(clock, side, later(clock.atMs, thinks[i] ?? 0));
    look(clock);
    side = otherSide(side);
  }
}

/** Plays as a device does, which wakes for every visible change and at each press. Returns the number of wakes. */
export function playWakes(clock: Clock, thinks: readonly number[]): number {
  let side = clock.turn;
  let wakes = thinks.length;
  for (let i = 0; i < thinks.length; i++) {
    let leftMs = thinks[i] ?? 0;
    for (let ms = nextChangeMs(clock, false); ms > 0 && ms < leftMs; ms = nextChangeMs(clock, false)) {
      advance(clock, later(clock.atMs, ms));
      look(clock);
      leftMs -= ms;
      wakes++;
    }
    press(clock, side, later(clock.atMs, leftMs));
    look(clock);
    side = otherSide(side);
  }
  return wakes;
}
