/** Decides whether the firmware can be built for a board, and where Espruino keeps its files. */
import type { Board } from "../../board-defs/board";
import type { ImageFault } from "../words/subjects/board";
import { drivers } from "./drivers";
import { chipName } from "./rp2040";

/** The end of Storage in the flash, by Espruino's name of the board. The source is Espruino's boards/PIXLJS.py. */
const storageEnds: ReadonlyMap<string, number> = new Map([["PIXLJS", 118 * 4096]]);

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

export function storageAddressOf({ image = "", memory }: Board): number | undefined {
  const end = storageEnds.get(image);
  return end === undefined ? undefined : end - memory.storageBytes;
}
