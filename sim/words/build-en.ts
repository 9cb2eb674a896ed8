/** The English texts of `flagfall build`. */

import type { DisplayCode } from "./display-languages";
import type { SpeechLanguage } from "./speech-languages";
import type { ImageFault } from "./subjects/board";
import type { PicoImageFault, PicoPart } from "./subjects/pico";

/** A number of bytes with the separators of the language. */
export type Bytes = string;

/** The reason why a folder cannot be written. */
export type FolderFault = "notFolder" | "forbidden" | "full" | "other";

/** Every text of `flagfall build`. */
export interface BuildWords {
  languages: Record<DisplayCode, string>;
  heading(title: string, version: string, language: string): string;
  heads: readonly [file: string, holds: string, bytes: string];
  program: string;
  font: string;
  texts(language: string): string;
  /** The label of the table row for the places of the parts in their file. */
  places: string;
  /** The label of the table row for the heads of `files` files. */
  fileHeads(files: number): string;
  inStorage: string;
  resident: string;
  ofMost(bytes: Bytes, bytesMax: Bytes): string;
  /** The image exceeds the budget by `bytes`; the board has `bytesOfBoard`. */
  missed(bytes: Bytes, bytesOfBoard: Bytes): string;
  /** The note on a board whose firmware is built without recovery. */
  readonly forgets: string;
  /** The files written to `folder`. */
  written(folder: string, files: readonly string[]): string;
  tooManyInStorage(title: string, bytes: Bytes, bytesMax: Bytes): string;
  tooManyResident(title: string, bytes: Bytes, bytesMax: Bytes): string;
  unknownBoard(name: string, known: readonly string[]): string;
  unknownLanguage(name: string, known: readonly string[]): string;
  refused(title: string, reason: string): string;
  noImage(title: string, fault: ImageFault, built: readonly string[]): string;
  folder(path: string, fault: FolderFault): string;
  noSource: string;
  /** `version` is that of the package that makes hex images. */
  noEspruino(version: string): string;
  pico: PicoWords;
}

/** What is said of the image of a board with an RP2040. */
export interface PicoWords {
  heads: readonly [part: string, flash: string, ram: string];
  parts: Record<PicoPart, string>;
  total: string;
  /** The label of the row that says how much flash and RAM are left. */
  left: string;
  /** The line in place of the table, if the image was copied and not compiled. */
  ready(bytes: Bytes): string;
  fault(fault: PicoImageFault): string;
  voices: VoiceFileWords;
}

/** What is said of the clips in such an image. */
export interface VoiceFileWords {
  row(language: SpeechLanguage): string;
  /** The languages whose clips go with a ready image. */
  spoken(languages: readonly SpeechLanguage[]): string;
  noEarphones(title: string): string;
  unknown(name: string, known: readonly string[]): string;
  twice(language: SpeechLanguage): string;
  /** Without a language if a path was given. */
  missing(path: string, language: SpeechLanguage | undefined): string;
  /** The file does not hold the clips of this version, or not those of the language. */
  other(path: string): string;
  /** The file was made for other phrases. */
  older(path: string): string;
  tooMany(bytes: Bytes, bytesMax: Bytes): string;
}

const imageFaults: Record<ImageFault, string> = {
  lua: "with Lua, images are made for an RP2040 with a display that has a driver and a serial link",
  touch: "its keys are areas of a touch screen, and the firmware reads pins",
  display: "its display is wired to pins, and the firmware draws on one that belongs to the board",
  address: "where its Storage begins is not known (sim/boards/image.ts)",
};

const folderFaults: Record<FolderFault, string> = {
  notFolder: "it is no folder, or lies below a file",
  forbidden: "there is no permission",
  full: "there is no room",
  other: "the system refuses",
};

function picoFault(fault: PicoImageFault): string {
  switch (fault.kind) {
    case "tools":
      return `needs ${fault.programs.join(", ")} (apt-get install ${fault.packages})`;
    case "source":
      return "the source of Lua 5.4 could not be fetched (apt-get source lua5.4): is there a network?";
    case "version":
      return `the source of Lua is ${fault.version}, and the changes are known for ${fault.known.join(", ")} (sim/build/pico/lua-source.ts)`;
    case "edit":
      return `${fault.file} of Lua is not as it was when its changes were written (sim/build/pico/lua-source.ts)`;
    case "compiler":
      return `${fault.program} failed: ${fault.message}`;
  }
}

export const buildEn: BuildWords = {
  languages: { en: "English", es: "Spanish" },
  heading: (title, version, language) => `${title}, flagfall ${version}, ${language}`,
  heads: ["file", "holds", "bytes"],
  program: "what stays in memory",
  font: "letters",
  texts: (language) => `words, ${language}`,
  places: "where each part begins",
  fileHeads: (files) => `heads of ${files} files`,
  inStorage: "in Storage",
  resident: "in memory",
  ofMost: (bytes, bytesMax) => `${bytes} of ${bytesMax}`,
  missed: (bytes, bytesOfBoard) =>
    `\n${bytes} bytes over the budget in Storage: of ${bytesOfBoard} there, less is left for the log of a game.`,
  forgets: "\nBuilt without recovery: nothing outlasts a power loss on this board.",
  written: (folder, files) => `Written to ${folder}: ${files.join(", ")}`,
  tooManyInStorage: (title, bytes, bytesMax) =>
    `the firmware of ${title} takes ${bytes} bytes of Storage, and there are ${bytesMax}; nothing was written`,
  tooManyResident: (title, bytes, bytesMax) =>
    `the firmware of ${title} keeps ${bytes} bytes in memory, ${bytesMax} at most; nothing was written`,
  unknownBoard: (name, known) => `there is no board “${name}”; there are ${known.join(", ")}`,
  unknownLanguage: (name, known) => `the clock does not speak “${name}”; --language has to be ${known.join(" or ")}`,
  refused: (title, reason) => `the firmware does not fit ${title}: ${reason}`,
  noImage: (title, fault, built) =>
    `there is no image for ${title} yet: ${imageFaults[fault]}; the board is planned; there is one for ${built.join(", ")}`,
  folder: (path, fault) => `nothing can be written to ${path}: ${folderFaults[fault]}; name another with --out FOLDER`,
  noSource: "the source of the firmware is not here; get the whole project, and run npm install in it",
  noEspruino: (version) =>
    `the package “espruino”, which makes the image, is not installed; run npm install --omit=optional espruino@${version}`,
  pico: {
    heads: ["part", "flash", "RAM"],
    parts: {
      program: "the clock's program",
      lua: "Lua",
      native: "drivers in C",
      font: "letters",
      library: "libraries of the compiler",
    },
    total: "together",
    left: "left for the log, for heap and stack",
    ready: (bytes) => `The ready image of the package, ${bytes} bytes; nothing was compiled.`,
    fault: picoFault,
    voices: {
      row: (language) => `clips: ${language}`,
      spoken: (spoken) =>
        spoken.length > 0
          ? `It speaks: ${spoken.join(", ")}.`
          : "It has no clips and stays silent; --voice LANGUAGE adds those of a language.",
      noEarphones: (title) => `${title} has no earphones, so --voice is not for it`,
      unknown: (name, known) =>
        `there are no clips for “${name}”; --voice is one of ${known.join(", ")}, or a file that ends in .bin`,
      twice: (language) => `--voice names the clips for ${language} twice`,
      missing: (path, language) => `there is no file ${path}; run flagfall voice ${language ?? "LANGUAGE"} first`,
      older: (path) => `${path} was made for other phrases than this version says; make it again with flagfall voice`,
      other: (path) => `${path} does not hold every clip of this version; make it again with flagfall voice`,
      tooMany: (bytes, bytesMax) => `the clips take ${bytes} bytes of flash, and there are ${bytesMax}; name fewer`,
    },
  },
};
