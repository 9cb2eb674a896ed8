import { remaining } from "../../core/clock";
import { divide, remainder } from "../../core/divide";
import { loadClock } from "../../core/snapshot";
import { Mode, Side } from "../../core/words";
import type { Scan } from "../../notation/scan";
import { savedGame } from "../game/adjourned-games";
import { keepBytes } from "../keep/snapshot";
import { numberList } from "../log/lists";
import { FIRST_GAME, PLACES, packed } from "../log/numbers";
import type { App } from "../model/app";
import { createScan, DIGITS, isEnd, isWord, takeWhole } from "./scan";

/*
 * Handles the commands about the log and the adjourned games: `log N`, `export N` and `import N LINE`.
 */

/** How many bytes of the log one line carries, and the greatest number of such a line. No board has that many. */
const PIECE_BYTES = 64;
const PIECE_MAX = 65535;

/**
 * The digits of a game's line, five bits each. A digit of the first half ends a number; one of the second half
 * continues it.
 */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";
const HALF = 32;
/** The scale of a sixth digit, the last one that a number may have. */
const SCALE_MAX = 33554432;

/** The values that `countNumbers` returns for a line with a wrong letter, and for one with a wrong checksum. */
const UNREAD = -2;
const WRONG_CHECK = -3;

/** Performs a command and returns its answer: a record, an error word, or an empty text if it is done. */
export function logCommand(app: App, scan: Scan): string {
  if (isWord(scan, "log")) return pieceText(app, takeWhole(scan), isEnd(scan));
  if (!app.facts.features.adjournment) return "line";
  if (isWord(scan, "export")) return exported(app, takeWhole(scan), isEnd(scan));
  return isWord(scan, "import") ? imported(app, scan) : "line";
}

/**
 * Returns the bytes of one piece of the store, counted through all pages. Returns no bytes if the rest of the page is
 * erased.
 */
function pieceText(app: App, piece: number, isWhole: boolean): string {
  const store = app.log.store;
  const at = piece * PIECE_BYTES;
  const page = divide(at, store.pageBytes);
  if (!isWhole || piece < 0 || piece > PIECE_MAX || page >= store.pages) return "value";
  const from = remainder(at, store.pageBytes);
  const bytes = store.isErased(page, from) ? [] : store.read(page, from, PIECE_BYTES);
  let text = "";
  for (let i = 0; i < bytes.length; i++) {
    const high = divide(bytes[i], 16);
    text += letterAt(DIGITS, high) + letterAt(DIGITS, bytes[i] - 16 * high);
  }
  return '{"log":' + piece + ',"hex":"' + text + '"';
}

/** Returns the letter at a place, from 0. */
function letterAt(letters: string, place: number): string {
  let rest = letters;
  let left = place;
  while (left >= 4) {
    rest = rest.slice(4);
    left -= 4;
  }
  while (left > 0) {
    rest = rest.slice(1);
    left -= 1;
  }
  return rest.charAt(0);
}

function exported(app: App, n: number, isWhole: boolean): string {
  if (!isWhole || n < 1 || n > PLACES) return "value";
  const line = gameLine(app, n - 1);
  return line === "" ? "empty" : '{"game":' + n + ',"line":"' + line + '"';
}

/** Performs `import N LINE`. The game replaces any game kept at that place. */
function imported(app: App, scan: Scan): string {
  const n = takeWhole(scan);
  if (n < 1 || n > PLACES || scan.rest === "") return "value";
  if (app.clock.mode === Mode.Running) return "busy";
  return takeLine(app, n - 1, scan.rest);
}

/**
 * Returns the game at a place, from 0, as one line to be carried to another clock. The line omits the names. It holds a
 * 0, the numbers of `saveClock`, and the checksum of all letters before. Returns an empty text if no game is kept
 * there.
 */
export function gameLine(app: App, place: number): string {
  const list = savedGame(app, place);
  if (list.length === 0) return "";
  let text = numberText(0);
  for (let i = 0; i < list.length; i++) text += numberText(list[i]);
  return text + numberText(lineCheck(app, text, text.length));
}

/** Returns a number as letters of five bits each, the lowest bits first. */
function numberText(n: number): string {
  const rest = divide(n, HALF);
  return letterAt(LETTERS, n - HALF * rest + (rest > 0 ? HALF : 0)) + (rest > 0 ? numberText(rest) : "");
}

/** Returns the checksum of the first `letters` letters of a line. */
function lineCheck(app: App, line: string, letters: number): number {
  const bytes = [0, 0, 0];
  let rest = line;
  let check = 0;
  for (let i = 0; i < letters; i++) {
    bytes[0] = divide(check, 256);
    bytes[1] = remainder(check, 256);
    bytes[2] = LETTERS.indexOf(rest.charAt(0));
    rest = rest.slice(1);
    check = app.log.store.check(bytes);
  }
  return check;
}

/**
 * Stores the game of a line at a place, from 0. Returns an error word, or an empty text if the game is stored. First
 * counts the numbers, because a list of known length takes little memory.
 */
export function takeLine(app: App, place: number, line: string): string {
  const count = countNumbers(app, line);
  if (count < 1) return count === WRONG_CHECK ? "check" : "value";
  const times: number[] = [];
  if (!takeTimes(app, line, count, times)) return "value";
  const list = numberList(count + 2);
  list[0] = times[0];
  list[1] = times[1];
  takeNumbers(line, 0, count, list, 2);
  return keepBytes(app, FIRST_GAME + place, packed(list)) ? "" : "memory";
}

/** Appends both times of a line's game, which the menu shows. Returns false if the numbers are no game. */
function takeTimes(app: App, line: string, count: number, times: number[]): boolean {
  const saved = numberList(count - 1);
  takeNumbers(line, 1, count, saved, 0);
  const clock = loadClock(saved, 0, app.clock.notice);
  if (clock === undefined) return false;
  times.push(remaining(clock, Side.White));
  times.push(remaining(clock, Side.Black));
  return true;
}

/** Returns how many numbers a line holds before its checksum, `UNREAD` or `WRONG_CHECK`. */
function countNumbers(app: App, line: string): number {
  const scan = createScan(line);
  let count = -1;
  let last = -1;
  let checked = 0;
  while (scan.rest !== "") {
    checked = scan.at;
    last = takeLetters(scan);
    if (last < 0) return UNREAD;
    count++;
  }
  return last === lineCheck(app, line, checked) ? count : WRONG_CHECK;
}

/** Copies the numbers `from` to `to` − 1 of a line to a list, from place `at` on. */
function takeNumbers(line: string, from: number, to: number, list: number[], at: number): void {
  const scan = createScan(line);
  for (let i = 0; i < to; i++) {
    const n = takeLetters(scan);
    if (i >= from) list[at + i - from] = n;
  }
}

/**
 * Reads a number. Returns −1 if another letter comes next, if the line ends within the number, or if it is too long.
 */
function takeLetters(scan: Scan): number {
  let n = 0;
  let scale = 1;
  let digit = HALF;
  while (digit >= HALF) {
    digit = scan.rest === "" ? -1 : LETTERS.indexOf(scan.rest.charAt(0));
    if (digit < 0 || scale > SCALE_MAX) return -1;
    n += remainder(digit, HALF) * scale;
    scale *= HALF;
    scan.rest = scan.rest.slice(1);
    scan.at++;
  }
  return n;
}
