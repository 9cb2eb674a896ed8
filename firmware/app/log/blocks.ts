import { divide } from "../../core/divide";
import type { Log } from "../model/log-state";
import { RecordKind, WORD_BYTES } from "./format";
import { append } from "./log";
import { FRAME_BYTES, KEYS } from "./numbers";

/*
 * Blocks are lists of whole numbers in the log. Each has a key; only the newest good block of a key counts.
 * - Key 0: the settings.
 * - Keys 1 to 6: the programs 25 to 30.
 * - Keys 7 to 16: the adjourned games.
 * A snapshot of the clock is a block too, but has none of these keys.
 */

/** The number of attempts to write a block. Each attempt writes it behind the one that failed. */
const TRIES = 4;

/** Writes a block on the current page. Returns false if it does not fit, or if every attempt fails. */
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
