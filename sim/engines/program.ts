/** Finds programs on the path. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the first program of that name on the path, or undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Returns the path of the first of the programs that is installed, or undefined if none is. */
export function findFirst(names: readonly string[]): string | undefined {
  return names.map(findProgram).find((found) => found !== undefined);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
