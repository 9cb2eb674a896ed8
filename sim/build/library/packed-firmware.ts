/** Reads the ready-made firmware of each board from the package, which contains neither the source nor a compiler. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DisplayCode } from "../../words/clock-languages";
import type { BoardImage } from "../image/image";

interface PackedImage {
  script: string;
  /** Each file's name and its bytes in base64. */
  storage: [name: string, bytes: string][];
  contents: BoardImage["contents"];
}

/** Returns the path of a board's firmware, relative to the folder of the program. */
export function packedFile(board: string, spoken: DisplayCode): string {
  return `firmware/${board}-${spoken}.json`;
}

export function packImage({ script, storage, contents }: BoardImage): string {
  const files = [...storage].map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString("base64")]);
  const packed: PackedImage = { script, storage: files, contents };
  return `${JSON.stringify(packed)}\n`;
}

/** Returns a board's ready-made firmware. Returns `undefined` if `folder`, which holds the program, contains none. */
export function packedImage(board: string, spoken: DisplayCode, folder: string): BoardImage | undefined {
  const file = join(folder, packedFile(board, spoken));
  if (!existsSync(file)) return undefined;
  const { script, storage, contents }: PackedImage = JSON.parse(readFileSync(file, "utf8"));
  return { script, storage: new Map(storage.map(([name, bytes]) => [name, Buffer.from(bytes, "base64")])), contents };
}
