/** What lies in a board's Storage, and whether it is little enough. */
import type { Firmware } from "./device";
import { partFile } from "./loader";
import { parts } from "./parts";
import { shrink } from "./shrink";
import { tokenise } from "./tokens";

export { budget } from "./budget";

/** What Espruino runs when it gets its power. */
export const bootFile = ".bootcde";

/** Storage puts a head before each file, and begins each at a whole word. */
const headBytes = 32;
const wordBytes = 4;

/** By name, in the order in which they are to lie in Storage. */
export function imageFiles(firmware: Firmware): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([[bootFile, tokenise(firmware.main)]]);
  for (const [index, text] of firmware.parts.entries()) {
    const bytes = tokenise(text);
    files.set(partFile(index), parts[index]?.plain === true ? bytes : shrink(bytes));
  }
  for (const [name, text] of Object.entries(firmware.files)) files.set(name, Buffer.from(text, "latin1"));
  return files;
}

/** So much of Storage is taken, heads included. */
export function storedBytes(files: ReadonlyMap<string, Uint8Array>): number {
  let sum = 0;
  for (const { length } of files.values()) sum += headBytes + Math.ceil(length / wordBytes) * wordBytes;
  return sum;
}

/** A file of the image: what it is for, and how many bytes it has on its way there. */
export interface FileSize {
  file: string;
  /** `main`, the name of a part, or that of the file. */
  what: string;
  /** Made small, as text. */
  textBytes: number;
  tokenBytes: number;
  storedBytes: number;
}

/** One row a file. */
export function imageSizes(firmware: Firmware): FileSize[] {
  const rows: FileSize[] = [];
  for (const [file, { length }] of imageFiles(firmware)) {
    const index = firmware.parts.findIndex((_, at) => partFile(at) === file);
    const text = file === bootFile ? firmware.main : firmware.parts[index];
    const what = file === bootFile ? "main" : (parts[index]?.name ?? file);
    const isScript = text !== undefined;
    rows.push({
      file,
      what,
      textBytes: isScript ? text.length : length,
      tokenBytes: isScript ? tokenise(text).length : length,
      storedBytes: length,
    });
  }
  return rows;
}
