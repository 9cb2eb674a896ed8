/** Runs the firmware's application on a virtual board, and collects what it displays, sounds and sends. */
import type { Board } from "../../../board-defs/board";
import { Sound } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";
import { type Bench, drive, openBench, repower } from "../../../firmware/virtual-bench";
import { VirtualVerb } from "../../../firmware/virtual-verbs";
import { Ear } from "../../../hal/hal";
import { createBoard } from "../../../hal/virtual/board";
import { createCells } from "../../../hal/virtual/cells";
import { factsOf } from "../../boards/facts";
import { logPagesOf } from "../../boards/log-pages";
import type { Step } from "../../engines/engine";
import { type DisplayCode, displayLanguage } from "../../words/clock-languages";
import { clearPicture, createPicture, drawInto, type Picture } from "./picture";
import { readTold, type ScreenTexts, type State } from "./state";

/** A pair of signs beside the display. */
export interface Signs {
  left: boolean;
  right: boolean;
}

/** The clock's calls of its voice: `say` has an ear, a language and phrases; `stop` has an ear. */
export type VoiceDeed = "say" | "stop";

export interface Listener {
  /** Receives a state line. */
  tell(state: State): void;
  /** Receives pairs of pitch in Hz and length in ms. */
  sound(pattern: readonly number[]): void;
  /** Receives the fault of a link line that the clock did not obey. */
  refuse(fault: string): void;
  /** Receives what the clock does with its voice, and its numbers. */
  voice?(deed: VoiceDeed, numbers: readonly number[]): void;
}

/** How the page built the firmware of a clock. */
export interface Make {
  /** The language that the clock uses until a setting changes it. */
  spoken: DisplayCode;
  /** Whether the page lends the clock a voice, as it does to any board. Speech is loaded then. */
  speaks: boolean;
}

export interface Device {
  readonly board: Board;
  /** A new bench after each power-on. */
  bench: Bench;
  readonly picture: Picture;
  /** The text in each place of the display, by the place's name. */
  screen: ScreenTexts;
  /** The flags that are up, and the lamps of the running side. */
  readonly flags: Signs;
  readonly runs: Signs;
  /** The pattern that each player felt last: lengths in ms, on and off in turn. */
  readonly felt: { left: readonly number[]; right: readonly number[] };
  /** The last state that the clock reported; undefined before the first. */
  state: State | undefined;
  /** The instant of the last power-on; the clock counts from there. */
  fromMs: number;
  /** Whether the power has just returned; the next state reports how the clock restarted. */
  cameUp: boolean;
  /** Counts every change that may be visible. */
  changes: number;
  /** The clock's own settings of sound, while players on the page hear everything. */
  ownSound: { sound: Sound; click: boolean } | undefined;
}

/** Returns the voltage of new cells on the page, in mV. It is well above the board's warning. */
export function freshMv({ batteries }: Board): number {
  return Math.max(3000, (batteries?.lowMv ?? 0) + 300);
}

/** Pages of flash; an erased page is an empty list. */
export type Flash = readonly (readonly number[])[];

/**
 * Powers a board with the contents of its flash, and plays the opening steps. The first of them is `VirtualVerb.New`.
 * Returns undefined only if the firmware cannot start.
 */
export function createDevice(
  board: Board,
  opening: readonly Step[],
  flash: Flash,
  make: Make,
  listener: Listener,
): Device | undefined {
  const parts = {
    board,
    picture: createPicture(board.display.widthPx, board.display.heightPx),
    screen: {},
    flags: { left: false, right: false },
    runs: { left: false, right: false },
    felt: { left: [], right: [] },
    state: undefined,
    fromMs: 0,
    cameUp: false,
    changes: 0,
    ownSound: undefined,
  };
  let device: Omit<Device, "bench"> = parts;
  const startMs = opening[0]?.numbers[0] ?? 0;
  const cells = createCells(logPagesOf(board));
  const virtual = createBoard(startMs, 0, (line) => readLine(device, line, listener), true, cells);
  virtual.cell.mv = freshMv(board);
  for (const [page, bytes] of flash.entries()) virtual.cells.bytes[page] = [...bytes];
  const bench = openBench(virtual, factsWith(board, make));
  if (bench === undefined) return undefined;
  const made = Object.assign(parts, { bench });
  device = made;
  for (const step of opening.slice(1)) play(made, step);
  return made;
}

function factsWith(board: Board, { spoken, speaks }: Make): Facts {
  const facts = factsOf(board, displayLanguage(spoken));
  const { features } = facts;
  return { ...facts, features: { ...features, speech: speaks, asks: speaks || features.touch } };
}

/** The verb of the page's own step that restores what unkept.ts knows. A board of the firmware has no such step. */
export const restoreVerb = 100;
let restore: ((device: Device, unkept: string) => void) | undefined;

/** Takes what does that step, which the page loads when a game comes back. */
export function bringRestorer(restorer: typeof restore): void {
  restore = restorer;
}

/** Applies any step except `VirtualVerb.New`. */
export function play(device: Device, { verb, atMs, numbers, text }: Step): void {
  device.changes++;
  if (verb === VirtualVerb.Power) switchPower(device, numbers[0] === 1, atMs);
  else if (verb === restoreVerb) restore?.(device, text);
  else drive(device.bench, verb, atMs, [...numbers], text);
}

/** Switches the power. Without power the display is blank; with power the clock restarts from its flash. */
function switchPower(device: Device, isOn: boolean, atMs: number): void {
  if (!isOn) drive(device.bench, VirtualVerb.Power, atMs, [0], "");
  clearPicture(device.picture);
  device.screen = {};
  if (!isOn) return;
  device.fromMs = atMs;
  device.bench = repower(device.bench, atMs) ?? device.bench;
  device.ownSound = undefined;
}

/** Lets time pass up to an instant, ms since power-on. The board may wake meanwhile and change what it shows. */
export function pass(device: Device, atMs: number): void {
  const due = dueMs(device);
  if (due !== undefined && due <= atMs) device.changes++;
  drive(device.bench, VirtualVerb.To, atMs, [], "");
}

/** Returns the instant that the board has reached. */
export function reachedMs({ bench }: Device): number {
  return bench.board.crystal.trueMs;
}

/** Returns when the board wakes by itself, ms since power-on, or undefined if never. */
export function dueMs({ bench }: Device): number | undefined {
  const { powered, dueMs: due } = bench.board.crystal;
  return powered && due >= 0 ? due : undefined;
}

/**
 * Makes the clock give every sound that it can, as if its owner had switched all of them on, or restores its own
 * settings. The page then filters the sounds.
 */
export function hearAll(device: Device, isHeard: boolean): void {
  const { settings } = device.bench.app;
  if (isHeard) {
    device.ownSound ??= { sound: settings.sound, click: settings.click };
    Object.assign(settings, { sound: Sound.On, click: true });
  } else if (device.ownSound !== undefined) {
    Object.assign(settings, device.ownSound);
    device.ownSound = undefined;
  }
}

export function isPowered({ bench }: Device): boolean {
  return bench.board.crystal.powered;
}

/** Returns the contents of the flash. */
export function flashOf({ bench }: Device): Flash {
  return bench.board.cells.bytes;
}

function readLine(device: Omit<Device, "bench">, line: string, listener: Listener): void {
  if (line.startsWith('{"at":') || line.startsWith('{"error"')) {
    listen(device, line, listener);
    return;
  }
  if (line.startsWith('{"time":')) device.cameUp = device.fromMs > 0;
  const deed = (["say", "stop"] as const).find((each) => line.startsWith(`{"${each}":`));
  if (deed !== undefined) listener.voice?.(deed, (JSON.parse(line) as Record<VoiceDeed, number[]>)[deed]);
  else if (line.startsWith('{"play":')) listener.sound((JSON.parse(line) as { play: number[] }).play);
  else if (line.startsWith('{"raise":')) light(device, device.flags, (JSON.parse(line) as { raise: number[] }).raise);
  else if (line.startsWith('{"run":')) light(device, device.runs, (JSON.parse(line) as { run: number[] }).run);
  else if (line.startsWith('{"vibrate":')) feel(device, (JSON.parse(line) as { vibrate: number[] }).vibrate);
  else draw(device, line);
}

function feel(device: Omit<Device, "bench">, [side, ...pattern]: readonly number[]): void {
  if (side !== Ear.Right) device.felt.left = pattern;
  if (side !== Ear.Left) device.felt.right = pattern;
  device.changes++;
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

function draw(device: Omit<Device, "bench">, line: string): void {
  if (drawInto(device.picture, line)) device.changes++;
}
