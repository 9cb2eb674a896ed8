import { type Clock, hasFallen, methodOf, periodOf, remaining, sideOf } from "../../core/clock";
import { periodsOf, repeats } from "../../core/control";
import { divide, remainder } from "../../core/divide";
import { isRising, shownTime } from "../../core/face";
import { smaller } from "../../core/integer";
import { hasDelay } from "../../core/method-facts";
import { Field, Flag, Side, SideField } from "../../core/words";
import { countText } from "../display/face";
import { put } from "../display/regions";
import { FIELDS, pushNamed, UNNAMED } from "../game/correction-fields";
import { type Act, ActKind, actOf } from "../model/act";
import { type App, leftSide, rightSide } from "../model/app";
import { FieldKind, Region } from "../model/choices";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";
import { fieldText } from "./field";
import { addField, fieldAt, OPENED } from "./fields";

/*
 * The form that corrects values on the face itself. The slot of a value is the core's own name for it. That name is a
 * `Field`, or a side times `Field.White` plus its `SideField`. Times are whole seconds, as the display rounds them.
 */

const TIME_MAX_S = 359999;
const DELAY_MAX_S = 35999;
const PRESSES_MAX = 9999;
const REPEATS_MAX = 255;
const SECOND_MS = 1000;

/**
 * Lays out the fields: first the large times, then the values beside them, then the values that a control or a flag
 * adds.
 */
export function layCorrection(app: App, changed: number): string {
  const left = leftSide(app) * Field.White;
  const right = rightSide(app) * Field.White;
  if (changed === OPENED) {
    for (let i = Field.Turn; i < FIELDS; i++) app.menu.values[i] = valueNow(app.clock, i);
    put(app, Region.Keys, "»" + wordOf(app, Word.FormHint));
  }
  addField(app, left, FieldKind.Time, Word.NoSide, 0, TIME_MAX_S);
  addField(app, right, FieldKind.Time, Word.NoSide, 0, TIME_MAX_S);
  addPresses(app, leftSide(app));
  addPresses(app, rightSide(app));
  addField(app, Field.Turn, FieldKind.Choice, Word.Turn, Word.White, 1);
  addRest(app, leftSide(app));
  addRest(app, rightSide(app));
  addField(app, Field.FirstFlag, FieldKind.Choice, Word.FirstFlag, Word.NoSide, 2);
  return "";
}

/** Adds the field of a move counter. A counter beyond the usual limit keeps its value. */
function addPresses(app: App, side: Side): void {
  const presses = sideOf(app.clock, side).presses;
  const most = presses > PRESSES_MAX ? presses : PRESSES_MAX;
  addField(app, side * Field.White + SideField.Presses, FieldKind.Number, Word.Moves, 0, most);
}

/**
 * Adds the fields that a side has only because of its control, or while it shows a sign. If the arbiter changes the
 * time of a side whose flag is down to another time above zero, its flag is cleared.
 */
function addRest(app: App, side: Side): void {
  const control = app.clock.control;
  const s = sideOf(app.clock, side);
  const slot = side * Field.White;
  const named = repeats(control, side) ? REPEATS_MAX : periodsOf(control, side).length;
  const last = named > s.period ? named : s.period;
  const most = periodOf(app.clock, side).count;
  if (last > 1) addField(app, slot + SideField.Period, FieldKind.Number, Word.Period, 1, last);
  if (most > 0) addField(app, slot + SideField.Overtime, FieldKind.Number, Word.Overtime, 0, most);
  if (hasDelay(s.turnMethod)) addField(app, slot + SideField.Delay, FieldKind.Time, Word.Delay, 0, DELAY_MAX_S);
  if (s.flag === Flag.Interim) addField(app, slot + SideField.ClearFlag, FieldKind.Choice, Word.Flag, Word.No, 1);
  if (s.flag === Flag.Final) {
    const isGiven = app.menu.values[slot] > 0 && app.menu.values[slot] !== valueNow(app.clock, slot);
    app.menu.values[slot + SideField.ClearFlag] = isGiven ? 0 : 1;
  }
}

/** Returns the clock's own value for a slot. */
function valueNow(clock: Clock, slot: number): number {
  if (slot === Field.Turn) return clock.turn - 1;
  if (slot === Field.FirstFlag) return clock.firstFlag;
  const side: Side = divide(slot, Field.White);
  const s = sideOf(clock, side);
  switch (remainder(slot, Field.White)) {
    case SideField.Remaining:
      return divide(
        remaining(clock, side) + (isRising(clock, side, methodOf(clock, side)) ? 0 : SECOND_MS - 1),
        SECOND_MS,
      );
    case SideField.Presses:
      return s.presses;
    case SideField.Period:
      return s.period;
    case SideField.Delay:
      return divide(s.delayMs + (SECOND_MS - 1), SECOND_MS);
    case SideField.Overtime:
      return s.overtime;
    default:
      return s.flag === Flag.None ? 0 : 1;
  }
}

/**
 * Shows the edited values in the large times. The line below names the field under the cursor and puts its digit in
 * brackets. The caret marks that digit in a large time.
 */
export function showCorrection(app: App): void {
  const field = fieldAt(app, app.menu.field);
  const slot = field.slot;
  const side: Side = divide(slot, Field.White);
  const isTime = slot === side * Field.White;
  const text = fieldText(app, app.menu.field);
  putSide(app, Region.LeftTime, leftSide(app));
  putSide(app, Region.RightTime, rightSide(app));
  put(app, Region.Caret, isTime ? (side === leftSide(app) ? "L" : "R") + (text.indexOf("]") - 2) : "");
  let line = side === Side.None ? "" : nameText(app, side) + " ";
  if (!isTime) line += wordOf(app, field.label) + " ";
  line += text;
  if (isTime && hasFallen(app.clock, side) && app.menu.values[slot + SideField.ClearFlag] === 0)
    line += " " + wordOf(app, Word.FlagCleared);
  put(app, Region.Line, line);
}

function putSide(app: App, time: Region, side: Side): void {
  const slot = side * Field.White;
  put(app, time, shownTime(app.menu.values[slot] * SECOND_MS, true, false));
  if (app.settings.counter) put(app, time + Region.LeftCount, countText(app.menu.values[slot + SideField.Presses]));
}

/** Returns one correction of exactly the changed values, in the core's order, or nothing to do if none changed. */
export function correctionAct(app: App): Act {
  const pairs = changesOf(app);
  return actOf(pairs.length === 0 ? ActKind.None : ActKind.Correct, pairs);
}

/** Shows the times with the offered bases added. */
export function showOffer(app: App, whiteS: number, blackS: number): void {
  app.menu.values[Field.White] = smaller(app.menu.values[Field.White] + whiteS, TIME_MAX_S);
  app.menu.values[Field.Black] = smaller(app.menu.values[Field.Black] + blackS, TIME_MAX_S);
  showCorrection(app);
  put(app, Region.Line, wordOf(app, Word.Base));
}

/**
 * Returns the base of a period that a corrected counter opened, in seconds. Returns 0 if there is no such period, or if
 * the arbiter set the period himself.
 */
export function missingBaseS(app: App, side: Side): number {
  const n = sideOf(app.clock, side).period;
  if (n <= app.menu.values[side * Field.White + SideField.Period]) return 0;
  return divide(periodOf(app.clock, side).baseMs, SECOND_MS);
}

function changesOf(app: App): number[] {
  const values: number[] = [];
  for (let slot = 0; slot < FIELDS; slot++) {
    const value = app.menu.values[slot];
    values.push(slot < Field.Turn || value === valueNow(app.clock, slot) ? UNNAMED : inCoreUnits(slot, value));
  }
  const pairs: number[] = [];
  pushNamed(values, pairs);
  return pairs;
}

function inCoreUnits(slot: number, value: number): number {
  if (slot === Field.Turn) return value + 1;
  const field = remainder(slot, Field.White);
  return field === SideField.Remaining || field === SideField.Delay ? value * SECOND_MS : value;
}
