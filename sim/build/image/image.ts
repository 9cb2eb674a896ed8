/** What lies in a board's Storage. */
import { createRequire } from "node:module";
import type { Board } from "../../../board-defs/board";
import type { Language } from "../../../firmware/app/model/choices";
import { type Firmware, makeFirmware } from "../espruino/firmware";
import { projectRoot } from "../root";
import type { StorageFiles } from "./hex";
import { digitsFile, libraryFile, makeLibrary } from "./library";
import { tokenise } from "./tokens";

/** What Espruino runs when it gets its power. */
export const bootFile = ".bootcde";

/** By name, in the order in which they are to lie in Storage. */
export function imageFiles(firmware: Firmware): StorageFiles {
  const parts = storedParts(firmware).map((bytes) => Buffer.from(bytes).toString("latin1"));
  const library = Buffer.from(makeLibrary(firmware.tables, parts), "latin1");
  const images = Buffer.from(firmware.digits, "latin1");
  return new Map<string, Uint8Array>([
    [bootFile, tokenise(firmware.main)],
    [libraryFile, library],
    [digitsFile, firmware.isPacked ? shrink(images) : images],
  ]);
}

/** Packs bytes as Espruino's `require("heatshrink").decompress` takes them. */
export function shrink(bytes: Uint8Array): Uint8Array {
  const load = createRequire(import.meta.url);
  const heatshrink: { compress(bytes: Uint8Array): Uint8Array } = load("espruino/libs/heatshrink.js");
  return heatshrink.compress(bytes);
}

/** As they lie in Storage. */
function storedParts({ parts, isPacked }: Firmware): Uint8Array[] {
  return parts.map(({ text }) => (isPacked ? shrink(tokenise(text, false)) : tokenise(text)));
}

/** A piece of the library and its bytes there. */
export interface Content {
  name: string;
  bytes: number;
}

/** What is in the library, in order; in how much more it says where the parts are, does not count. */
export function libraryContents(firmware: Firmware): Content[] {
  const tables = firmware.tables.map(({ name, content }) => ({ name, bytes: content.length }));
  const stored = storedParts(firmware);
  const parts = firmware.parts.map(({ name }, index) => ({ name, bytes: stored[index]?.length ?? 0 }));
  return [...tables, ...parts];
}

/** The firmware of a board as it is handed on: the files of its Storage, and the scripts as text. */
export interface BoardImage {
  /** What runs, for people to read: the program, then each part. */
  script: string;
  storage: StorageFiles;
  /** What is in the last of them. */
  contents: readonly Content[];
}

/** The same source gives the same bytes, wherever the project lies. */
export async function makeBoardImage(board: Board, language: Language, root = projectRoot()): Promise<BoardImage> {
  const firmware = await makeFirmware(root, board, language);
  const scripts = firmware.parts.map(({ name, text }) => `// ${name}\n${text}\n`);
  return {
    script: [`${firmware.main}\n`, ...scripts].join("\n"),
    storage: imageFiles(firmware),
    contents: libraryContents(firmware),
  };
}
