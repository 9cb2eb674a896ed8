import { divide, remainder } from "../../firmware/core/integer";
import type { Store } from "../hal";

const PAGES = 2;
const PAGE_BYTES = 4096;
const ERASED = 255;

/** Flash: the bytes of every page, erased from the end of its list on. */
export interface Cells {
  bytes: number[][];
  /** So many more bytes take; then nothing does, also no erase. −1: all do. */
  goodBytes: number;
  /** Pages erased so far. */
  erases: number;
}

/** Those of the board in use. */
let cells = createCells();

export function createCells(): Cells {
  const bytes: number[][] = [];
  for (let i = 0; i < PAGES; i++) bytes.push([]);
  return { bytes, goodBytes: -1, erases: 0 };
}

export function selectCells(used: Cells): void {
  cells = used;
}

export function createStore(): Store {
  return { pages: PAGES, pageBytes: PAGE_BYTES, read, write, erase };
}

function read(this: void, page: number, at: number): number {
  if (!isInside(page, at, 1)) return -1;
  const bytes = cells.bytes[page];
  return at < bytes.length ? bytes[at] : ERASED;
}

/** True when every byte reads as it was written; where the cells give up, what came before has taken. */
function write(this: void, page: number, at: number, bytes: readonly number[]): boolean {
  if (!isInside(page, at, bytes.length)) return false;
  const held = cells.bytes[page];
  let isGood = true;
  for (let i = 0; i < bytes.length; i++) {
    if (cells.goodBytes === 0) return false;
    if (cells.goodBytes > 0) cells.goodBytes -= 1;
    while (held.length <= at + i) held.push(ERASED);
    held[at + i] = bitsOfBoth(held[at + i], bytes[i]);
    if (held[at + i] !== bytes[i]) isGood = false;
  }
  return isGood;
}

function erase(this: void, page: number): boolean {
  if (!isInside(page, 0, 0) || cells.goodBytes === 0) return false;
  cells.bytes[page] = [];
  cells.erases++;
  return true;
}

function isInside(page: number, at: number, length: number): boolean {
  return page >= 0 && page < PAGES && at >= 0 && at + length <= PAGE_BYTES;
}

/** A write clears bits and sets none. */
function bitsOfBoth(old: number, byte: number): number {
  let result = 0;
  for (let bit = 1; bit < 256; bit += bit) {
    const isInOld = remainder(divide(old, bit), 2) === 1;
    if (isInOld && remainder(divide(byte, bit), 2) === 1) result += bit;
  }
  return result;
}
