/** Reads the ready UF2 images that lie in the package, for people without a compiler. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DisplayCode } from "../../words/clock-languages";

/** A ready image, as the list in the package describes it. */
export interface ReadyImage {
  board: string;
  title: string;
  language: DisplayCode;
  /** The path, relative to the folder of the program. */
  file: string;
  bytes: number;
  version: string;
  /** The mark of the sources from which the image was made. It changes when any of them changes. */
  mark: string;
}

/** The path of the list, relative to the folder of the program. */
export const readyList = "firmware/images.json";

/** Returns the path of a board's ready image, relative to the folder of the program. */
export function readyFile(board: string, language: DisplayCode): string {
  return `firmware/${board}-${language}.uf2`;
}

/** Returns the ready images in `folder`, which holds the program. Returns an empty list if there are none. */
export function readyImages(folder: string): readonly ReadyImage[] {
  const list = join(folder, readyList);
  if (!existsSync(list)) return [];
  const images: readonly ReadyImage[] = JSON.parse(readFileSync(list, "utf8"));
  return images.filter(({ file }) => existsSync(join(folder, file)));
}
