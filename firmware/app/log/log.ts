import { divide } from "../../core/divide";
import { later, span } from "../../core/integer";
import type { Log } from "../model/log-state";
import { checkOfWord, FAR_MS, FARS, NEAR_MS, Note, RecordKind, VALUE_MAX, WORD_BYTES } from "./format";
import { turnPage } from "./pages";

/*
 * The log records everything that happens to the clock, in words of 4 bytes, page after page of the store.
 * docs/reliability.md describes the format. The checksum of a word covers its offset and the page's sequence number.
 */

/** Half the range of the millisecond counter. The time between two records is never longer. */
const HALF_MS = 536870912;
/** The bytes of the last page that are reserved for presses. Heartbeats and ignored presses may not use them. */
export const PRESSES_BYTES = 1000;

/** The bytes of the word to write, reused for every word. */
const word = [0, 0, 0, 0];

/**
 * Writes a word at the end of the log. If that fails, writes a note and the word behind it.
 * Returns false if there is no room.
 */
export function append(log: Log, kind: RecordKind, value: number): boolean {
  const spareBytes =
    kind === RecordKind.Tick || (kind >= RecordKind.IgnoredWhite && kind <= RecordKind.IgnoredKey) ? PRESSES_BYTES : 0;
  while (hasRoom(log, spareBytes)) {
    const isNoted = log.hasTornWord;
    log.hasTornWord = isNoted ? !writeWord(log, RecordKind.Note, Note.Gap) : !writeWord(log, kind, value);
    if (!isNoted && !log.hasTornWord) return true;
  }
  return false;
}

/** Writes the next word. Returns false if the write fails. */
function writeWord(log: Log, kind: RecordKind, value: number): boolean {
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

/** Returns true if a word and `spareBytes` fit. Begins the next erased page if needed, even while a clock runs. */
function hasRoom(log: Log, spareBytes: number): boolean {
  while (log.page >= 0) {
    if (log.at + WORD_BYTES + (log.hasNext ? 0 : spareBytes) <= log.end) return true;
    if (!log.hasNext || !turnPage(log)) return false;
  }
  return false;
}

/** Records what happened at `atMs`. Returns false if there is no room. */
export function record(log: Log, kind: RecordKind, atMs: number): boolean {
  let value = span(log.lastMs, atMs) + NEAR_MS;
  if (value < 0 || value > VALUE_MAX) {
    const ms = value - NEAR_MS + HALF_MS;
    const fars = divide(ms, FAR_MS);
    if (!append(log, RecordKind.Skip, fars)) return false;
    log.lastMs = later(log.lastMs, (fars - FARS) * FAR_MS);
    value = ms - fars * FAR_MS + NEAR_MS;
  }
  if (!append(log, kind, value)) return false;
  log.lastMs = atMs;
  return true;
}

/** Records a note at `atMs`. */
export function note(log: Log, which: Note, atMs: number): void {
  if (log.lastMs !== atMs) record(log, RecordKind.Tick, atMs);
  append(log, RecordKind.Note, which);
}
