/** Makes the ready images of every board that takes its firmware as a UF2 file. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { version } from "../../../package.json";
import { hasImage } from "../../boards/check";
import { boards } from "../../boards/known";
import { displayLanguage } from "../../words/clock-languages";
import { languages } from "../../words/language";
import type { PicoImageFault } from "../../words/subjects";
import { sourceMark } from "../kept";
import { PicoFault } from "../pico/fault";
import { keptPicoFiles } from "../pico/kept-image";
import { type ReadyImage, readyFile, readyImages, readyList } from "./ready-images";

/** An image with its bytes, as the page offers it. */
export interface OfferedImage {
  image: ReadyImage;
  content: Uint8Array;
}

/**
 * Writes every UF2 and their list below `folder`. An image has every language of the display, and begins with one of
 * those that the programs speak. Throws `PicoFault`; then the list is not written.
 */
export async function makeReadyImages(root: string, folder: string): Promise<readonly ReadyImage[]> {
  const images: ReadyImage[] = [];
  mkdirSync(join(folder, dirname(readyList)), { recursive: true });
  for (const board of boards.filter((one) => one.runtime === "lua" && hasImage(one))) {
    for (const language of languages) {
      const { uf2 } = await keptPicoFiles(board, root, displayLanguage(language));
      const file = readyFile(board.name, language);
      writeFileSync(join(folder, file), uf2);
      const { name, title } = board;
      images.push({ board: name, title, language, file, bytes: uf2.length, version, mark: sourceMark(root) });
    }
  }
  writeFileSync(join(folder, readyList), `${JSON.stringify(images, undefined, 2)}\n`);
  return images;
}

/** Returns the ready images below `folder` that were made from the sources as they are now. */
export function offeredImages(root: string, folder: string): readonly OfferedImage[] {
  const images = readyImages(folder);
  if (images.length === 0) return [];
  const mark = sourceMark(root);
  const current = images.filter((image) => image.mark === mark);
  return current.map((image) => ({ image, content: new Uint8Array(readFileSync(join(folder, image.file))) }));
}

/**
 * Makes the images and returns them. If that is not possible, `missing` says why, and `images` holds those that were
 * made earlier from the same sources.
 */
export async function imagesToOffer(
  root: string,
  folder: string,
): Promise<{ images: readonly OfferedImage[]; missing: PicoImageFault | undefined }> {
  try {
    await makeReadyImages(root, folder);
    return { images: offeredImages(root, folder), missing: undefined };
  } catch (thrown) {
    if (!(thrown instanceof PicoFault)) throw thrown;
    return { images: offeredImages(root, folder), missing: thrown.fault };
  }
}
