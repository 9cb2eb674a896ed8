/** Finds what lies beside the running program: the sources in a checkout, the ready firmware in the package. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DisplayCode } from "../../words/clock-languages";
import { projectRoot } from "../root";
import { type ReadyImage, readyImages } from "./ready-images";

/** Returns true in a checkout. The package contains no source, and the compilers are development dependencies. */
export function hasSource(): boolean {
  try {
    projectRoot();
    return ["typescript", "esbuild", "acorn"].every(canFind);
  } catch {
    return false;
  }
}

/** Returns true if a package is installed where the program can load it. */
export function canFind(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the folder of the running program. */
export function programFolder(): string {
  return dirname(fileURLToPath(import.meta.url));
}

/** Returns a board's ready image and its bytes. Returns undefined if none lies beside the program. */
export function readyUf2(board: string, spoken: DisplayCode): { image: ReadyImage; content: Uint8Array } | undefined {
  const folder = programFolder();
  const image = readyImages(folder).find((one) => one.board === board && one.language === spoken);
  return image === undefined ? undefined : { image, content: readFileSync(join(folder, image.file)) };
}
