/** Runs `flagfall run`: plays scenarios in virtual time and compares the results with their expectations. */

import { join } from "node:path";
import type { Board } from "../../board-defs/board";
import type { Cells } from "../../hal/virtual/cells";
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { faultLine } from "../boards/report";
import { findBundle } from "../build/built-bundles";
import { hasSource } from "../build/library/beside-program";
import { PicoFault } from "../build/pico/fault";
import { BusyClock } from "../device/busy";
import { allRuntimes, type DeviceRuntime, engineFor, type Runtime, runtimes } from "../engines/runtime";
import { readFault, readInput, TooLarge } from "../files/input";
import type { Meter } from "../pico/meter";
import { fileProblem } from "../scenario/issues";
import { junitOf } from "../scenario/junit";
import { fileMaxBytes, loadScenario, type Scenario } from "../scenario/load";
import { onOneLine, printProblem, quoteValue } from "../scenario/problem";
import { reportLines, totalLine } from "../scenario/report";
import { type Trace, traceAll } from "../scenario/trace";
import { drawVcd } from "../scenario/vcd";
import { boardWords } from "../words/boards";
import { buildWords } from "../words/build";
import type { Language } from "../words/language";
import { type RunWords, runWords } from "../words/run";
import { printCounts } from "./cycles";
import { withProgress } from "./progress";
import { Refusal, refusalOf } from "./refusal";
import type { RunOptions } from "./run-options";
import { checkOutputs, checkPictures, gamesOf, writeOutputs } from "./run-outputs";
import type { RunStore } from "./run-store";
import { processStreams, type Streams } from "./streams";

/** The number of files from which a progress bar is shown. */
const progressFrom = 20;
const progressSteps = 20;
/** The number of lines written at once, so that a long trace never has to be one string. */
const linesAtOnce = 1000;

/** Runs the scenarios and returns the exit code: 0 as expected, 1 an expectation failed, 2 bad input. Never throws. */
export async function runCommand(
  files: readonly string[],
  options: RunOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const words = runWords(options.language);
  try {
    return await run(files, options, words, streams);
  } catch (thrown) {
    const line = thrown instanceof Refusal ? thrown.message : brokenLine(thrown, words, options.language);
    streams.error(`${line}\n`);
    return 2;
  }
}

function brokenLine(thrown: unknown, words: RunWords, language: Language): string {
  if (thrown instanceof PicoFault) return `flagfall run: ${onOneLine(buildWords(language).pico.fault(thrown.fault))}`;
  if (thrown instanceof BusyClock) return printProblem(fileProblem(thrown.file, words.gameOn, words.right.gameOn));
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `flagfall run: ${onOneLine(words.engineBroke(message))}; ${words.right.engine}`;
}

async function run(files: readonly string[], options: RunOptions, words: RunWords, streams: Streams): Promise<number> {
  if (files.length === 0) throw new Refusal(`flagfall run: ${words.noFiles}; ${words.right.path}`);
  const runtime = readRuntime(options.runtime ?? "node", words);
  const board = options.device === undefined ? undefined : readBoard(options.device, options.language, words);
  if (board === undefined) ofConsole(runtime, words);
  checkOutputs(files, options, words);
  if (board === undefined && options.png !== undefined) throw optionRefusal("--png", words);
  const meter = options.cycles === true ? await meterOf(runtime, board, words) : undefined;
  const flash = await storeOf(options, runtime, board, words, streams);
  try {
    return await play({ files, options, runtime, board, flash, meter }, words, streams);
  } finally {
    flash?.release();
  }
}

/** The checked arguments of a run. */
interface Job {
  files: readonly string[];
  options: RunOptions;
  runtime: DeviceRuntime;
  board: Board | undefined;
  flash: RunStore | undefined;
  meter: Meter | undefined;
}

async function play(
  { files, options, runtime, board, flash, meter }: Job,
  words: RunWords,
  streams: Streams,
): Promise<number> {
  const scenarios = files.map((file) => read(file, options.language, words, board));
  if (options.png !== undefined) checkPictures(scenarios, words);
  const player = await playerFor(runtime, board, options.png, { cells: flash?.cells, meter }, words);
  const traces = await traceInParts(scenarios, player, words, streams);
  const outputs = new Map<string, string | Uint8Array>(player.pictures);
  if (options.junit !== undefined) outputs.set(options.junit, junitOf(traces, words));
  if (options.vcd !== undefined) outputs.set(options.vcd, await player.draw(scenarios));
  if (options.pgn !== undefined) outputs.set(options.pgn, gamesOf(traces, options));
  if (options.store !== undefined && flash !== undefined) outputs.set(options.store, flash.bytes());
  writeOutputs(outputs, options.png, words);
  print(traces, options, words, streams);
  if (meter !== undefined) streams.out(`${printCounts(meter.counts(), options)}\n`);
  return traces.some((trace) => trace.failed > 0) ? 1 : 0;
}

function print(traces: readonly Trace[], options: RunOptions, words: RunWords, streams: Streams): void {
  for (const trace of traces) {
    const lines = options.json === true ? trace.lines : reportLines(trace, words);
    for (let first = 0; first < lines.length; first += linesAtOnce) {
      streams.out(`${lines.slice(first, first + linesAtOnce).join("\n")}\n`);
    }
  }
  if (options.json !== true) streams.out(`${totalLine(traces, words)}\n`);
}

/** Plays scenarios, either on the clock alone or on a whole device. */
interface Player {
  trace(scenarios: readonly Scenario[]): Promise<Trace[]>;
  /** Returns the scenarios as a Value Change Dump. */
  draw(scenarios: readonly Scenario[]): Promise<string>;
  /** The pictures of the scenarios played so far, by path. */
  pictures: Map<string, Uint8Array>;
}

async function playerFor(
  runtime: DeviceRuntime,
  board: Board | undefined,
  folder: string | undefined,
  parts: { cells: Cells | undefined; meter: Meter | undefined },
  words: RunWords,
): Promise<Player> {
  const pictures = new Map<string, Uint8Array>();
  if (board === undefined) {
    const engine = await engineFor(ofConsole(runtime, words), findBundle);
    return { trace: (scenarios) => traceAll(scenarios, engine), draw: (all) => drawVcd(all, engine), pictures };
  }
  const { deviceEngine, deviceRuntimes } = await import("./device-engines");
  const others = deviceRuntimes(board);
  if (!others.includes(runtime)) {
    throw new Refusal(`flagfall run: ${words.noImage(board.title, runtime)}; ${words.right.noImage(others)}`);
  }
  const take = (name: string, picture: Uint8Array) => {
    if (folder !== undefined) pictures.set(join(folder, `${name}.png`), picture);
  };
  const { createPlayer } = await import("../device/player");
  const { trace, draw } = createPlayer(board, await deviceEngine(runtime, board, parts), take);
  return { trace: (scenarios) => trace(scenarios, folder !== undefined), draw, pictures };
}

/** Returns the runtime of the clock itself; throws for an image, which only a device has. */
function ofConsole(runtime: DeviceRuntime, words: RunWords): Runtime {
  const known = runtimes.find((one) => one === runtime);
  if (known === undefined) throw optionRefusal(`--runtime ${runtime}`, words);
  return known;
}

/** Returns what counts for `--cycles`; only an image has cycles. */
async function meterOf(runtime: DeviceRuntime, board: Board | undefined, words: RunWords): Promise<Meter> {
  if (runtime !== "image") throw new Refusal(`flagfall run: ${words.cyclesImage}; ${words.right.runtime(["image"])}`);
  if (board === undefined) throw optionRefusal("--cycles", words);
  if (!hasSource()) throw new Refusal(`flagfall run: ${words.cyclesSource}; ${words.right.checkout}`);
  const [{ keptPicoFiles }, meter] = await Promise.all([import("../build/pico/kept-image"), import("../pico/meter")]);
  return new meter.Meter((await keptPicoFiles(board)).elf);
}

/** Opens the flash of `--store`, if that option is present. */
async function storeOf(
  { store: file }: RunOptions,
  runtime: DeviceRuntime,
  board: Board | undefined,
  words: RunWords,
  streams: Streams,
): Promise<RunStore | undefined> {
  if (file === undefined) return undefined;
  if (board === undefined) throw optionRefusal("--store", words);
  return (await import("./run-store")).openStore({ file, runtime, board }, words, streams);
}

/** Returns the error for an option that only a device has. */
function optionRefusal(option: string, words: RunWords): Refusal {
  return new Refusal(`flagfall run: ${words.needsDevice(option)}; ${words.right.deviceOption}`);
}

/** Returns the named board. Throws if the firmware does not fit it. */
function readBoard(name: string, language: Language, words: RunWords): Board {
  const board = boards.find((known) => known.name === name);
  if (board === undefined) {
    const names = boards.map((known) => known.name);
    const wrong = onOneLine(words.unknownBoard(quoteValue(name)));
    throw new Refusal(`flagfall run: ${wrong}; ${words.right.boards(names)}`);
  }
  const [fault] = checkBoard(board);
  if (fault === undefined) return board;
  const line = faultLine(fault, { language, words: boardWords(language) });
  throw new Refusal(`flagfall run: ${words.refusedBoard(board.title, line)}`);
}

function readRuntime(name: string, words: RunWords): DeviceRuntime {
  const runtime = allRuntimes.find((known) => known === name);
  if (runtime !== undefined) return runtime;
  const wrong = onOneLine(words.unknownRuntime(quoteValue(name)));
  throw new Refusal(`flagfall run: ${wrong}; ${words.right.runtime(allRuntimes)}`);
}

function read(file: string, language: Language, words: RunWords, board: Board | undefined): Scenario {
  const loaded = loadScenario(file, readBytes(file, words), language, board);
  if ("scenario" in loaded) return loaded.scenario;
  throw refusalOf(loaded.problem);
}

function readBytes(file: string, words: RunWords): Uint8Array {
  try {
    return readInput(file, fileMaxBytes);
  } catch (thrown) {
    const right = thrown instanceof TooLarge ? words.right.repeat : words.right.path;
    throw refusalOf(fileProblem(file, readFault(thrown, words), right));
  }
}

async function traceInParts(
  scenarios: readonly Scenario[],
  player: Player,
  words: RunWords,
  streams: Streams,
): Promise<Trace[]> {
  if (!streams.watched || scenarios.length < progressFrom) return player.trace(scenarios);
  const size = Math.ceil(scenarios.length / progressSteps);
  return withProgress(scenarios.length, words.progress, async (reach) => {
    const traces: Trace[] = [];
    for (let first = 0; first < scenarios.length; first += size) {
      traces.push(...(await player.trace(scenarios.slice(first, first + size))));
      reach(traces.length);
    }
    return traces;
  });
}
