import { closeAct, openAct } from "./acts";
import type { Clock } from "./clock";
import type { Control } from "./control";
import { divide, remainder } from "./integer";
import { packClock, unpackClock } from "./pack";
import { Event, Mode, Side } from "./words";

/*
 * Colours that are exchanged: each player keeps his clock, with all that it has and is to get, and plays the other colour.
 * Before the start nothing is done here: each colour keeps its clock, and the levers are exchanged.
 */

/**
 * Exchanges the colours as an act, which undo finds by its event; as `Event.Undo` it takes the latest act back, which was one.
 * False, and noted, while a clock runs.
 */
export function exchangeColours(clock: Clock, atMs: number, event: Event): boolean {
  const act = openAct(clock, atMs);
  if (act === undefined) return false;
  const undone = event === Event.Undo ? 1 : 0;
  clock.actCount -= undone;
  exchange(clock);
  closeAct(clock, act, true, event, Side.None);
  clock.actCount -= undone;
  act.changes = [];
  return true;
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
  list[3] = remainder(list[3], 4);
  for (let i = 1; i < 22; i++) {
    const other = i > 13 ? i + 8 : i === 7 || i === 8 ? i + 2 : i;
    const value = list[i];
    list[i] = i < 5 ? exchangedSide(value) : list[other];
    if (other > i) list[other] = value;
  }
  list[3] += 4 * exchangedSide(lost);
}

function exchangedSide(side: Side): Side {
  return side === Side.None ? side : Side.White + Side.Black - side;
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
