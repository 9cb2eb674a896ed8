/** Reads a typed time control. Returns its description and class, or what is wrong with it. */
import type { Control } from "../../../firmware/core/control";
import { classOf } from "../../../firmware/laws/class";
import { type EditionYear, editionYears } from "../../../firmware/laws/table/years";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { notationNamed, readable } from "../../notation/all";
import { readTyped, readWritten, withPlainBase } from "../../notation/minutes";
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

/** Reads what players type on the play screen, where a control without a gain per move ends with the first flag. */
export function readPlayed(written: string, language: Language): Read {
  const text = withPlainBase(written);
  const reading = readWritten(written);
  if (!("control" in reading)) {
    // Whoever begins with something else than a time learns how times are written, not what the device's text has.
    const rule = reading.column === 1 ? "form" : reading.rule;
    return { not: { column: reading.column, why: refusalWords(rule, "minutes", language), others: [] } };
  }
  const { control } = parseControl(played(printControl(reading.control)));
  const read = understood(control ?? reading.control, 2023, language);
  if (["us", "minutes"].some((name) => readsAs(text, name, reading.control))) return { understood: read };
  return { understood: { ...read, sentences: `${controlWords(language).page.inSeconds} ${read.sentences}` } };
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
