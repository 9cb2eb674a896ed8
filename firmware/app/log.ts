import type { Store } from "../../hal/hal";
import { divide, later, remainder, span } from "../core/integer";
import { turnPage } from "./renew";

/*
 * The log: everything that happened to the clock, in words of 4 bytes, one after the other through the pages of the store.
 * docs/reliability.md has the format. A word takes its place and the page's number into its check.
 */

/** What a word records. Up to `IgnoredKey` its value is the time since the record before, ms + `NEAR_MS`. */
export const enum Kind {
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
const VALUE_MAX = 65535;
export const FAR_MS = 32768;
export const FARS = 16384;
/** Half of what the counter counts: no time to the next record is longer. */
const HALF_MS = 536870912;
/** Presses have so much of the last page for themselves: neither heartbeats nor ignored presses take it. */
export const PRESSES_BYTES = 1000;

/** What a snapshot is made for is an `Event`, or a warning [12.9.1], which to the clock is a penalty. */
export const WARNED = 19;

/** Where the log stands. */
export interface Log {
  readonly store: Store;
  /** The page that is written on; −1: nothing can be kept. */
  page: number;
  /** Its number: pages are counted in the order in which they were begun. */
  seq: number;
  /** The next word's place, and where room for words ends: what is behind is kept for blocks that must be copied. */
  at: number;
  end: number;
  /** Another page is erased and waits. */
  hasNext: boolean;
  /** The instant of the last record. */
  lastMs: number;
  /** Words since the last snapshot. */
  words: number;
  /** Why a snapshot is to be written as soon as the clock stands, an `Event` or `WARNED` × 4 + `Side`; 0: none is. */
  due: number;
  /** The block that is to be written then, see blocks.ts; −1: none is. */
  dueKey: number;
  /** The log has a game that was started; it is over, and the next one may take its place. */
  played: boolean;
  over: boolean;
  /** Heartbeats have no room any more. */
  short: boolean;
  /** The last words are not whole, which is noted before the next one. */
  gap: boolean;
  /** Where the newest block of each key lies, page × its bytes + place; −1: there is none. See blocks.ts. */
  places: number[];
}

/** A word, and what stands for its position and value in its check: changed in place. */
const word = [0, 0, 0, 0];
const signed = [0, 0, 0, 0, 0, 0];

/** A log that nothing can be written to yet. */
export function createLog(store: Store, nowMs: number): Log {
  return {
    store: store,
    page: -1,
    seq: 0,
    at: 0,
    end: 0,
    hasNext: false,
    lastMs: nowMs,
    words: 0,
    due: 0,
    dueKey: -1,
    played: false,
    over: false,
    short: false,
    gap: false,
    places: [],
  };
}

/**
 * The check of a word, 12 bits. The upper ten are a sum that falls when a bit of the word rises: of a word in which not
 * every bit was cleared when the power went, none reads as good. The lower two are of the CRC.
 */
export function checkOfWord(store: Store, seq: number, at: number, kind: Kind, high: number, low: number): number {
  signed[0] = remainder(seq, 256);
  signed[1] = divide(at, 256);
  signed[2] = remainder(at, 256);
  signed[3] = kind;
  signed[4] = high;
  signed[5] = low;
  return (525 - kind - high - low) * 4 + remainder(store.check(signed), 4);
}

/** Writes a word at the end of the log; where it does not take, behind that and a note of it. False: there is no room. */
export function append(log: Log, kind: Kind, value: number): boolean {
  const spareBytes = kind === Kind.Tick || (kind >= Kind.IgnoredWhite && kind <= Kind.IgnoredKey) ? PRESSES_BYTES : 0;
  while (hasRoom(log, spareBytes)) {
    const isNoted = log.gap;
    log.gap = isNoted ? !takes(log, Kind.Note, Note.Gap) : !takes(log, kind, value);
    if (!isNoted && !log.gap) return true;
  }
  return false;
}

/** Writes the next word. False: it does not read as it should. */
function takes(log: Log, kind: Kind, value: number): boolean {
  const high = divide(value, 256);
  const low = value - 256 * high;
  const at = log.at;
  const check = checkOfWord(log.store, log.seq, at, kind, high, low);
  const checkHigh = divide(check, 256);
  word[0] = kind * 16 + checkHigh;
  word[1] = high;
  word[2] = low;
  word[3] = check - 256 * checkHigh;
  log.at = at + WORD_BYTES;
  log.words++;
  return log.store.write(log.page, at, word);
}

/** A next page that is erased already is begun also while a clock runs. */
function hasRoom(log: Log, spareBytes: number): boolean {
  while (log.page >= 0) {
    if (log.at + WORD_BYTES + (log.hasNext ? 0 : spareBytes) <= log.end) return true;
    if (!log.hasNext || !turnPage(log)) return false;
  }
  return false;
}

/** Records what happened at `atMs`. False: there is no room. */
export function record(log: Log, kind: Kind, atMs: number): boolean {
  let value = span(log.lastMs, atMs) + NEAR_MS;
  if (value < 0 || value > VALUE_MAX) {
    const ms = value - NEAR_MS + HALF_MS;
    const fars = divide(ms, FAR_MS);
    if (!append(log, Kind.Skip, fars)) return false;
    log.lastMs = later(log.lastMs, (fars - FARS) * FAR_MS);
    value = ms - fars * FAR_MS + NEAR_MS;
  }
  if (!append(log, kind, value)) return false;
  log.lastMs = atMs;
  return true;
}

/** Records a note at `atMs`. */
export function note(log: Log, which: Note, atMs: number): void {
  if (log.lastMs !== atMs) record(log, Kind.Tick, atMs);
  append(log, Kind.Note, which);
}
