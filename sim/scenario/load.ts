/** From the bytes of a file to a script that can be run, or to the first problem in it. */
import type { z } from "zod";
import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { ruleWords } from "../notation/rules";
import type { Language } from "../words/language";
import { runWords } from "../words/run";
import type { RunWords } from "../words/run-en";
import { expand, type FlatStep } from "./expand";
import { BadScenario, type Problem, quoteValue } from "./problem";
import { scriptSchema } from "./schema";
import { type Script, type ScriptStep, verbs } from "./script";
import { countLines, readSource, type Source } from "./source";
import type { Path } from "./tree";

/** A scenario ready to run: checked, repeats unrolled. */
export interface Scenario {
  file: string;
  name: string;
  script: Script;
  steps: FlatStep[];
}

/** A file is at most so large; long games are written with `repeat`. */
export const fileMaxBytes = 1024 * 1024;
/** The guideline of article III.4, which `control` of a step takes as well. */
export const guideline = "III.4";

export type Loaded = { scenario: Scenario } | { problem: Problem };

/** Reads one file's bytes. Never throws. */
export function loadScenario(file: string, bytes: Uint8Array, language: Language): Loaded {
  const words = runWords(language);
  if (bytes.length > fileMaxBytes) return { problem: fileProblem(file, words.tooLarge, words.right.repeat) };
  const text = decode(bytes);
  if (text === undefined) return { problem: fileProblem(file, words.notText, words.right.yaml) };
  try {
    return { scenario: load(file, text, language) };
  } catch (thrown) {
    return { problem: problemOf(file, text, thrown, words) };
  }
}

/** A problem with a file as a whole. */
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

function load(file: string, text: string, language: Language): Scenario {
  const words = runWords(language);
  const source = readSource(text, words);
  const checked = schemaIn(words).safeParse(source.value);
  if (!checked.success) throw firstIssue(source, checked.error.issues, words);
  const script = checked.data;
  const reading = { source, words, language };
  checkControl(reading, script.control, ["control"]);
  checkSteps(reading, script.script, ["script"]);
  const steps = expand(script, source, words);
  return { file, name: script.name ?? file, script, steps };
}

/** The schema in the language of `words`, built once. */
const schemas = new Map<RunWords, ReturnType<typeof scriptSchema>>();

function schemaIn(words: RunWords): ReturnType<typeof scriptSchema> {
  const schema = schemas.get(words) ?? scriptSchema(words);
  schemas.set(words, schema);
  return schema;
}

/** Of all issues the one that stands first in the file. */
function firstIssue(source: Source, issues: readonly z.core.$ZodIssue[], words: RunWords): BadScenario {
  const strange = new Set(issues.filter((issue) => issue.code === "unrecognized_keys").map(holderOf));
  const told = issues.filter((issue) => !(isMissing(source, issue) && strange.has(holderOf(issue))));
  const all = told.map((issue) => issueOf(source, issue, words));
  return all.reduce((first, other) => (other.offset < first.offset ? other : first));
}

/** The map that an issue speaks of, as text. */
function holderOf(issue: z.core.$ZodIssue): string {
  return JSON.stringify(issue.code === "unrecognized_keys" ? issue.path : issue.path.slice(0, -1));
}

/** A missing key beside an unknown one is mostly the same one, misspelt: the unknown one is told. */
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

/** `white.remaining`, `step 3`, `edges`: what the user wrote last. */
function nameOf(path: Path, words: RunWords): string {
  const last = path[path.length - 1];
  if (last === undefined) return words.scenario;
  return typeof last === "number" ? words.item(last + 1) : quoteValue(String(last));
}

interface Reading {
  source: Source;
  words: RunWords;
  language: Language;
}

function checkControl(reading: Reading, text: string, path: Path): void {
  const parsed = parseControl(text);
  if (parsed.control !== undefined && parsed.rule === Rule.None) return;
  const { source, words, language } = reading;
  const wrong = words.badControl(quoteValue(text), parsed.column);
  throw new BadScenario(source.insideAt(path, parsed.column), wrong, ruleWords(parsed.rule, language));
}

function checkSteps(reading: Reading, steps: readonly ScriptStep[], path: Path): void {
  for (const [index, step] of steps.entries()) checkStep(reading, step, [...path, index]);
}

function checkStep(reading: Reading, step: ScriptStep, path: Path): void {
  const { source, words } = reading;
  const { right } = words;
  const [, second] = writtenVerbs(step, source, path);
  if (second !== undefined) {
    throw new BadScenario(source.keyAt([...path, second]), words.twoVerbs(quoteValue(second)), right.oneVerb);
  }
  if (step.key !== undefined) throw new BadScenario(source.keyAt([...path, "key"]), words.keys, right.keys);
  if (step.stamp !== undefined) checkStamp(reading, step, path);
  if (step.control !== undefined && step.control !== guideline) {
    checkControl(reading, step.control, [...path, "control"]);
  }
  if (step.penalty !== undefined) checkPenalty(reading, step, path);
  if (step.adjourn?.charge !== undefined && step.adjourn.sealed !== true) {
    throw new BadScenario(source.keyAt([...path, "adjourn", "charge"]), words.chargeUnsealed, right.chargeUnsealed);
  }
  if (step.repeat === undefined) return;
  if (step.expect !== undefined) {
    throw new BadScenario(source.keyAt([...path, "expect"]), words.repeatExpect, right.repeatExpect);
  }
  checkSteps(reading, step.repeat.do, [...path, "repeat", "do"]);
}

/** The verbs of a step in the order in which they are written. */
function writtenVerbs(step: ScriptStep, source: Source, path: Path): string[] {
  const found = verbs.filter((verb) => step[verb] !== undefined);
  return found.sort((a, b) => source.keyAt([...path, a]) - source.keyAt([...path, b]));
}

function checkStamp(reading: Reading, step: ScriptStep, path: Path): void {
  const { source, words } = reading;
  const at = [...path, "stamp"];
  if (step.press === undefined) throw new BadScenario(source.keyAt(at), words.stampAlone, words.right.stampAlone);
  if ((step.stamp ?? 0) > step.at) {
    throw new BadScenario(source.valueAt(at), words.stampLate, words.right.stampLate);
  }
}

function checkPenalty(reading: Reading, step: ScriptStep, path: Path): void {
  const { source, words } = reading;
  const given = step.penalty;
  if (given === undefined) return;
  const timed = given.name === "add-time" || given.name === "take-time";
  if (timed && given.minutes === undefined) {
    const at = source.valueAt([...path, "penalty"]);
    throw new BadScenario(at, words.missing(quoteValue("minutes")), words.right.minutes);
  }
  if (given.name === "press-without-move" && given.minutes !== undefined) {
    const at = source.keyAt([...path, "penalty", "minutes"]);
    throw new BadScenario(at, words.minutesUnused, words.right.minutesUnused);
  }
  if (given.choice !== undefined && given.name !== "draw-claim") {
    throw new BadScenario(source.keyAt([...path, "penalty", "choice"]), words.choiceUnused, words.right.choiceUnused);
  }
}
