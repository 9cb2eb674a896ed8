/**
 * Remembers the exact times of a running clock when the page goes. The clock's flash knows them to ten seconds only, so
 * the page offers the players what it knows when it comes back.
 */
import { signal } from "@preact/signals";
import { remaining, running } from "../../../firmware/core/clock";
import { Mode, Side } from "../../../firmware/core/words";
import { tellClock } from "../actions";
import { recall, remember } from "../memory";
import { host } from "../store";
import { opened } from "./phase";

/** A shorter absence, such as a reload, is not worth a question: the time stands as it was, ms. */
const awayMinMs = 1000;
/** A later return is not the same sitting any more, ms. */
const awayMaxMs = 60 * 60_000;

interface Left {
  board: string;
  /** The instant by the computer's clock, ms. */
  wallMs: number;
  side: "white" | "black";
  remainingMs: number;
  presses: number;
}

export interface Away {
  side: "white" | "black";
  awayMs: number;
  /** The time of the side when the page went, and what a clock that ran on would have left. */
  stoodMs: number;
  ranMs: number;
}

export const away = signal<Away | undefined>(undefined);

/** Notes the running clock, or that none runs. Call it when the page goes. */
export function noteLeaving(wallMs: number): void {
  const clock = host.value?.device.bench.app.clock;
  const side = clock === undefined ? Side.None : running(clock);
  if (clock === undefined || side === Side.None) {
    remember("left", "");
    return;
  }
  const left: Left = {
    board: host.value?.board.name ?? "",
    wallMs,
    side: side === Side.White ? "white" : "black",
    remainingMs: remaining(clock, side),
    presses: clock.white.presses + clock.black.presses,
  };
  remember("left", JSON.stringify(left));
}

function readLeft(): Left | undefined {
  try {
    return JSON.parse(recall("left") ?? "") as Left;
  } catch {
    return undefined;
  }
}

/** Opens the question of what counts, if the clock came back paused with the game that the page left. */
export function askAway(wallMs: number): void {
  const left = readLeft();
  remember("left", "");
  const clock = host.value?.device.bench.app.clock;
  if (left === undefined || clock === undefined || clock.mode !== Mode.Paused) return;
  const awayMs = wallMs - left.wallMs;
  const isSame = left.board === host.value?.board.name && left.presses === clock.white.presses + clock.black.presses;
  if (!isSame || awayMs < 0 || awayMs > awayMaxMs) return;
  const { side, remainingMs: stoodMs } = left;
  const ranMs = Math.max(0, stoodMs - awayMs);
  if (awayMs < awayMinMs && ranMs > 0) {
    tellClock(`correct ${side}.remaining=${stoodMs}`);
    return;
  }
  away.value = { side, awayMs, stoodMs, ranMs };
  opened.value = "away";
}

/** Sets the side's time by a correction of the arbiter. */
export function settleAway(remainingMs: number): void {
  const side = away.value?.side;
  opened.value = undefined;
  if (side !== undefined) tellClock(`correct ${side}.remaining=${remainingMs}`);
}
