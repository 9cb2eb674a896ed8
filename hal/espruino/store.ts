import { smaller } from "../../firmware/core/integer";
import type { Store } from "../hal";
import { storage } from "./modules";

/**
 * The name of the Storage file that takes what the firmware leaves free. The store's pages are the flash pages that lie
 * wholly inside the file, so erasing one leaves Storage itself unaffected. We cannot use Storage's own `write`: it
 * refuses places that are not erased, and at place 0 it creates the file anew.
 */
const FILE = "store";
const HEAD_BYTES = 32;
const ERASED = 255;
/** We use 16 of the 32 bits of a checksum. */
const CHECK_MAX = 65536;

const flash = global.require("Flash");

let pageBytes: number;
let pages: number;
/** The address of the first page. */
let base: number;

/**
 * Returns a store of `logPages` pages. Its file is one page larger, so it holds them wherever it begins. If Storage has
 * less room, there are fewer pages. If Storage is full, there is no file and no page.
 */
export function createStore(flashPageBytes: number, logPages: number): Store {
  pageBytes = flashPageBytes;
  const bytes = smaller(storage.getFree() - HEAD_BYTES, (logPages + 1) * pageBytes);
  if (bytes > 0 && storage.read(FILE) === undefined) storage.write(FILE, "\xff", 0, bytes);
  const file = storage.read(FILE);
  pages = 0;
  if (file !== undefined) {
    const address = E.getAddressOf(file, true);
    base = address + pageBytes - 1;
    base -= base % pageBytes;
    const wholeBytes = address + file.length - base;
    if (wholeBytes > 0) pages = smaller(logPages, Math.floor(wholeBytes / pageBytes));
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

/** Returns the address of `count` bytes in a page, or 0 if they do not lie within the page. */
function addressOf(page: number, at: number, count: number): number {
  const isInside = page >= 0 && page < pages && at >= 0 && at + count <= pageBytes;
  return isInside ? base + page * pageBytes + at : 0;
}

function read(this: void, page: number, at: number, count: number): readonly number[] {
  const address = addressOf(page, at, count);
  return address > 0 ? flash.read(count, address) : [];
}

/** Checks everything with one call: only if all bytes are erased is their sum the largest possible. */
function isErased(this: void, page: number, at: number): boolean {
  const count = pageBytes - at;
  const address = addressOf(page, at, count);
  return address > 0 && E.sum(E.memoryArea(address, count)) === ERASED * count;
}

/**
 * Writes bytes and compares the result by checksum. Copies of both would need more memory than anything else in a game.
 */
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
