/** Creates folders for outputs, and removes them again if the outputs cannot be written. */
import { existsSync, mkdirSync, rmdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates the folders that do not exist yet, then calls `act`. If either throws, removes the folders that it created,
 * and throws the same. A folder in which something lies stays.
 */
export function withFolders<Value>(folders: Iterable<string>, act: () => Value): Value {
  const made: string[] = [];
  try {
    for (const folder of folders) makeFolder(folder, made);
    return act();
  } catch (thrown) {
    for (const folder of made.reverse()) removeEmpty(folder);
    throw thrown;
  }
}

/**
 * Creates a folder and those above it, one by one. Node's recursive way hangs where the system denies that they exist.
 */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something lies in it, or the system does not permit it.
  }
}
