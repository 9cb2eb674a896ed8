import { remainder } from "../../firmware/core/divide";
import type { Store } from "../hal";
import {
  byteAt,
  type Cells,
  createCells,
  ERASED,
  erasePage,
  PAGE_BYTES,
  touches,
  WORD_BYTES,
  writeWord,
} from "./cells";
import { crcOf } from "./crc";
import { stall } from "./time";

/** The time of an erase on nRF52. */
const ERASE_MS = 85;

/** The cells of the board in use. */
let cells = createCells(0);

export function selectCells(used: Cells): void {
  cells = used;
}

/** Notes whether a clock runs, as the lamps show it. */
export function noteRunning(isRunning: boolean): void {
  cells.isRunning = isRunning;
}

export function createStore(of: Cells): Store {
  return { pages: of.bytes.length, pageBytes: PAGE_BYTES, read, isErased, write, erase, check };
}

function read(this: void, page: number, at: number, count: number): readonly number[] {
  const list: number[] = [];
  if (!isInside(page, at, count) || touches(cells.unreadable, page, at, count)) return list;
  for (let i = 0; i < count; i++) list.push(byteAt(cells, page, at + i));
  return list;
}

function isErased(this: void, page: number, at: number): boolean {
  if (!isInside(page, at, 0)) return false;
  const isSound = cells.stuck.length + cells.weak[page].length === 0;
  const end = isSound ? cells.bytes[page].length : PAGE_BYTES;
  for (let i = at; i < end; i++) if (byteAt(cells, page, i) !== ERASED) return false;
  return true;
}

/** Writes word by word. Returns true if every byte reads as written. */
function write(this: void, page: number, at: number, bytes: readonly number[]): boolean {
  if (!isInside(page, at, bytes.length)) return false;
  if (remainder(at, WORD_BYTES) + remainder(bytes.length, WORD_BYTES) > 0) cells.faults.partWords++;
  let isGood = true;
  for (let i = 0; i < bytes.length; i += WORD_BYTES) {
    if (!writeWord(cells, page, at + i, bytes, i)) isGood = false;
  }
  return isGood;
}

function erase(this: void, page: number): boolean {
  if (!isInside(page, 0, 0)) return false;
  stall(ERASE_MS);
  return erasePage(cells, page) && isErased(page, 0);
}

function check(this: void, bytes: readonly number[]): number {
  return crcOf(bytes);
}

function isInside(page: number, at: number, count: number): boolean {
  return page >= 0 && page < cells.bytes.length && at >= 0 && at + count <= PAGE_BYTES;
}
