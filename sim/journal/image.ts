/** Reads a clock's flash, from a file or from its link, as a read-only store. */

import type { Store } from "../../hal/hal";
import { crcOf } from "../../hal/virtual/crc";
import { readLine } from "../link/lines";

/** The size of the unit that every board so far erases. */
export const pageBytes = 4096;
/** The largest flash of a board has 8 MiB; as text it takes twice as much. */
export const imageMaxBytes = 16 * 1024 * 1024;

/** Returns a store of the whole pages in `bytes`. */
export function imageStore(bytes: Uint8Array): Store {
  const pages = Math.floor(bytes.length / pageBytes);
  const isInside = (page: number, at: number, count: number) =>
    page >= 0 && page < pages && at >= 0 && at + count <= pageBytes;
  const part = (page: number, at: number, end: number) => bytes.subarray(page * pageBytes + at, page * pageBytes + end);
  return {
    pages,
    pageBytes,
    read: (page, at, count) => (isInside(page, at, count) ? [...part(page, at, at + count)] : []),
    isErased: (page, at) => isInside(page, at, 0) && part(page, at, pageBytes).every((byte) => byte === 255),
    write: () => false,
    erase: () => false,
    check: crcOf,
  };
}

/** The size in bytes of the pieces that firmware/app/link/log-commands.ts sends. */
const pieceBytes = 64;
/** An upper limit: no board has this much flash for its log. */
const piecesMax = 65_536;

/**
 * Returns the image from the clock's answers to `log N`: lines of JSON in any order. Pieces that are missing are erased
 * flash. Returns undefined if the text has no such answer.
 */
export function imageOfLines(text: string): Uint8Array | undefined {
  const pieces = text.split("\n").flatMap((line) => pieceOf(line) ?? []);
  if (pieces.length === 0) return undefined;
  const last = pieces.reduce((most, { piece }) => Math.max(most, piece), 0);
  const image = new Uint8Array(Math.ceil(((last + 1) * pieceBytes) / pageBytes) * pageBytes).fill(255);
  for (const { piece, bytes } of pieces) image.set(bytes, piece * pieceBytes);
  return image;
}

function pieceOf(line: string): { piece: number; bytes: Uint8Array } | undefined {
  const { log: piece, hex } = readLine(line) ?? {};
  if (typeof piece !== "number" || !Number.isSafeInteger(piece) || piece < 0 || piece > piecesMax) return undefined;
  if (typeof hex !== "string" || hex.length > 2 * pieceBytes || !/^(?:[0-9A-Fa-f]{2})*$/.test(hex)) return undefined;
  return { piece, bytes: Uint8Array.from(Buffer.from(hex, "hex")) };
}
