/** Creates the meter of a board's image. Loads the compiler only if there is no image yet. */
import type { Board } from "../../board-defs/board";
import { keptPicoFiles } from "../build/pico/kept-image";
import { Meter } from "./meter";

export async function createMeter(board: Board): Promise<Meter> {
  return new Meter((await keptPicoFiles(board)).elf);
}
