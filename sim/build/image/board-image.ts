/** The firmware of a board as it is handed on: the files of its Storage, and the scripts as text. */
import type { Board } from "../../../board-defs/board";
import type { Language } from "../../../firmware/app/model/choices";
import { makeFirmware } from "../espruino/firmware";
import { projectRoot } from "../root";
import type { StorageFiles } from "./hex";
import { type Content, imageFiles, libraryContents } from "./image";

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
