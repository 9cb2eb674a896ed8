/** Turns the bytes of a file into a script that can be run, or into its first problem. */
import type { z } from "zod";
import type { Board } from "../../board-defs/board";
import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { ruleWords } from "../notation/rules";
import type { Language } from "../words/language";
import { runWords } from "../words/run";
import type { RunWords } from "../words/run-en";
import { expand, type FlatStep } from "./expand";
import { BadScenario, type Problem, quoteValue } from "./problem";
import { scriptSchema } from "./schema";
import { deviceVerbs, deviceWords, keyNames, type Script, type ScriptStep, verbs } from "./script";
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
/** The guideline of article III.4, which a step's `control` also accepts. */
export const guideline = "III.4";
const controlMax = 196;

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
  else if (script.options?.language !== undefined) refuseWord(reading, "language", ["options", "language"]);
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

interface Reading {
  source: Source;
  words: RunWords;
  language: Language;
  board: Board | undefined;
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
  checkWords(reading, step, path);
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

/** Throws a `BadScenario` if the control is too long. The link of a device accepts lines up to 200 characters. */
function checkLine({ source, words }: Reading, control: string): void {
  if (control.length <= controlMax) return;
  throw new BadScenario(source.valueAt(["control"]), words.longControl, words.right.longControl(controlMax));
}

/** Throws a `BadScenario` for words that only a device has, or that a device does not have. */
function checkWords(reading: Reading, step: ScriptStep, path: Path): void {
  const { source, words, board } = reading;
  if (step.hold !== undefined && step.key === undefined) {
    throw new BadScenario(source.keyAt([...path, "hold"]), words.holdAlone, words.right.holdAlone);
  }
  if (board !== undefined) {
    checkDeviceWords(reading, step, path, board);
    return;
  }
  for (const word of deviceWords) if (step[word] !== undefined) refuseWord(reading, word, [...path, word]);
  if (step.expect?.screen !== undefined) refuseWord(reading, "screen", [...path, "expect", "screen"]);
}

function checkDeviceWords({ source, words }: Reading, step: ScriptStep, path: Path, board: Board): void {
  const { right } = words;
  const obeys = !(board.without ?? []).some((feature) => feature === "acts" || feature === "link");
  const known = deviceVerbs.filter((verb) => verb !== "correct" || obeys);
  const other = verbs.find((verb) => step[verb] !== undefined && !known.includes(verb));
  if (other !== undefined) throw new BadScenario(source.keyAt([...path, other]), words.noVerb(other), right.byKeys);
  const word = (["start", "pause", "key"] as const).find((name) => step[name] !== undefined);
  if (word === undefined) return;
  const key = step.key ?? "start";
  const keys = keyNames.filter((name) => name === "left" || name === "right" || board.buttons[name] !== undefined);
  if (keys.includes(key)) return;
  throw new BadScenario(source.valueAt([...path, word]), words.noKey(quoteValue(key), board.title), right.roles(keys));
}

function refuseWord({ source, words }: Reading, word: string, path: Path): never {
  throw new BadScenario(source.keyAt(path), words.needsDevice(word), words.right.device);
}

/** Returns the verbs of a step in the order in which they are written. */
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
  if ((given.name === "press-without-move" || given.name === "warning") && given.minutes !== undefined) {
    const at = source.keyAt([...path, "penalty", "minutes"]);
    throw new BadScenario(at, words.minutesUnused, words.right.minutesUnused);
  }
  if (given.choice !== undefined && given.name !== "draw-claim") {
    throw new BadScenario(source.keyAt([...path, "penalty", "choice"]), words.choiceUnused, words.right.choiceUnused);
  }
}
