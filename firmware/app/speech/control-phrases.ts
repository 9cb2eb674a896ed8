import { type Control, type Period, periodsOf, repeats } from "../../core/control";
import { divide } from "../../core/divide";
import { countsMoves, hasValue, isTimed } from "../../core/method-facts";
import { Method, Side } from "../../core/words";
import { onFlagByMethods, policyByMethods } from "../../notation/notation";
import type { Language } from "../model/language";
import { Phrase } from "../model/phrase";
import { Word } from "../model/word";
import { methodWord } from "../text/method-word";
import { addNumber, addSpan } from "./grammar";
import { addPause, addWord } from "./sentence";

/** Adds a time control, or that there is none. */
export function addControl(list: number[], tongue: Language, control: Control | undefined): void {
  if (control === undefined) {
    addWord(list, Word.Empty);
    return;
  }
  const isApart = control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
  for (let side: Side = Side.White; side <= (isApart ? Side.Black : Side.White); side++) {
    if (isApart) {
      addPause(list);
      addWord(list, Word.NoSide + side);
      addPause(list);
    }
    addSide(list, tongue, control, side);
  }
  addOptions(list, tongue, control);
}

/** Adds the name of a usual control: "moves forty, ninety plus thirty, then thirty plus thirty". */
export function addName(list: number[], tongue: Language, control: Control): void {
  for (let i = 0; i < control.white.length; i++) {
    const period = control.white[i];
    addPause(list);
    if (i > 0) list.push(Phrase.Then);
    if (period.moves > 0) {
      addCount(list, tongue, Word.Moves, period.moves);
      addPause(list);
    }
    addNumber(list, tongue, divide(period.baseMs, 60000));
    list.push(Phrase.KeyPlus);
    addNumber(list, tongue, divide(period.valueMs, 1000));
  }
}

function addSide(list: number[], tongue: Language, control: Control, side: Side): void {
  const periods = periodsOf(control, side);
  for (let i = 0; i < periods.length; i++) {
    if (i > 0) {
      addPause(list);
      list.push(Phrase.Then);
    }
    addPeriod(list, tongue, periods[i]);
  }
  if (!repeats(control, side)) return;
  addPause(list);
  addWord(list, Word.Repeats);
}

/** Adds a period: its moves, its base time, then its method with the value. */
export function addPeriod(list: number[], tongue: Language, period: Period): void {
  const method = period.method;
  if (period.moves > 0) addCount(list, tongue, Word.Moves, period.moves);
  const hasBase = isTimed(method) || !hasValue(method);
  if (hasBase) {
    if (period.moves > 0) {
      addPause(list);
      addWord(list, Word.Time);
    }
    addSpan(list, tongue, divide(period.baseMs, 1000), false);
  }
  if (method !== Method.Time) {
    if (hasBase) addPause(list);
    addWord(list, methodWord(method));
  }
  if (period.count > 0) {
    addCount(list, tongue, countsMoves(method) ? Word.Moves : Word.Periods, period.count);
    addPause(list);
    addWord(list, Word.Time);
  }
  if (period.valueMs > 0) addSpan(list, tongue, divide(period.valueMs, 1000), false);
}

/** Adds the options that do not follow from the periods. */
function addOptions(list: number[], tongue: Language, control: Control): void {
  if (control.policy !== policyByMethods(control.white, control.black)) {
    addPause(list);
    addWord(list, Word.Next);
    addWord(list, Word.AtZero + control.policy);
  }
  if (control.onFlag !== onFlagByMethods(control.white, control.black)) {
    addPause(list);
    addWord(list, Word.Flag);
    addWord(list, Word.FlagFreezes + control.onFlag);
  }
  if (control.from > 1) {
    addPause(list);
    addCount(list, tongue, Word.FromMove, control.from);
  }
}

/** Adds a word and a number. */
export function addCount(list: number[], tongue: Language, word: Word, n: number): void {
  addWord(list, word);
  addNumber(list, tongue, n);
}
