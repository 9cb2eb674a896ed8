/** Whether the page may be written to a folder: what stands in it goes, so nothing but an older page may. */
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Every page has it, and nothing else. */
const mark = "flagfall.webmanifest";

/** What is wrong with a folder, and what would be right; undefined: it is empty, new, or holds a page. */
export function pageFolderFault(folder: string): string | undefined {
  const place = nearest(folder);
  if (!statSync(place).isDirectory()) return `${place} is a file; name a folder`;
  if (!isWritable(place)) return `nothing can be written to ${place}; name another folder`;
  if (place !== folder || existsSync(join(folder, mark)) || readdirSync(folder).length === 0) return undefined;
  return `${folder} holds other files, which would go; name an empty folder, or a new one`;
}

/** The path itself, or what of it is there. */
function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
