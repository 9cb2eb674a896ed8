/**
 * `flagfall build` for a board with an RP2040: UF2, ELF, the linker's map, the program as text, and a table of sizes.
 */

import { version } from "../../package.json";
import { hasSource, readyUf2 } from "../build/library/beside-program";
import { flashBytes } from "../build/pico/flash-map";
import { type PicoSize, sizesOf } from "../build/pico/sizes";
import { missingTools } from "../build/pico/tools";
import { clipRoom, withVoices } from "../build/pico/voices";
import { projectRoot } from "../build/root";
import { displayLanguage, languageName } from "../words/clock-languages";
import { inColumns } from "../words/text";
import { figure, type Job, writeBelow } from "./build-job";
import type { Streams } from "./streams";

/**
 * Compiles the image, or copies the ready one where there is no source or no compiler. Returns the exit code. Throws
 * `PicoFault`, and what `writeBelow` throws.
 */
export async function buildPico(job: Job, streams: Streams): Promise<number> {
  const canCompile = hasSource() && missingTools() === undefined;
  const ready = canCompile ? undefined : readyUf2(job.board.name, job.spoken);
  return ready === undefined ? compilePico(job, streams) : copyReady(job, ready, streams);
}

function copyReady(job: Job, { image, content }: NonNullable<ReturnType<typeof readyUf2>>, streams: Streams): number {
  const { board, spoken, folder, words, language } = job;
  const file = `${board.name}.uf2`;
  writeBelow(folder, new Map([[file, withVoices(content, board, clipsOf(job))]]), words.folder);
  const lines = [
    words.heading(board.title, image.version, languageName(spoken, job.language)),
    words.pico.ready(figure(image.bytes, language)),
  ];
  if (board.earphones !== undefined) lines.push(words.pico.voices.spoken(job.voices.map((voice) => voice.language)));
  streams.out(`${lines.join("\n")}\n\n${words.written(folder, [file])}\n`);
  return 0;
}

async function compilePico(job: Job, streams: Streams): Promise<number> {
  const { board, spoken, folder, words } = job;
  const { name } = board;
  const { makePicoImage } = await import("../build/pico/image");
  const image = await makePicoImage(projectRoot(), board, displayLanguage(spoken));
  streams.out(`${tablePage(job, sizesOf(image.map))}\n`);
  const files = new Map<string, string | Uint8Array>([
    [`${name}.uf2`, withVoices(image.uf2, board, clipsOf(job))],
    [`${name}.elf`, image.elf],
    [`${name}.map`, image.map],
    [`${name}.lua`, image.script],
  ]);
  writeBelow(folder, files, words.folder);
  streams.out(`\n${words.written(folder, [...files.keys()])}\n`);
  return 0;
}

function clipsOf({ voices }: Job): Uint8Array[] {
  return voices.map(({ bytes }) => bytes);
}

/** Returns the table of sizes: each part, all together, and what is left. */
function tablePage(job: Job, sizes: readonly PicoSize[]): string {
  const { board, spoken, words, language } = job;
  const { heads, parts, total, left, voices } = words.pico;
  const flash = sizes.reduce((sum, size) => sum + size.flashBytes, 0);
  const ram = sizes.reduce((sum, size) => sum + size.ramBytes, 0);
  const say = (bytes: number) => figure(bytes, language);
  const rows = [
    [...heads],
    ...sizes.map(({ part, flashBytes, ramBytes }) => [parts[part], say(flashBytes), say(ramBytes)]),
    [total, say(flash), say(ram)],
    ...job.voices.map((file) => [voices.row(file.language), say(clipRoom(board, [file.bytes]).bytes), ""]),
    [left, say(flashBytes - flash - clipRoom(board, clipsOf(job)).bytes), say((board.memory.ramBytes ?? 0) - ram)],
  ];
  return [words.heading(board.title, version, languageName(spoken, job.language)), "", ...inColumns(rows, 1)].join(
    "\n",
  );
}
