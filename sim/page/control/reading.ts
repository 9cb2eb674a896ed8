/** Reads a typed time control. Returns its description and class, or what is wrong with it. */
import type { Control } from "../../../firmware/core/control";
import { classOf } from "../../../firmware/laws/class";
import { type EditionYear, editionYears } from "../../../firmware/laws/table/years";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { notationNamed, readable } from "../../notation/all";
import { refusalWords, typedRefusal } from "../../notation/rules";
import { isInSeconds, readWritten, withPlainSigns } from "../../notation/typed-text";
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

/** The names of what can be read: all that people type, and the notations. */
export const notations: readonly string[] = ["typed", ...readable];

/** Reads a text in the named notation, and never guesses another notation. */
export function readControl(text: string, notation: string, edition: EditionYear, language: Language): Read {
  const trimmed = text.trim();
  const reading = notation === "typed" ? readWritten(text) : notationNamed(notation)?.read?.(trimmed);
  if (reading === undefined) return { not: { column: 1, why: "", others: [] } };
  if ("control" in reading) return { understood: understood(reading.control, edition, language) };
  const others = readable.filter((name) => name !== notation && isControl(trimmed, name));
  if (notation === "typed") return { not: { ...typedRefusal(text, reading, language), others } };
  const column = reading.column + text.length - text.trimStart().length;
  return { not: { column, why: refusalWords(reading.rule, notation, language), others } };
}

/** Returns how the simulator's field reads a text: as canonical if people mean that, else as they type it. */
export function typedNotation(text: string): "typed" | "canonical" {
  return isInSeconds(text) ? "canonical" : "typed";
}

/**
 * Returns how a link to the simulator reads a text for which it names no notation. The simulator's own links hold
 * canonical texts, so only a text that is none, or a bare number of minutes, is read as people type it.
 */
export function linkedNotation(text: string): "typed" | "canonical" {
  const isTime = isControl(text.trim(), "minutes") && !isInSeconds(text);
  return isControl(text.trim(), "canonical") && !isTime ? "canonical" : "typed";
}

/**
 * Reads what players type on the play screen. A control without a gain per move ends with the first flag, as all of the
 * play screen do.
 */
export function readPlayed(written: string, language: Language): Read {
  const text = written.trim();
  const reading = readWritten(text);
  if (!("control" in reading)) return { not: { ...typedRefusal(text, reading, language), others: [] } };
  const { control } = parseControl(played(printControl(reading.control)));
  const read = understood(control ?? reading.control, 2023, language);
  if (!isInSeconds(withPlainSigns(text))) return { understood: read };
  return { understood: { ...read, sentences: `${controlWords(language).page.inSeconds} ${read.sentences}` } };
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
