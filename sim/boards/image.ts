/** Decides whether the firmware can be built for a board, and where Espruino keeps its files. */
import type { Board } from "../../board-defs/board";
import type { ImageFault } from "../words/subjects/board";
import { checkBoard } from "./check";
import { drivers } from "./drivers";

/** The end of Storage in the flash, by Espruino's name of the board. The source is Espruino's boards/PIXLJS.py. */
const storageEnds: ReadonlyMap<string, number> = new Map([["PIXLJS", 118 * 4096]]);

/** The chips for which the build makes a firmware on Lua. */
const luaChips: readonly string[] = ["RP2040"];

/** Returns why a board has no image, or undefined if it has one. */
export function imageFault(board: Board): ImageFault | undefined {
  const { runtime, image = "", buttons, levers, display, link } = board;
  const contacts = [levers?.leftPin, levers?.rightPin, buttons.menu, buttons.start, buttons.minus, buttons.plus];
  if (contacts.some((contact) => contact?.startsWith("touch:") === true)) return "touch";
  if (runtime === "lua") {
    const isKnown = luaChips.includes(image) && drivers.has(display.driver) && link?.kind === "serial";
    return isKnown ? undefined : "lua";
  }
  if (display.pins !== undefined) return "display";
  if (storageAddressOf(board) === undefined) return "address";
  return undefined;
}

/** Returns true if `flagfall build` can make an image for the board. */
export function hasImage(board: Board): boolean {
  return checkBoard(board).length === 0 && imageFault(board) === undefined;
}

export function storageAddressOf({ image = "", memory }: Board): number | undefined {
  const end = storageEnds.get(image);
  return end === undefined ? undefined : end - memory.storageBytes;
}
