/**
 * Drives Sharp's memory display LS027B7DH01, 400 × 240. It keeps what it was sent. Its data sheet asks for a wave that
 * inverts the voltage at the crystal. That wave comes from the PWM, so a program that hangs does not damage the
 * display. native/picture.c sends its rows.
 */
import type { Align } from "../hal";
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { makeOutput } from "./pins";
import { startWave } from "./pwm";
import { Frame, openSpi } from "./spi";

const MOST_HZ = 2000000;
const WIDTH_PX = 400;
const ROWS = 240;
/** A row is its number, 50 bytes and an empty one. A frame has two bytes. */
const ROW_FRAMES = 26;

let pins: DisplayPins;

export function createSharp(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, fill: fill, write: write, send: send, light: light };
}

/** Clears the display before it shows anything. */
function start(this: void): void {
  openSpi(pins, MOST_HZ, Frame.Pair, ROW_FRAMES);
  // native/picture.c lends both pins to SPI0 while it sends rows.
  makeOutput(pins.clock);
  makeOutput(pins.data);
  makeOutput(pins.enable);
  fill(0, 0, WIDTH_PX, ROWS, false);
  startWave(pins.inversion);
  chip.drive(pins.enable, true);
}

/** Fills a rectangle. If that clears the whole picture, clears the display by one command: its rows take 50 ms. */
function fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void {
  if (!lit && width === WIDTH_PX && height === ROWS) chip.clear();
  else chip.fill(x, y, width, height, lit);
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

/** Begins to send the rows that changed. */
function send(this: void): void {
  chip.show(0);
}

/** The display reflects the light around it. */
function light(this: void): void {}
