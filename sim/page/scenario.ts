/** Scenarios on the page: read, played step by step, compared with what they expect. Loaded only when one is wanted. */
import type { Board } from "../../board-defs/board";
import { compileDevice, plainBoard } from "../device/compile";
import type { Step } from "../engines/engine";
import { compareState } from "../scenario/compare";
import type { FlatStep } from "../scenario/expand";
import { loadScenario } from "../scenario/load";
import { onOneLine, printProblem } from "../scenario/problem";
import { mismatchText } from "../scenario/report";
import type { Language } from "../words/language";
import { runWords } from "../words/run";
import type { Host } from "./host";
import type { Setup } from "./opening";

export interface Loaded {
  name: string;
  setup: Setup;
  /** Without those that begin it. */
  steps: Step[];
  expects: readonly FlatStep[];
}

/** A scenario for this board; or, in one line, what is wrong with it. */
export function readScenario(file: string, bytes: Uint8Array, board: Board, language: Language): Loaded | string {
  const read = loadScenario(file, bytes, language, board);
  if ("problem" in read) return printProblem(read.problem);
  const { script: _, ...setup } = read.scenario.script;
  const { steps, expects } = compileDevice(read.scenario, board, { ...plainBoard, operations: true });
  const opening = compileDevice({ ...read.scenario, steps: [] }, board, plainBoard).steps.length;
  return { name: onOneLine(read.scenario.name), setup, steps: steps.slice(opening), expects };
}

/** How one expectation came out. */
export interface Verdict {
  line: number;
  /** Empty: as expected. */
  faults: string[];
}

/** The expectations that were met so far, in their order. */
export function verdictsOf({ answers }: Host, expects: readonly FlatStep[], language: Language): Verdict[] {
  const words = runWords(language);
  return answers.slice(0, expects.length).map(({ state, screen, last }, n) => {
    const { step, line } = expects[n]!;
    const failed = compareState(step.expect ?? {}, { ...state, screen }, { ...last });
    return { line, faults: failed.map((mismatch) => mismatchText(mismatch, words)) };
  });
}
