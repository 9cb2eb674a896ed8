/** Copies clocks, and compares what they know. */
import type { Clock } from "../../firmware/core/clock";
import { packControl } from "../../firmware/core/control-list";
import type { Firmware } from "./firmware";

/** The places of a packed state that are saved, and that of its instant. */
const SAVED = 30;
const AT = 32;

const quiet = (): void => {};

/** Returns a copy of a clock that reports to nobody. */
export function copyClock(clock: Clock): Clock {
  const copy = { ...clock };
  copy.white = { ...clock.white };
  copy.black = { ...clock.black };
  copy.kept = clock.kept.slice();
  copy.before = clock.before.slice();
  copy.acts = clock.acts.slice(0, clock.actCount);
  copy.notice = quiet;
  return copy;
}

const scratch: readonly [number[], number[]] = [[], []];

const isSameList = (a: readonly number[], b: readonly number[], places: number): boolean => {
  for (let i = 0; i < places; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** Returns true if two clocks know the same of the game and its times. */
export function isSameGame(firmware: Firmware, a: Clock, b: Clock): boolean {
  const isSame = isSameList(firmware.packClock(a, scratch[0]), firmware.packClock(b, scratch[1]), SAVED);
  if (!isSame || a.atMs !== b.atMs) return false;
  return a.control === b.control || `${packControl([], a.control)}` === `${packControl([], b.control)}`;
}

/** Returns true if two clocks are the same also in their ledgers and in what late edges are judged by. */
export function isSameClock(firmware: Firmware, a: Clock, b: Clock): boolean {
  const isSame = isSameList(firmware.packClock(a, scratch[0]), firmware.packClock(b, scratch[1]), AT + 1);
  return isSame && isSameList(a.kept, b.kept, AT + 1) && a.canUndoPress === b.canUndoPress;
}
