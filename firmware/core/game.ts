import { type Clock, hasFallen, otherSide, periodOf, sideOf } from "./clock";
import { opensByMoves } from "./control";
import { accept, keep, keepPress, refuse, seek, settle } from "./input";
import { earnedMs } from "./method";
import { addMain, enterPeriod, renewDelay, tell } from "./time";
import { Event, Method, Mode, Side } from "./words";

/**
 * Applies a press: the first edge of a lever, stamped `atMs`. Charges time up to exactly that instant, however late the
 * edge is handled. Returns true if the press has an effect:
 * - If the clock is ready, Black's press starts White's clock [6.6].
 * - If it runs, the press of the side to move completes the move [6.2.1].
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

/** Completes the move of the side to move and passes the turn to the other side. */
function passTurn(clock: Clock, side: Side): void {
  const entered = completeMove(clock, side);
  clock.turn = otherSide(side);
  clock.ranAtMs = clock.atMs;
  keepPress(clock);
  tell(clock, Event.Press, side);
  if (entered) tell(clock, Event.Period, side);
}

/** Accepts an act of the arbiter in these modes only. In any other mode, reports it as ignored and returns false. */
function admit(clock: Clock, first: Mode, last: Mode, atMs: number): boolean {
  if (!seek(clock, atMs) || clock.mode < first || clock.mode > last) return refuse(clock, Side.None, atMs);
  accept(clock);
  return true;
}

/** Starts the clock of the side to move, as the arbiter does [6.6]. */
export function start(clock: Clock, atMs: number): boolean {
  return admit(clock, Mode.Ready, Mode.Ready, atMs) && go(clock, Event.Start, clock.turn);
}

/** Pauses the game: stops both clocks [6.11]. */
export function pause(clock: Clock, atMs: number): boolean {
  if (!admit(clock, Mode.Running, Mode.Running, atMs)) return false;
  stop(clock);
  return settle(clock);
}

/** Stops both clocks at the record's instant. */
export function stop(clock: Clock): void {
  clock.mode = Mode.Paused;
  keep(clock);
  tell(clock, Event.Pause, clock.turn);
}

/**
 * Starts the clock of `side` after a pause. Neither side gets an increment. If a player sealed a move, starting the
 * opponent's clock counts as the press of that move [Guideline I]. Starting the sealer's own clock discards the seal.
 */
export function resume(clock: Clock, side: Side, atMs: number): boolean {
  if (!admit(clock, Mode.Paused, Mode.Paused, atMs)) return false;
  const sealer = clock.sealed;
  clock.sealed = Side.None;
  if (sealer !== Side.None && sealer !== side) {
    clock.turn = sealer;
    passTurn(clock, sealer);
  }
  return go(clock, Event.Resume, side);
}

/** Ends the game, as the arbiter does. Nothing starts it again. */
export function finish(clock: Clock, atMs: number): boolean {
  if (!admit(clock, Mode.Ready, Mode.Fallen, atMs)) return false;
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
 * Counts a press and grants what it earns, by the period that the side is in after it. A fallen side earns nothing.
 * Returns true if the press opened the next period (policy `moves`) or renewed a Canadian period.
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
  if (enters) {
    // The old delay is over, so it leaves no less room for the base of the period that begins [time.ts, mostMainMs].
    s.delayMs = 0;
    enterPeriod(clock, side);
  }
  const renewed = earns && grant(clock, side);
  clock.gainPeriods = enters ? 1 : 0;
  clock.gainMs = s.mainMs - foundMs;
  clock.gainOvertime = s.overtime - foundOvertime;
  return enters || renewed;
}

/**
 * Grants the value of the side's period, as its method requires on a press. Returns true if a Canadian period is
 * renewed.
 */
function grant(clock: Clock, side: Side): boolean {
  const s = sideOf(clock, side);
  const p = periodOf(clock, side);
  const method = p.method;
  renewDelay(clock, side);
  addMain(clock, side, earnedMs(clock.control, p, s.presses + 1));
  if (method === Method.Canadian) s.overtime--;
  const isFull = method === Method.Canadian && s.overtime === 0;
  if (isFull) s.overtime = p.count;
  if (isFull || method === Method.Byoyomi || method === Method.Gong) s.mainMs = p.valueMs;
  return isFull;
}
