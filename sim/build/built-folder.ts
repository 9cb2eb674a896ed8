/** Finds what the build has made: beside the built program, or else in the project's dist. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "./root";

/** Returns the folder of a built page by its name in `dist`, or undefined if it is not built. */
export function builtFolder(name: string): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  const isSource = existsSync(join(here, "built-folder.ts"));
  const folder = isSource ? join(projectRoot(), "dist", name) : join(here, name);
  return existsSync(join(folder, "index.html")) ? folder : undefined;
}
