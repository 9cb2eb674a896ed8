import type { Switch } from "../hal/hal";
import { createBoard, move, pass, say, supply, type VirtualBoard } from "../hal/virtual/board";
import type { App } from "./app/app";
import { handleEdge, handleWake } from "./app/events";
import type { Facts } from "./app/facts";
import { freeze } from "./app/freeze";
import { receive } from "./app/link";
import { powerOn } from "./app/power";
import { VirtualVerb } from "./virtual-verbs";

/** Where the lines of a board driven by verbs go; every engine supplies it. */
declare function print(this: void, line: string): void;

/** A virtual board with the application on it. */
export interface Bench {
  readonly board: VirtualBoard;
  readonly app: App;
}

/** The one driven by verbs; undefined until the first `VirtualVerb.New`. */
let driven: Bench | undefined;
/** The one whose handlers run. */
let attended: Bench | undefined;

/** Applies one step at the true instant `atMs`. Absent numbers are an empty list, an absent text is empty. */
export function flagfall(this: void, verb: VirtualVerb, atMs: number, numbers: number[], text: string): void {
  if (verb === VirtualVerb.New) {
    const board = createBoard(numbers[0], numbers[1], write, numbers[2] === 1);
    driven = openBench(board, factsOf(numbers, text));
    return;
  }
  const bench = driven;
  if (bench === undefined) return;
  attended = bench;
  apply(bench, verb, atMs, numbers, text);
}

/** Gives the application power on a board. */
export function openBench(board: VirtualBoard, facts: Facts): Bench | undefined {
  const hal = board.hal;
  const app = powerOn(hal, facts, hal.time.now());
  if (app === undefined) return undefined;
  hal.time.onWake(wake);
  hal.contacts.onEdge(feel);
  hal.link.onLine(hear);
  attended = { board, app };
  return attended;
}

/** Handlers from now on are those of this bench. */
export function attendBench(bench: Bench): void {
  attended = bench;
}

function apply(bench: Bench, verb: VirtualVerb, atMs: number, numbers: number[], text: string): void {
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
      board.cells.goodBytes = numbers[0];
      return;
    case VirtualVerb.Break:
      pass(board, atMs);
      freeze(bench.app, board.hal.time.now());
      return;
  }
}

function factsOf(numbers: number[], text: string): Facts {
  let name = "";
  let rest = text;
  while (rest !== "" && rest.charAt(0) !== " ") {
    name += rest.charAt(0);
    rest = rest.slice(1);
  }
  return {
    name: name,
    version: rest === "" ? "" : rest.slice(1),
    widthPx: numbers[3],
    heightPx: numbers[4],
    leftKey: numbers[5],
    rightKey: numbers[6],
    lowMv: numbers[7],
    hasBuzzer: numbers[8] === 1,
    language: numbers[9],
  };
}

function write(this: void, line: string): void {
  print(line);
}

function wake(this: void, nowMs: number): void {
  if (attended !== undefined) handleWake(attended.app, nowMs);
}

function feel(this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  if (attended !== undefined) handleEdge(attended.app, contact, closed, atMs, nowMs);
}

function hear(this: void, line: string, nowMs: number): void {
  if (attended !== undefined) receive(attended.app, line, nowMs);
}
