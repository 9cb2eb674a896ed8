import type { Store } from "../hal";
import { chip } from "./chip";

const PAGE_BYTES = 4096;
const FLASH = 268435456; // 0x10000000

/** The store has the last pages of the flash, after the firmware. */
export interface StoreWiring {
  readonly pages: number;
  readonly flashBytes: number;
}

let pages: number;
/** The address of the first page. */
let base: number;
/** Whether each page was read as erased and not changed since. To read one again takes 0.4 ms. */
let areErased: boolean[];

export function createStore(wiring: StoreWiring): Store {
  pages = wiring.pages;
  base = wiring.flashBytes - pages * PAGE_BYTES;
  areErased = [];
  return {
    pages: pages,
    pageBytes: PAGE_BYTES,
    read: read,
    isErased: isErased,
    write: write,
    erase: erase,
    check: chip.check,
  };
}

/** Returns −1 if `count` bytes do not lie within the page. */
function placeOf(page: number, at: number, count: number): number {
  const isInside = page >= 0 && page < pages && at >= 0 && at + count <= PAGE_BYTES;
  return isInside ? base + page * PAGE_BYTES + at : -1;
}

function read(this: void, page: number, at: number, count: number): readonly number[] {
  const place = placeOf(page, at, count);
  return place < 0 ? [] : bytesAt(place, count);
}

/** A list that grows from nothing takes ten times as long, and most reads are for one word of the log: eight bytes. */
function bytesAt(place: number, count: number): readonly number[] {
  const bytes: number[] = count < 8 ? [] : [0, 0, 0, 0, 0, 0, 0, 0];
  const first = FLASH + place;
  for (let i = 0; i < count; i++) bytes[i] = chip.byte(first + i);
  return bytes;
}

function isErased(this: void, page: number, at: number): boolean {
  const place = placeOf(page, at, 0);
  if (place < 0) return false;
  if (areErased[page] === true) return true;
  const isRest = chip.erased(place, PAGE_BYTES - at);
  areErased[page] = isRest && at === 0;
  return isRest;
}

/** Writes bytes. Cleared bits stay cleared. Returns whether the flash then holds these bytes. */
function write(this: void, page: number, at: number, bytes: readonly number[]): boolean {
  const place = placeOf(page, at, bytes.length);
  if (place < 0) return false;
  areErased[page] = false;
  chip.program(place, bytes);
  for (let i = 0; i < bytes.length; i++) if (chip.byte(FLASH + place + i) !== bytes[i]) return false;
  return true;
}

function erase(this: void, page: number): boolean {
  const place = placeOf(page, 0, PAGE_BYTES);
  if (place < 0) return false;
  areErased[page] = false;
  chip.erase(place);
  return isErased(page, 0);
}
