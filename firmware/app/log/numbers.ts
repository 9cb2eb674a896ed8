import { divide, remainder, smaller } from "../../core/integer";
import { WORD_BYTES } from "./format";

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

/** Unpacks at most `most` numbers, beginning with number `from`. */
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

/** The number of slots for adjourned games. */
export const PLACES = 10;

/** The number of values at the start of every stored game: both times, and `NAMED` or 0. */
export const OWN = 3;

/** Marks a stored game that has names. */
export const NAMED = 2;

/** The most numbers to read of a stored game for its names. Two names of forty letters fit. */
export const NAMES_MAX = OWN + 1 + 3 + 80;
