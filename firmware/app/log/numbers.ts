import { divide, remainder, smaller } from "../../core/integer";
import { WORD_BYTES } from "./format";

export const SETTINGS = 0;

export const FIRST_PROGRAM = 1;

export const FIRST_GAME = 7;

export const KEYS = 17;

/** A block's begin and end. */
export const FRAME_BYTES = 8;

/** More numbers than any block has. */
export const ALL = 1000;

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

export const PLACES = 10;

/** So many numbers stand first. */
export const OWN = 3;

export const NAMED = 2;

/** No more numbers of a game are read for its names: two of forty letters. */
export const NAMES_MAX = OWN + 1 + 3 + 80;
