/** Names the files of the scripts that devices run. */
import type { Board } from "../../board-defs/board";

/** The two bundles of one program: their texts, or the names of their files. */
export interface Bundles {
  es5: string;
  lua: string;
}

/** The files of the core with its console. */
export const consoleFiles: Bundles = { es5: "flagfall.es5.js", lua: "flagfall.lua" };

/** Returns the files of the whole application. The ES5 file is the board's own; all boards share the one in Lua. */
export function boardFiles(board: Board): Bundles {
  return { es5: `flagfall-${board.name}.es5.js`, lua: "flagfall-device.lua" };
}
