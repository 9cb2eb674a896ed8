/**
 * Espruino's Pixl.js as sold, the first board. We have not measured anything on one yet. Sources: [E] Espruino's
 * boards/PIXLJS.py, [D] espruino.com/Pixl.js, [S] the runtimes.md of the specification, [O] our assumption.
 */
import type { Board } from "./board";

export const pixljs: Board = {
  name: "pixljs",
  title: "Pixl.js",
  runtime: "espruino",
  image: "PIXLJS", // [E]
  levers: { leftPin: "D2", rightPin: "D3", pull: "up" }, // [O]: free pins [E], switches to ground; not needed to play
  // [E] the pins; [D] their order: clockwise from the top left.
  buttons: { pull: "down", menu: "BTN1", start: "BTN2", plus: "BTN3", minus: "BTN4" },
  players: { left: "minus", right: "plus" }, // [O]: the two lower buttons
  // [E] driver and pixels. The area, 48.3 × 24.1 mm, follows from a diagonal of 54 mm [D] and square pixels [O]. Digits
  // are 33 pixels high (docs/display.md).
  display: {
    driver: "st7567",
    widthPx: 128,
    heightPx: 64,
    bits: 1,
    areaWidthMm: 48,
    areaHeightMm: 24,
    digitHeightMm: 12,
    lightPin: "LED1", // [E]
  },
  flag: { kind: "icon" }, // [E]: its only LED is the backlight
  buzzer: { pin: "A0" }, // [O]: a piezo from A0 to ground; without one the clock is silent
  // [E]: its first serial port. Without Bluetooth, Espruino's console uses it [D], but the firmware closes the console.
  // 115,200 baud [O].
  link: { kind: "serial", receivePin: "D0", transmitPin: "D1", baud: 115_200 },
  crystal: { source: "calibrated-rc", ppm: 500, trimmable: true }, // [S]: 250 to 500
  // [D] a CR2032 or USB; 225 mAh is from Wikipedia, CR2032 battery. Drain: 320 µA with LCD [D], and 5 mA [D] while
  // awake: 7 % of the time for the display of each second and 3 % for a press every ten seconds. docs/runtimes.md has
  // the instructions; 45 million of them a second [O]. Threshold [O]: 200 mV above the least supply, 2.5 V [D]. Rest
  // [O]: a fifteenth of the cell.
  batteries: { type: "CR2032", number: 1, capacityMah: 225, lowMv: 2700, remainingMah: 15, drainUa: 820 },
  // [S]; nine pages [E]
  memory: { variables: 2950, variableBytes: 13, storageBytes: 36_864, storagePageBytes: 4096, logPages: 2 },
  watchesMax: 8, // [S]: nRF52
  cannot: ["vibration", "speech", "feltFlag"],
  // The smallest set of missing features with which the firmware fits the Storage. docs/runtimes.md has the size of
  // each feature. pixljsplus.ts lacks nothing.
  without: [
    "recovery",
    "languageChoice",
    "acts",
    "competition",
    "hints",
    "fiveMinutes",
    "usual",
    "sounds",
    "guideline",
    "noShow",
    "keyTest",
  ],
};
