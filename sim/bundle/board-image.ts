/** The firmware of a board as it is handed on: the files of its Storage, and the scripts as text. */
import type { Board } from "../../board-defs/board";
import type { Language } from "../../firmware/app/choices";
import { makeFirmware, storageFiles } from "./device";
import type { StorageFiles } from "./hex";
import { imageFiles } from "./image";
import { partFile } from "./loader";
import { parts } from "./parts";
import { projectRoot } from "./root";

export interface BoardImage {
  /** What runs, for people to read: the program, then each part. */
  script: string;
  storage: StorageFiles;
}

/** The same source gives the same bytes, wherever the project lies. */
export async function makeBoardImage(board: Board, language: Language, root = projectRoot()): Promise<BoardImage> {
  const firmware = await makeFirmware(root, board, language);
  const texts = storageFiles(firmware);
  const scripts = parts.map(({ name }, index) => `// ${partFile(index)}: ${name}\n${texts[partFile(index)] ?? ""}\n`);
  return { script: [`${firmware.main}\n`, ...scripts].join("\n"), storage: imageFiles(firmware) };
}
