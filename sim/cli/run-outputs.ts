/** Checks the output files of `flagfall run` before the run, and writes them after it. */
import { resolve } from "node:path";
import { withFolders } from "../files/made-folders";
import { codeOf, faultOfOutput } from "../files/output-fault";
import { type Content, targetOf, Unwritten, writeFiles } from "../files/whole-files";
import { tracePgn } from "../replay/write";
import { fileProblem } from "../scenario/issues";
import type { Scenario } from "../scenario/load";
import { quoteValue } from "../scenario/problem";
import type { Trace } from "../scenario/trace";
import { journalWords } from "../words/replay";
import type { RunWords } from "../words/run";
import { isFolder, isWritable } from "./outputs";
import { type Refusal, refusalOf } from "./refusal";
import type { RunOptions } from "./run-options";

/** Throws a `Refusal` if an output is the same file as another output or a scenario, under any name. */
export function checkOutputs(files: readonly string[], options: RunOptions, words: RunWords): void {
  const taken = new Set(files.map(placeOf));
  for (const file of [options.junit, options.vcd, options.pgn, options.store]) {
    if (file === undefined) continue;
    if (taken.has(placeOf(file))) throw refusalOf(fileProblem(file, words.sameOutput, words.right.otherOutput));
    taken.add(placeOf(file));
    if (!isWritable(file)) throw refusalOf(fileProblem(file, words.unwritable, words.right.output));
  }
  if (options.png !== undefined && !isFolder(options.png)) throw folderRefusal(options.png, words);
}

function placeOf(file: string): string {
  try {
    return targetOf(file);
  } catch {
    return resolve(file);
  }
}

/** Throws a `Refusal` if two pictures of any scenarios have the same name, because each picture is a file. */
export function checkPictures(scenarios: readonly Scenario[], words: RunWords): void {
  const taken = new Set<string>();
  for (const { file, steps } of scenarios) {
    for (const { step, line } of steps) {
      const { shot } = step;
      if (shot === undefined) continue;
      if (taken.has(shot)) {
        const wrong = words.samePicture(quoteValue(shot));
        throw refusalOf({ ...fileProblem(file, wrong, words.right.otherPicture), line });
      }
      taken.add(shot);
    }
  }
}

/** Writes the outputs. `folder` is created for the pictures. If it throws a `Refusal`, nothing has been written. */
export function writeOutputs(outputs: ReadonlyMap<string, Content>, folder: string | undefined, words: RunWords): void {
  try {
    withFolders(folder === undefined ? [] : [folder], () => writeFiles(outputs));
  } catch (thrown) {
    if (!(thrown instanceof Unwritten))
      throw folder !== undefined && codeOf(thrown) !== "" ? folderRefusal(folder, words) : thrown;
    const isFull = faultOfOutput(thrown) === "full";
    const [wrong, right] = isFull ? [words.noRoom, words.right.room] : [words.unwritable, words.right.output];
    throw refusalOf(fileProblem(thrown.file, wrong, right));
  }
}

function folderRefusal(path: string, words: RunWords): Refusal {
  return refusalOf(fileProblem(path, words.noFolder, words.right.folder));
}

/** Converts each trace to a PGN game: the presses of the scenario with `%clk` and `%emt`. */
export function gamesOf(traces: readonly Trace[], { knights, language }: RunOptions): string {
  const comment = knights === true ? journalWords(language).knights : undefined;
  return traces
    .map(({ lines, scenario }) => tracePgn(lines, { knights: comment, tags: { Event: scenario.name } }))
    .join("\n");
}
