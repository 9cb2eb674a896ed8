/** Drives an SSD1306 or SSD1309, 128 × 64, on four-wire SPI, by chapter 9 of Solomon Systech's data sheet. */
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { Frame, openSpi, resetDisplay, selectPages, sendCommand } from "./spi";

const MOST_HZ = 8000000;
const WIDTH_PX = 128;
/** So many pictures are sent until the settings are sent again. A running clock sends one each second. */
const PICTURES = 64;

let pins: DisplayPins;
/** The pictures that were sent since the settings. */
let pictures = 0;

export function createSsd1306(wired: DisplayPins): Display {
  pins = wired;
  return { start: start, fill: chip.fill, write: chip.write, send: send, light: light };
}

function start(this: void): void {
  openSpi(pins, MOST_HZ, Frame.Byte, WIDTH_PX);
  selectPages(pins, false);
  resetDisplay(pins);
  sendCommand(pins, [174]); // off
  sendSettings();
}

/** Sends everything that the display keeps, beside its picture. If nothing differs, nothing of it can be seen. */
function sendSettings(): void {
  sendCommand(pins, [213, 128, 168, 63, 211, 0, 64]); // oscillator; 64 rows, none shifted
  // charge pump; page by page; both axes mirrored; pins of the rows
  sendCommand(pins, [141, 20, 32, 2, 161, 200, 218, 18]);
  sendCommand(pins, [129, 207, 217, 241, 219, 64]); // contrast; precharge; level
  sendCommand(pins, [164, 166, 175]); // from memory; lit is lit; on
}

function send(this: void): void {
  pictures++;
  if (pictures >= PICTURES && !chip.sending()) {
    pictures = 0;
    sendSettings();
  }
  chip.show(0);
}

/** The display needs no light, because its pixels are the light. */
function light(this: void): void {}
