/** Whether the firmware can be built for a board, and where Espruino keeps its files. */
import type { Board } from "../../board-defs/board";

/** Where Storage ends in the flash, by Espruino's name of the board: its boards/PIXLJS.py. */
const storageEnds: ReadonlyMap<string, number> = new Map([["PIXLJS", 118 * 4096]]);

/** Why there is no image of a board that the firmware fits. */
export type ImageFault = "lua" | "touch" | "display" | "address";

/** Undefined: there is one. */
export function imageFault(board: Board): ImageFault | undefined {
  const { runtime, buttons, levers, display } = board;
  const contacts = [levers?.leftPin, levers?.rightPin, buttons.menu, buttons.start, buttons.minus, buttons.plus];
  if (runtime === "lua") return "lua";
  if (contacts.some((contact) => contact?.startsWith("touch:") === true)) return "touch";
  if (display.pins !== undefined) return "display";
  if (storageAddressOf(board) === undefined) return "address";
  return undefined;
}

export function storageAddressOf({ image = "", memory }: Board): number | undefined {
  const end = storageEnds.get(image);
  return end === undefined ? undefined : end - memory.storageBytes;
}
