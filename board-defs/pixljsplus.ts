/**
 * The same Pixl.js with an Espruino that lacks NET, NFC, NEOPIXEL, CRYPTO, FILESYSTEM and JIT: it leaves ten more pages
 * to Storage; docs/runtimes.md has the bytes. Not tried on a board yet. Sources as in pixljs.ts, and [W]: measured by us.
 */
import type { Board } from "./board";
import { pixljs } from "./pixljs";

export const pixljsplus: Board = {
  ...pixljs,
  name: "pixljsplus",
  title: "Pixl.js+",
  memory: { variables: 2950, variableBytes: 13, storageBytes: 77_824, storagePageBytes: 4096 }, // [W] 2v29: 19 pages
  without: [],
};
