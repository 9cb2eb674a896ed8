import { methodOf, otherSide, sideOf } from "../../core/clock";
import { type Period, periodAt } from "../../core/control";
import { divide } from "../../core/divide";
import { countsMoves, hasCount, isOvertime } from "../../core/method-facts";
import { Mode, Side } from "../../core/words";
import type { App } from "../model/app";
import type { Language } from "../model/language";
import { Phrase } from "../model/phrase";
import type { Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { methodWord } from "../text/method-word";
import { addPeriod } from "./control-phrases";
import { addSpan, addUnits } from "./grammar";
import { addAll, addPause, addWord, isSame } from "./sentence";

/** Returns the period and the overtime of each side, White's first: the numbers that `addPeriodNews` compares. */
export function stretchesOf(app: App): number[] {
  const white = app.clock.white;
  const black = app.clock.black;
  return [white.period, white.overtime, black.period, black.overtime];
}

/** Returns true if time or a press has changed a side's period or overtime. What the arbiter changed is no news. */
export function hasPeriodNews(app: App, speech: Speech): boolean {
  const mode = app.clock.mode;
  if (!speech.hasPeriods || speech.hasAct || mode === Mode.Setup || mode === Mode.Ready) return false;
  return newsOf(app, speech, Side.White) || newsOf(app, speech, Side.Black);
}

/** Returns true if a side has another period, or another count of overtime. Each Canadian move is no news. */
function newsOf(app: App, speech: Speech, side: Side): boolean {
  const s = sideOf(app.clock, side);
  const at = side === Side.White ? 0 : 2;
  const period = speech.stretches[at];
  const overtime = speech.stretches[at + 1];
  if (s.period !== period) return true;
  if (s.overtime === overtime || s.overtime === 0) return false;
  return !countsMoves(methodOf(app.clock, side)) || s.overtime > overtime;
}

/** Adds what has changed to the player of a side: for the own side, for the opponent's, or once for both. */
export function addPeriodNews(list: number[], app: App, speech: Speech, side: Side): void {
  const own: number[] = [];
  const others: number[] = [];
  if (newsOf(app, speech, side)) addStretch(own, app, speech, side);
  if (newsOf(app, speech, otherSide(side))) addStretch(others, app, speech, otherSide(side));
  const isBoth = own.length > 0 && isSame(own, others);
  if (isBoth) {
    addWord(list, SpeechWord.BothEars);
    addPause(list);
  }
  addAll(list, own);
  if (isBoth || others.length === 0) return;
  addPause(list);
  list.push(Phrase.Opponent);
  addAll(list, others);
}

/** Adds what a side has now: the periods of byo-yomi that are left, the moves of Canadian, or the time that came. */
function addStretch(list: number[], app: App, speech: Speech, side: Side): void {
  const control = app.clock.control;
  const s = sideOf(app.clock, side);
  const before = speech.stretches[side === Side.White ? 0 : 2];
  const period = periodAt(control, side, s.period);
  if (hasCount(period.method) && !countsMoves(period.method)) addPeriodsLeft(list, speech.tongue, period, s.overtime);
  else if (isOvertime(period.method)) addPeriod(list, speech.tongue, period);
  else if (s.period > before) {
    let addedMs = 0;
    for (let n = before + 1; n <= s.period; n++) addedMs += periodAt(control, side, n).baseMs;
    addSpan(list, speech.tongue, divide(addedMs, 1000), false);
    list.push(Phrase.Added);
    addValue(list, speech.tongue, periodAt(control, side, before), period);
  } else {
    addWord(list, Word.Period);
    list.push(s.period);
  }
}

function addPeriodsLeft(list: number[], tongue: Language, period: Period, periods: number): void {
  addWord(list, methodWord(period.method));
  addPause(list);
  if (periods === 1) list.push(Phrase.LastPeriod);
  else addUnits(list, tongue, Phrase.Stretch, periods);
}

/** Adds the increment or delay of a period if it differs from the one before. */
function addValue(list: number[], tongue: Language, before: Period, now: Period): void {
  if (now.method === before.method && now.valueMs === before.valueMs) return;
  addPause(list);
  addWord(list, methodWord(now.method));
  if (now.valueMs > 0) addSpan(list, tongue, divide(now.valueMs, 1000), false);
}
