/** Turns the bytes of a file into a script that can be run, or into its first problem. */
import type * as z from "zod/mini";
import type { Board } from "../../board-defs/board";
import type { Language } from "../words/language";
import { type RunWords, runWords } from "../words/run";
import { checkControl, checkLine, checkOptions, checkSteps } from "./check";
import { expand, type FlatStep } from "./expand";
import { BadScenario, type Problem, quoteValue } from "./problem";
import { scriptSchema } from "./schema";
import type { Script } from "./script";
import { countLines, readSource, type Source } from "./source";
import type { Path } from "./tree";

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
  const text = decode(bytes);
  if (text === undefined) return { problem: fileProblem(file, words.notText, words.right.yaml) };
  try {
    return { scenario: load(file, text, language, board) };
  } catch (thrown) {
    return { problem: problemOf(file, text, thrown, words) };
  }
}

/** Returns a problem that concerns a file as a whole. */
export function fileProblem(file: string, wrong: string, right: string): Problem {
  return { file, line: 1, column: 1, wrong, right };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function problemOf(file: string, text: string, thrown: unknown, words: RunWords): Problem {
  if (!(thrown instanceof BadScenario)) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return fileProblem(file, words.notUnderstood(message), words.right.yaml);
  }
  const place = countLines(text).linePos(Math.min(thrown.offset, text.length));
  return { file, line: place.line, column: place.col, wrong: thrown.wrong, right: thrown.right };
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

/** Returns the issue that comes first in the file. */
function firstIssue(source: Source, issues: readonly z.core.$ZodIssue[], words: RunWords): BadScenario {
  const strange = new Set(issues.filter((issue) => issue.code === "unrecognized_keys").map(holderOf));
  const told = issues.filter((issue) => !(isMissing(source, issue) && strange.has(holderOf(issue))));
  const all = told.map((issue) => issueOf(source, issue, words));
  return all.reduce((first, other) => (other.offset < first.offset ? other : first));
}

/** Returns the path of the map that contains the issue, as JSON text. */
function holderOf(issue: z.core.$ZodIssue): string {
  return JSON.stringify(issue.code === "unrecognized_keys" ? issue.path : issue.path.slice(0, -1));
}

/**
 * Returns true if the issue is a missing key. Beside an unknown key it is mostly the same key misspelt, so only the
 * unknown key is reported.
 */
function isMissing(source: Source, issue: z.core.$ZodIssue): boolean {
  return issue.code !== "unrecognized_keys" && valueAt(source.value, issue.path) === undefined;
}

function issueOf(source: Source, issue: z.core.$ZodIssue, words: RunWords): BadScenario {
  if (issue.code === "unrecognized_keys") {
    const key = issue.keys[0] ?? "";
    return new BadScenario(source.keyAt([...issue.path, key]), words.unknownKey(quoteValue(key)), issue.message);
  }
  const value = valueAt(source.value, issue.path);
  const name = nameOf(issue.path, words);
  const at = source.valueAt(issue.path);
  if (value === undefined) return new BadScenario(at, words.missing(name), issue.message);
  return new BadScenario(at, words.cannotBe(name, quoteValue(value)), issue.message);
}

function valueAt(value: unknown, path: Path): unknown {
  let inner: unknown = value;
  for (const name of path) {
    if (typeof inner !== "object" || inner === null) return inner;
    inner = Reflect.get(inner, name);
  }
  return inner;
}

/** Returns the last name of a path as the user wrote it: `white.remaining`, `step 3`, `edges`. */
function nameOf(path: Path, words: RunWords): string {
  const last = path[path.length - 1];
  if (last === undefined) return words.scenario;
  return typeof last === "number" ? words.item(last + 1) : quoteValue(String(last));
}
