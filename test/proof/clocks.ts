/** Copies clocks, and compares what they know. */
import type { Clock } from "../../firmware/core/clock";
import { packControl } from "../../firmware/core/control-list";
import type { Firmware } from "./firmware";

/** The places of a packed state that are saved, and that of its instant. */
const SAVED = 30;
const AT = 32;

const quiet = (): void => {};

/** Returns a copy of a clock that reports to nobody. It names each field, because spreading a clock takes longer. */
export function copyClock(clock: Clock): Clock {
  return {
    atMs: clock.atMs,
    ranAtMs: clock.ranAtMs,
    idleMs: clock.idleMs,
    mode: clock.mode,
    turn: clock.turn,
    firstFlag: clock.firstFlag,
    sealed: clock.sealed,
    lost: clock.lost,
    pressSide: clock.pressSide,
    gainPeriods: clock.gainPeriods,
    gainMs: clock.gainMs,
    foundDelayMs: clock.foundDelayMs,
    foundMethod: clock.foundMethod,
    gainOvertime: clock.gainOvertime,
    white: { ...clock.white },
    black: { ...clock.black },
    notice: quiet,
    kept: clock.kept.slice(),
    before: clock.before.slice(),
    acts: clock.acts.slice(0, clock.actCount),
    control: clock.control,
    beforeControl: clock.beforeControl,
    pressedAtMs: clock.pressedAtMs,
    canUndoPress: clock.canUndoPress,
    hasForgotten: clock.hasForgotten,
    actCount: clock.actCount,
    toldMs: clock.toldMs,
    aside: clock.aside,
  };
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
