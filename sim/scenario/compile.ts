/** Compiles the steps of a scenario to steps of the firmware's console, which every engine runs. */
import { Verb } from "../../firmware/console/verbs";
import { Field, Side, SideField } from "../../firmware/core/words";
import { newestYear } from "../../firmware/laws/table/years";
import type { Step } from "../engines/engine";
import type { FlatStep } from "./expand";
import type { Scenario } from "./load";
import type { CorrectedSide, Correction, PenaltyGiven } from "./schema";
import { editions, penaltyNumbers, type SideName } from "./script";

/** Conditions that make a run harder. They must not change any line. */
export interface Conditions {
  /** The counter's value at the scenario's start. */
  counterStart: number;
  /** The length of the steps in which the clock is advanced, ms; 0 advances it in one step. */
  pollMs: number;
}

export const plainConditions: Conditions = { counterStart: 0, pollMs: 0 };

/** Console steps, and the scenario step for each `expect` line, in order. */
export interface Program {
  steps: Step[];
  expects: FlatStep[];
  endMs: number;
}

/** The state of the compilation. The edges of a bounce are separate calls between those of other steps. */
interface Compiling {
  program: Program;
  /** Edges still to be added, in order of time. */
  edges: Step[];
}

export function compile(scenario: Scenario, conditions = plainConditions): Program {
  const program: Program = { steps: [newStep(scenario, conditions)], expects: [], endMs: 0 };
  const compiling: Compiling = { program, edges: [] };
  for (const run of runsOf(scenario.steps)) addRun(compiling, run);
  addEdges(compiling, Number.POSITIVE_INFINITY);
  program.endMs = program.steps[program.steps.length - 1]?.atMs ?? 0;
  return program;
}

function newStep(scenario: Scenario, conditions: Conditions): Step {
  const { control, laws, options } = scenario.script;
  const edition = editions.indexOf(laws ?? newestYear);
  const tenths = options?.tenths === true ? 1 : 0;
  const takeBack = options?.takeBack === false ? 0 : 1;
  const { counterStart, pollMs } = conditions;
  const numbers = [edition, tenths, takeBack, options?.bounceMs ?? 25, counterStart, pollMs];
  if (options?.competition === true) numbers.push(1);
  return { verb: Verb.New, atMs: 0, numbers, text: control };
}

/**
 * Groups the steps of one instant. A group ends with a step that expects something, and a power step is a group of its
 * own.
 */
export function runsOf(steps: readonly FlatStep[]): FlatStep[][] {
  const runs: FlatStep[][] = [];
  let open: FlatStep[] | undefined;
  for (const flat of steps) {
    const alone = flat.step.power !== undefined;
    if (open === undefined || alone || open[0]?.atMs !== flat.atMs) {
      open = [];
      runs.push(open);
    }
    open.push(flat);
    if (alone || flat.step.expect !== undefined) open = undefined;
  }
  return runs;
}

/** Adds the steps of one instant: presses before keys (clock.md §6), expectations last. */
function addRun(compiling: Compiling, run: readonly FlatStep[]): void {
  const { program } = compiling;
  const last = run[run.length - 1];
  if (last === undefined) return;
  addEdges(compiling, last.atMs);
  for (const flat of run) if (isPress(flat)) addVerb(compiling, flat);
  for (const flat of run) if (!isPress(flat)) addVerb(compiling, flat);
  if (last.step.expect === undefined) return;
  program.steps.push(call(Verb.Expect, last.atMs, []));
  program.expects.push(last);
}

/**
 * Returns true for an edge at this instant. Returns false for a late edge, because the keys before it were handled
 * first.
 */
function isPress(flat: FlatStep): boolean {
  const { press, bounce } = flat.step;
  if (bounce !== undefined) return true;
  return press !== undefined && (flat.stampMs === undefined || flat.stampMs === flat.atMs);
}

function addVerb(compiling: Compiling, flat: FlatStep): void {
  const { bounce } = flat.step;
  if (bounce === undefined) {
    const step = consoleStep(flat);
    const waits = step.verb === Verb.Advance && flat.step.expect !== undefined;
    if (!waits) compiling.program.steps.push(step);
    return;
  }
  for (const edge of edgesOf(flat.atMs, bounce.side, bounce.edges)) compiling.edges.push(edge);
  compiling.edges.sort((a, b) => a.atMs - b.atMs);
  addEdges(compiling, flat.atMs);
}

/** Returns the steps for the closing edges at their instants, each with the opening edge that follows it. */
function edgesOf(atMs: number, side: SideName, offsets: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < offsets.length; i += 2) {
    const closedMs = offsets[i] ?? 0;
    const openedMs = offsets[i + 1];
    const opening = openedMs === undefined ? [] : [openedMs - closedMs];
    steps.push(call(Verb.Bounce, atMs + closedMs, [sideNumber(side), 0, ...opening]));
  }
  return steps;
}

function addEdges(compiling: Compiling, untilMs: number): void {
  const { edges, program } = compiling;
  for (let next = edges[0]; next !== undefined && next.atMs <= untilMs; next = edges[0]) {
    program.steps.push(next);
    edges.shift();
  }
}

function consoleStep(flat: FlatStep): Step {
  const { atMs, step } = flat;
  if (step.press !== undefined) return call(Verb.Press, atMs, [sideNumber(step.press), flat.stampMs ?? atMs]);
  if (step.start !== undefined) return call(Verb.Start, atMs, []);
  if (step.pause !== undefined) return call(Verb.Pause, atMs, []);
  if (step.resume !== undefined) return call(Verb.Resume, atMs, [sideNumber(step.resume)]);
  if (step.correct !== undefined) return call(Verb.Correct, atMs, correctNumbers(step.correct));
  if (step.penalty !== undefined) return call(Verb.Penalty, atMs, penaltyCall(step.penalty));
  if (step.undo !== undefined) return call(Verb.Undo, atMs, [step.undo === "charge" ? 1 : 0]);
  if (step.control !== undefined) return call(Verb.Control, atMs, [], step.control);
  if (step.power !== undefined) return call(Verb.Power, atMs, [step.power === "on" ? 1 : 0]);
  if (step.adjourn !== undefined) {
    const { name, sealed, charge } = step.adjourn;
    return call(Verb.Adjourn, atMs, [sealed === true ? 1 : 0, charge ?? 0], name);
  }
  if (step.restore !== undefined) return call(Verb.Restore, atMs, [], step.restore);
  if (step.finish !== undefined) return call(Verb.Finish, atMs, []);
  return call(Verb.Advance, atMs, []);
}

function call(verb: Verb, atMs: number, numbers: number[], text = ""): Step {
  return { verb, atMs, numbers, text };
}

function sideNumber(side: SideName): Side {
  return side === "white" ? Side.White : Side.Black;
}

function penaltyCall(given: PenaltyGiven): number[] {
  const choice = given.choice === "add" ? 1 : 0;
  return [penaltyNumbers[given.name], sideNumber(given.offender), given.minutes ?? -1, choice];
}

/** Returns pairs of field and value, in the order that the core requires. */
function correctNumbers(correction: Correction): number[] {
  const { turn, white, black, firstFlag } = correction;
  const numbers: number[] = [];
  if (turn !== undefined) numbers.push(Field.Turn, sideNumber(turn));
  if (white?.flag !== undefined) numbers.push(Field.White + SideField.ClearFlag, 1);
  if (black?.flag !== undefined) numbers.push(Field.Black + SideField.ClearFlag, 1);
  if (correction.forgottenPress === true) numbers.push(Field.ForgottenPress, 1);
  if (correction.nextPeriod !== undefined) numbers.push(Field.NextPeriod, nextNumber(correction.nextPeriod));
  addSide(numbers, Field.White, white);
  addSide(numbers, Field.Black, black);
  if (firstFlag !== undefined) numbers.push(Field.FirstFlag, firstFlag === null ? Side.None : sideNumber(firstFlag));
  return numbers;
}

function nextNumber(which: SideName | "both"): number {
  return which === "both" ? Side.White + Side.Black : sideNumber(which);
}

function addSide(numbers: number[], base: Field, side: CorrectedSide | undefined): void {
  if (side === undefined) return;
  if (side.presses !== undefined) numbers.push(base + SideField.Presses, side.presses);
  if (side.period !== undefined) numbers.push(base + SideField.Period, side.period);
  if (side.overtime !== undefined) numbers.push(base + SideField.Overtime, side.overtime);
  if (side.delay !== undefined) numbers.push(base + SideField.Delay, side.delay);
  if (side.remaining !== undefined) numbers.push(base + SideField.Remaining, side.remaining);
}
