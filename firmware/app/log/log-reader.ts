import type { Store } from "../../../hal/hal";
import type { Clock, Notice } from "../../core/clock";
import { pause, press, resume, start } from "../../core/game";
import { divide, later, remainder, smaller } from "../../core/integer";
import { loadClock } from "../../core/snapshot";
import { advance } from "../../core/time";
import { Event, Mode, Side } from "../../core/words";
import { Memo } from "../model/choices";
import {
  checkOfWord,
  EXTRAS,
  FAR_MS,
  FARS,
  HEAD_BYTES,
  NEAR_MS,
  Note,
  pageOf,
  RecordKind,
  SNAPSHOT,
  seqOf,
  WORD_BYTES,
} from "./format";
import { ALL, unpacked } from "./numbers";

/*
 * The log read from its beginning, record by record, and played to a clock: what the recovery, the journal and a computer do.
 */

export interface Tape {
  readonly store: Store;
  /** Where the next word is, in a page and in the whole log; at the end: where one can be written. */
  page: number;
  seq: number;
  at: number;
  /** The record: what it is, where it lies, when it happened, counted from the log's beginning, modulo 2³⁰. */
  kind: RecordKind;
  value: number;
  recordAt: number;
  atMs: number;
  /** Of a block. */
  key: number;
  bytes: readonly number[];
  /** The clock after what was played, if there was a snapshot, and what stands before the clock there; whom the clock tells. */
  clock: Clock | undefined;
  snapshot: number[];
  /** There was no room for heartbeats since the snapshot. */
  short: boolean;
  /** How old the times are since a power loss that nobody has dealt with; `Exact`: there was none. */
  lost: Memo;
  /** The words before are no good, and no note behind them has said so yet. */
  hasTornWord: boolean;
  /** Words that were good once are no longer, and no recovery has said so yet. */
  damaged: boolean;
  readonly notice: Notice;
}

/** The log from its beginning. Its page is −1 where there is none. `notice`: who is told what the clock does. */
export function openTape(store: Store, notice: Notice): Tape {
  let seq = -1;
  for (let page = 0; page < store.pages; page++) {
    const found = seqOf(store, page);
    if (found > seq) seq = found;
  }
  while (seq > 0 && pageOf(store, seq - 1) >= 0) seq--;
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
 * Goes on to the next record that is good; a block only if all of it is. What is passed over is damaged, unless a note
 * stands behind it: words that were never whole are noted by whoever writes on. False: there is none.
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

/** Nothing was written from here on. A word that never took is not the end. */
function isEnd(tape: Tape, word: readonly number[]): boolean {
  if (tape.at >= tape.store.pageBytes) return true;
  return word[0] === 255 && tape.store.isErased(tape.page, tape.at);
}

/**
 * Goes back to the record before, from behind one; of a block to its begin. The tape's instant is then the time that this
 * record alone brought. False: it was the first.
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

/** Reads the word before. False where it is not sound; the tape is there all the same. */
function readBack(tape: Tape): boolean {
  tape.at -= WORD_BYTES;
  tape.recordAt = tape.at;
  tape.atMs = 0;
  const word = tape.store.read(tape.page, tape.at, WORD_BYTES);
  return isGood(tape, word);
}

/** From the end of a block to its begin, from which it leads there. */
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

/** Takes a word that is sound: what it is, and the time that it brings. */
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

/** Goes behind a block. True where all of it is there: its end holds the check of its bytes, and is written after they are read back. */
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

/**
 * Plays the record to the clock, which then stands at its instant, or where it stood if that is later. Time that passed
 * comes with the next record, or has to be brought.
 */
export function play(tape: Tape): void {
  const clock = tape.clock;
  const kind = tape.kind;
  const atMs = tape.atMs;
  if (kind === RecordKind.Block && tape.key === SNAPSHOT) takeSnapshot(tape);
  if (clock === undefined || kind === RecordKind.Tick || kind > RecordKind.Note) return;
  advance(clock, atMs);
  if (kind === RecordKind.Note) playNote(tape, clock, tape.value);
  else if (kind === RecordKind.PressWhite || kind === RecordKind.PressBlack)
    press(clock, Side.White + kind - RecordKind.PressWhite, atMs);
  else if (kind === RecordKind.Start) start(clock, atMs);
  else if (kind === RecordKind.Pause) pause(clock, atMs);
  else if (kind === RecordKind.ResumeWhite || kind === RecordKind.ResumeBlack)
    resume(clock, Side.White + kind - RecordKind.ResumeWhite, atMs);
  if (kind === RecordKind.Start || kind === RecordKind.ResumeWhite || kind === RecordKind.ResumeBlack)
    tape.lost = Memo.Exact;
}

/** A power loss, or a fault, pauses the clock where it stands. */
export function playNote(tape: Tape, clock: Clock, which: Note): void {
  if (which === Note.Setup) clock.mode = Mode.Setup;
  if (which === Note.Short) tape.short = true;
  if (which === Note.Damaged) tape.lost = Memo.Fault;
  if ((which !== Note.PowerLost && which !== Note.Frozen) || clock.mode !== Mode.Running) return;
  pause(clock, clock.atMs);
  tape.atMs = clock.atMs;
  if (which === Note.PowerLost && tape.lost !== Memo.Fault) tape.lost = tape.short ? Memo.LastPress : Memo.Recent;
}

function takeSnapshot(tape: Tape): void {
  const clock = loadClock(unpacked(tape.bytes, EXTRAS, ALL), tape.atMs, tape.notice);
  if (clock === undefined) return;
  tape.clock = clock;
  tape.snapshot = unpacked(tape.bytes, 0, EXTRAS);
  tape.short = false;
  if (tape.snapshot[0] !== Event.Power * 4) tape.lost = Memo.Exact;
}
