/** Makes the files of a board's Storage from its firmware. */
import { createRequire } from "node:module";
import type { Board } from "../../../board-defs/board";
import type { Language } from "../../../firmware/app/model/language";
import { prototypesFirst } from "../espruino/hot-names";
import { digitsFile, libraryFile, makeLibrary } from "../parts/library";
import { projectRoot } from "../root";
import { type Firmware, makeFirmware } from "./firmware";
import type { StorageFiles } from "./hex";
import { tokenise } from "./tokens";

/** The file that Espruino runs at power-on. */
export const bootFile = ".bootcde";

/** Returns the files of a firmware by name, in their order in Storage. */
export function imageFiles(firmware: Firmware): StorageFiles {
  const parts = storedParts(firmware).map((bytes) => Buffer.from(bytes).toString("latin1"));
  const library = Buffer.from(makeLibrary(firmware.tables, parts), "latin1");
  const images = Buffer.from(firmware.digits, "latin1");
  return new Map<string, Uint8Array>([
    [bootFile, tokenise(prototypesFirst + firmware.main)],
    [libraryFile, library],
    [digitsFile, firmware.isPacked ? shrink(images) : images],
  ]);
}

/** Returns the bytes packed for Espruino's `require("heatshrink").decompress`. */
export function shrink(bytes: Uint8Array): Uint8Array {
  const load = createRequire(import.meta.url);
  const heatshrink: { compress(bytes: Uint8Array): Uint8Array } = load("espruino/libs/heatshrink.js");
  return heatshrink.compress(bytes);
}

/** Returns the parts on demand as they lie in Storage: tokenised, and packed if the firmware is. */
function storedParts({ parts, isPacked }: Firmware): Uint8Array[] {
  return parts.map(({ text }) => (isPacked ? shrink(tokenise(text, false)) : tokenise(text)));
}

/** A table or part in the library, and its size there. */
export interface Content {
  name: string;
  bytes: number;
}

/** Returns the tables and parts of the library, in order. The list of the parts' places is not among them. */
export function libraryContents(firmware: Firmware): Content[] {
  const tables = firmware.tables.map(({ name, content }) => ({ name, bytes: content.length }));
  const stored = storedParts(firmware);
  const parts = firmware.parts.map(({ name }, index) => ({ name, bytes: stored[index]?.length ?? 0 }));
  return [...tables, ...parts];
}

/** The built firmware of a board: the files of its Storage, and the scripts as text. */
export interface BoardImage {
  /** The scripts for people to read: the program, then each part. */
  script: string;
  storage: StorageFiles;
  /** The contents of the library, a file of `storage`. */
  contents: readonly Content[];
}

/** Builds the firmware of a board. The same source gives the same bytes, wherever the project lies. */
export async function makeBoardImage(board: Board, language: Language, root = projectRoot()): Promise<BoardImage> {
  const firmware = await makeFirmware(root, board, language);
  const scripts = firmware.parts.map(({ name, text }) => `// ${name}\n${text}\n`);
  return {
    script: [`${prototypesFirst}${firmware.main}\n`, ...scripts].join("\n"),
    storage: imageFiles(firmware),
    contents: libraryContents(firmware),
  };
}
