/** Drives an ST7567, 128 × 64, on four-wire SPI, by chapter 9 of Sitronix's data sheet. */
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { makeOutput } from "./pins";
import { openSpi, resetDisplay, sendCommand, sendMemory } from "./spi";

const MOST_HZ = 10000000;
const WIDTH_PX = 128;
const PAGES = 8;
/** The commands that choose a page and the two halves of a column's number. */
const PAGE = 176;
const COLUMN_HIGH = 16;
const COLUMN_LOW = 0;
/** The chip has 132 columns. Counted backwards, its last four drive no column of the glass. */
const FIRST_COLUMN = 4;

let pins: DisplayPins;

export function createSt7567(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, fill: chip.fill, write: chip.write, send: send, light: light };
}

function start(this: void): void {
  openSpi(pins, MOST_HZ);
  resetDisplay(pins);
  if (pins.light >= 0) makeOutput(pins.light);
  sendCommand(pins, [226, 174, 162, 161, 192]); // reset; off; bias 1/9; columns backwards, rows forwards
  sendCommand(pins, [35, 129, 32, 248, 0]); // resistor ratio 4.5; contrast 32 of 63; four-fold booster
  sendCommand(pins, [47, 64, 166, 164, 175]); // booster, regulator, follower; first row; ink is 1; from memory; on
}

/** Sends each page that changed, whole. */
function send(this: void): void {
  for (let page = 0; page < PAGES; page++) if (chip.take(page, page + 1)) sendPage(page);
}

function sendPage(page: number): void {
  sendCommand(pins, [PAGE + page, COLUMN_HIGH, COLUMN_LOW + FIRST_COLUMN]);
  sendMemory(chip.taken() + page * WIDTH_PX, WIDTH_PX);
}

function light(this: void, lit: boolean): void {
  if (pins.light >= 0) chip.drive(pins.light, lit);
}
