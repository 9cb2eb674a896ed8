/** Turns the bytes of a file into a script that can be run, or into its first problem. */
import type { Board } from "../../board-defs/board";
import type { Language } from "../words/language";
import { type RunWords, runWords } from "../words/run";
import { checkControl, checkLine, checkOptions, checkSteps } from "./check";
import { expand, type FlatStep } from "./expand";
import { decodeText, fileProblem, firstIssue, problemOf } from "./issues";
import type { Problem } from "./problem";
import { type Script, scriptSchema } from "./schema";
import { readSource } from "./source";

/** A scenario that is ready to run: checked, with repeats unrolled. */
export interface Scenario {
  file: string;
  name: string;
  script: Script;
  steps: FlatStep[];
}

/** The largest size of a file. Long games use `repeat`. */
export const fileMaxBytes = 1024 * 1024;

export type Loaded = { scenario: Scenario } | { problem: Problem };

/** Loads a file for the clock alone or for a device. Never throws. */
export function loadScenario(file: string, bytes: Uint8Array, language: Language, board?: Board): Loaded {
  const words = runWords(language);
  if (bytes.length > fileMaxBytes) return { problem: fileProblem(file, words.tooLarge, words.right.repeat) };
  const text = decodeText(bytes);
  if (text === undefined) return { problem: fileProblem(file, words.notText, words.right.yaml) };
  try {
    return { scenario: load(file, text, language, board) };
  } catch (thrown) {
    return { problem: problemOf(file, text, thrown, words) };
  }
}

function load(file: string, text: string, language: Language, board: Board | undefined): Scenario {
  const words = runWords(language);
  const source = readSource(text, words);
  const checked = schemaIn(words, board !== undefined).safeParse(source.value);
  if (!checked.success) throw firstIssue(source, checked.error.issues, words);
  const script = checked.data;
  const reading = { source, words, language, board };
  if (script.control !== "") checkControl(reading, script.control, ["control"]);
  if (board !== undefined) checkLine(reading, script.control);
  checkOptions(reading, script);
  checkSteps(reading, script.script, ["script"]);
  const steps = expand(script, source, words, board !== undefined);
  return { file, name: script.name ?? file, script, steps };
}

/** The schemas by language, each built only once. */
const schemas = new Map<RunWords, ReturnType<typeof scriptSchema>>();
const deviceSchemas = new Map<RunWords, ReturnType<typeof scriptSchema>>();

function schemaIn(words: RunWords, onDevice: boolean): ReturnType<typeof scriptSchema> {
  const known = onDevice ? deviceSchemas : schemas;
  const schema = known.get(words) ?? scriptSchema(words, onDevice);
  known.set(words, schema);
  return schema;
}
