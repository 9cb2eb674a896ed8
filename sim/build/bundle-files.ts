/** What the files of the scripts that devices run are called. */
import type { Board } from "../../board-defs/board";

/** The texts of the two bundles, or their files. */
export interface Bundles {
  es5: string;
  lua: string;
}

/** The core behind the console. */
export const consoleFiles: Bundles = { es5: "flagfall.es5.js", lua: "flagfall.lua" };

/** The whole application: the board's own program, and in Lua that of every board. */
export function boardFiles(board: Board): Bundles {
  return { es5: `flagfall-${board.name}.es5.js`, lua: "flagfall-device.lua" };
}
