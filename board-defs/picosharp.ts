/**
 * The same Raspberry Pi Pico with Sharp's memory display LS027B7DH01, fed with 5 V, its pin EXTMODE held high. Tried on
 * an emulated chip alone. Sources are as in pico.ts, and [S] Sharp's specification of the display.
 */
import type { Board } from "./board";
import { pico } from "./pico";

export const picosharp: Board = {
  ...pico,
  name: "picosharp",
  title: "Raspberry Pi Pico + Sharp",
  // [S]: pixels of 0.147 mm. Digits 116 pixels high (docs/display.md).
  display: {
    driver: "sharp",
    widthPx: 400,
    heightPx: 240,
    bits: 1,
    areaWidthMm: 58,
    areaHeightMm: 35,
    digitHeightMm: 16,
    pins: { clock: "GP18", data: "GP19", select: "GP17", enable: "GP21", inversion: "GP20" },
  },
  // The cells of the Pico; drain [O], added up in docs/runtimes.md: nearly all is the chip's.
  batteries: { type: "AA alkaline", number: 3, capacityMah: 2500, lowMv: 3600, remainingMah: 900, drainUa: 8_000 },
};
