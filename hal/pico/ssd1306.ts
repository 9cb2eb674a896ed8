/** Drives an SSD1306 or SSD1309, 128 × 64, on four-wire SPI, by chapter 9 of Solomon Systech's data sheet. */
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { openSpi, resetDisplay, sendCommand, sendMemory } from "./spi";

const MOST_HZ = 8000000;
const WIDTH_PX = 128;
const PAGES = 8;
/** The command that names the pages which the next bytes fill. */
const FILL_PAGES = 34;

let pins: DisplayPins;

export function createSsd1306(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, fill: chip.fill, write: chip.write, send: send, light: light };
}

function start(this: void): void {
  openSpi(pins, MOST_HZ);
  resetDisplay(pins);
  sendCommand(pins, [174, 213, 128, 168, 63, 211, 0, 64]); // off; oscillator; 64 rows, none shifted
  sendCommand(pins, [141, 20, 32, 0, 161, 200, 218, 18]); // charge pump; page by page; both axes mirrored; pins of the rows
  sendCommand(pins, [129, 207, 217, 241, 219, 64]); // contrast; precharge; level
  sendCommand(pins, [164, 166, 175]); // from memory; lit is lit; on
}

/** Sends each run of pages that changed, whole. */
function send(this: void): void {
  for (let first = 0; first < PAGES; first++) {
    let end = first;
    while (end < PAGES && chip.take(end, end + 1)) end++;
    if (end > first) sendPages(first, end);
    first = end;
  }
}

function sendPages(first: number, end: number): void {
  sendCommand(pins, [FILL_PAGES, first, end - 1]);
  sendMemory(chip.taken() + first * WIDTH_PX, (end - first) * WIDTH_PX);
}

/** The display needs no light, because its pixels are the light. */
function light(this: void): void {}
