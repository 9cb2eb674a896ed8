/**
 * A board without hardware: a `Hal`, and what drives it. Every true instant is in ms since power-on. There may be
 * several; the one that was made or driven last is in use, and its `Hal` speaks of it alone.
 */
import { later } from "../../firmware/core/integer";
import type { Hal, Switch } from "../hal";
import { type Cell, createBattery, createCell, isDead, selectCell } from "./battery";
import { createBuzzer } from "./buzzer";
import { type Cells, createCells, mendCut } from "./cells";
import { createContacts, createWires, moveContact, selectWires, type Wires } from "./contacts";
import { createFlags } from "./flags";
import { type Cable, createCable, createLink, sayLine, selectCable } from "./link";
import { createPaper, type Paper, selectPaper, tell } from "./paper";
import { createMains, createPower, type Mains, selectMains } from "./power";
import { createScreen } from "./screen";
import { createStore, selectCells } from "./store";
import { busyUntil, type Crystal, counterAt, createCrystal, createTime, passTo, selectCrystal } from "./time";
import { createGuard, createWatchdog, type Guard, selectGuard } from "./watchdog";

export interface VirtualBoard {
  readonly hal: Hal;
  readonly crystal: Crystal;
  readonly wires: Wires;
  readonly paper: Paper;
  readonly cells: Cells;
  readonly cell: Cell;
  readonly cable: Cable;
  readonly guard: Guard;
  readonly mains: Mains;
}

/** Pages of a board of which nothing else is said: as many as a Pixl.js has. */
const PAGES = 2;

/**
 * A board that has just been given power; `print` takes what it says, with `tellsAll` also what it draws and sounds.
 * `kept`: its flash, if it had power before or is to have other pages.
 */
export function createBoard(
  startMs: number,
  driftPpm: number,
  print: (this: void, line: string) => void,
  tellsAll: boolean,
  kept?: Cells,
): VirtualBoard {
  const cells = kept === undefined ? createCells(PAGES) : kept;
  const board: VirtualBoard = {
    hal: createHal(cells),
    crystal: createCrystal(startMs, driftPpm),
    wires: createWires(),
    paper: createPaper(print, tellsAll),
    cells: cells,
    cell: createCell(),
    cable: createCable(),
    guard: createGuard(),
    mains: createMains(),
  };
  selectBoard(board);
  return board;
}

/** The power goes: nothing happens any more. */
export function cutPower(board: VirtualBoard, atMs: number): void {
  pass(board, atMs);
  board.crystal.powered = false;
}

/**
 * The same board with its power back: flash, battery, contacts and cable are as they are, its counter begins at 0. True
 * instants go on.
 */
export function restorePower(board: VirtualBoard, atMs: number): VirtualBoard {
  const ppm = board.crystal.driftPpm;
  const countedMs = counterAt(createCrystal(0, ppm), atMs);
  const powered = createBoard(later(0, -countedMs), ppm, board.paper.print, board.paper.tellsAll, board.cells);
  mendCut(board.cells);
  tell('{"power":1}');
  busyUntil(powered.crystal, atMs);
  for (let i = 0; i < board.wires.closed.length; i++) powered.wires.closed[i] = board.wires.closed[i];
  powered.cell.mv = board.cell.mv;
  powered.cable.connected = board.cable.connected;
  return powered;
}

function createHal(cells: Cells): Hal {
  return {
    time: createTime(),
    contacts: createContacts(),
    screen: createScreen(),
    flags: createFlags(),
    buzzer: createBuzzer(),
    store: createStore(cells),
    battery: createBattery(),
    link: createLink(),
    watchdog: createWatchdog(),
    power: createPower(),
  };
}

function selectBoard(board: VirtualBoard): void {
  selectCrystal(board.crystal);
  selectWires(board.wires);
  selectPaper(board.paper);
  selectCells(board.cells);
  selectCell(board.cell);
  selectCable(board.cable);
  selectGuard(board.guard);
  selectMains(board.mains);
}

/** Time passes up to `atMs`; what was asked for comes on the way. */
export function pass(board: VirtualBoard, atMs: number): void {
  selectBoard(board);
  passTo(board.crystal, atMs);
}

/** A contact closed or opened at `stampMs`, and is handled at `atMs`: until then the board was busy. */
export function move(board: VirtualBoard, contact: Switch, closed: boolean, stampMs: number, atMs: number): void {
  pass(board, stampMs);
  busyUntil(board.crystal, atMs);
  if (!board.crystal.powered) return;
  moveContact(board.wires, contact, closed, counterAt(board.crystal, stampMs), counterAt(board.crystal, atMs));
}

/** The computer writes a line. */
export function say(board: VirtualBoard, line: string, atMs: number): void {
  pass(board, atMs);
  if (board.crystal.powered) sayLine(board.cable, line, counterAt(board.crystal, atMs));
}

/** The battery gives so much from now on; too little stops the board for good. */
export function supply(board: VirtualBoard, mv: number, atMs: number): void {
  pass(board, atMs);
  board.cell.mv = mv;
  if (isDead(board.cell)) board.crystal.powered = false;
}
