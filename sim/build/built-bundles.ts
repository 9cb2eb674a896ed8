/** Finds what the build has made: the scripts that devices run, and the pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "./root";

/** Returns the path of a file beside this one, or beside the built program. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const isSource = () => existsSync(beside("bundles.ts"));

/**
 * Returns a bundle's text. The first that exists is used: the file beside the built program, a bundle of
 * the present source, or the output of `npm run build`.
 */
export async function findBundle(file: string): Promise<string> {
  if (existsSync(beside(file))) return readFileSync(beside(file), "utf8");
  if (!isSource()) return readFileSync(join(projectRoot(), "dist", file), "utf8");
  const { keptBundle } = await import("./bundles");
  return keptBundle(file);
}

/** Returns the folder of a built page by its name in `dist`, or undefined if it is not built. */
export function builtFolder(name: string): string | undefined {
  const folder = isSource() ? join(projectRoot(), "dist", name) : beside(name);
  return existsSync(join(folder, "index.html")) ? folder : undefined;
}
