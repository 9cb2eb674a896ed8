/** Unrolls repeats into one list of steps in order of time, each with its place in the file. */
import { isDead } from "../../hal/virtual/battery";
import type { RunWords } from "../words/run";
import { BadScenario } from "./problem";
import { type Script, type ScriptStep, stepsMax } from "./schema";
import { INSTANT_END_MS, printSeconds } from "./seconds";
import type { Source } from "./source";
import type { Path } from "./tree";

export interface FlatStep {
  atMs: number;
  /** The instant of the edge, if the press is handled late. */
  stampMs: number | undefined;
  step: ScriptStep;
  /** The line in the file, from 1. */
  line: number;
}

interface Unrolling {
  flat: FlatStep[];
  source: Source;
  words: RunWords;
  lastMs: number;
  /** The lines of the steps in the file, so that a repeated step is looked up only once. */
  lines: Map<ScriptStep, number>;
  /** True while the device's power is off; it then prints nothing. */
  isSilent: boolean;
}

/** Returns all steps in order. `at` counts from the scenario's start and never decreases. */
export function expand(script: Script, source: Source, words: RunWords, onDevice: boolean): FlatStep[] {
  const unrolling: Unrolling = { flat: [], source, words, lastMs: 0, lines: new Map(), isSilent: false };
  count(script.script, ["script"], unrolling);
  append(unrolling, script.script, ["script"], 0, onDevice);
  return unrolling.flat;
}

/** Counts the steps before unrolling them. A million repeats of a million repeats would never end. */
function count(steps: readonly ScriptStep[], path: Path, unrolling: Unrolling): number {
  let sum = 0;
  for (const [index, step] of steps.entries()) {
    const { repeat } = step;
    const inside = [...path, index, "repeat"];
    sum += repeat === undefined ? 1 : count(repeat.do, [...inside, "do"], unrolling) * repeat.times;
    if (sum <= stepsMax) continue;
    const { source, words } = unrolling;
    throw new BadScenario(source.valueAt([...inside, "times"]), words.tooManySteps, words.right.fewerSteps(stepsMax));
  }
  return sum;
}

/** Appends the steps. Times inside a repeat count from the beginning of its round, also in nested repeats. */
function append(
  unrolling: Unrolling,
  steps: readonly ScriptStep[],
  path: Path,
  fromMs: number,
  onDevice: boolean,
): void {
  for (const [index, step] of steps.entries()) {
    const place = [...path, index];
    const atMs = fromMs + step.at;
    inOrder(unrolling, atMs, place);
    if (onDevice) answered(unrolling, step, place);
    if (step.repeat === undefined) {
      const stampMs = step.stamp === undefined ? undefined : fromMs + step.stamp;
      unrolling.flat.push({ atMs, stampMs, step, line: lineOf(unrolling, step, place) });
      continue;
    }
    const { times, every } = step.repeat;
    for (let round = 0; round < times; round++) {
      append(unrolling, step.repeat.do, [...place, "repeat", "do"], atMs + round * every, onDevice);
    }
  }
}

function inOrder(unrolling: Unrolling, atMs: number, place: Path): void {
  const { source, words } = unrolling;
  const offset = () => source.valueAt([...place, "at"]);
  if (atMs >= INSTANT_END_MS) throw new BadScenario(offset(), words.tooLate, words.right.secondsFault.large);
  if (atMs < unrolling.lastMs) {
    const wrong = words.goesBack(printSeconds(atMs), printSeconds(unrolling.lastMs));
    throw new BadScenario(offset(), wrong, words.right.inOrder);
  }
  unrolling.lastMs = atMs;
}

/** Throws a `BadScenario` if a step expects something of a device without power, which cannot answer. */
function answered(unrolling: Unrolling, { power, battery, expect, shot }: ScriptStep, place: Path): void {
  const { source, words } = unrolling;
  if (power !== undefined) unrolling.isSilent = power === "off";
  if (battery !== undefined && isDead({ mv: battery })) unrolling.isSilent = true;
  const asks = expect !== undefined ? "expect" : "shot";
  if (!unrolling.isSilent || (expect ?? shot) === undefined) return;
  throw new BadScenario(source.keyAt([...place, asks]), words.powerOff(asks), words.right.powerOn);
}

function lineOf(unrolling: Unrolling, step: ScriptStep, place: Path): number {
  const known = unrolling.lines.get(step);
  if (known !== undefined) return known;
  const line = unrolling.source.lineAt(place);
  unrolling.lines.set(step, line);
  return line;
}
