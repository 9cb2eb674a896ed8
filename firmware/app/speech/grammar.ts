import { divide, remainder } from "../../core/divide";
import { Language } from "../model/language";
import { Phrase } from "../model/phrase";

/*
 * The grammar of the six languages: which form of a number and of a unit goes with a number. sim/voice/phrases has the
 * texts; a test compares the forms with the plural rules of Unicode.
 */

/** Returns which form a unit takes after a number: 0 for one, 1 for few, 2 for many. */
export function formOf(tongue: Language, n: number): number {
  if (tongue === Language.Russian) return russianForm(remainder(n, 10), remainder(n, 100));
  return n === 1 || (n === 0 && (tongue === Language.French || tongue === Language.Portuguese)) ? 0 : 2;
}

function russianForm(ones: number, rest: number): number {
  if (ones === 0 || ones > 4 || (rest > 10 && rest < 15)) return 2;
  return ones === 1 ? 0 : 1;
}

/**
 * Adds the phrases for a number without a unit, 0 to 9999. A number from 100 on is spoken in pairs of digits, as years
 * are: 2018 is "twenty eighteen", 805 is "eight zero five".
 */
export function addNumber(list: number[], tongue: Language, n: number): void {
  if (n < 60) list.push(n);
  else if (n < 100) addTens(list, tongue, n - 60);
  else {
    const high = divide(n, 100);
    const low = n - 100 * high;
    if (high < 60) addNumber(list, tongue, high);
    else addDigits(list, high);
    if (low < 10) list.push(0);
    addNumber(list, tongue, low);
  }
}

/** Adds two digits as two numbers. In French, 60 followed by 12 would sound like 72. */
function addDigits(list: number[], n: number): void {
  list.push(divide(n, 10));
  list.push(remainder(n, 10));
}

/** Adds a number from 60 to 99. `above` is the number minus 60. */
function addTens(list: number[], tongue: Language, above: number): void {
  const ones = remainder(above, 10);
  const tens: number = Phrase.Sixty + divide(above, 10);
  if (ones === 0) list.push(tens);
  else if (tongue === Language.French) addScore(list, above);
  else if (tongue === Language.German) {
    list.push(ones === 1 ? Phrase.Masculine : ones);
    list.push(Phrase.And);
    list.push(tens);
  } else {
    list.push(tens);
    if (tongue === Language.Spanish || tongue === Language.Portuguese) list.push(Phrase.And);
    list.push(ones);
  }
}

/** Adds a French number from 61 to 99. French has no word for 70 or 90: 71 is "sixty eleven", 95 "eighty fifteen". */
function addScore(list: number[], above: number): void {
  const isEighty = above > 20;
  list.push(isEighty ? Phrase.Eighty : Phrase.Sixty);
  if (above === 1 || above === 11) list.push(Phrase.And);
  list.push(isEighty ? above - 20 : above);
}

/** Adds a number of units, such as "one hour". */
export function addUnits(list: number[], tongue: Language, unit: Phrase, n: number): void {
  if (n < 60) list.push(countOf(tongue, unit, n));
  else addNumber(list, tongue, n);
  list.push(unit + formOf(tongue, n));
}

/** Adds the whole of which a number is a part: "of two". A control has at most eight periods. */
export function addOf(list: number[], tongue: Language, n: number): void {
  list.push(Phrase.Of);
  list.push(tongue === Language.Russian ? Phrase.OfOne + n - 1 : n);
}

/** Returns the phrase of a number below 60 in front of a unit, in the gender of the unit. */
function countOf(tongue: Language, unit: Phrase, n: number): number {
  const ones = remainder(n, 10);
  const tens = divide(n, 10);
  if (ones === 0 || ones > 2 || tens === 1 || tongue === Language.English) return n;
  const place = tens === 0 ? 0 : tens - 1;
  if (!isFeminine(tongue, unit)) return tongue === Language.Spanish && ones === 1 ? Phrase.Masculine + place : n;
  const hasForm = ones === 1 || tongue === Language.Russian || tongue === Language.Portuguese;
  if (!hasForm || (tongue === Language.German && tens > 0)) return n;
  return Phrase.Feminine + place + place + ones - 1;
}

function isFeminine(tongue: Language, unit: Phrase): boolean {
  if (tongue === Language.Russian) return unit !== Phrase.Hour && unit !== Phrase.Stretch;
  return unit === Phrase.Hour || tongue === Language.German || tongue === Language.French;
}

/**
 * Adds a span of time. Hours are left out if there are none, and minutes too. `isExact` keeps zero seconds. Spanish and
 * Portuguese join the last unit to the one before it.
 */
export function addSpan(list: number[], tongue: Language, seconds: number, isExact: boolean): void {
  const minutes = divide(seconds, 60);
  const s = seconds - 60 * minutes;
  const hours = divide(minutes, 60);
  const m = minutes - 60 * hours;
  if (hours > 0) addUnits(list, tongue, Phrase.Hour, hours);
  const hasSeconds = isExact || s > 0 || minutes === 0;
  if (m > 0) {
    if (!hasSeconds) addJoint(list, tongue, hours);
    addUnits(list, tongue, Phrase.Minute, m);
  }
  if (!hasSeconds) return;
  addJoint(list, tongue, minutes);
  addUnits(list, tongue, Phrase.Second, s);
}

function addJoint(list: number[], tongue: Language, before: number): void {
  if (before > 0 && (tongue === Language.Spanish || tongue === Language.Portuguese)) list.push(Phrase.And);
}

/** Adds a span as bare numbers: "1, 23, 45". The last number is always the seconds. */
export function addShortSpan(list: number[], tongue: Language, seconds: number): void {
  const minutes = divide(seconds, 60);
  const hours = divide(minutes, 60);
  if (hours > 0) addNumber(list, tongue, hours);
  if (minutes > 0) list.push(minutes - 60 * hours);
  list.push(seconds - 60 * minutes);
}
