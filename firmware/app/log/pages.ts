import { divide, remainder } from "../../core/divide";
import type { Log } from "../model/log-state";
import { HEAD_BYTES, HEAD_MARK, VERSION, WORD_BYTES } from "./format";
import { FRAME_BYTES, KEYS, unpacked } from "./numbers";

/** Returns the bytes of the block at an address, page × page size + offset. The list is empty if the read fails. */
export function blockBytes(log: Log, place: number): readonly number[] {
  const store = log.store;
  const page = divide(place, store.pageBytes);
  const at = remainder(place, store.pageBytes);
  const head = store.read(page, at, WORD_BYTES);
  return head.length === 0 ? head : store.read(page, at + WORD_BYTES, head[2] * WORD_BYTES);
}

/** Returns at most `most` numbers of the newest block of a key, from number `from` on. The list is empty if none. */
export function keptNumbers(log: Log, key: number, from: number, most: number): number[] {
  const place = log.places[key];
  return place < 0 ? [] : unpacked(blockBytes(log, place), from, most);
}

/**
 * The size of the largest snapshot, with eight periods for each side.
 * Includes the time record before it and the note before an erase.
 */
export const SNAPSHOT_BYTES = 316;

/** Begins the next erased page, even while a clock runs. Returns false if there is none. */
export function turnPage(log: Log): boolean {
  const store = log.store;
  for (let page = 0; page < store.pages; page++) {
    if (store.isErased(page, 0) && beginPage(log, page)) return true;
  }
  log.hasNext = false;
  return false;
}

function beginPage(log: Log, page: number): boolean {
  const seq = log.seq + 1;
  const high = divide(seq, 256);
  const low = seq - 256 * high;
  const head = [HEAD_MARK, VERSION, high, low, 255 - HEAD_MARK, 255 - VERSION, 255 - high, 255 - low];
  if (!log.store.write(page, 0, head)) return false;
  log.page = page;
  log.seq = seq;
  log.at = HEAD_BYTES;
  log.lacksSnapshot = true;
  measure(log);
  return true;
}

/**
 * Computes how much of the page is for words: all of it while another page is erased.
 * Otherwise the blocks that must be copied have to fit behind the words.
 */
export function measure(log: Log): void {
  const store = log.store;
  log.hasNext = false;
  for (let page = 0; page < store.pages; page++) {
    if (store.isErased(page, 0)) log.hasNext = true;
  }
  log.end = store.pageBytes - (log.hasNext ? 0 : SNAPSHOT_BYTES + keptBytes(log));
}

/** Returns the size of the newest blocks of all keys. */
export function keptBytes(log: Log): number {
  let bytes = 0;
  for (let key = 0; key < KEYS; key++) {
    if (log.places[key] >= 0) bytes += blockBytes(log, log.places[key]).length + FRAME_BYTES;
  }
  return bytes;
}
