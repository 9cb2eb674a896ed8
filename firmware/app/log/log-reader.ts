import type { Store } from "../../../hal/hal";
import type { Clock, Notice } from "../../core/clock";
import { divide, remainder } from "../../core/divide";
import { later, smaller } from "../../core/integer";
import { Memo } from "../model/choices";
import {
  COPIES,
  checkOfWord,
  FAR_MS,
  FARS,
  HEAD_BYTES,
  NEAR_MS,
  Note,
  pageOf,
  RecordKind,
  seqOf,
  WORD_BYTES,
} from "./format";

/*
 * Reads the log from its beginning, record by record. log-replay.ts replays it on a clock.
 * The recovery, the journal and a connected computer use it.
 */

/** A reading position in the log, with the clock after the replay so far. */
export interface Tape {
  readonly store: Store;
  /** The page, its sequence number and the offset of the next word. At the end of the log, the next free word. */
  page: number;
  seq: number;
  at: number;
  /**
   * The last record read: its kind, value, offset and instant.
   * The instant counts from the log's beginning, modulo 2³⁰.
   */
  kind: RecordKind;
  value: number;
  recordAt: number;
  atMs: number;
  /** The key and the bytes of the last block read. */
  key: number;
  bytes: readonly number[];
  /**
   * The clock after the replay so far, and the numbers before the clock in the last snapshot.
   * The clock is undefined before the first snapshot.
   */
  clock: Clock | undefined;
  snapshot: number[];
  /** The log ran out of room for heartbeats after the snapshot. */
  short: boolean;
  /** How old the times are after a power loss, until the arbiter acts or a clock starts; `Exact` if there was none. */
  lost: Memo;
  /** The words just passed are bad, and no note behind them has reported that yet. */
  hasTornWord: boolean;
  /** Words are damaged that were once good, and no recovery has reported that yet. */
  damaged: boolean;
  /** Receives the events of the clock. */
  readonly notice: Notice;
}

/** Opens the log at its beginning. The page is −1 if there is no log. `notice` receives the events of the clock. */
export function openTape(store: Store, notice: Notice): Tape {
  const tape = openLast(store, notice);
  while (stepPage(tape));
  return tape;
}

/** Opens the log at the newest page from which on it has everything that the clock needs. */
export function openGame(store: Store, notice: Notice): Tape {
  const tape = openLast(store, notice);
  while (!beginsWithCopies(tape) && stepPage(tape));
  tape.atMs = 0;
  return tape;
}

/** Moves to the page before. Returns false if there is none. */
function stepPage(tape: Tape): boolean {
  const page = tape.seq > 0 ? pageOf(tape.store, tape.seq - 1) : -1;
  if (page < 0) return false;
  tape.page = page;
  tape.seq--;
  return true;
}

/** Returns true if the page begins with copies of all blocks that are current there. */
function beginsWithCopies(tape: Tape): boolean {
  const place = noteAt(tape, HEAD_BYTES);
  return place > COPIES && noteAt(tape, place - COPIES) === Note.Copied;
}

/** Returns the value of the note at an offset; −1 if there is no note. */
function noteAt(tape: Tape, at: number): number {
  tape.recordAt = at;
  return isGood(tape, tape.store.read(tape.page, at, WORD_BYTES)) && tape.kind === RecordKind.Note ? tape.value : -1;
}

/** Opens the log at its newest page. */
function openLast(store: Store, notice: Notice): Tape {
  let seq = -1;
  for (let page = 0; page < store.pages; page++) {
    const found = seqOf(store, page);
    if (found > seq) seq = found;
  }
  return {
    store: store,
    page: seq < 0 ? -1 : pageOf(store, seq),
    seq: seq,
    at: HEAD_BYTES,
    kind: RecordKind.Tick,
    value: 0,
    recordAt: 0,
    atMs: 0,
    key: 0,
    bytes: [],
    clock: undefined,
    snapshot: [],
    short: false,
    lost: Memo.Exact,
    hasTornWord: false,
    damaged: false,
    notice: notice,
  };
}

/**
 * Moves to the next good record. A block counts only if all of it is good.
 * Bad words on the way are damage, unless a note follows them: the log writes one after words that were never complete.
 * Returns false if there is no further record.
 */
export function nextRecord(tape: Tape): boolean {
  while (tape.page >= 0) {
    const word = tape.store.read(tape.page, tape.at, WORD_BYTES);
    if (isEnd(tape, word)) {
      const next = pageOf(tape.store, tape.seq + 1);
      if (next < 0) return false;
      tape.page = next;
      tape.seq++;
      tape.at = HEAD_BYTES;
    } else {
      tape.recordAt = tape.at;
      tape.at += WORD_BYTES;
      if (isGood(tape, word) && (tape.kind !== RecordKind.Block || passBlock(tape))) {
        if (tape.hasTornWord && !isNote(tape, Note.Gap)) tape.damaged = true;
        tape.hasTornWord = false;
        return true;
      }
      tape.hasTornWord = true;
    }
  }
  return false;
}

export function isNote(tape: Tape, which: Note): boolean {
  return tape.kind === RecordKind.Note && tape.value === which;
}

/** Returns true if the rest of the page is erased. A word whose write failed is not the end. */
function isEnd(tape: Tape, word: readonly number[]): boolean {
  if (tape.at >= tape.store.pageBytes) return true;
  return word[0] === 255 && tape.store.isErased(tape.page, tape.at);
}

/**
 * Moves back to the beginning of the record before the current position; for a block, to its first word.
 * Sets `atMs` to the time that this record alone adds. Returns false if there is no earlier record.
 */
export function stepBack(tape: Tape): boolean {
  while (tape.page >= 0) {
    if (tape.at <= HEAD_BYTES) {
      tape.seq--;
      tape.page = pageOf(tape.store, tape.seq);
      tape.at = tape.store.pageBytes;
    } else if (readBack(tape)) {
      if (tape.kind !== RecordKind.Block && (tape.kind !== RecordKind.End || enterBlock(tape))) return true;
    }
  }
  return false;
}

/** Moves back one word and reads it. Returns false if the word is bad; the position moves all the same. */
function readBack(tape: Tape): boolean {
  tape.at -= WORD_BYTES;
  tape.recordAt = tape.at;
  tape.atMs = 0;
  const word = tape.store.read(tape.page, tape.at, WORD_BYTES);
  return isGood(tape, word);
}

/** Moves from the last word of a block to the first word of the same block. Returns false if there is none. */
function enterBlock(tape: Tape): boolean {
  const end = tape.at;
  for (let words = 0; words < 256 && tape.at > HEAD_BYTES; words++) {
    const isWhole = readBack(tape) && tape.kind === RecordKind.Block && passBlock(tape);
    const isIt = isWhole && tape.at === end + WORD_BYTES;
    tape.at = tape.recordAt;
    if (isIt) return true;
  }
  tape.at = end;
  return false;
}

/** Checks a word, then takes over its kind and value and adds its time. Returns false if the word is bad. */
function isGood(tape: Tape, word: readonly number[]): boolean {
  if (word.length === 0) return false;
  const kind = divide(word[0], 16);
  const check = (word[0] - 16 * kind) * 256 + word[3];
  if (check !== checkOfWord(tape.store, tape.seq, tape.recordAt, kind, word[1], word[2])) return false;
  tape.kind = kind;
  tape.value = word[1] * 256 + word[2];
  if (kind < RecordKind.Skip) tape.atMs = later(tape.atMs, tape.value - NEAR_MS);
  if (kind === RecordKind.Skip) tape.atMs = later(tape.atMs, (tape.value - FARS) * FAR_MS);
  return true;
}

/**
 * Moves past a block. Its last word holds the checksum of its bytes.
 * The log writes that word only after it has read the bytes back. Returns true if the block is complete.
 */
function passBlock(tape: Tape): boolean {
  const store = tape.store;
  const at = tape.recordAt;
  const words = remainder(tape.value, 256);
  const endAt = at + (words + 1) * WORD_BYTES;
  tape.key = divide(tape.value, 256);
  tape.at = smaller(endAt + WORD_BYTES, store.pageBytes);
  tape.bytes = store.read(tape.page, at + WORD_BYTES, words * WORD_BYTES);
  const end = store.read(tape.page, endAt, WORD_BYTES);
  tape.recordAt = endAt;
  const isClosed = isGood(tape, end) && tape.kind === RecordKind.End;
  const isWhole = isClosed && tape.bytes.length > 0 && tape.value === store.check(tape.bytes);
  if (isClosed && !isWhole) tape.damaged = true;
  tape.recordAt = at;
  tape.kind = RecordKind.Block;
  return isWhole;
}
