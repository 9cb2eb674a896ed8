/** What lies in a board's Storage. */
import type { Firmware } from "./device";
import type { StorageFiles } from "./hex";
import { partFile } from "./loader";
import { parts } from "./parts";
import { shrink } from "./shrink";
import { tokenise } from "./tokens";

/** What Espruino runs when it gets its power. */
export const bootFile = ".bootcde";

/** By name, in the order in which they are to lie in Storage. */
export function imageFiles(firmware: Firmware): StorageFiles {
  const files = new Map<string, Uint8Array>([[bootFile, tokenise(firmware.main)]]);
  for (const [index, text] of firmware.parts.entries()) {
    const bytes = tokenise(text);
    files.set(partFile(index), parts[index]?.plain === true ? bytes : shrink(bytes));
  }
  for (const [name, text] of Object.entries(firmware.files)) files.set(name, Buffer.from(text, "latin1"));
  return files;
}
