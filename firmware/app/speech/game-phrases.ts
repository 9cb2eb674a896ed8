import { type Clock, hasFallen, methodOf, otherSide, sideOf } from "../../core/clock";
import { hasNext, movesThrough, periodAt, periodsOf, repeats } from "../../core/control";
import { divide, remainder } from "../../core/divide";
import { NEVER_MS } from "../../core/integer";
import { countsMoves, hasDelay, isOvertime } from "../../core/method-facts";
import { Flag, Mode, Policy, type Side } from "../../core/words";
import { classOf } from "../../laws/class";
import { shownSeconds } from "../game/shown-seconds";
import type { App } from "../model/app";
import type { Language } from "../model/language";
import { Phrase } from "../model/phrase";
import type { Speech } from "../model/speech-state";
import { Word } from "../model/word";
import { addControl, addCount, addPeriod } from "./control-phrases";
import { addNumber, addOf, addShortSpan, addSpan, addUnits } from "./grammar";
import { addPause, addWord } from "./sentence";

/** Adds the time of a side as a span, in the form that the settings choose. */
export function addTime(list: number[], app: App, speech: Speech, side: Side): void {
  addSeconds(list, speech, shownSeconds(app.clock, side));
}

function addSeconds(list: number[], speech: Speech, seconds: number): void {
  if (speech.isShort) addShortSpan(list, speech.tongue, seconds);
  else addSpan(list, speech.tongue, seconds, true);
}

/** Adds the own time and that of the opponent. */
export function addTimes(list: number[], app: App, speech: Speech, side: Side): void {
  addTime(list, app, speech, side);
  addPause(list);
  list.push(Phrase.Opponent);
  addTime(list, app, speech, otherSide(side));
}

/** Adds everything that a player may ask: the times, the counters, what comes next, the flags, the battery. */
export function addEverything(list: number[], app: App, speech: Speech, side: Side): void {
  const clock = app.clock;
  const s = sideOf(clock, side);
  addTimes(list, app, speech, side);
  addPause(list);
  list.push(clock.turn === side ? Phrase.YourMove : Phrase.OpponentsMove);
  addPause(list);
  addWord(list, Word.Used);
  addSeconds(list, speech, divide(s.usedMs, 1000));
  addPause(list);
  addCount(list, speech.tongue, Word.Moves, s.presses);
  addPause(list);
  list.push(Phrase.Opponent);
  addNumber(list, speech.tongue, sideOf(clock, otherSide(side)).presses);
  addPause(list);
  if (s.illegal > 0) addCount(list, speech.tongue, Word.Illegal, s.illegal);
  addPeriods(list, speech.tongue, clock, side);
  addPause(list);
  addFlags(list, clock, side);
  addPause(list);
  addWord(list, Word.ClassNone + classOf(clock.control, app.settings.edition));
  addPause(list);
  if (app.game.noShowMin > 0) {
    addWord(list, Word.NoShowLeft);
    addUnits(list, speech.tongue, Phrase.Minute, app.game.noShowMin);
  }
  addPause(list);
  if (!speech.isKeyless) addBattery(list, app, speech.tongue);
  addPause(list);
  if (clock.mode === Mode.Ready) addControl(list, speech.tongue, clock.control);
}

/** Adds what the information pages of the display have: everything, and the time control. */
export function addInformation(list: number[], app: App, speech: Speech, side: Side): void {
  addEverything(list, app, speech, side);
  addPause(list);
  if (app.clock.mode !== Mode.Ready) addControl(list, speech.tongue, app.clock.control);
}

/** Adds the period of a side, what is left of its delay or overtime, and what comes next. */
function addPeriods(list: number[], tongue: Language, clock: Clock, side: Side): void {
  const control = clock.control;
  const s = sideOf(clock, side);
  addPause(list);
  addCount(list, tongue, Word.Period, s.period);
  if (!repeats(control, side)) addOf(list, tongue, periodsOf(control, side).length);
  addPause(list);
  if (hasDelay(s.turnMethod)) {
    addWord(list, Word.Delay);
    addSpan(list, tongue, divide(s.delayMs + 999, 1000), true);
    addPause(list);
  }
  if (s.overtime > 0) {
    list.push(leftPhrase(clock, side));
    addNumber(list, tongue, s.overtime);
  }
  addPause(list);
  addNext(list, tongue, clock, side);
}

/** Returns the phrase for what the overtime of a side counts: periods of byo-yomi, or Canadian moves. */
export function leftPhrase(clock: Clock, side: Side): Phrase {
  return countsMoves(methodOf(clock, side)) ? Phrase.MovesLeft : Phrase.PeriodsLeft;
}

/** Adds what the next period brings to a side, and when, or that nothing comes. */
function addNext(list: number[], tongue: Language, clock: Clock, side: Side): void {
  const control = clock.control;
  const n = sideOf(clock, side).period;
  const next = periodAt(control, side, n + 1);
  const isByMoves = control.policy === Policy.Moves && !isOvertime(next.method);
  const moves = movesThrough(control, side, n);
  addWord(list, Word.Next);
  if (!hasNext(control, side, n) || hasFallen(clock, side) || (isByMoves && moves === NEVER_MS)) {
    addWord(list, Word.None);
    return;
  }
  addPeriod(list, tongue, next);
  addPause(list);
  if (isByMoves) addCount(list, tongue, Word.AtMove, moves);
  else addWord(list, Word.AtZero + (control.policy === Policy.Moves ? Policy.Own : control.policy));
}

/** Adds which flags are down, and which fell first if both are. */
export function addFlags(list: number[], clock: Clock, side: Side): void {
  const other = otherSide(side);
  if (hasFallen(clock, side)) list.push(Phrase.YourFlag);
  if (hasFallen(clock, other)) list.push(Phrase.OpponentsFlag);
  if (hasFallen(clock, side) && hasFallen(clock, other)) {
    list.push(clock.firstFlag === side ? Phrase.YourFlagFirst : Phrase.OpponentsFlagFirst);
  }
  if (sideOf(clock, side).flag === Flag.Interim) list.push(Phrase.SignPassed);
}

/** Adds the supply in volts to the tenth, if the board can measure it, and whether it is low. */
export function addBattery(list: number[], app: App, tongue: Language): void {
  const tenths = divide(app.hal.battery.supplyMv(), 100);
  if (tenths === 0) return;
  addCount(list, tongue, Word.Battery, divide(tenths, 10));
  list.push(Phrase.Point);
  list.push(remainder(tenths, 10));
  list.push(Phrase.Volts);
  if (app.battery.isLow) addWord(list, Word.Low);
}
