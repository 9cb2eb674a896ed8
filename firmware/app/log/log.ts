import { divide, later, span } from "../../core/integer";
import type { Log } from "../model/log-state";
import { checkOfWord, FAR_MS, FARS, NEAR_MS, Note, RecordKind, VALUE_MAX, WORD_BYTES } from "./format";
import { turnPage } from "./pages";

/*
 * The log: everything that happened to the clock, in words of 4 bytes, one after the other through the pages of the store.
 * docs/reliability.md has the format. A word takes its place and the page's number into its check.
 */

/** Half of what the counter counts: no time to the next record is longer. */
const HALF_MS = 536870912;
/** Presses have so much of the last page for themselves: neither heartbeats nor ignored presses take it. */
export const PRESSES_BYTES = 1000;

/** A word, and what stands for its position and value in its check: changed in place. */
const word = [0, 0, 0, 0];

/** Writes a word at the end of the log; where it does not take, behind that and a note of it. False: there is no room. */
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

/** Writes the next word. False: it does not read as it should. */
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

/** A next page that is erased already is begun also while a clock runs. */
function hasRoom(log: Log, spareBytes: number): boolean {
  while (log.page >= 0) {
    if (log.at + WORD_BYTES + (log.hasNext ? 0 : spareBytes) <= log.end) return true;
    if (!log.hasNext || !turnPage(log)) return false;
  }
  return false;
}

/** Records what happened at `atMs`. False: there is no room. */
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
