import type { Clock, Notice, SideState } from "./clock";
import { type Control, hasDelay, openingMs, periodAt, TIME_MAX_MS } from "./control";
import { smaller } from "./integer";
import { packClock } from "./pack";
import { stateList } from "./state-list";
import { Flag, Method, Mode, Side } from "./words";

/**
 * Returns a clock that is ready to start [6.6]: White is to move and has the first increment. `atMs` may be any
 * instant.
 */
export function createClock(control: Control, atMs: number, notice: Notice): Clock {
  const clock: Clock = {
    atMs: atMs,
    ranAtMs: atMs,
    idleMs: 0,
    mode: Mode.Ready,
    turn: Side.White,
    firstFlag: Side.None,
    sealed: Side.None,
    lost: Side.None,
    pressSide: Side.None,
    gainPeriods: 0,
    gainMs: 0,
    foundDelayMs: 0,
    foundMethod: Method.Time,
    gainOvertime: 0,
    white: createSide(control, Side.White),
    black: createSide(control, Side.Black),
    control: control,
    notice: notice,
    kept: stateList(),
    before: stateList(),
    beforeControl: control,
    pressedAtMs: atMs,
    canUndoPress: false,
    hasForgotten: false,
    acts: [],
    actCount: 0,
    toldMs: atMs,
    aside: undefined,
  };
  packClock(clock, clock.kept);
  return clock;
}

function createSide(control: Control, side: Side): SideState {
  const p = periodAt(control, side, 1);
  const turnMethod = p.method;
  const overtime = p.count;
  const flag: Flag = Flag.None;
  const firstMs = turnMethod === Method.Increment && control.from === 1 ? p.valueMs : 0;
  const delayMs = hasDelay(turnMethod) ? p.valueMs : 0;
  const mostMs = turnMethod === Method.Bronstein ? TIME_MAX_MS - delayMs : TIME_MAX_MS;
  const mainMs = smaller(openingMs(p) + firstMs, mostMs);
  return { mainMs, delayMs, turnMethod, overtime, usedMs: 0, presses: 0, period: 1, flag, signMs: 0, illegal: 0 };
}
