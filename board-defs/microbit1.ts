/**
 * The first BBC micro:bit. It is too small: the build refuses it and gives a reason. Sources: [E] Espruino's
 * boards/MICROBIT1.py, [D] espruino.com/MicroBit, [S] the runtimes.md of the specification, [O] our assumption.
 */
import type { Board } from "./board";

export const microbit1: Board = {
  name: "microbit1",
  title: "BBC micro:bit 1",
  runtime: "espruino",
  image: "MICROBIT1", // [E]
  buttons: { pull: "down", minus: "BTN1", plus: "BTN2" }, // [E]
  players: { left: "minus", right: "plus" }, // [O]
  display: { driver: "leds", widthPx: 5, heightPx: 5, bits: 1 }, // [D]; the digits of two times do not fit
  flag: { kind: "icon" },
  link: { kind: "usb" }, // [D]; it also supplies the power
  crystal: { source: "calibrated-rc", ppm: 500, trimmable: true }, // [O]: as on the other nRF boards, [S]
  memory: { variables: 350, variableBytes: 12, storageBytes: 4096, storagePageBytes: 1024 }, // [E]; 12 [S]
  watchesMax: 4, // [O]: an nRF51 has four channels for edges
  cannot: ["sound", "vibration", "speech", "feltFlag", "fourKeys"],
};
