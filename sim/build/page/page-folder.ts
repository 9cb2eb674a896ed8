/**
 * Decides whether a page may be written to a folder. The build empties the folder, so it may hold only an older page.
 */
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { script } from "../scripts/arguments";

/** A file that every page has, and no other folder. */
const mark = "flagfall.webmanifest";

/** Reads `npm run build:page [-- FOLDER]`. */
export function readPageFolder(args: readonly string[]): string | undefined {
  return script("build:page").argument("[folder]", "where the page is written").parse(args, { from: "user" }).args[0];
}

/**
 * Returns what is wrong with a folder, and what would be right. Returns undefined if it is new or empty, or holds a
 * page.
 */
export function pageFolderFault(folder: string): string | undefined {
  const place = nearest(folder);
  if (!statSync(place).isDirectory()) return `${place} is a file; name a folder`;
  if (!isWritable(place)) return `nothing can be written to ${place}; name another folder`;
  if (place !== folder || existsSync(join(folder, mark)) || readdirSync(folder).length === 0) return undefined;
  return `${folder} holds other files, which would go; name an empty folder, or a new one`;
}

/** Returns the path itself if it exists, or else the nearest folder above it that does. */
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
