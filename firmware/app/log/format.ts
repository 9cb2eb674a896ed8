import type { Store } from "../../../hal/hal";
import { divide, remainder } from "../../core/integer";

/** What a word records. Up to `IgnoredKey` its value is the time since the record before, ms + `NEAR_MS`. */
export const enum RecordKind {
  /** Time passed: a heartbeat. */
  Tick = 0,
  Flag = 1,
  /** A period or a gong. */
  Period = 2,
  PressWhite = 3,
  PressBlack = 4,
  Start = 5,
  Pause = 6,
  ResumeWhite = 7,
  ResumeBlack = 8,
  /** Presses and keys that did nothing, noted. */
  IgnoredWhite = 9,
  IgnoredBlack = 10,
  IgnoredKey = 11,
  /** The time to the next record is longer by so many times `FAR_MS`, counted from −`FARS`. */
  Skip = 12,
  /** A `Note`. */
  Note = 13,
  /** A longer record begins: 256 × its key + how many words it has. */
  Block = 14,
  /** It ends: the check of its words. */
  End = 15,
}

/** What a note says. */
export const enum Note {
  /** The power came back, or a fault stopped the clock: what ran is paused at the record before. */
  PowerLost = 0,
  Frozen = 1,
  /** Back to the programs: the game is over or was given up. */
  Setup = 2,
  /** No room for heartbeats any more: from here on only presses are exact. */
  Short = 3,
  BatteryLow = 4,
  /** Edges were lost: too many came at once. */
  EdgesLost = 5,
  KeyStuck = 6,
  /** The words before this were never whole: they did not take, or the power went. */
  Gap = 7,
  /** Words before this were whole and are no longer: the state is not sure. */
  Damaged = 8,
  /** A page is about to be erased. */
  Erase = 9,
}

export const WORD_BYTES = 4;

export const HEAD_BYTES = 8;

export const NEAR_MS = 16384;

export const VALUE_MAX = 65535;

export const FAR_MS = 32768;

export const FARS = 16384;

/** What a snapshot is made for is an `Event`, or a warning [12.9.1], which to the clock is a penalty. */
export const WARNED = 19;

const signed = [0, 0, 0, 0, 0, 0];

/**
 * The check of a word, 12 bits. The upper ten are a sum that falls when a bit of the word rises: of a word in which not
 * every bit was cleared when the power went, none reads as good. The lower two are of the CRC.
 */
export function checkOfWord(
  store: Store,
  seq: number,
  at: number,
  kind: RecordKind,
  high: number,
  low: number,
): number {
  signed[0] = remainder(seq, 256);
  signed[1] = divide(at, 256);
  signed[2] = remainder(at, 256);
  signed[3] = kind;
  signed[4] = high;
  signed[5] = low;
  return (525 - kind - high - low) * 4 + remainder(store.check(signed), 4);
}

/** Pages are begun with this letter, the version, the page's number and the complement of these four. */
export const HEAD_MARK = 70;

/** The format that is written; older ones are read, too. */
export const VERSION = 1;

/** What `seqOf` says of a page without a good head, and of one that a later version wrote. */
export const NO_SEQ = -1;

export const NEWER_SEQ = -2;

/**
 * The key of a snapshot. Before the numbers of `saveClock` stand these: the event that made it × 4 + its side; 1 if Black
 * stands on the left, + 2 if the game is put away; the program; 1 + the place that the game was taken from.
 */
export const SNAPSHOT = 17;

export const EXTRAS = 4;

/** The number of a page. */
export function seqOf(store: Store, page: number): number {
  const head = store.read(page, 0, HEAD_BYTES);
  if (head[0] !== HEAD_MARK) return NO_SEQ;
  for (let i = 0; i < 4; i++) if (head[i] + head[i + 4] !== 255) return NO_SEQ;
  return head[1] > VERSION ? NEWER_SEQ : head[2] * 256 + head[3];
}

/** The page with a number; −1: there is none. */
export function pageOf(store: Store, seq: number): number {
  for (let page = 0; page < store.pages; page++) if (seqOf(store, page) === seq) return page;
  return -1;
}
