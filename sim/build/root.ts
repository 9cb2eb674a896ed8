/** Where the project lies: a bundled program looks for it from its own place upwards. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the project's tsconfig.json and firmware/. */
export function projectRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "firmware", "tsconfig.json"))) return folder;
    if (folder === dirname(folder)) throw new Error("no firmware/ above this program: it is not in a checkout");
  }
}
