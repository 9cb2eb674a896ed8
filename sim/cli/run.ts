/** `flagfall run`: scenarios in virtual time, compared with what they expect. */
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Engine } from "../engines/engine";
import { engineFor, type Runtime, runtimes } from "../engines/runtime";
import { tracePgn } from "../replay/write";
import { junitOf } from "../scenario/junit";
import { fileProblem, loadScenario, type Scenario } from "../scenario/load";
import { onOneLine, type Problem, printProblem, quoteValue } from "../scenario/problem";
import { reportLines, totalLine } from "../scenario/report";
import { type Trace, traceAll } from "../scenario/trace";
import { drawVcd } from "../scenario/vcd";
import type { Language } from "../words/language";
import { runWords } from "../words/run";
import type { RunWords } from "../words/run-en";
import { processStreams, readFault, type Streams } from "./streams";

export interface RunOptions {
  language: Language;
  runtime?: string | undefined;
  json?: boolean | undefined;
  /** Files to write. */
  junit?: string | undefined;
  vcd?: string | undefined;
  pgn?: string | undefined;
}

/** From so many files on a progress bar is shown. */
const progressFrom = 20;
const progressSteps = 20;
/** A long trace is written in parts: it need not be one text. */
const linesAtOnce = 1000;

/** What ends a run before it began: one line for stderr. */
class Refusal extends Error {}

/** The exit code: 0 as expected, 1 an expectation failed, 2 bad input. Never throws. */
export async function runCommand(
  files: readonly string[],
  options: RunOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const words = runWords(options.language);
  try {
    return await run(files, options, words, streams);
  } catch (thrown) {
    const line = thrown instanceof Refusal ? thrown.message : brokenLine(thrown, words);
    streams.error(`${line}\n`);
    return 2;
  }
}

function brokenLine(thrown: unknown, words: RunWords): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `flagfall run: ${onOneLine(words.engineBroke(message))}; ${words.right.engine}`;
}

async function run(files: readonly string[], options: RunOptions, words: RunWords, streams: Streams): Promise<number> {
  if (files.length === 0) throw new Refusal(`flagfall run: ${words.noFiles}; ${words.right.path}`);
  const runtime = readRuntime(options.runtime ?? "node", words);
  checkOutputs(files, options, words);
  const scenarios = files.map((file) => read(file, options.language, words));
  const engine = await engineFor(runtime);
  const traces = await traceInParts(scenarios, engine, words, streams);
  const outputs = new Map<string, string>();
  if (options.junit !== undefined) outputs.set(options.junit, junitOf(traces, words));
  if (options.vcd !== undefined) outputs.set(options.vcd, await drawVcd(scenarios, engine));
  if (options.pgn !== undefined) outputs.set(options.pgn, traces.map(gameOf).join("\n"));
  for (const [file, text] of outputs) write(file, text, words);
  print(traces, options, words, streams);
  return traces.some((trace) => trace.failed > 0) ? 1 : 0;
}

/** The way back: the presses of a scenario as a game with `%clk` and `%emt`. */
function gameOf(trace: Trace): string {
  return tracePgn(trace.lines, { tags: { Event: trace.scenario.name } });
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

function readRuntime(name: string, words: RunWords): Runtime {
  const runtime = runtimes.find((known) => known === name);
  if (runtime !== undefined) return runtime;
  const wrong = onOneLine(words.unknownRuntime(quoteValue(name)));
  throw new Refusal(`flagfall run: ${wrong}; ${words.right.runtime(runtimes)}`);
}

function read(file: string, language: Language, words: RunWords): Scenario {
  const loaded = loadScenario(file, readBytes(file, words), language);
  if ("scenario" in loaded) return loaded.scenario;
  throw refusal(loaded.problem);
}

function readBytes(file: string, words: RunWords): Uint8Array {
  try {
    return readFileSync(file);
  } catch (thrown) {
    throw refusal(fileProblem(file, readFault(thrown, words), words.right.path));
  }
}

function refusal(problem: Problem): Refusal {
  return new Refusal(printProblem(problem));
}

/** Outputs are refused before anything runs. */
function checkOutputs(files: readonly string[], options: RunOptions, words: RunWords): void {
  const taken = new Set(files.map((file) => resolve(file)));
  for (const file of [options.junit, options.vcd, options.pgn]) {
    if (file === undefined) continue;
    if (taken.has(resolve(file))) throw refusal(fileProblem(file, words.sameOutput, words.right.otherOutput));
    taken.add(resolve(file));
    if (!isWritable(file)) throw refusal(fileProblem(file, words.unwritable, words.right.output));
  }
}

function isWritable(file: string): boolean {
  try {
    const found = existsSync(file);
    if (found && statSync(file).isDirectory()) return false;
    accessSync(found ? file : dirname(file), constants.W_OK);
    return statSync(dirname(file)).isDirectory();
  } catch {
    return false;
  }
}

function write(file: string, text: string, words: RunWords): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw refusal(fileProblem(file, words.unwritable, words.right.output));
  }
}

async function traceInParts(
  scenarios: readonly Scenario[],
  engine: Engine,
  words: RunWords,
  streams: Streams,
): Promise<Trace[]> {
  if (!streams.watched || scenarios.length < progressFrom) return traceAll(scenarios, engine);
  const { SingleBar, Presets } = await import("cli-progress");
  const bar = new SingleBar({ format: `{bar} {value}/{total} ${words.progress}` }, Presets.shades_classic);
  bar.start(scenarios.length, 0);
  const traces: Trace[] = [];
  const size = Math.ceil(scenarios.length / progressSteps);
  for (let first = 0; first < scenarios.length; first += size) {
    traces.push(...(await traceAll(scenarios.slice(first, first + size), engine)));
    bar.update(traces.length);
  }
  bar.stop();
  return traces;
}
