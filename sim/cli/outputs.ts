/** Where a command may write, asked before it begins. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A folder that can be written, or made in one that is there. */
export function isFolder(path: string): boolean {
  try {
    const folder = existsSync(path) ? path : dirname(path);
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** A file that can be written, or made in a folder that is there. */
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
