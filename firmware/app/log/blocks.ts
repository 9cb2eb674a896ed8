import { divide } from "../../core/integer";
import type { Log } from "../model/log-state";
import { RecordKind, WORD_BYTES } from "./format";
import { append } from "./log";
import { FRAME_BYTES, KEYS } from "./numbers";

/*
 * Blocks: lists of whole numbers in the log. Each has a key, and the newest good one of a key is what is kept of it:
 * 0 the settings, 1 to 6 the programs 25 to 30, 7 to 16 the adjourned games; a snapshot of the clock is none of these.
 */

/** A block that does not take is written again behind, so often. */
const TRIES = 4;

/** Writes a block where there is room for it on the page. False: there is none, or it does not take. */
export function putBlock(log: Log, key: number, bytes: readonly number[]): boolean {
  const length = bytes.length;
  for (let i = 0; i < TRIES; i++) {
    const isRoom = log.at + length + FRAME_BYTES + (log.hasTornWord ? WORD_BYTES : 0) <= log.end;
    if (!isRoom || !append(log, RecordKind.Block, key * 256 + divide(length, WORD_BYTES))) return false;
    const at = log.at;
    log.at += length;
    if (!log.store.write(log.page, at, bytes)) {
      log.at += WORD_BYTES;
      log.hasTornWord = true;
    } else if (append(log, RecordKind.End, log.store.check(bytes)) && log.at === at + length + WORD_BYTES) {
      if (key < KEYS) log.places[key] = log.page * log.store.pageBytes + at - WORD_BYTES;
      return true;
    }
  }
  return false;
}
