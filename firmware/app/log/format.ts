import type { Store } from "../../../hal/hal";
import { divide, remainder } from "../../core/divide";

/**
 * The kind of record in a word.
 * Up to `IgnoredKey`, the value is the time since the previous record, ms + `NEAR_MS`.
 */
export const enum RecordKind {
  /** A heartbeat: time passed. */
  Tick = 0,
  Flag = 1,
  /** A period ended, or the gong sounded. */
  Period = 2,
  PressWhite = 3,
  PressBlack = 4,
  Start = 5,
  Pause = 6,
  ResumeWhite = 7,
  ResumeBlack = 8,
  /** Presses and keys that had no effect. */
  IgnoredWhite = 9,
  IgnoredBlack = 10,
  IgnoredKey = 11,
  /** The time to the next record is longer by (value − `FARS`) × `FAR_MS`. */
  Skip = 12,
  /** The value is a `Note`. */
  Note = 13,
  /** A block begins. The value is 256 × its key + its number of words. */
  Block = 14,
  /** A block ends. The value is the checksum of its bytes. */
  End = 15,
}

/** The meaning of a note. */
export const enum Note {
  /**
   * The power came back (`PowerLost`), or a fault stopped the clock (`Frozen`).
   * A running clock is paused at the previous record.
   */
  PowerLost = 0,
  Frozen = 1,
  /** The clock returned to the programs: the game is over or was abandoned. */
  Setup = 2,
  /** There is no more room for heartbeats. From here on only presses are exact. */
  Short = 3,
  BatteryLow = 4,
  /** Too many edges came at once, and some were lost. */
  EdgesLost = 5,
  KeyStuck = 6,
  /** The words before this were never complete: the write failed, or the power was lost. */
  Gap = 7,
  /** Words before this were once complete and are now damaged. The state may be wrong. */
  Damaged = 8,
  /** A page is about to be erased. Older versions wrote this; see `ERASES`. */
  Erase = 9,
  /** The copies of all current blocks end here. A reader that wants no earlier game can begin with them. */
  Copied = 10,
}

/** The meaning of a note about what restarted the clock. They have the order of the board's `Reset` from `Pin` on. */
export const enum RestartNote {
  PinReset = 11,
  Hung = 12,
  RuntimeFault = 13,
  Restarted = 14,
}

/**
 * A page that begins with a greater note begins with copies of all current blocks.
 * The value is this number + the offset of the note `Copied` behind them.
 */
export const COPIES = 256;

/** A note from this value on says that a page is about to be erased. The value is this number + the page. */
export const ERASES = 32768;

export const WORD_BYTES = 4;

export const HEAD_BYTES = 8;

export const NEAR_MS = 16384;

export const VALUE_MAX = 65535;

export const FAR_MS = 32768;

export const FARS = 16384;

/**
 * The reason for a snapshot after a warning [12.9.1].
 * Other reasons are `Event`s; the core treats a warning as a penalty.
 */
export const WARNED = 19;

/** The bytes that the CRC of a word covers, reused for every word. */
const signed = [0, 0, 0, 0, 0, 0];

/**
 * Returns the 12-bit checksum of a word. The upper ten bits are a sum that falls when a bit of the word rises.
 * If the power fails before every bit is cleared, the word therefore never passes the check.
 * The lower two bits come from a CRC.
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

/**
 * The first byte of a page's head. The version and the page's sequence number (two bytes) follow.
 * The complements of these four bytes end the head.
 */
export const HEAD_MARK = 70;

/** The format version that the clock writes. It reads older versions too. */
export const VERSION = 1;

/** The results of `seqOf` for a page without a good head, and for a page that a later version wrote. */
export const NO_SEQ = -1;

export const NEWER_SEQ = -2;

/**
 * The key of a snapshot. Four numbers (`EXTRAS`) come before those of `saveClock`:
 * - the event that caused the snapshot × 4 + its side
 * - 1 if Black is on the left, + 2 if the game is adjourned
 * - the program
 * - 1 + the slot from which the game was restored
 */
export const SNAPSHOT = 17;

export const EXTRAS = 4;

/** Returns the sequence number of a page, `NO_SEQ` or `NEWER_SEQ`. */
export function seqOf(store: Store, page: number): number {
  const head = store.read(page, 0, HEAD_BYTES);
  if (head[0] !== HEAD_MARK) return NO_SEQ;
  for (let i = 0; i < 4; i++) if (head[i] + head[i + 4] !== 255) return NO_SEQ;
  return head[1] > VERSION ? NEWER_SEQ : head[2] * 256 + head[3];
}

/** Returns true if a page has contents but no valid head. */
export function isHeadless(store: Store, page: number): boolean {
  return store.read(page, 0, HEAD_BYTES).length > 0 && seqOf(store, page) === NO_SEQ && !store.isErased(page, 0);
}

/** Returns the page with a sequence number; −1 if none. */
export function pageOf(store: Store, seq: number): number {
  for (let page = 0; page < store.pages; page++) if (seqOf(store, page) === seq) return page;
  return -1;
}
