/**
 * Reads scenarios on the page, plays them step by step, and compares them with their expectations. The page loads this
 * module only when it is needed.
 */
import type { Board } from "../../../../board-defs/board";
import { compileDevice } from "../../../device/compile";
import { plainBoard } from "../../../device/opening";
import { compareState } from "../../../scenario/compare";
import type { FlatStep } from "../../../scenario/expand";
import { loadScenario } from "../../../scenario/load";
import { onOneLine, printProblem } from "../../../scenario/problem";
import { mismatchText } from "../../../scenario/report";
import type { Language } from "../../../words/language";
import { runWords } from "../../../words/run";
import type { Host } from "../../clock/host";
import type { Loaded } from "../../clock/opening";

/** Returns a scenario for this board, or one line that says what is wrong with it. */
export function readScenario(file: string, bytes: Uint8Array, board: Board, language: Language): Loaded | string {
  const read = loadScenario(file, bytes, language, board);
  if ("problem" in read) return printProblem(read.problem);
  const { script: _, ...setup } = read.scenario.script;
  const { steps, expects } = compileDevice(read.scenario, board, { ...plainBoard, operations: true });
  const opening = compileDevice({ ...read.scenario, steps: [] }, board, plainBoard).steps.length;
  return { name: onOneLine(read.scenario.name), setup, steps: steps.slice(opening), expects };
}

/** The result of one expectation. */
export interface Verdict {
  line: number;
  /** Empty if the expectation was met. */
  faults: string[];
}

/** Returns the results of the expectations that were compared so far, in their order. */
export function verdictsOf({ answers }: Host, expects: readonly FlatStep[], language: Language): Verdict[] {
  const words = runWords(language);
  return answers.slice(0, expects.length).map(({ state, screen, last }, n) => {
    const { step, line } = expects[n]!;
    const failed = compareState(step.expect ?? {}, { ...state, screen }, { ...last });
    return { line, faults: failed.map((mismatch) => mismatchText(mismatch, words)) };
  });
}
