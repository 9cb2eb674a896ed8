import { closeAct, type OpenAct } from "./acts";
import type { Clock } from "./clock";
import type { Control } from "./control";
import { divide, remainder } from "./divide";
import { packClock, unpackClock } from "./pack";
import { keptList, stateList } from "./state-list";
import { Event, Mode, Side } from "./words";

/*
 * Exchanges colours: each player keeps the clock, with all that it has and will get, and plays the other colour. Before
 * the start nothing changes here: each colour keeps its clock, and the levers are exchanged instead.
 */

/**
 * Exchanges the colours as an act, which undo finds by its event. With `Event.Undo`, undoes the latest act, which must
 * be such an exchange. Ends the act that has begun.
 */
export function exchangeColours(clock: Clock, act: OpenAct, event: Event): boolean {
  const undone = event === Event.Undo ? 1 : 0;
  clock.actCount -= undone;
  exchange(clock);
  closeAct(clock, act, true, event, Side.None);
  clock.acts[clock.actCount - 1] = keptList([event, 0, 0]);
  clock.actCount -= undone;
  return true;
}

/**
 * Exchanges the sides of the record, and of the state that undo needs for the last press. The saved state of a start
 * stays the same, because its undo makes the clock ready. A second exchange restores the original.
 */
function exchange(clock: Clock): void {
  if (clock.mode === Mode.Ready) return;
  const list = packClock(clock, stateList());
  exchangePacked(list);
  unpackClock(clock, list, 0);
  clock.control = exchangedControl(clock.control);
  if (!clock.canUndoPress || clock.before[0] === Mode.Ready) return;
  exchangePacked(clock.before);
  clock.beforeControl = exchangedControl(clock.beforeControl);
}

/**
 * Exchanges the sides in a list of `packClock`:
 * - the sides that it names (one place holds two)
 * - each side's choices
 * - each side's amounts
 */
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
