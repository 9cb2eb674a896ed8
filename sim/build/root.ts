/** Finds the project's folder, from a source file or from the bundled program inside it. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the nearest folder above `from` that contains tsconfig.json and firmware/. */
export function projectRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "firmware", "tsconfig.json"))) return folder;
    if (folder === dirname(folder)) throw new Error("no firmware/ above this program: it is not in a checkout");
  }
}
