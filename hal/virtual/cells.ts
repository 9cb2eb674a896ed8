import { divide, remainder } from "../../firmware/core/divide";

export const PAGE_BYTES = 4096;
export const WORD_BYTES = 4;
export const ERASED = 255;
/** On an nRF52832, a block of so many words takes so many writes between erases (product specification, nWRITE). */
const BLOCK_WORDS = 128;
const BLOCK_WRITES = 181;
const EVEN_BITS = 85;
const ODD_BITS = 170;
const ALL_BUT_ONE = 239;

/** The part of a word or an erase that is done when the power is cut in the middle of it. */
export const enum Tear {
  /** Nothing is done. */
  None = 0,
  /** The first half is done: two bytes of a word, or half of a page. */
  Half = 1,
  /** The bits 0, 2, 4 and 6 of every byte are done. */
  EvenBits = 2,
  /** The bits 1, 3, 5 and 7 of every byte are done. */
  OddBits = 3,
  /** All is done. */
  Whole = 4,
  /** All bits of the page read as set. Those that were cleared before the erase are not stable. See `weak`. */
  Late = 5,
}

/** Counts the things that the firmware must never do. */
export interface Faults {
  /** The number of writes to a word that was not erased. Writes that clear it wholly do not count. */
  secondWrites: number;
  /** The number of writes to a block that had already taken its limit. */
  crowdedBlocks: number;
  /** The number of writes that were not made of whole words. */
  partWords: number;
  /** The number of erases while a clock ran, except in the handler of an edge: a very long game may need one there. */
  erasesWhileRunning: number;
}

/** Flash memory. It outlives the board that it is in. Its words are counted from 0 through all pages. */
export interface Cells {
  /** The bytes of every page. Everything beyond the end of a list is erased. */
  bytes: number[][];
  /** The number of further words that succeed. After that every write and erase fails. −1 if all succeed. */
  goodWords: number;
  /**
   * The number of further words and erases that succeed. The power fails during the next one, and everything fails from
   * then on. −1 if never.
   */
  cutAfter: number;
  /** The part of the interrupted write or erase that is done. */
  tear: Tear;
  isCut: boolean;
  /** The words in which no bit clears any more. The next list has the words that cannot be read. */
  worn: number[];
  unreadable: number[];
  /** The words in each of whose bytes one bit is cleared whatever happens. */
  stuck: number[];
  /**
   * The bytes of every page before an erase that was cut in its last instants. A bit that is cleared there is unstable.
   * The list of a page is empty if all its bits are stable.
   */
  weak: number[][];
  /** True if unstable bits show. Each of them then reads sometimes as set and sometimes as cleared. */
  weakShows: boolean;
  /** The number of bytes read from pages with unstable bits. */
  weakReads: number;
  /** True while a clock runs, according to the lamps. */
  isRunning: boolean;
  /** True while the handler of an edge runs. */
  isHandlingEdge: boolean;
  /** The number of words written so far. The next list has the number of erases of each page. */
  words: number;
  erases: number[];
  /** How often each word of a page was written since its erase; 0 beyond the end of a list. */
  writes: number[][];
  /** The most writes of one block between two erases. */
  blockWrites: number;
  faults: Faults;
}

export function createCells(pages: number): Cells {
  const bytes: number[][] = [];
  const writes: number[][] = [];
  const erases: number[] = [];
  const weak: number[][] = [];
  for (let i = 0; i < pages; i++) {
    bytes.push([]);
    writes.push([]);
    erases.push(0);
    weak.push([]);
  }
  return {
    bytes,
    goodWords: -1,
    cutAfter: -1,
    tear: Tear.None,
    isCut: false,
    worn: [],
    unreadable: [],
    stuck: [],
    weak,
    weakShows: false,
    weakReads: 0,
    isRunning: false,
    isHandlingEdge: false,
    words: 0,
    erases,
    writes,
    blockWrites: 0,
    faults: { secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 },
  };
}

/** Restores the power after a cut. */
export function mendCut(cells: Cells): void {
  cells.isCut = false;
  cells.cutAfter = -1;
  cells.isRunning = false;
}

export function byteAt(cells: Cells, page: number, at: number): number {
  const bytes = cells.bytes[page];
  let byte = at < bytes.length ? bytes[at] : ERASED;
  if (touches(cells.stuck, page, at, 1)) byte = bitsOf(byte, ALL_BUT_ONE, 2);
  return cells.weakShows && at < cells.weak[page].length ? unstableByte(cells, byte, cells.weak[page][at]) : byte;
}

/** Returns a byte as a reader finds it whose unstable bits show: at each read, other ones are cleared. */
function unstableByte(cells: Cells, byte: number, weak: number): number {
  cells.weakReads++;
  return bitsOf(byte, bitsOf(weak, remainder(cells.weakReads, 3) === 0 ? ODD_BITS : EVEN_BITS, 1), 2);
}

/** Returns true if one of `count` bytes lies in a word of `words`. */
export function touches(words: readonly number[], page: number, at: number, count: number): boolean {
  for (let i = 0; i < words.length; i++) {
    const byte = words[i] * WORD_BYTES - page * PAGE_BYTES;
    if (byte + WORD_BYTES > at && byte < at + count) return true;
  }
  return false;
}

/** Writes the bytes of a list, from place `from` on, into the word at `at`. Returns true if the word then reads so. */
export function writeWord(cells: Cells, page: number, at: number, bytes: readonly number[], from: number): boolean {
  const tear = takeOne(cells);
  if (tear === Tear.None) return false;
  if (tear === Tear.Whole) noteWrite(cells, page, at, bytes, from);
  if (touches(cells.worn, page, at, WORD_BYTES) || touches(cells.unreadable, page, at, WORD_BYTES)) return false;
  let isGood = true;
  for (let i = 0; i < WORD_BYTES && from + i < bytes.length; i++) {
    const byte = bytes[from + i];
    clearBits(cells, page, at + i, tornByte(byte, tear, 2 * i >= WORD_BYTES));
    if (byteAt(cells, page, at + i) !== byte) isGood = false;
  }
  return isGood;
}

/** Erases a page. Returns true if all of it is erased. */
export function erasePage(cells: Cells, page: number): boolean {
  if (cells.isRunning && !cells.isHandlingEdge) cells.faults.erasesWhileRunning++;
  const tear = takeOne(cells);
  if (tear === Tear.None) return false;
  cells.erases[page]++;
  cells.writes[page] = [];
  const bytes = cells.bytes[page];
  cells.weak[page] = tear === Tear.Late ? weakBytes(cells, page) : [];
  if (tear >= Tear.Whole) cells.bytes[page] = [];
  else for (let i = 0; i < bytes.length; i++) bytes[i] = raisedByte(bytes[i], tear, 2 * i >= bytes.length);
  return tear === Tear.Whole;
}

/** Returns the bytes of a page, with the bits cleared that are unstable from an earlier cut. */
function weakBytes(cells: Cells, page: number): number[] {
  const old: number[] = [];
  let length = cells.bytes[page].length;
  if (cells.weak[page].length > length) length = cells.weak[page].length;
  for (let i = 0; i < length; i++) {
    const byte = i < cells.bytes[page].length ? cells.bytes[page][i] : ERASED;
    old.push(i < cells.weak[page].length ? bitsOf(byte, cells.weak[page][i], 2) : byte);
  }
  return old;
}

/** Returns how much of the next word or erase succeeds. */
function takeOne(cells: Cells): Tear {
  if (cells.isCut || cells.goodWords === 0) return Tear.None;
  if (cells.goodWords > 0) cells.goodWords -= 1;
  if (cells.cutAfter === 0) {
    cells.isCut = true;
    return cells.tear;
  }
  if (cells.cutAfter > 0) cells.cutAfter -= 1;
  return Tear.Whole;
}

function noteWrite(cells: Cells, page: number, at: number, bytes: readonly number[], from: number): void {
  const writes = cells.writes[page];
  const word = divide(at, WORD_BYTES);
  while (writes.length <= word) writes.push(0);
  let isClear = true;
  for (let i = 0; i < WORD_BYTES; i++) if (bytes[from + i] !== 0) isClear = false;
  if (writes[word] > 0 && !isClear && holds(cells, page, at)) cells.faults.secondWrites++;
  writes[word]++;
  cells.words++;
  const inBlock = blockWrites(writes, divide(word, BLOCK_WORDS));
  if (inBlock > cells.blockWrites) cells.blockWrites = inBlock;
  if (inBlock > BLOCK_WRITES) cells.faults.crowdedBlocks++;
}

/** Returns true if any bit of a word is cleared. */
export function holds(cells: Cells, page: number, at: number): boolean {
  for (let i = 0; i < WORD_BYTES; i++) if (byteAt(cells, page, at + i) !== ERASED) return true;
  return false;
}

function blockWrites(writes: readonly number[], block: number): number {
  let sum = 0;
  for (let i = block * BLOCK_WORDS; i < (block + 1) * BLOCK_WORDS && i < writes.length; i++) sum += writes[i];
  return sum;
}

/** Writes a byte. A write clears bits and sets none. */
function clearBits(cells: Cells, page: number, at: number, byte: number): void {
  const bytes = cells.bytes[page];
  while (bytes.length <= at) bytes.push(ERASED);
  bytes[at] = bitsOf(bytes[at], byte, 2);
}

/** Returns the byte that a torn write would leave on an erased byte. */
function tornByte(byte: number, tear: Tear, isLate: boolean): number {
  if (tear === Tear.Whole || (tear === Tear.Half && !isLate)) return byte;
  return tear === Tear.Half ? ERASED : bitsOf(byte, tear === Tear.EvenBits ? ODD_BITS : EVEN_BITS, 1);
}

/** Returns the byte that a torn erase leaves. */
function raisedByte(byte: number, tear: Tear, isLate: boolean): number {
  if (tear === Tear.Half) return isLate ? byte : ERASED;
  return bitsOf(byte, tear === Tear.EvenBits ? EVEN_BITS : ODD_BITS, 1);
}

/** Returns the bits that are set in at least `least` of two bytes. */
function bitsOf(a: number, b: number, least: number): number {
  let result = 0;
  for (let bit = 1; bit < 256; bit += bit) {
    if (remainder(divide(a, bit), 2) + remainder(divide(b, bit), 2) >= least) result += bit;
  }
  return result;
}
