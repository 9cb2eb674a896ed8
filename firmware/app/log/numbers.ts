import { divide, remainder } from "../../core/divide";
import { smaller } from "../../core/integer";
import { WORD_BYTES } from "./format";
import { byteList, numberList } from "./lists";

export const SETTINGS = 0;

export const FIRST_PROGRAM = 1;

export const FIRST_GAME = 7;

export const KEYS = 17;

/** The bytes of the first and last word of a block together. */
export const FRAME_BYTES = 8;

/** Stands for all numbers of a block: no block has more. */
export const ALL = 1000;

/**
 * Packs the length of a list and its numbers, 0 to 2³⁰ each, into bytes.
 * Each byte holds seven bits, the lowest first. All but the last byte of a number have 128 added.
 */
export function packed(list: readonly number[]): readonly number[] {
  let length = bytesOf(list.length);
  for (let i = 0; i < list.length; i++) length += bytesOf(list[i]);
  const bytes = byteList(WORD_BYTES * divide(length + WORD_BYTES - 1, WORD_BYTES));
  let at = pack(bytes, 0, list.length);
  for (let i = 0; i < list.length; i++) at = pack(bytes, at, list[i]);
  for (; remainder(at, WORD_BYTES) > 0; at++) bytes[at] = 0;
  return bytes;
}

/** Returns how many bytes a number takes. */
function bytesOf(n: number): number {
  if (n < 128) return 1;
  if (n < 16384) return 2;
  return n < 2097152 ? 3 : n < 268435456 ? 4 : 5;
}

/** Writes a number from place `at` of the bytes. Returns the place behind it. */
function pack(bytes: number[], at: number, n: number): number {
  let place = at;
  let rest = n;
  while (rest >= 128) {
    const more = divide(rest, 128);
    bytes[place] = rest - 128 * more + 128;
    place++;
    rest = more;
  }
  bytes[place] = rest;
  return place + 1;
}

/** Unpacks at most `most` numbers, beginning with number `from`. */
export function unpacked(bytes: readonly number[], from: number, most: number): number[] {
  let list: number[] = [];
  let at = -from;
  let left = -1;
  let n = 0;
  let scale = 1;
  for (let i = 0; i < bytes.length && left !== 0; i++) {
    n += remainder(bytes[i], 128) * scale;
    scale *= 128;
    if (bytes[i] < 128) {
      if (left < 0) {
        left = smaller(n, from + most);
        if (left > from) list = numberList(left - from);
      } else {
        if (at >= 0) list[at] = n;
        at++;
        left--;
      }
      n = 0;
      scale = 1;
    }
  }
  return list;
}

/** The number of slots for adjourned games. */
export const PLACES = 10;

/** The number of values at the start of every stored game: both times, and `NAMED` or 0. */
export const OWN = 3;

/** Marks a stored game that has names. */
export const NAMED = 2;

/** The most numbers to read of a stored game for its names. Two names of forty letters fit. */
export const NAMES_MAX = OWN + 1 + 3 + 80;
