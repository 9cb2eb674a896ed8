/**
 * The same Raspberry Pi Pico with a reflective LCD, for batteries. Tried on an emulated chip alone. Sources are as in
 * pico.ts, and [S] Sitronix's data sheet of the ST7567.
 */
import type { Board } from "./board";
import { pico } from "./pico";

export const picolcd: Board = {
  ...pico,
  name: "picolcd",
  title: "Raspberry Pi Pico + LCD",
  // [S] pixels. The area is that of a usual 2.5 inch glass [O], its connector below the picture [O]; digits 33 pixels
  // high (docs/display.md).
  display: {
    driver: "st7567",
    widthPx: 128,
    heightPx: 64,
    bits: 1,
    areaWidthMm: 55,
    areaHeightMm: 27,
    digitHeightMm: 13,
    lightPin: "GP22",
    pins: { clock: "GP18", data: "GP19", select: "GP17", command: "GP20", reset: "GP21" },
  },
  // The cells of the Pico; drain [O], added up in docs/runtimes.md: nearly all is the chip's.
  batteries: { type: "AA alkaline", number: 3, capacityMah: 2500, lowMv: 3600, remainingMah: 900, drainUa: 8_000 },
};
