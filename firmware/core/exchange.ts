import { closeAct, openAct } from "./acts";
import { type Clock, otherSide } from "./clock";
import type { Control } from "./control";
import { keep, settle } from "./input";
import { divide } from "./integer";
import { packClock, unpackClock } from "./pack";
import { tell } from "./time";
import { Event, Mode, Side } from "./words";

/*
 * Colours that are exchanged: each player keeps his clock, with all that it has and is to get, and plays the other colour.
 * Before the start nothing is done here: each colour keeps its clock, and the levers are exchanged.
 */

/** Exchanges the colours as an act, which undo finds by its event. False, and noted, while a clock runs. */
export function exchangeColours(clock: Clock, atMs: number): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  exchange(clock);
  closeAct(clock, act, true, Event.Colours, Side.None);
  act.changes = [];
  return true;
}

/** Undoes the latest act, which is an exchange, by another one. */
export function exchangeBack(clock: Clock, atMs: number): boolean {
  if (openAct(clock, atMs) === undefined) return false;
  clock.actCount--;
  exchange(clock);
  keep(clock);
  tell(clock, Event.Undo, Side.None);
  return settle(clock);
}

/** What undo needs of the last press is exchanged, too; not of the start, which leads to ready. Done twice it changes nothing. */
function exchange(clock: Clock): void {
  if (clock.mode === Mode.Ready) return;
  const list = packClock(clock, []);
  exchangePacked(list);
  unpackClock(clock, list, 0);
  clock.control = exchangedControl(clock.control);
  if (!clock.canUndoPress || clock.before[0] === Mode.Ready) return;
  exchangePacked(clock.before);
  clock.beforeControl = exchangedControl(clock.beforeControl);
}

/** Of a list of `packClock`: the sides that it names (two of them at one place), each side's choices, each side's amounts. */
function exchangePacked(list: number[]): void {
  const lost = divide(list[3], 4);
  for (let i = 1; i < 5; i++) list[i] = exchangedSide(i === 3 ? list[i] - 4 * lost : list[i]);
  list[3] += 4 * exchangedSide(lost);
  for (let i = 7; i < 9; i++) exchangePlaces(list, i, i + 2);
  for (let i = 14; i < 22; i++) exchangePlaces(list, i, i + 8);
}

function exchangedSide(side: Side): Side {
  return side === Side.None ? side : otherSide(side);
}

function exchangePlaces(list: number[], one: number, other: number): void {
  const value = list[one];
  list[one] = list[other];
  list[other] = value;
}

function exchangedControl(control: Control): Control {
  return {
    white: control.black,
    black: control.white,
    policy: control.policy,
    onFlag: control.onFlag,
    from: control.from,
    whiteRepeats: control.blackRepeats,
    blackRepeats: control.whiteRepeats,
  };
}
