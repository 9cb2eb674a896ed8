/**
 * The same Pixl.js with an Espruino that lacks NET, NFC, NEOPIXEL, CRYPTO, FILESYSTEM and JIT. It leaves ten more pages
 * to Storage; docs/runtimes.md has the bytes. We have not tried it on a board yet. Sources are as in pixljs.ts, and [W]
 * our own measurement.
 */
import type { Board } from "./board";
import { pixljs } from "./pixljs";

export const pixljsplus: Board = {
  ...pixljs,
  name: "pixljsplus",
  title: "Pixl.js+",
  // [W] 2v29: 19 pages; the firmware takes 16 of them, with what is lost at its end
  memory: { variables: 2950, variableBytes: 13, storageBytes: 77_824, storagePageBytes: 4096, logPages: 3 },
  languages: 2, // [W]: a language takes 2.7 kB of Storage
  without: [],
};
