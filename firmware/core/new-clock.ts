import type { Clock, Notice, SideState } from "./clock";
import { type Control, periodAt } from "./control";
import { smaller } from "./integer";
import { earnedMs, openingMs } from "./method";
import { hasDelay } from "./method-facts";
import { packClock } from "./pack";
import { stateList } from "./state-list";
import { mostMainMs } from "./time";
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
  const delayMs = hasDelay(turnMethod) ? p.valueMs : 0;
  const mainMs = openingMs(p) + earnedMs(control, p, 1);
  const s = { mainMs, delayMs, turnMethod, overtime, usedMs: 0, presses: 0, period: 1, flag, signMs: 0, illegal: 0 };
  s.mainMs = smaller(s.mainMs, mostMainMs(s));
  return s;
}
