import { type Clock, hasFallen, otherSide, periodOf, sideOf } from "./clock";
import { opensByMoves } from "./control";
import { accept, keep, keepPress, refuse, seek, settle } from "./input";
import { addMain, enterPeriod, renewDelay, tell } from "./time";
import { Event, Method, Mode, Side } from "./words";

/**
 * A lever's first edge, stamped `atMs`: charged exactly there, however late it is handled. True when it acts.
 * Ready: Black's starts White's clock [6.6]. Running: that of the side to move completes the move [6.2.1].
 */
export function press(clock: Clock, side: Side, atMs: number): boolean {
  const inTime = seek(clock, atMs);
  if (inTime && clock.mode === Mode.Ready && side !== clock.turn) return go(clock, Event.Start, clock.turn);
  if (!inTime || clock.mode !== Mode.Running || side !== clock.turn || clock.ranAtMs === atMs)
    return refuse(clock, side, atMs);
  accept(clock);
  passTurn(clock, side);
  return settle(clock);
}

/** The side to move completes its move, and the turn is the other's. */
function passTurn(clock: Clock, side: Side): void {
  const entered = completeMove(clock, side);
  clock.turn = otherSide(side);
  clock.ranAtMs = clock.atMs;
  keepPress(clock);
  tell(clock, Event.Press, side);
  if (entered) tell(clock, Event.Period, side);
}

/** Admits an act of the arbiter in this mode only; in any other it is noted and changes nothing. */
function admit(clock: Clock, mode: Mode, atMs: number): boolean {
  if (!seek(clock, atMs) || clock.mode !== mode) return refuse(clock, Side.None, atMs);
  accept(clock);
  return true;
}

/** The arbiter starts the clock of the side to move [6.6]. */
export function start(clock: Clock, atMs: number): boolean {
  return admit(clock, Mode.Ready, atMs) && go(clock, Event.Start, clock.turn);
}

/** Both clocks stand [6.11]. */
export function pause(clock: Clock, atMs: number): boolean {
  if (!admit(clock, Mode.Running, atMs)) return false;
  stop(clock);
  return settle(clock);
}

/** Stops the clocks at the instant the record stands at. */
export function stop(clock: Clock): void {
  clock.mode = Mode.Paused;
  keep(clock);
  tell(clock, Event.Pause, clock.turn);
}

/**
 * Starts the clock of `side` after a pause; no increment either way. A sealed move counts as pressed when
 * the opponent of the player who sealed it is started [Guideline I]; starting that player drops the seal.
 */
export function resume(clock: Clock, side: Side, atMs: number): boolean {
  if (!admit(clock, Mode.Paused, atMs)) return false;
  const sealer = clock.sealed;
  clock.sealed = Side.None;
  if (sealer !== Side.None && sealer !== side) {
    clock.turn = sealer;
    passTurn(clock, sealer);
  }
  return go(clock, Event.Resume, side);
}

/** The arbiter ends the game; nothing starts it again. */
export function finish(clock: Clock, atMs: number): boolean {
  const open = seek(clock, atMs) && clock.mode !== Mode.Setup && clock.mode !== Mode.Finished;
  if (!open) return refuse(clock, Side.None, atMs);
  accept(clock);
  clock.mode = Mode.Finished;
  keep(clock);
  tell(clock, Event.Finish, Side.None);
  return settle(clock);
}

function go(clock: Clock, event: Event, side: Side): boolean {
  clock.turn = side;
  clock.mode = Mode.Running;
  clock.ranAtMs = clock.atMs;
  if (event === Event.Start) keepPress(clock);
  else keep(clock);
  tell(clock, event, side);
  return settle(clock);
}

/**
 * Counts a press and grants what it earns, by the period the side is in after it. A fallen side earns nothing.
 * True when the press opened the next period (policy `moves`).
 */
function completeMove(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  const foundMs = s.mainMs;
  const foundOvertime = s.overtime;
  const earns = !hasFallen(clock, side);
  clock.pressSide = side;
  clock.foundDelayMs = s.delayMs;
  clock.foundMethod = s.turnMethod;
  s.presses++;
  const enters = earns && opensByMoves(clock.control, side, s.period, s.presses);
  if (enters) enterPeriod(clock, side);
  const renewed = earns && grant(clock, side);
  clock.gainPeriods = enters ? 1 : 0;
  clock.gainMs = s.mainMs - foundMs;
  clock.gainOvertime = s.overtime - foundOvertime;
  return enters || renewed;
}

/** The value of the side's period, as its method grants it on the press. True when a Canadian period is renewed. */
function grant(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  const p = periodOf(clock, side);
  const method = p.method;
  renewDelay(clock, side);
  if (method === Method.Increment && s.presses + 1 >= clock.control.from) addMain(clock, side, p.valueMs);
  if (method === Method.Canadian) s.overtime--;
  const isFull = method === Method.Canadian && s.overtime === 0;
  if (isFull) s.overtime = p.count;
  if (isFull || method === Method.Byoyomi || method === Method.Gong) s.mainMs = p.valueMs;
  return isFull;
}
