/**
 * Drives Sharp's memory display LS027B7DH01, 400 × 240. It keeps what it was sent. Its data sheet asks for a wave that
 * inverts the voltage at the crystal. That wave comes from the PWM, so a program that hangs does not damage the display.
 * native/picture.c sends its rows.
 */
import type { Align } from "../hal";
import { bitAt, hasBit } from "./bits";
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { makeOutput } from "./pins";
import { startWave } from "./pwm";
import { awaitSent, openSpi, reportTransfers, sendByte, stopTransfers } from "./spi";

const MOST_HZ = 2000000;
const WIDTH_PX = 400;
const ROWS = 240;
/** A row's number, its pixels, and an empty byte. */
const ROW_BYTES = 52;
/** The commands: write rows; clear all. */
const WRITE = 128;
const CLEAR = 32;
/** The display asks for 3 µs between its select pin and the first byte. A round takes at least half a microsecond. */
const SELECT_ROUNDS = 8;
/** The register of the levels of outputs. */
const OUTPUTS = -805306352; // 0xd0000010

let pins: DisplayPins;
/** The bit of the select pin among the outputs. */
let selectBit: number;

export function createSharp(wired: DisplayPins): Display {
  pins = wired;
  selectBit = bitAt(pins.select);
  return { start: start, fill: fill, write: write, send: send, light: light };
}

/** Clears the display before it shows anything. */
function start(this: void): void {
  openSpi(pins, MOST_HZ);
  makeOutput(pins.enable);
  fill(0, 0, WIDTH_PX, ROWS, false);
  startWave(pins.inversion);
  chip.drive(pins.enable, true);
}

/** Fills a rectangle. If that clears the whole picture, clears the display by one command: its rows take 50 ms. */
function fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void {
  chip.fill(x, y, width, height, lit);
  if (!lit && width === WIDTH_PX && height === ROWS) clear();
}

/** Ends the rows that are on their way after the present one, and clears the display. */
function clear(): void {
  stopTransfers();
  if (isSelected()) end();
  reportTransfers(ROW_BYTES);
  begin(CLEAR);
  end();
  chip.take(0, ROWS);
}

function isSelected(): boolean {
  return hasBit(chip.peek(OUTPUTS), selectBit);
}

function begin(command: number): void {
  for (let i = 0; i < SELECT_ROUNDS; i++) chip.drive(pins.select, true);
  sendByte(command);
}

function end(): void {
  sendByte(0);
  awaitSent();
  chip.drive(pins.select, false);
}

/** Writes a text, and begins to send it while the program draws the rest. */
function write(
  this: void,
  x: number,
  y: number,
  width: number,
  size: number,
  align: Align,
  reversed: boolean,
  text: string,
): void {
  chip.write(x, y, width, size, align, reversed, text);
  send();
}

/** Begins to send the rows that changed. If some are on their way, the others follow them. */
function send(this: void): void {
  if (isSelected()) return;
  begin(WRITE);
  chip.show();
}

/** The display reflects the light around it. */
function light(this: void): void {}
