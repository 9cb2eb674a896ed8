/**
 * Simulates a board without hardware: a `Hal`, and the functions that drive it. Every true instant is in ms since
 * power-on. There may be several boards. The last one that was made or driven is in use, and every `Hal` acts on that
 * one.
 */
import { later } from "../../firmware/core/integer";
import type { Hal, Switch } from "../hal";
import type { Reset } from "../reset";
import { type Cell, createBattery, createCell, isDead, selectCell } from "./battery";
import { createBuzzer } from "./buzzer";
import { type Cells, createCells, mendCut } from "./cells";
import { createContacts, createWires, moveContact, selectWires, type Wires } from "./contacts";
import { createFlags } from "./flags";
import { type Cable, createCable, createLink, sayLine, selectCable } from "./link";
import { createPaper, type Paper, selectPaper, tell } from "./paper";
import { createMains, createPower, type Mains, selectMains } from "./power";
import { createScreen } from "./screen";
import { reportLine } from "./self-test";
import { createStore, selectCells } from "./store";
import { busyUntil, type Crystal, counterAt, createCrystal, createTime, passTo, selectCrystal } from "./time";
import { createTouch } from "./touch";
import { createMouth, createVoice, type Mouth, selectMouth } from "./voice";
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
  readonly mouth: Mouth;
}

/** The number of pages without another wish: as many as a Pixl.js has. */
const PAGES = 2;

/**
 * Creates a board that has just received power. `print` receives its output; with `tellsAll`, drawing and sound too.
 * `kept` is the flash of an earlier board, or one with another number of pages.
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
    mouth: createMouth(),
  };
  selectBoard(board);
  return board;
}

/** Cuts the power. Nothing happens from then on. */
export function cutPower(board: VirtualBoard, atMs: number): void {
  pass(board, atMs);
  board.crystal.powered = false;
}

/**
 * Restores the power of a board. Flash, battery, contacts and cable stay as they are. Its counter begins at 0, and true
 * instants continue. A `reason` makes it a restart of a board that kept its power.
 */
export function restorePower(board: VirtualBoard, atMs: number, reason?: Reset): VirtualBoard {
  const ppm = board.crystal.driftPpm;
  const countedMs = counterAt(createCrystal(0, ppm), atMs);
  const powered = createBoard(later(0, -countedMs), ppm, board.paper.print, board.paper.tellsAll, board.cells);
  mendCut(board.cells);
  tell('{"power":1}');
  busyUntil(powered.crystal, atMs);
  for (let i = 0; i < board.wires.closed.length; i++) powered.wires.closed[i] = board.wires.closed[i];
  powered.cell.mv = board.cell.mv;
  if (reason !== undefined) powered.guard.reason = reason;
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
    voice: createVoice(),
    touch: createTouch(),
    link: createLink(),
    watchdog: createWatchdog(),
    power: createPower(),
    selfTest: reportLine,
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
  selectMouth(board.mouth);
}

/** Lets time pass up to `atMs`. Requested wakes come on the way. */
export function pass(board: VirtualBoard, atMs: number): void {
  selectBoard(board);
  passTo(board.crystal, atMs);
}

/**
 * Closes or opens a contact at `stampMs`. The board is busy until `atMs` and handles the edge then. Without power, the
 * contact only moves: the application reads it when the power returns.
 */
export function move(board: VirtualBoard, contact: Switch, closed: boolean, stampMs: number, atMs: number): void {
  pass(board, stampMs);
  busyUntil(board.crystal, atMs);
  if (!board.crystal.powered) {
    board.wires.closed[contact] = closed;
    return;
  }
  board.cells.isHandlingEdge = true;
  moveContact(board.wires, contact, closed, counterAt(board.crystal, stampMs), counterAt(board.crystal, atMs));
  board.cells.isHandlingEdge = false;
}

/** Sends a line from the computer to the board. */
export function say(board: VirtualBoard, line: string, atMs: number): void {
  pass(board, atMs);
  if (board.crystal.powered) sayLine(board.cable, line, counterAt(board.crystal, atMs));
}

/** Sets the battery's voltage from now on. Too low a voltage stops the board for good. */
export function supply(board: VirtualBoard, mv: number, atMs: number): void {
  pass(board, atMs);
  board.cell.mv = mv;
  if (isDead(board.cell)) board.crystal.powered = false;
}
