import type { Switch } from "../hal/hal";
import type { Reset } from "../hal/reset";
import { createBoard, cutPower, move, pass, restorePower, say, supply, type VirtualBoard } from "../hal/virtual/board";
import { createCells } from "../hal/virtual/cells";
import { freeze } from "./app/device/freeze";
import { handleEdge, handleWake } from "./app/device/handlers";
import { powerOn } from "./app/device/power-on";
import { receive } from "./app/link/receive";
import type { App } from "./app/model/app";
import type { Facts } from "./app/model/facts";
import { featuresIn } from "./virtual-features";
import { VirtualVerb } from "./virtual-verbs";

/** Prints a line of a board that is driven by verbs. Every engine supplies this function. */
declare function print(this: void, line: string): void;

/** How far a new cell is above the voltage of the warning, at least. */
const FRESH_MV = 300;

/** A virtual board with the application on it. */
export interface Bench {
  readonly board: VirtualBoard;
  readonly app: App;
}

/** The bench that is driven by verbs; undefined until the first `VirtualVerb.New`. */
let driven: Bench | undefined;
/** The bench whose handlers run. */
let attended: Bench | undefined;

/** Applies one step at the true instant `atMs`. Absent numbers are an empty list, and an absent text is empty. */
export function flagfall(this: void, verb: VirtualVerb, atMs: number, numbers: number[], text: string): void {
  if (verb === VirtualVerb.New) {
    const board = createBoard(numbers[0], numbers[1], write, numbers[2] === 1, createCells(numbers[10]));
    const facts = factsOf(numbers, text);
    if (board.cell.mv < facts.lowMv + FRESH_MV) board.cell.mv = facts.lowMv + FRESH_MV;
    driven = openBench(board, facts);
  } else if (driven !== undefined && verb === VirtualVerb.Power && numbers[0] === 1) driven = repower(driven, atMs);
  else if (driven !== undefined) drive(driven, verb, atMs, numbers, text);
}

/**
 * Restores the power, or restarts the board for a reason: returns the same board with a new application on it. Returns
 * undefined if it does not start.
 */
export function repower(bench: Bench, atMs: number, reason?: Reset): Bench | undefined {
  return openBench(restorePower(bench.board, atMs, reason), bench.app.facts);
}

/** Starts the application on a board. Returns undefined if it does not start. */
export function openBench(board: VirtualBoard, facts: Facts): Bench | undefined {
  const hal = board.hal;
  const app = powerOn(hal, facts, hal.time.now());
  if (app === undefined) return undefined;
  hal.time.onWake(wake);
  hal.contacts.onEdge(onEdge);
  hal.link.onLine(onLine);
  attended = { board, app };
  return attended;
}

/** Directs all handler calls to this bench from now on. */
export function attendBench(bench: Bench): void {
  attended = bench;
}

/**
 * Applies one step to a bench, at the true instant `atMs`. It accepts every verb but `VirtualVerb.New`, and `Power`
 * only for a power cut.
 */
export function drive(bench: Bench, verb: VirtualVerb, atMs: number, numbers: number[], text: string): void {
  attended = bench;
  const board = bench.board;
  switch (verb) {
    case VirtualVerb.New:
      return;
    case VirtualVerb.To:
      pass(board, atMs);
      return;
    case VirtualVerb.Edge:
      move(board, numbers[0], numbers[1] === 1, numbers[2], atMs);
      return;
    case VirtualVerb.Line:
      say(board, text, atMs);
      return;
    case VirtualVerb.Battery:
      supply(board, numbers[0], atMs);
      return;
    case VirtualVerb.StoreFault:
      pass(board, atMs);
      board.cells.goodWords = numbers[0];
      return;
    case VirtualVerb.Power:
      cutPower(board, atMs);
      return;
    case VirtualVerb.Break:
      pass(board, atMs);
      freeze(bench.app, board.hal.time.now());
      return;
  }
}

/**
 * Returns the facts of a board. The text holds the board, the version, and with a minus each feature that is left out.
 */
function factsOf(numbers: number[], text: string): Facts {
  const name = wordIn(text, 0);
  return {
    name: name,
    version: wordIn(text, 1),
    widthPx: numbers[3],
    heightPx: numbers[4],
    leftKey: numbers[5],
    rightKey: numbers[6],
    lowMv: numbers[7],
    hasBuzzer: numbers[8] === 1,
    language: numbers[9],
    languages: numbers[11],
    features: featuresIn(text),
  };
}

/** Returns the word at a place, from 0, of words with one space between them. Returns an empty text after the last. */
function wordIn(text: string, place: number): string {
  let word = "";
  let before = place;
  for (let rest = text; rest !== "" && before >= 0; rest = rest.slice(1)) {
    const letter = rest.charAt(0);
    if (letter === " ") before--;
    else if (before === 0) word += letter;
  }
  return word;
}

function write(this: void, line: string): void {
  print(line);
}

function wake(this: void, nowMs: number): void {
  if (attended !== undefined) handleWake(attended.app, nowMs);
}

function onEdge(this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  if (attended !== undefined) handleEdge(attended.app, contact, closed, atMs, nowMs);
}

function onLine(this: void, line: string, nowMs: number): void {
  if (attended !== undefined) receive(attended.app, line, nowMs);
}
