/** Reads a typed time control. Returns its description and class, or what is wrong with it. */
import type { Control } from "../../../firmware/core/control";
import { classOf } from "../../../firmware/laws/class";
import { type EditionYear, editionYears } from "../../../firmware/laws/table/years";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { Rule } from "../../../firmware/notation/scan";
import { notationNamed, readable } from "../../notation/all";
import { readTyped, readWritten, withPlainBase } from "../../notation/minutes";
import type { NotationFault, Reading } from "../../notation/notation";
import { readMinutes } from "../../notation/plain-periods";
import { refusalWords } from "../../notation/rules";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import type { Language } from "../../words/language";
import { played } from "./labels";

/** The result for a valid text. */
export interface Understood {
  canonical: string;
  sentences: string;
  /** The class in the given edition of the Laws. */
  klass: string;
}

/** The result for an invalid text. */
export interface NotUnderstood {
  /** The column of the fault, from 1. */
  column: number;
  why: string;
  /** The names of the notations in which the text would be valid. */
  others: readonly string[];
}

export type Read = { understood: Understood } | { not: NotUnderstood };

/** The names of the notations that can be read. */
export { readable as notations };

/** Reads a text in the named notation, and never guesses another notation. */
export function readControl(text: string, notation: string, edition: EditionYear, language: Language): Read {
  const trimmed = text.trim();
  const reading = notationNamed(notation)?.read?.(trimmed);
  if (reading === undefined) return { not: { column: 1, why: "", others: [] } };
  if ("control" in reading) return { understood: understood(reading.control, edition, language) };
  const others = readable.filter((name) => name !== notation && isControl(trimmed, name));
  return { not: { column: reading.column, why: refusalWords(reading.rule, notation, language), others } };
}

/** Returns the notation in which a person means a text: minutes for `3+2`, seconds for `180+2` and all else. */
export function typedNotation(text: string): "minutes" | "canonical" {
  const reading = readTyped(text);
  if (!("control" in reading)) return "canonical";
  return readsAs(text, "canonical", reading.control) ? "canonical" : "minutes";
}

/** The fewest moves that a period has, as far as people play it. */
const movesLeast = 20;

/** Writes `3/2` as `3+2`. It stays if it can mean moves in so many minutes, as `40/90` does. */
function withPlus(text: string): string {
  const [, base, gain] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(text) ?? [];
  const isGain = Number(gain) <= 60 && (Number(base) < movesLeast || Number(gain) < Number(base));
  return isGain ? text.replace("/", "+") : text;
}

/** Writes the wide signs of East Asian keyboards as plain ones. */
function withPlainSigns(text: string): string {
  return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/**
 * Reads what players type on the play screen: minutes as in `3+2`, `60d5` and `40/90+30:30+30`, a time as in `2:30+5`,
 * the canonical text, or what a US score sheet says. A control without a gain per move ends with the first flag, as all
 * of the play screen do.
 */
export function readPlayed(written: string, language: Language): Read {
  const text = withPlus(withPlainBase(withPlainSigns(written))).trim();
  const minutes = readMinutes(text);
  const reading: Reading = minutes === undefined ? readWritten(text) : { control: minutes };
  if (!("control" in reading)) return { not: refusalOf(text, reading, language) };
  const { control } = parseControl(played(printControl(reading.control)));
  const read = understood(control ?? reading.control, 2023, language);
  const isInMinutes = ["minutes", "us"].some((notation) => readsAs(text, notation, reading.control));
  if (minutes !== undefined || isInMinutes) return { understood: read };
  return { understood: { ...read, sentences: `${controlWords(language).page.inSeconds} ${read.sentences}` } };
}

/** Says what is wrong with a typed text, by the notation that reads more of it. */
function refusalOf(text: string, typed: NotationFault, language: Language): NotUnderstood {
  const own = notationNamed("us")?.read?.(text) ?? typed;
  const isOwn = !("control" in own) && own.column > typed.column;
  const { column, rule } = isOwn ? own : typed;
  // Whoever writes nothing of the device's text learns how times are written, not what that text has.
  const isStrange = column === 1 || (rule === Rule.End && !/[:;]/.test(text));
  return { column, why: refusalWords(isStrange ? "form" : rule, isOwn ? "us" : "minutes", language), others: [] };
}

/** Returns whether a text means a control in the named notation. */
function readsAs(text: string, notation: string, control: Control): boolean {
  const reading = notationNamed(notation)?.read?.(text.trim());
  return reading !== undefined && "control" in reading && printControl(reading.control) === printControl(control);
}

function isControl(text: string, notation: string): boolean {
  const reading = notationNamed(notation)?.read?.(text);
  return reading !== undefined && "control" in reading;
}

function understood(control: Control, edition: EditionYear, language: Language): Understood {
  const { sentence, page } = controlWords(language);
  return {
    canonical: printControl(control),
    sentences: sentencesOf(sentence, control),
    klass: page.classNames[classOf(control, editionYears.indexOf(edition))],
  };
}
