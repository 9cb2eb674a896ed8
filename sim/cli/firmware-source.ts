/** Provides the firmware for `flagfall build`: compiled from source in a checkout, ready made in the package. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Board } from "../../board-defs/board";
import type { Language } from "../../firmware/app/model/choices";
import type { BoardImage } from "../build/image/image";
import { packedImage } from "../build/library/packed-firmware";
import { type ReadyImage, readyImages } from "../build/library/ready-images";
import { projectRoot } from "../build/root";
import { codeOf, type DisplayCode } from "../words/display-languages";

export function hasFirmware({ name, runtime }: Board, spoken: DisplayCode): boolean {
  if (hasSource()) return true;
  return (runtime === "lua" ? readyUf2(name, spoken) : packed(name, spoken)) !== undefined;
}

/** Returns a board's ready image and its bytes. Returns `undefined` if none lies beside the program. */
export function readyUf2(board: string, spoken: DisplayCode): { image: ReadyImage; content: Uint8Array } | undefined {
  const folder = programFolder();
  const image = readyImages(folder).find((one) => one.board === board && one.language === spoken);
  return image === undefined ? undefined : { image, content: readFileSync(join(folder, image.file)) };
}

/** Returns true if npm espruino is installed. It makes the hex image. */
export function hasEspruino(): boolean {
  return canFind("espruino/package.json");
}

/** Compiles a board's firmware. The compilers load slowly, so they are imported only here. */
export async function compile(board: Board, spoken: Language): Promise<BoardImage> {
  const ready = hasSource() ? undefined : packed(board.name, codeOf(spoken));
  if (ready !== undefined) return ready;
  const { makeBoardImage } = await import("../build/image/image");
  return makeBoardImage(board, spoken);
}

/** Returns true in a checkout. The package contains no source, and the compilers are development dependencies. */
export function hasSource(): boolean {
  try {
    projectRoot();
    return ["typescript", "esbuild", "acorn"].every(canFind);
  } catch {
    return false;
  }
}

function canFind(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

function packed(board: string, spoken: DisplayCode): BoardImage | undefined {
  return packedImage(board, spoken, programFolder());
}

function programFolder(): string {
  return dirname(fileURLToPath(import.meta.url));
}
