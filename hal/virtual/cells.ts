import { divide, remainder } from "../../firmware/core/integer";

export const PAGE_BYTES = 4096;
export const WORD_BYTES = 4;
export const ERASED = 255;
/** nRF52832: a block of so many words takes so many writes between erases (product specification, nWRITE). */
const BLOCK_WORDS = 128;
const BLOCK_WRITES = 181;
const EVEN_BITS = 85;
const ODD_BITS = 170;

/** What a cut of the power leaves of the word or the erase that it meets. */
export const enum Tear {
  /** All is as before. */
  None = 0,
  /** The first half is done: two bytes of a word, half of a page. */
  Half = 1,
  /** Of every byte the bits 0, 2, 4 and 6 are done. */
  EvenBits = 2,
  /** The other ones. */
  OddBits = 3,
  /** All is done. */
  Whole = 4,
}

/** What the firmware must never do, counted. */
export interface Faults {
  /** A word that holds something was written, and not to clear it. */
  secondWrites: number;
  /** A block took more writes than it may. */
  crowdedBlocks: number;
  /** A write that was not made of whole words. */
  partWords: number;
  erasesWhileRunning: number;
}

/** Flash: it outlives the board that it is in. Its words are counted from 0 through all pages. */
export interface Cells {
  /** Of every page, erased from the end of its list on. */
  bytes: number[][];
  /** So many more words take; then nothing does, also no erase. −1: all do. */
  goodWords: number;
  /** So many more words and erases take; the power goes in the next one, and nothing takes any more. −1: never. */
  cutAfter: number;
  /** What is left of the one that the cut meets. */
  tear: Tear;
  isCut: boolean;
  /** Words in which no bit clears any more, words that cannot be read. */
  worn: number[];
  unreadable: number[];
  /** A clock runs, as the lamps tell. */
  isRunning: boolean;
  /** Words written so far, erases of each page. */
  words: number;
  erases: number[];
  /** How often each word of a page was written since its erase; 0 beyond the end of a list. */
  writes: number[][];
  /** The most writes that a block took between two erases. */
  blockWrites: number;
  faults: Faults;
}

export function createCells(pages: number): Cells {
  const bytes: number[][] = [];
  const writes: number[][] = [];
  const erases: number[] = [];
  for (let i = 0; i < pages; i++) {
    bytes.push([]);
    writes.push([]);
    erases.push(0);
  }
  return {
    bytes,
    goodWords: -1,
    cutAfter: -1,
    tear: Tear.None,
    isCut: false,
    worn: [],
    unreadable: [],
    isRunning: false,
    words: 0,
    erases,
    writes,
    blockWrites: 0,
    faults: { secondWrites: 0, crowdedBlocks: 0, partWords: 0, erasesWhileRunning: 0 },
  };
}

/** The power came again. */
export function mendCut(cells: Cells): void {
  cells.isCut = false;
  cells.cutAfter = -1;
  cells.isRunning = false;
}

export function byteAt(cells: Cells, page: number, at: number): number {
  const bytes = cells.bytes[page];
  return at < bytes.length ? bytes[at] : ERASED;
}

/** Whether one of `count` bytes lies in a word of `words`. */
export function touches(words: readonly number[], page: number, at: number, count: number): boolean {
  for (let i = 0; i < words.length; i++) {
    const byte = words[i] * WORD_BYTES - page * PAGE_BYTES;
    if (byte + WORD_BYTES > at && byte < at + count) return true;
  }
  return false;
}

/** Puts the bytes from place `from` of a list on into the word at `at`. True when it reads so afterwards. */
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

/** True when all of the page is erased. */
export function erasePage(cells: Cells, page: number): boolean {
  if (cells.isRunning) cells.faults.erasesWhileRunning++;
  const tear = takeOne(cells);
  if (tear === Tear.None) return false;
  cells.erases[page]++;
  cells.writes[page] = [];
  const bytes = cells.bytes[page];
  if (tear === Tear.Whole) cells.bytes[page] = [];
  else for (let i = 0; i < bytes.length; i++) bytes[i] = raisedByte(bytes[i], tear, 2 * i >= bytes.length);
  return tear === Tear.Whole;
}

/** How much of the next word or erase takes. */
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

/** Whether a bit of a word is cleared. */
export function holds(cells: Cells, page: number, at: number): boolean {
  for (let i = 0; i < WORD_BYTES; i++) if (byteAt(cells, page, at + i) !== ERASED) return true;
  return false;
}

function blockWrites(writes: readonly number[], block: number): number {
  let sum = 0;
  for (let i = block * BLOCK_WORDS; i < (block + 1) * BLOCK_WORDS && i < writes.length; i++) sum += writes[i];
  return sum;
}

/** A write clears bits and sets none. */
function clearBits(cells: Cells, page: number, at: number, byte: number): void {
  const bytes = cells.bytes[page];
  while (bytes.length <= at) bytes.push(ERASED);
  bytes[at] = bitsOf(bytes[at], byte, 2);
}

/** What a torn write would make of an erased byte. */
function tornByte(byte: number, tear: Tear, isLate: boolean): number {
  if (tear === Tear.Whole || (tear === Tear.Half && !isLate)) return byte;
  return tear === Tear.Half ? ERASED : bitsOf(byte, tear === Tear.EvenBits ? ODD_BITS : EVEN_BITS, 1);
}

/** What a torn erase leaves of a byte. */
function raisedByte(byte: number, tear: Tear, isLate: boolean): number {
  if (tear === Tear.Half) return isLate ? byte : ERASED;
  return bitsOf(byte, tear === Tear.EvenBits ? EVEN_BITS : ODD_BITS, 1);
}

/** The bits that are in so many of two bytes, or in more. */
function bitsOf(a: number, b: number, least: number): number {
  let result = 0;
  for (let bit = 1; bit < 256; bit += bit) {
    if (remainder(divide(a, bit), 2) + remainder(divide(b, bit), 2) >= least) result += bit;
  }
  return result;
}
