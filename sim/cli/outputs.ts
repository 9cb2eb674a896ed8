/** Checks where a command may write, before the command begins. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Returns true if the path is a writable folder, or can be created in an existing folder. */
export function isFolder(path: string): boolean {
  try {
    const folder = existsSync(path) ? path : dirname(path);
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Returns true if the file is writable, or can be created in an existing folder. */
export function isWritable(file: string): boolean {
  try {
    const found = existsSync(file);
    if (found && statSync(file).isDirectory()) return false;
    accessSync(found ? file : dirname(file), constants.W_OK);
    return statSync(dirname(file)).isDirectory();
  } catch {
    return false;
  }
}
