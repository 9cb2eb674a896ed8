/** The past of a clock: its deeds played once more on a device of its own, up to any instant. */
import { createDevice, type Device, type Listener, pass, play, reachedMs } from "./device";
import type { Host } from "./host";
import { stampOf } from "./log";

export interface Replay {
  readonly device: Device;
  /** Deaf, until somebody gives it ears. */
  readonly listener: Listener;
  /** Deeds that have been played, up to the latest instant that was asked for. */
  played: number;
  askedMs: number;
}

/** So much virtual time passes between two looks at the watch. */
const sliceMs = 20_000;

function begin({ board, opening, memory, spoken }: Host): Replay {
  const listener: Listener = { tell: () => {}, sound: () => {}, refuse: () => {} };
  const device = createDevice(board, opening, memory, spoken, listener);
  if (device === undefined) throw new Error("the firmware does not start");
  return { device, listener, played: 0, askedMs: 0 };
}

/** A replay that can go to `atMs`: the given one, or a new one where that has gone too far. */
export function replayFor(host: Host, replay: Replay | undefined, atMs: number): Replay {
  return replay === undefined || replay.askedMs > atMs ? begin(host) : replay;
}

/**
 * Plays on to an instant as long as `isTimeLeft` says so; false: it did not get there. What happened at that very instant
 * is seen, though the board was told of it a little later.
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
