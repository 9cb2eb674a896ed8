/** A board with the firmware's application on it, and everything that is seen, heard and told of it. */
import type { Board } from "../../board-defs/board";
import { type Bench, drive, openBench, repower } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createBoard } from "../../hal/virtual/board";
import { factsOf } from "../device/facts";
import { createPanel, drawLine, type Panel } from "../device/panel";
import type { Step } from "../engines/engine";
import { type Language, languages } from "../words/language";
import { readTold, type ScreenTexts, type State } from "./state";

/** A pair of signs beside the display. */
export interface Signs {
  left: boolean;
  right: boolean;
}

export interface Listener {
  /** A state line. */
  tell(state: State): void;
  /** Pairs of pitch in Hz and length in ms. */
  sound(pattern: readonly number[]): void;
  /** A line of the link was not obeyed. */
  refuse(fault: string): void;
}

export interface Device {
  readonly board: Board;
  /** Another one each time the power comes. */
  bench: Bench;
  readonly panel: Panel;
  /** What stands in each place of the display, by its name. */
  screen: ScreenTexts;
  /** The flags that are up, and the lamps of the running side. */
  readonly flags: Signs;
  readonly runs: Signs;
  /** The last state told; undefined before the first. */
  state: State | undefined;
  /** The instant of the last power-on: the clock counts from there. */
  fromMs: number;
  /** The power is back; the next state tells how the clock came up. */
  cameUp: boolean;
  /** Counts every change of what is seen. */
  changes: number;
}

/** What the page's cells give when they are new, mV: well above the board's warning. */
export function freshMv({ batteries }: Board): number {
  return Math.max(3000, (batteries?.lowMv ?? 0) + 300);
}

/** Pages of flash; what an erased one holds is empty. */
export type Flash = readonly (readonly number[])[];

/**
 * Gives a board its power with what its flash kept, and plays the opening steps: the first is `VirtualVerb.New`. It speaks
 * `spoken` until it is told otherwise. Undefined only where the firmware cannot start.
 */
export function createDevice(
  board: Board,
  opening: readonly Step[],
  flash: Flash,
  spoken: Language,
  listener: Listener,
): Device | undefined {
  const parts = {
    board,
    panel: createPanel(board.display.widthPx, board.display.heightPx),
    screen: {},
    flags: { left: false, right: false },
    runs: { left: false, right: false },
    state: undefined,
    fromMs: 0,
    cameUp: false,
    changes: 0,
  };
  let device: Omit<Device, "bench"> = parts;
  const virtual = createBoard(opening[0]?.numbers[0] ?? 0, 0, (line) => readLine(device, line, listener), true);
  virtual.cell.mv = freshMv(board);
  for (const [page, bytes] of flash.entries()) virtual.cells.bytes[page] = [...bytes];
  const bench = openBench(virtual, factsOf(board, languages.indexOf(spoken)));
  if (bench === undefined) return undefined;
  const made = Object.assign(parts, { bench });
  device = made;
  for (const step of opening.slice(1)) play(made, step);
  return made;
}

/** Applies a step; any but `VirtualVerb.New`. */
export function play(device: Device, { verb, atMs, numbers, text }: Step): void {
  if (verb === VirtualVerb.Power) switchPower(device, numbers[0] === 1, atMs);
  else drive(device.bench, verb, atMs, [...numbers], text);
}

/** Without power the display is blank; with it the clock comes up with what its flash holds. */
function switchPower(device: Device, isOn: boolean, atMs: number): void {
  if (!isOn) drive(device.bench, VirtualVerb.Power, atMs, [0], "");
  device.panel.pixels.fill(0);
  device.screen = {};
  device.changes++;
  if (!isOn) return;
  device.fromMs = atMs;
  device.bench = repower(device.bench, atMs) ?? device.bench;
}

/** Time passes up to an instant, ms since power-on. */
export function pass({ bench }: Device, atMs: number): void {
  drive(bench, VirtualVerb.To, atMs, [], "");
}

/** The instant that the board has reached. */
export function reachedMs({ bench }: Device): number {
  return bench.board.crystal.trueMs;
}

/** When the board wakes by itself, ms since power-on; undefined: never. */
export function dueMs({ bench }: Device): number | undefined {
  const { powered, dueMs: due } = bench.board.crystal;
  return powered && due >= 0 ? due : undefined;
}

export function isPowered({ bench }: Device): boolean {
  return bench.board.crystal.powered;
}

/** What the flash holds. */
export function flashOf({ bench }: Device): Flash {
  return bench.board.cells.bytes;
}

function readLine(device: Omit<Device, "bench">, line: string, listener: Listener): void {
  if (line.startsWith('{"at":') || line.startsWith('{"error"')) {
    listen(device, line, listener);
    return;
  }
  if (line.startsWith('{"time":')) device.cameUp = device.fromMs > 0;
  if (line.startsWith('{"play":')) listener.sound((JSON.parse(line) as { play: number[] }).play);
  else if (line.startsWith('{"raise":')) light(device, device.flags, (JSON.parse(line) as { raise: number[] }).raise);
  else if (line.startsWith('{"run":')) light(device, device.runs, (JSON.parse(line) as { run: number[] }).run);
  else draw(device, line);
}

function listen(device: Omit<Device, "bench">, line: string, listener: Listener): void {
  const told = readTold(line);
  if (told.kind === "screen") Object.assign(device.screen, told.screen);
  if (told.kind === "error") listener.refuse(told.fault);
  if (told.kind !== "state") return;
  const { state } = told;
  state.at += device.fromMs;
  if (device.cameUp) state.event = "power";
  device.cameUp = false;
  device.state = state;
  device.changes++;
  listener.tell(state);
}

function light(device: Omit<Device, "bench">, signs: Signs, [left, right]: readonly number[]): void {
  if (signs.left === (left === 1) && signs.right === (right === 1)) return;
  signs.left = left === 1;
  signs.right = right === 1;
  device.changes++;
}

/** Nobody asks here what each sending covered: the list would only grow. */
function draw(device: Omit<Device, "bench">, line: string): void {
  drawLine(device.panel, line);
  if (device.panel.sent.length === 0) return;
  device.panel.sent.length = 0;
  device.changes++;
}
