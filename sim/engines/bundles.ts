/** The scripts that devices run: what their files are called, and where a program finds them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Board } from "../../board-defs/board";
import { projectRoot } from "../build/root";

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

/** Where the compilers lie when this file runs from source. */
const compilers = new URL("../build/bundles.ts", import.meta.url);

/** The text beside the built program; from source that of this very source; else what `npm run build` left. */
export async function findBundle(file: string): Promise<string> {
  const beside = fileURLToPath(new URL(file, import.meta.url));
  if (existsSync(beside)) return readFileSync(beside, "utf8");
  if (!existsSync(compilers)) return readFileSync(join(projectRoot(), "dist", file), "utf8");
  const { keptBundle } = await import("../build/bundles");
  return keptBundle(file);
}

export async function findBundles({ es5, lua }: Bundles): Promise<Bundles> {
  return { es5: await findBundle(es5), lua: await findBundle(lua) };
}
