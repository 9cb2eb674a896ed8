/** Decides whether the firmware can be built for a board, and where Espruino keeps its files. */
import type { Board } from "../../board-defs/board";
import type { ImageFault } from "../words/subjects";
import { drivers } from "./drivers";
import { chipName } from "./rp2040";

/** The part of a flash in which Storage lies. */
export interface StorageArea {
  readonly from: number;
  readonly to: number;
  readonly pageBytes: number;
}

const pageBytes = 4096;

/**
 * The areas by the names that Espruino gives to boards. The firmware of the Bluetooth radio takes the first 31 pages
 * (Espruino's boards/PIXLJS.py).
 */
const storageAreas: ReadonlyMap<string, StorageArea> = new Map([
  ["PIXLJS", { from: 31 * pageBytes, to: 118 * pageBytes, pageBytes }],
]);

/** Returns why a board has no image, or undefined if it has one. */
export function imageFault(board: Board): ImageFault | undefined {
  const { runtime, image = "", buttons, levers, display, link } = board;
  const contacts = [levers?.leftPin, levers?.rightPin, buttons.menu, buttons.start, buttons.minus, buttons.plus];
  if (contacts.some((contact) => contact?.startsWith("touch:") === true)) return "touch";
  if (runtime === "lua") {
    const isKnown = image === chipName && drivers.has(display.driver) && link?.kind === "serial";
    return isKnown ? undefined : "lua";
  }
  if (display.pins !== undefined) return "display";
  if (storageAddressOf(board) === undefined) return "address";
  return undefined;
}

export function storageAreaOf({ image = "" }: Board): StorageArea | undefined {
  return storageAreas.get(image);
}

/** Returns where Storage begins; it ends where its area does. */
export function storageAddressOf(board: Board): number | undefined {
  const area = storageAreaOf(board);
  return area === undefined ? undefined : area.to - board.memory.storageBytes;
}
