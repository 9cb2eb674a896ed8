/**
 * Bangle.js 2, a watch. We have not measured anything on one yet. Sources: [E] Espruino's boards/BANGLEJS2.py, [D]
 * espruino.com/Bangle.js2, [S] the runtimes.md of the specification, [O] our assumption.
 */
import type { Board } from "./board";

export const bangle2: Board = {
  name: "bangle2",
  title: "Bangle.js 2",
  runtime: "espruino",
  image: "BANGLEJS2", // [E]
  planned: true, // nothing reads its touch screen
  // [E]: one button. [O]: the halves of the screen are keys.
  buttons: { pull: "down", menu: "BTN1", minus: "touch:left", plus: "touch:right" },
  players: { left: "minus", right: "plus" }, // [O]
  // [E] driver, pixels, bits. At 193 pixels an inch (mbed's page on the LPM013M126A) the display is 23.1 mm wide.
  // Digits are 49 pixels high (docs/display.md).
  display: {
    driver: "lpm013m126",
    widthPx: 176,
    heightPx: 176,
    bits: 3,
    areaWidthMm: 23,
    areaHeightMm: 23,
    digitHeightMm: 6,
  },
  flag: { kind: "icon" },
  vibration: { pin: "D19" }, // [E]
  link: { kind: "bluetooth" }, // [D]
  crystal: { source: "crystal", ppm: 20, trimmable: true }, // a crystal [E]; 20 ppm [O]: usual at 32,768 Hz
  // 175 mAh is from espruino.com/Bangle.js2+Technical; [D] says 200. Drain: 0.5 mA with a redraw a second and
  // 2.5 mA for the touch screen [D], and 5 mA [O] for the 10 % of the time that pixljs.ts computes. Threshold and rest
  // [O]: 25 % of the cell.
  batteries: { type: "Li-Po XK302627", number: 1, capacityMah: 175, lowMv: 3700, remainingMah: 44, drainUa: 3500 },
  // [E]; 14 [S]
  memory: { variables: 12_000, variableBytes: 14, storageBytes: 8_388_608, storagePageBytes: 4096, logPages: 4 },
  watchesMax: 8, // [S]: nRF52
  cannot: ["sound", "speech", "feltFlag", "fourKeys", "stampedPress"],
};
