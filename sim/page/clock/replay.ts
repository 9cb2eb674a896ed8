/** Replays the past of a clock: its deeds are played again on a separate device, up to any instant. */
import { createDevice, type Device, type Listener, pass, play, reachedMs } from "./device";
import type { Host } from "./host";
import { stampOf } from "./log";

export interface Replay {
  readonly device: Device;
  /** Ignores everything until a caller sets its functions. */
  readonly listener: Listener;
  /** The number of deeds already played, up to the latest instant asked for. */
  played: number;
  askedMs: number;
}

/** The virtual time that passes between two checks for remaining time. */
const sliceMs = 20_000;

function begin({ board, opening, memory, spoken, speaks }: Host): Replay {
  const listener: Listener = { tell: () => {}, sound: () => {}, refuse: () => {} };
  const device = createDevice(board, opening, memory, { spoken, speaks }, listener);
  if (device === undefined) throw new Error("the firmware does not start");
  return { device, listener, played: 0, askedMs: 0 };
}

/** Returns a replay that can reach `atMs`: the given one, or a new one if that has gone too far. */
export function replayFor(host: Host, replay: Replay | undefined, atMs: number): Replay {
  return replay === undefined || replay.askedMs > atMs ? begin(host) : replay;
}

/**
 * Plays on to an instant while `isTimeLeft` returns true. Events at exactly that instant are shown, even if the board
 * handled them slightly later. Returns false if it did not get there.
 */
export function replayTo(host: Host, replay: Replay, atMs: number, isTimeLeft: () => boolean): boolean {
  const { deeds } = host.log;
  replay.askedMs = atMs;
  for (;;) {
    const next = deeds[replay.played];
    const goalMs = next === undefined ? atMs : Math.min(atMs, stampOf(next.step));
    if (reachedMs(replay.device) < goalMs) {
      pass(replay.device, Math.min(goalMs, reachedMs(replay.device) + sliceMs));
      if (!isTimeLeft()) return false;
    } else if (next !== undefined && stampOf(next.step) <= atMs) {
      play(replay.device, next.step);
      replay.played++;
    } else return true;
  }
}
