/** Builds the page into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { pageConfig } from "../../page/vite.config";
import type { OfferedImage } from "../library/make-images";
import { copyVoices, voicesIn } from "./page-voices";

/**
 * Writes the page into `outDir`, which is emptied before. The page offers `images` to download, and speaks with the
 * clips in the folder `voicesFrom`. Returns the names of the files of clips.
 */
export async function buildPage(
  root: string,
  outDir: string,
  images: readonly OfferedImage[] = [],
  voicesFrom = "",
): Promise<string[]> {
  mkdirSync(outDir, { recursive: true });
  const before = process.env.NODE_ENV;
  // Whatever the shell or a test says: vite builds another, larger page for any other name.
  process.env.NODE_ENV = "production";
  try {
    await build(pageConfig(join(root, "sim/page"), outDir, { images, voices: voicesIn(voicesFrom) }));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  return copyVoices(voicesFrom, outDir);
}
