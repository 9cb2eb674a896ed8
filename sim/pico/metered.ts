/** Makes the meter of a board's image; loads the compiler only when there is none yet. */
import type { Board } from "../../board-defs/board";
import { keptPicoFiles } from "../build/pico/kept-image";
import { Meter } from "./meter";

export async function createMeter(board: Board): Promise<Meter> {
  return new Meter((await keptPicoFiles(board)).elf);
}
