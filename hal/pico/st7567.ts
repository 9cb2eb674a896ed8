/** Drives an ST7567, 128 × 64, on four-wire SPI, by chapter 9 of Sitronix's data sheet. */
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { makeOutput } from "./pins";
import { Frame, openSpi, resetDisplay, selectPages, sendCommand } from "./spi";

const MOST_HZ = 10000000;
const WIDTH_PX = 128;
/** So many pictures are sent until the settings are sent again. A running clock sends one each second. */
const PICTURES = 64;
/** The chip has 132 columns. Counted backwards, its last four drive no column of the glass. */
const FIRST_COLUMN = 4;

let pins: DisplayPins;
/** The pictures that were sent since the settings. */
let pictures = 0;

export function createSt7567(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, fill: chip.fill, write: chip.write, send: send, light: light };
}

function start(this: void): void {
  openSpi(pins, MOST_HZ, Frame.Byte, WIDTH_PX);
  selectPages(pins, false);
  resetDisplay(pins);
  if (pins.light >= 0) makeOutput(pins.light);
  sendCommand(pins, [226, 174]); // reset; off
  sendSettings();
}

/** Sends everything that the display keeps, beside its picture. If nothing differs, nothing of it can be seen. */
function sendSettings(): void {
  sendCommand(pins, [162, 161, 192]); // bias 1/9; columns backwards, rows forwards
  sendCommand(pins, [35, 129, 32, 248, 0]); // resistor ratio 4.5; contrast 32 of 63; four-fold booster
  sendCommand(pins, [47, 64, 166, 164, 175]); // booster, regulator, follower; first row; ink is 1; from memory; on
}

function send(this: void): void {
  pictures++;
  if (pictures >= PICTURES && !chip.sending()) {
    pictures = 0;
    sendSettings();
  }
  chip.show(FIRST_COLUMN);
}

function light(this: void, lit: boolean): void {
  if (pins.light >= 0) chip.drive(pins.light, lit);
}
