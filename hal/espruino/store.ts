import { smaller } from "../../firmware/core/integer";
import type { Store } from "../hal";
import { flash, storage } from "./modules";

/**
 * One file of Storage takes what the firmware leaves free; the pages are those of the flash that lie wholly inside it, so
 * one is erased without a trace in Storage itself. Storage's own `write` is no use here: it refuses what is not erased,
 * and from place 0 on it makes the file anew.
 */
const FILE = "store";
const HEAD_BYTES = 32;
/** A file of so many pages holds all but one, wherever it begins. Where Storage is full there is none, and no page. */
const PAGES = 3;
const ERASED = 255;
/** Of 32 bits of a check 16 are wanted. */
const CHECK_MAX = 65536;

let pageBytes: number;
let pages: number;
/** Where the first page lies. */
let base: number;

export function createStore(flashPageBytes: number): Store {
  pageBytes = flashPageBytes;
  const bytes = smaller(storage.getFree() - HEAD_BYTES, PAGES * pageBytes);
  if (bytes > 0 && storage.read(FILE) === undefined) storage.write(FILE, "\xff", 0, bytes);
  const file = storage.read(FILE);
  pages = 0;
  if (file !== undefined) {
    const address = E.getAddressOf(file, true);
    base = address + pageBytes - 1;
    base -= base % pageBytes;
    if (address + file.length > base) pages = Math.floor((address + file.length - base) / pageBytes);
  }
  return {
    pages: pages,
    pageBytes: pageBytes,
    read: read,
    isErased: isErased,
    write: write,
    erase: erase,
    check: check,
  };
}

/** 0 where `count` bytes do not lie within the page. */
function addressOf(page: number, at: number, count: number): number {
  const isInside = page >= 0 && page < pages && at >= 0 && at + count <= pageBytes;
  return isInside ? base + page * pageBytes + at : 0;
}

function read(this: void, page: number, at: number, count: number): readonly number[] {
  const address = addressOf(page, at, count);
  return address > 0 ? flash.read(count, address) : [];
}

/** One call for all of it: bytes that are all erased add up to the most there is. */
function isErased(this: void, page: number, at: number): boolean {
  const count = pageBytes - at;
  const address = addressOf(page, at, count);
  return address > 0 && E.sum(E.memoryArea(address, count)) === ERASED * count;
}

/** What stands there then is compared by its check: a copy of both would be the most memory that a game takes. */
function write(this: void, page: number, at: number, bytes: readonly number[]): boolean {
  const count = bytes.length;
  const address = addressOf(page, at, count);
  if (address > 0) flash.write(bytes, address);
  return address > 0 && E.CRC32(E.memoryArea(address, count)) === E.CRC32(bytes);
}

function erase(this: void, page: number): boolean {
  const address = addressOf(page, 0, pageBytes);
  if (address > 0) flash.erasePage(address);
  return isErased(page, 0);
}

function check(this: void, bytes: readonly number[]): number {
  return E.CRC32(bytes) % CHECK_MAX;
}
