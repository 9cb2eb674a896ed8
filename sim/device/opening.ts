/** Builds the steps that every virtual board begins with: power, settings, control and subscription. */
import type { Board } from "../../board-defs/board";
import { editionYears } from "../../firmware/laws/table/years";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Ear } from "../../hal/hal";
import { factsOf, featureText, partsOf } from "../boards/facts";
import { logPagesOf } from "../boards/log-pages";
import type { Step } from "../engines/engine";
import type { Script } from "../scenario/schema";
import type { SideName } from "../scenario/script";
import { displayCodes, SPEECH_LANGUAGES } from "../words/clock-languages";
import { type SettingName, settingNames } from "../words/setting-names";
import { batteryStep, lineStep } from "./steps";

/** Settings that make the test harder for the board. */
export interface DeviceConditions {
  /** The counter's value at power-on. */
  counterStart: number;
  /** How much too fast the crystal runs, in millionths. */
  driftPpm: number;
  /** Whether the board also prints what it draws and sounds. */
  operations: boolean;
  /** The ears to which the clock speaks, an `Ear`; undefined or 0 for none. */
  ears?: number;
}

export const plainBoard: DeviceConditions = { counterStart: 0, driftPpm: 0, operations: false };

/** The voltage that stands for a board without a battery. */
const fedFromOutside = 0;

/**
 * Returns the steps that begin every program: power, settings, control, and the subscription to every event and change.
 */
export function openingSteps(script: Script, board: Board, conditions: DeviceConditions): Step[] {
  const facts = factsOf(board);
  const speaks =
    conditions.ears === undefined || conditions.ears === 0 ? [] : ["speech 3 0", `speech 0 ${conditions.ears}`];
  const lines = [...speaks, ...settingLines(script, facts.features.languageChoice), "subscribe"];
  const supply = board.batteries === undefined ? [batteryStep(0, fedFromOutside)] : [];
  return [powerStep(board, conditions), ...supply, ...lines.map((line) => lineStep(0, line))];
}

/** Returns the step that gives a board its power: its facts as numbers, then its name, version and features. */
export function powerStep(board: Board, conditions: DeviceConditions): Step {
  const { counterStart, driftPpm, operations } = conditions;
  const facts = factsOf(board);
  const { widthPx, heightPx, leftKey, rightKey, lowMv, hasBuzzer, language, languages } = facts;
  const numbers = [counterStart, driftPpm, operations ? 1 : 0];
  numbers.push(widthPx, heightPx, leftKey, rightKey, lowMv, hasBuzzer ? 1 : 0, language, logPagesOf(board));
  numbers.push(languages);
  const text = `${facts.name} ${facts.version}${featureText(board.without, partsOf(board))}`;
  return { verb: VirtualVerb.New, atMs: 0, numbers, text };
}

/**
 * Returns the lines that set the options. Settings are numbered as docs/link.md lists them. A firmware of one language
 * has no setting for it.
 */
function settingLines({ control, laws, options }: Script, hasLanguages: boolean): string[] {
  const { bounceMs, left, language, tenths, takeBack, competition, speech, speechLanguage } = options ?? {};
  const edition = laws === undefined ? undefined : editionYears.indexOf(laws);
  const values: Readonly<Partial<Record<SettingName, number | undefined>>> = {
    bounce: bounceMs,
    laws: edition,
    left: placeIn(["white", "black"], left),
    language: hasLanguages ? placeIn(displayCodes, language) : undefined,
    tenths: placeIn([false, true], tenths),
    takeback: placeIn([false, true], takeBack),
    competition: placeIn([false, true], competition),
  };
  const lines = settingNames.flatMap((name, number) =>
    values[name] === undefined ? [] : `setting ${number} ${values[name]}`,
  );
  if (speechLanguage !== undefined) lines.push(`speech 1 ${SPEECH_LANGUAGES.indexOf(speechLanguage)}`);
  if (speech !== undefined) lines.push(`speech 0 ${earsOf(speech, left)}`);
  return control === "" ? lines : [...lines, `set ${control}`];
}

function earsOf(speech: SideName | "both", left: SideName = "white"): Ear {
  if (speech === "both") return Ear.Both;
  return speech === left ? Ear.Left : Ear.Right;
}

function placeIn<Value>(values: readonly Value[], value: Value | undefined): number | undefined {
  return value === undefined ? undefined : values.indexOf(value);
}
