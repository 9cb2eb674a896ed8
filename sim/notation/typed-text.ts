/**
 * Reads a time control wherever people type one: in the page, the terminal, the hall and `flagfall sim --control`.
 * Main times up to 120 are in minutes, longer ones in seconds.
 */
import type { Control } from "../../firmware/core/control";
import { printControl } from "../../firmware/notation/notation";
import { hasTimeForm, minutes } from "./minutes";
import { type Reading, readCanonical } from "./notation";
import { isPlain, readMinutes, readSeconds, withoutZeros, withSeconds } from "./plain-periods";
import { us } from "./us";

/** A base as the clock shows it: minutes and seconds, or hours as well. */
const shownBase = /^(?:(\d{1,2}):(?=[0-5]?\d:))?(\d{1,3}):([0-5]\d)(?=\s*(?:[+|].*)?$)/;
/** Two numbers with a slash. */
const slashed = /^(\d+)\s*\/\s*(\d+)$/;
/** The fewest moves that a period has, as far as people play it. */
const movesLeast = 20;

/**
 * Reads what people type: minutes as in `3+2`, `3/2`, `60d5` and `40/90+30:30+30`, a time as in `2:30+5` or `1 h 30`,
 * the canonical text, or what a US score sheet says. In canonical notation the colon of `2:30` separates two periods,
 * and nobody at a board plays 2 s and then 30 s.
 */
export function readWritten(written: string): Reading {
  const reading = readTrimmed(withPlus(withPlainSigns(written).trim()));
  if (isControl(reading)) return reading;
  return { ...reading, column: reading.column + written.length - written.trimStart().length };
}

/** Writes the wide signs of East Asian keyboards as plain ones. */
export function withPlainSigns(text: string): string {
  return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Writes `3/2` as `3+2`. It stays if it can mean moves in so many minutes, as `40/90` does. */
function withPlus(text: string): string {
  const [, base, gain] = slashed.exec(text) ?? [];
  const isGain = Number(gain) <= 60 && (Number(base) < movesLeast || Number(gain) < Number(base));
  return isGain ? text.replace("/", "+") : text;
}

function readTrimmed(text: string): Reading {
  const spelled = withSpelledBase(text);
  const typed = spelled === text ? readPeriods(text) : minutes.read(spelled);
  if (isControl(typed)) return typed;
  // What looks like a time may be two canonical periods after all, as in `2:30+5:5x30`.
  const others = [us.read?.(text), isPlain(text) ? undefined : readCanonical(text)];
  const shift = typed.column === 1 ? 0 : text.length - spelled.length;
  return others.find(isControl) ?? { ...typed, column: typed.column + shift };
}

/** Returns a text whose base is a time as the clock shows it, with that base in seconds. */
function withSpelledBase(text: string): string {
  return text.replace(shownBase, (_, hours = "0", minutes: string, seconds: string) => {
    return `${(Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)} s`;
  });
}

function readPeriods(text: string): Reading {
  const control = readMinutes(text) ?? readSeconds(text);
  if (control !== undefined) return { control };
  if (!isPlain(text)) return hasTimeForm(text) ? minutes.read(text) : readCanonical(text);
  const bare = readCanonical(withoutZeros(text));
  return isControl(bare) ? bare : readCanonical(text);
}

function isControl(reading: Reading | undefined): reading is { control: Control } {
  return reading !== undefined && "control" in reading;
}

/** Returns whether a text is canonical, and means the same where people type it. */
export function isInSeconds(text: string): boolean {
  const both = bothReadings(text);
  return both !== undefined && isSame(both);
}

/** Returns the other control that a person means by a canonical text. Undefined if there is none. */
export function otherReading(text: string): Control | undefined {
  const both = bothReadings(text);
  return both === undefined || isSame(both) ? undefined : both.typed;
}

interface BothReadings {
  canonical: Control;
  typed: Control;
}

/** Returns what a text is in canonical notation and where people type it. Undefined if one of them refuses it. */
function bothReadings(text: string): BothReadings | undefined {
  const canonical = readCanonical(text.trim());
  const typed = readWritten(text);
  return isControl(canonical) && isControl(typed) ? { canonical: canonical.control, typed: typed.control } : undefined;
}

function isSame({ canonical, typed }: BothReadings): boolean {
  return printControl(canonical) === printControl(typed);
}

/**
 * Returns how to write in seconds a text that is read in minutes: `3s+2s` for `3+2`. Undefined if nobody means seconds
 * by it, as by `3/2` and `2:30+5`.
 */
export function inSeconds(text: string): string | undefined {
  const trimmed = text.trim();
  const isPlayers = withSpelledBase(withPlus(trimmed)) !== trimmed;
  return isPlayers || otherReading(trimmed) === undefined ? undefined : withSeconds(trimmed);
}

/** Returns a text for `control` that `readWritten` reads back: canonical, or else with units. */
export function typedText(control: Control): string {
  const text = printControl(control);
  return isInSeconds(text) ? text : withSeconds(text);
}
