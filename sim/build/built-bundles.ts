/** Finds the scripts that devices run. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "./root";

/** The location of the compilers if this file runs from source. */
const compilers = new URL("./bundles.ts", import.meta.url);

/**
 * Returns a bundle's text. The first that exists is used: the file beside the built program, a bundle of
 * the present source, or the output of `npm run build`.
 */
export async function findBundle(file: string): Promise<string> {
  const beside = fileURLToPath(new URL(file, import.meta.url));
  if (existsSync(beside)) return readFileSync(beside, "utf8");
  if (!existsSync(compilers)) return readFileSync(join(projectRoot(), "dist", file), "utf8");
  const { keptBundle } = await import("./bundles");
  return keptBundle(file);
}
