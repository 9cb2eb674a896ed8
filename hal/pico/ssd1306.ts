/** SSD1306 and SSD1309, 128 × 64, on four-wire SPI. The commands are those of Solomon Systech's data sheet, chapter 9. */
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { openSpi, resetDisplay } from "./spi";

const MOST_HZ = 8000000;
const COLUMNS = 33;
const PAGES = 34;

let pins: DisplayPins;

export function createSsd1306(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, send: send, light: light };
}

function start(this: void): void {
  openSpi(pins, MOST_HZ);
  resetDisplay(pins);
  chip.drive(pins.command, false);
  chip.transmit(174, 213, 128, 168, 63, 211, 0, 64); // off; oscillator; 64 rows, none shifted
  chip.transmit(141, 20, 32, 0, 161, 200, 218, 18); // charge pump; window by window; both axes mirrored; pins of the rows
  chip.transmit(129, 207, 217, 241, 219, 64, 164, 166, 175); // contrast; precharge; level; from memory, lit is lit; on
}

function send(this: void, left: number, right: number, first: number, end: number): void {
  chip.drive(pins.command, false);
  chip.transmit(COLUMNS, left, right - 1, PAGES, first, end - 1);
  chip.drive(pins.command, true);
  for (let page = first; page < end; page++) chip.transmitPage(page, left, right);
}

/** Its pixels are the light. */
function light(this: void): void {}
