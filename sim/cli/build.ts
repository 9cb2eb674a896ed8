/** Runs `flagfall build BOARD`: writes a board's firmware as files for its Storage and as a hex image. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Board } from "../../board-defs/board";
import type { Language as Spoken } from "../../firmware/app/model/language";
import { peerDependencies, version } from "../../package.json";
import { checkBoard, hasImage } from "../boards/check";
import { imageFault, storageAddressOf } from "../boards/image";
import { boards } from "../boards/known";
import { faultLine } from "../boards/report";
import { budgetOf } from "../build/image/budget";
import { type EspruinoBoard, makeHex, type StorageFiles, storedBytes } from "../build/image/hex";
import type { BoardImage, Content as Piece } from "../build/image/image";
import { PicoFault } from "../build/pico/fault";
import { withFolders } from "../files/made-folders";
import { type Content, writeFiles } from "../files/whole-files";
import { boardWords } from "../words/boards";
import { type BuildWords, buildWords } from "../words/build";
import { displayCodes, displayLanguage, isDisplayCode, languageName } from "../words/clock-languages";
import type { Language } from "../words/language";
import { faultOf, figure, folderFault, type Job } from "./build-job";
import { readVoices } from "./build-voices";
import { compile, hasEspruino, hasFirmware } from "./firmware-source";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

export interface BuildOptions {
  language: Language;
  /** The output folder; dist/BOARD if absent. */
  out?: string | undefined;
  /** The language of the clock's texts. */
  spoken?: string | undefined;
  /** The languages whose clips go into the image, or the paths of their files. */
  voice?: readonly string[] | undefined;
  /** If true, the command only reports whether the board has an image. */
  check?: boolean | undefined;
}

/** Builds the firmware image of a board; needs compilers. */
export type Maker = (board: Board, spoken: Spoken) => Promise<BoardImage>;

/**
 * Builds the firmware and returns the exit code: 0 if done, 1 if too large for the board, 2 if the board has no image.
 */
export async function buildCommand(
  name: string,
  options: BuildOptions,
  streams: Streams = processStreams,
  make: Maker = compile,
): Promise<number> {
  const run = async (): Promise<number> => {
    const job = jobOf(name, options);
    if (options.check === true) return 0;
    if (job.board.runtime === "lua") return (await import("./build-pico")).buildPico(job, streams);
    return build(job, streams, make);
  };
  const { pico } = buildWords(options.language);
  return codeOfRun("flagfall: ", streams, run, (thrown) =>
    thrown instanceof PicoFault ? new Refusal(pico.fault(thrown.fault)) : undefined,
  );
}

function jobOf(name: string, { language, out, spoken = "en", voice = [] }: BuildOptions): Job {
  const words = buildWords(language);
  const known = namesOf(boards);
  const board = boards.find((one) => one.name === name);
  if (board === undefined) throw new Refusal(words.unknownBoard(name, known));
  const [misfit] = checkBoard(board);
  if (misfit !== undefined) {
    throw new Refusal(words.refused(board.title, faultLine(misfit, { language, words: boardWords(language) })));
  }
  const fault = imageFault(board);
  if (fault !== undefined) throw new Refusal(words.noImage(board.title, fault, namesOf(boards.filter(hasImage))));
  if (!isDisplayCode(spoken)) throw new Refusal(words.unknownLanguage(spoken, displayCodes));
  if (!hasFirmware(board, spoken)) throw new Refusal(words.noSource);
  if (board.runtime === "espruino" && !hasEspruino())
    throw new Refusal(words.noEspruino(peerDependencies.espruino.replace("^", "")));
  const folder = out ?? join("dist", name);
  const folderFault = faultOf(folder);
  if (folderFault !== undefined) throw new Refusal(words.folder(folder, folderFault));
  const voices = readVoices(board, voice, words.pico.voices, language);
  return { board, spoken, folder, words, language, voices };
}

function namesOf(some: readonly Board[]): string[] {
  return some.map(({ name }) => name);
}

async function build(job: Job, streams: Streams, make: Maker): Promise<number> {
  const { board, spoken, folder, words } = job;
  const { script, storage, contents } = await make(board, displayLanguage(spoken));
  const sizes = sizesOf(storage);
  streams.out(`${tablePage(job, storage, contents, sizes)}\n`);
  const misfit = misfitOf(job, sizes);
  if (misfit !== undefined) {
    streams.error(`flagfall: ${misfit}\n`);
    return 1;
  }
  const espruino = espruinoBoard(board);
  const files = new Map<string, Content>([
    [`${board.name}.js`, `// flagfall ${version}, ${board.name}, ${spoken}\n${script}`],
    [`${board.name}.hex`, await makeHex(storage, espruino)],
    ["image.json", `${JSON.stringify({ ...descriptionOf(job, storage), ...espruino }, undefined, 2)}\n`],
  ]);
  write(job, files, storage);
  streams.out(`\n${words.written(folder, [...files.keys(), "storage/"])}\n`);
  return 0;
}

interface Sizes {
  storageBytes: number;
  residentBytes: number;
}

/** Returns the sizes of the Storage files. The first file is the program, which stays in memory. */
function sizesOf(storage: StorageFiles): Sizes {
  const [program] = storage.values();
  return { storageBytes: storedBytes(storage), residentBytes: program?.length ?? 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function misfitOf({ board, words, language }: Job, { storageBytes, residentBytes }: Sizes): string | undefined {
  const say = (bytes: number) => figure(bytes, language);
  const budget = budgetOf(board);
  if (storageBytes > board.memory.storageBytes) {
    return words.tooManyInStorage(board.title, say(storageBytes), say(board.memory.storageBytes));
  }
  if (residentBytes > budget.residentBytes) {
    return words.tooManyResident(board.title, say(residentBytes), say(budget.residentBytes));
  }
  return undefined;
}

/** Returns the table of the files in Storage, with the totals compared with the budget. */
function tablePage(job: Job, storage: StorageFiles, contents: readonly Piece[], sizes: Sizes): string {
  const { board, spoken, words, language } = job;
  const say = (bytes: number) => figure(bytes, language);
  const budget = budgetOf(board);
  const content = [...storage.values()].reduce((sum, { length }) => sum + length, 0);
  const rows = [
    [...words.heads],
    ...fileRows(storage, contents, words, job.language).map(([name, holds, bytes]) => [name, holds, say(bytes)]),
    ["", words.fileHeads(storage.size), say(sizes.storageBytes - content)],
    ["", words.inStorage, words.ofMost(say(sizes.storageBytes), say(budget.storageBytes))],
    ["", words.resident, words.ofMost(say(sizes.residentBytes), say(budget.residentBytes))],
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const bytesWidth = Math.max(...rows.map((row) => plain(row[2]).length));
  const lines = rows.map(([file = "", holds = "", bytes = ""]) => {
    const indent = " ".repeat(bytesWidth - plain(bytes).length);
    return `${file.padEnd(width(0))}  ${holds.padEnd(width(1))}  ${indent}${bytes}`;
  });
  const missed = sizes.storageBytes - budget.storageBytes;
  const notes = missed > 0 ? [words.missed(say(missed), say(board.memory.storageBytes))] : [];
  if (board.without?.includes("recovery") === true) notes.push(words.forgets);
  return [words.heading(board.title, version, languageName(spoken, job.language)), "", ...lines, ...notes].join("\n");
}

/** Formats a number without a trailing unit, so that the numbers of a column align. */
function plain(text = ""): string {
  return text.replace(/ .*/, "");
}

/** Returns the rows of the table: the program, then each piece of the library. */
function fileRows(
  storage: StorageFiles,
  contents: readonly Piece[],
  words: BuildWords,
  language: Language,
): [file: string, holds: string, bytes: number][] {
  const [program, library] = [...storage].map(([name, { length }]) => ({ name, bytes: length }));
  const pieces = sum(contents.map(({ bytes }) => bytes));
  return [
    [program?.name ?? "", words.program, program?.bytes ?? 0],
    ...contents.map(({ name, bytes }, index): [string, string, number] => [
      index === 0 ? (library?.name ?? "") : "",
      holding(name, words, language),
      bytes,
    ]),
    ["", words.places, (library?.bytes ?? 0) - pieces],
  ];
}

function holding(name: string, words: BuildWords, language: Language): string {
  if (name === "font") return words.font;
  return isDisplayCode(name) ? words.texts(languageName(name, language)) : name;
}

/** Returns the facts about the board that npm espruino needs. */
function espruinoBoard(board: Board): EspruinoBoard {
  const { storageBytes, storagePageBytes } = board.memory;
  const saved = {
    address: storageAddressOf(board) ?? 0,
    page_size: storagePageBytes,
    pages: storageBytes / storagePageBytes,
  };
  return { chip: { saved_code: saved }, info: { builtin_modules: ["Storage", "Flash", "heatshrink"] } };
}

/** Returns the facts that flash.sh needs: each file with its checksum, as Espruino's `E.CRC32` computes it. */
function descriptionOf({ board, spoken }: Job, storage: StorageFiles): object {
  const files = [...storage].map(([name, content]) => ({ name, bytes: content.length, crc32: crc32(content) }));
  return { board: board.name, title: board.title, image: board.image, version, language: spoken, files };
}

/** Writes the image, and deletes the separate files that an older firmware left in the folder. */
function write({ folder, words }: Job, files: ReadonlyMap<string, Content>, storage: StorageFiles): void {
  const storageFolder = join(folder, "storage");
  try {
    const inside = [...storage].map(([name, content]) => [join("storage", name), content] as const);
    const all = [...inside, ...files].map(([name, content]) => [join(folder, name), content] as const);
    withFolders([storageFolder], () => writeFiles(new Map<string, Content>(all)));
    const older = readdirSync(storageFolder).filter((name) => /^(ff\d+|font|en|es)$/.test(name) && !storage.has(name));
    for (const name of older) rmSync(join(storageFolder, name));
  } catch (thrown) {
    throw new Refusal(words.folder(folder, folderFault(thrown)));
  }
}
