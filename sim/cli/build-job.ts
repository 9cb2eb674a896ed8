import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Board } from "../../board-defs/board";
import type { VoiceFile } from "../build/pico/voices";
import { withFolders } from "../files/made-folders";
import { codeOf, faultOfOutput, isForbidden } from "../files/output-fault";
import { type Content, writeFiles } from "../files/whole-files";
import type { BuildWords, FolderFault } from "../words/build";
import type { DisplayCode } from "../words/clock-languages";
import type { Language } from "../words/language";
import { Refusal } from "./refusal";

export interface Job {
  board: Board;
  spoken: DisplayCode;
  folder: string;
  words: BuildWords;
  language: Language;
  /** The clips that go into the image of a board that speaks. */
  voices: readonly VoiceFile[];
}

export function figure(bytes: number, language: Language): string {
  return new Intl.NumberFormat(language).format(bytes);
}

/** Writes files below a folder, by their paths in it. Throws the command's message if the machine refuses. */
export function writeBelow(folder: string, files: ReadonlyMap<string, Content>, faultText: BuildWords["folder"]): void {
  try {
    const contents = new Map([...files].map(([name, content]) => [join(folder, name), content]));
    withFolders([...contents.keys()].map(dirname), () => writeFiles(contents));
  } catch (thrown) {
    throw new Refusal(faultText(folder, folderFault(thrown)));
  }
}

/** Returns why nothing can be written to a folder, which may not exist yet. */
export function faultOf(folder: string): FolderFault | undefined {
  const place = standingPart(folder);
  try {
    if (!statSync(place).isDirectory()) return "notFolder";
    accessSync(place, constants.W_OK);
    return undefined;
  } catch (thrown) {
    return folderFault(thrown);
  }
}

/** Returns the free bytes for files in a folder, which may not exist yet. Returns infinity if the system knows none. */
export function roomIn(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(standingPart(folder));
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Returns the part of a path that exists. */
function standingPart(folder: string): string {
  let place = resolve(folder);
  while (!existsSync(place) && place !== dirname(place)) place = dirname(place);
  return place;
}

export function folderFault(thrown: unknown): FolderFault {
  if (faultOfOutput(thrown) === "full") return "full";
  if (isForbidden(thrown)) return "forbidden";
  switch (codeOf(thrown)) {
    case "ENOTDIR":
    case "EEXIST":
    case "EISDIR":
      return "notFolder";
    default:
      return "other";
  }
}
