/** The firmware of each board, ready made in the package: there, neither its source nor a compiler is at hand. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BoardImage } from "../build/image/board-image";
import type { Language } from "../words/language";

interface PackedImage {
  script: string;
  /** The bytes of each file in base64. */
  storage: [name: string, bytes: string][];
  contents: BoardImage["contents"];
}

/** The file of a board's firmware, from the folder of the program. */
export function packedFile(board: string, spoken: Language): string {
  return `firmware/${board}-${spoken}.json`;
}

export function packImage({ script, storage, contents }: BoardImage): string {
  const files = [...storage].map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString("base64")]);
  const packed: PackedImage = { script, storage: files, contents };
  return `${JSON.stringify(packed)}\n`;
}

/** Returns `undefined` if `folder`, where the program lies, has no such firmware. */
export function packedImage(board: string, spoken: Language, folder: string): BoardImage | undefined {
  const file = join(folder, packedFile(board, spoken));
  if (!existsSync(file)) return undefined;
  const { script, storage, contents }: PackedImage = JSON.parse(readFileSync(file, "utf8"));
  return { script, storage: new Map(storage.map(([name, bytes]) => [name, Buffer.from(bytes, "base64")])), contents };
}
