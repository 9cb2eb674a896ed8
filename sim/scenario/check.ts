/** Checks the steps of a scenario for what its schema cannot say. */
import type { Board } from "../../board-defs/board";
import { parseControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { ruleWords } from "../notation/rules";
import type { Language } from "../words/language";
import type { RunWords } from "../words/run";
import { BadScenario, quoteValue } from "./problem";
import type { Script, ScriptStep } from "./schema";
import { deviceOptions, deviceVerbs, deviceWords, type KeyName, keyNames, verbs } from "./script";
import type { Source } from "./source";
import type { Path } from "./tree";

/** The guideline of article III.4, which a step's `control` also accepts. */
export const guideline = "III.4";
const controlMax = 196;

interface Reading {
  source: Source;
  words: RunWords;
  language: Language;
  board: Board | undefined;
}

export function checkControl(reading: Reading, text: string, path: Path): void {
  const parsed = parseControl(text);
  if (parsed.control !== undefined && parsed.rule === Rule.None) return;
  const { source, words, language } = reading;
  const wrong = words.badControl(quoteValue(text), parsed.column);
  throw new BadScenario(source.insideAt(path, parsed.column), wrong, ruleWords(parsed.rule, language));
}

export function checkSteps(reading: Reading, steps: readonly ScriptStep[], path: Path): void {
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
export function checkLine({ source, words }: Reading, control: string): void {
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
  for (const word of ["screen", "say"] as const) {
    if (step.expect?.[word] !== undefined) refuseWord(reading, word, [...path, "expect", word]);
  }
}

function checkDeviceWords({ source, words }: Reading, step: ScriptStep, path: Path, board: Board): void {
  const { right } = words;
  const obeys = !(board.without ?? []).some((feature) => feature === "acts" || feature === "link");
  const known = deviceVerbs.filter((verb) => verb !== "correct" || obeys);
  const other = verbs.find((verb) => step[verb] !== undefined && !known.includes(verb));
  if (other !== undefined) throw new BadScenario(source.keyAt([...path, other]), words.noVerb(other), right.byKeys);
  const { correct } = step;
  if (correct !== undefined && ![correct, correct.white ?? {}, correct.black ?? {}].some(namesAnything)) {
    throw new BadScenario(source.valueAt([...path, "correct"]), words.correctsNothing, right.correction);
  }
  const word = (["start", "pause", "key"] as const).find((name) => step[name] !== undefined);
  if (word === undefined) return;
  const key = step.key ?? "start";
  const keys = keyNames.filter((name) => hasKey(board, name));
  if (keys.includes(key)) return;
  throw new BadScenario(source.valueAt([...path, word]), words.noKey(quoteValue(key), board.title), right.roles(keys));
}

/** Returns true if a correction, or a side of it, names a field other than a side. */
function namesAnything(corrected: object): boolean {
  return Object.keys(corrected).some((field) => field !== "white" && field !== "black");
}

function hasKey(board: Board, name: KeyName): boolean {
  switch (name) {
    case "left":
    case "right":
      return true;
    case "leftAsk":
    case "rightAsk":
      return board.asks !== undefined && (!board.cannot.includes("speech") || board.motors !== undefined);
    default:
      return board.buttons[name] !== undefined;
  }
}

/** Throws a `BadScenario` for options that only a device has, or a device that can speak. */
export function checkOptions(reading: Reading, { options }: Script): void {
  const { source, words, board } = reading;
  for (const name of deviceOptions) {
    if (options?.[name] === undefined) continue;
    if (board === undefined) refuseWord(reading, name, ["options", name]);
    if (name === "language" || !board.cannot.includes("speech")) continue;
    throw new BadScenario(source.keyAt(["options", name]), words.noSpeech(board.title), words.right.noSpeech);
  }
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
