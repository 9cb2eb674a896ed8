/**
 * The part of the self-test that needs the drivers: what the display, the buzzer, the lamps and the motors do, and
 * whether each key works. native/selftest.c has tested everything else. At the end the board restarts as a clock.
 */
import { remainder } from "../../firmware/core/divide";
import { Align, Ear, type Hal, type Switch } from "../hal";
import { chip } from "./chip";

/** Places in the record of native/selftest.c, and its marks: a test was made, and its pages were shown. */
const FAULTS = 16;
const TEXT = 20;
const IS_NEW = 1579122264; // 0x5e1f7e58
const WAS_SHOWN = 1579122265;
const NEW_LINE = 10;

const ROW_PX = 8;
const CELL_PX = 8;
const PAGE_MS = 2000;
const TONE_MS = 1000;
const RESULTS_MS = 5000;
const KEYS_MS = 30000;

/** The pages, in their order. The numbers between are further tones and lamps. */
const enum Page {
  Results = 0,
  Full = 1,
  Checker = 2,
  Border = 3,
  Tones = 4,
  Lamps = 8,
  Motors = 10,
  Keys = 11,
  End = 12,
}

/** The pitches, in Hz. */
const tones: readonly number[] = [500, 1000, 2000, 4000];
/** The contacts by `Switch`: as the display names them, and as the results do. */
const signs: readonly string[] = ["<", ">", "MENU", "START", "-", "+", "ASK <", "ASK >"];
const names: readonly string[] = [
  "key_left_lever",
  "key_right_lever",
  "key_menu",
  "key_start",
  "key_minus",
  "key_plus",
  "key_left_ask",
  "key_right_ask",
];

let hal: Hal;
let width: number;
let height: number;
let page: number = Page.Results;
/** Whether each contact still has to be pressed, and whether the board has it. */
const isMissing: boolean[] = [];
const isWired: boolean[] = [];

/** Returns true once after native/selftest.c has tested the board. */
export function isNewlyTested(): boolean {
  if (chip.peek(chip.report()) !== IS_NEW) return false;
  chip.poke(chip.report(), WAS_SHOWN);
  return true;
}

/** Returns a line of the last self-test, from place 0 on, or an empty text. */
export function reportLine(this: void, place: number): string {
  if (chip.peek(chip.report()) !== WAS_SHOWN) return "";
  let at = chip.report() + TEXT;
  for (let line = 0; line <= place; line++) {
    // The text begins with the end of a line that was open before.
    while (chip.byte(at) !== NEW_LINE && chip.byte(at) !== 0) at++;
    if (chip.byte(at) === NEW_LINE) at++;
  }
  let text = "";
  for (let code = chip.byte(at); code !== NEW_LINE && code !== 0; code = chip.byte(at)) {
    text += chip.letter(code);
    at++;
  }
  return text;
}

/** Shows all pages one after another. `pins` are those of the contacts, −1 for a contact that the board lacks. */
export function showSelfTest(board: Hal, pins: readonly number[], widthPx: number, heightPx: number): void {
  hal = board;
  width = widthPx;
  height = heightPx;
  for (let i = 0; i < pins.length; i++) {
    isMissing[i] = pins[i] >= 0;
    isWired[i] = pins[i] >= 0;
  }
  hal.time.onWake(turnPage);
  hal.contacts.onEdge(press);
  hal.link.onLine(refuse);
  show();
}

function turnPage(this: void): void {
  page++;
  if (page === Page.Motors && hal.touch === undefined) page++;
  show();
}

function show(): void {
  hal.flags.raise(page === Page.Lamps, page === Page.Lamps + 1);
  hal.screen.fill(0, 0, width, height, page === Page.Full);
  if (page === Page.Results) writeResults();
  else if (page === Page.Checker) drawChecker();
  else if (page === Page.Border) drawBorder();
  else if (page >= Page.Tones && page < Page.Lamps) playTone(tones[page - Page.Tones]);
  else if (page >= Page.Lamps && page < Page.Motors) writeRow(0, "LAMP " + signs[page === Page.Lamps ? 0 : 1]);
  else if (page === Page.Motors) vibrate();
  else if (page === Page.Keys) writeMissing();
  else if (page === Page.End) end();
  hal.screen.show();
  hal.time.wakeIn(page === Page.Results ? RESULTS_MS : page === Page.Keys ? KEYS_MS : PAGE_MS);
}

function writeRow(row: number, text: string): void {
  hal.screen.write(0, row * ROW_PX, width, 1, Align.Left, false, text);
}

/** Writes the number of faults, and each result that is bad. */
function writeResults(): void {
  const faults = chip.peek(chip.report() + FAULTS);
  writeRow(0, "SELFTEST  " + (faults === 0 ? "OK" : faults + " BAD"));
  let row = 1;
  let place = 0;
  for (let line = reportLine(place); line !== "" && (row + 1) * ROW_PX <= height; line = reportLine(place)) {
    if (line.indexOf(" bad ") >= 0) {
      writeRow(row, line.slice(4).slice(4).slice(1)); // without `selftest `
      row++;
    }
    place++;
  }
}

function drawChecker(): void {
  for (let y = 0; y < height; y += CELL_PX) {
    const first = remainder(y, 2 * CELL_PX) === 0 ? 0 : CELL_PX;
    for (let x = first; x < width; x += 2 * CELL_PX) hal.screen.fill(x, y, CELL_PX, CELL_PX, true);
  }
}

function drawBorder(): void {
  hal.screen.fill(0, 0, width, height, true);
  hal.screen.fill(1, 1, width - 2, height - 2, false);
}

function playTone(hz: number): void {
  writeRow(0, "TONE " + hz);
  hal.buzzer.play([hz, TONE_MS]);
}

function vibrate(): void {
  writeRow(0, "MOTOR < >");
  if (hal.touch !== undefined) hal.touch.vibrate(Ear.Both, [TONE_MS]);
}

function writeMissing(): void {
  writeRow(0, "PRESS");
  let row = 1;
  for (let i = 0; i < isMissing.length; i++) {
    if (isMissing[i]) writeRow(row, signs[i]);
    if (isMissing[i]) row++;
  }
}

/** Ends the page of the keys as soon as the last one was pressed. */
function press(this: void, contact: Switch, closed: boolean): void {
  if (page !== Page.Keys || !closed || !isMissing[contact]) return;
  isMissing[contact] = false;
  hal.screen.fill(0, 0, width, height, false);
  writeMissing();
  hal.screen.show();
  for (let i = 0; i < isMissing.length; i++) if (isMissing[i]) return;
  hal.time.wakeIn(1);
}

/** Notes which contacts were pressed, and restarts the board. */
function end(): void {
  for (let i = 0; i < isWired.length; i++) if (isWired[i]) chip.note(names[i], isMissing[i] ? 0 : 1, 1, 1);
  chip.note("ends", 1, 1, 1);
  hal.power.restart();
}

function refuse(this: void): void {
  hal.link.send('{"error":"busy"}');
}
