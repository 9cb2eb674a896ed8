import { divide, remainder, smaller } from "../core/integer";
import { append, Kind, type Log, WORD_BYTES } from "./log";

/*
 * Blocks: lists of whole numbers in the log. Each has a key, and the newest good one of a key is what is kept of it:
 * 0 the settings, 1 to 6 the programs 25 to 30, 7 to 16 the adjourned games; a snapshot of the clock is none of these.
 */

export const SETTINGS = 0;
export const FIRST_PROGRAM = 1;
export const FIRST_GAME = 7;
export const KEYS = 17;

/** A block's begin and end. */
export const FRAME_BYTES = 8;
/** More numbers than any block has. */
export const ALL = 1000;
/** A block that does not take is written again behind, so often. */
const TRIES = 4;

/** How many numbers, then these, 0 to 2³⁰ each: seven bits in a byte, the lowest first, 128 more in all but the last. */
export function packed(list: readonly number[]): number[] {
  const bytes: number[] = [];
  pack(bytes, list.length);
  for (let i = 0; i < list.length; i++) pack(bytes, list[i]);
  while (remainder(bytes.length, WORD_BYTES) > 0) bytes.push(0);
  return bytes;
}

function pack(bytes: number[], n: number): void {
  let rest = n;
  while (rest >= 128) {
    const more = divide(rest, 128);
    bytes.push(rest - 128 * more + 128);
    rest = more;
  }
  bytes.push(rest);
}

/** Writes a block where there is room for it on the page. False: there is none, or it does not take. */
export function putBlock(log: Log, key: number, bytes: readonly number[]): boolean {
  const length = bytes.length;
  for (let i = 0; i < TRIES; i++) {
    const isRoom = log.at + length + FRAME_BYTES + (log.gap ? WORD_BYTES : 0) <= log.end;
    if (!isRoom || !append(log, Kind.Block, key * 256 + divide(length, WORD_BYTES))) return false;
    const at = log.at;
    log.at += length;
    if (!log.store.write(log.page, at, bytes)) {
      log.at += WORD_BYTES;
      log.gap = true;
    } else if (append(log, Kind.End, log.store.check(bytes)) && log.at === at + length + WORD_BYTES) {
      if (key < KEYS) log.places[key] = log.page * log.store.pageBytes + at - WORD_BYTES;
      return true;
    }
  }
  return false;
}

/** The bytes of the block at a place, page × its bytes + place in it. */
export function blockBytes(log: Log, place: number): readonly number[] {
  const store = log.store;
  const page = divide(place, store.pageBytes);
  const at = remainder(place, store.pageBytes);
  const head = store.read(page, at, WORD_BYTES);
  return head.length === 0 ? head : store.read(page, at + WORD_BYTES, head[2] * WORD_BYTES);
}

/** The numbers of packed bytes from place `from` on, `most` of them. */
export function unpacked(bytes: readonly number[], from: number, most: number): number[] {
  const list: number[] = [];
  let left = -1;
  let before = from;
  let n = 0;
  let scale = 1;
  for (let i = 0; i < bytes.length && left !== 0; i++) {
    n += remainder(bytes[i], 128) * scale;
    scale *= 128;
    if (bytes[i] < 128) {
      if (left >= 0 && before === 0) list.push(n);
      if (left >= 0 && before > 0) before--;
      left = left < 0 ? smaller(n, from + most) : left - 1;
      n = 0;
      scale = 1;
    }
  }
  return list;
}

/** The numbers of the newest block of a key from place `from` on, `most` of them; none where there is no block. */
export function keptNumbers(log: Log, key: number, from: number, most: number): number[] {
  const place = log.places[key];
  return place < 0 ? [] : unpacked(blockBytes(log, place), from, most);
}
