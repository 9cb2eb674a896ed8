/** Runs scenarios on an engine and collects their traces: state lines, failures and the end. */
import type { Engine } from "../engines/engine";
import { compareState, type Mismatch } from "./compare";
import { type Conditions, compile, type Program, plainConditions } from "./compile";
import type { FlatStep } from "./expand";
import type { Scenario } from "./load";
import { regions, type SideName } from "./script";

/** An expectation and its result. */
export interface Check {
  step: FlatStep;
  failed: Mismatch[];
}

export interface Trace {
  scenario: Scenario;
  /** The lines as `run --json` prints them, with the `end` line last. */
  lines: string[];
  checks: Check[];
  endMs: number;
  /** The number of failed expectations. */
  failed: number;
}

const expectMark = /^\{"at":\d+,"event":"expect",/;
/** Matches a device's display line, which contains only the places that changed. */
const screenMark = /^\{"at":\d+,"event":"screen",/;
/** Matches a line with what the clock said, which has no state either. */
const sayMark = /^\{"at":\d+,"event":"say",/;

/** The sentences that each player heard since the last expectation. */
type Heard = Record<SideName, string>;

const unheard: Heard = { white: "", black: "" };

/** Returns the traces of the scenarios in their order. Throws the engine's errors. */
export async function traceAll(
  scenarios: readonly Scenario[],
  engine: Engine,
  conditions: Conditions = plainConditions,
): Promise<Trace[]> {
  const programs = scenarios.map((scenario) => compile(scenario, conditions));
  const printed = await engine.runAll(programs.map((program) => program.steps));
  return scenarios.map((scenario, index) => judge(scenario, programs[index]!, printed[index]!));
}

/** Compares the printed lines with the scenario's expectations. */
export function judge(scenario: Scenario, program: Program, printed: readonly string[]): Trace {
  const checks: Check[] = [];
  const lines: string[] = [];
  const screen: Record<string, string> = Object.fromEntries(regions.map((region) => [region, ""]));
  const say: Heard = { ...unheard };
  let lastEvent: string | undefined;
  let lastState: string | undefined;
  for (const line of printed) {
    if (screenMark.test(line)) {
      Object.assign(screen, read(line).screen);
      lines.push(line);
      continue;
    }
    if (sayMark.test(line)) {
      addSaying(say, read(line));
      lines.push(line);
      continue;
    }
    lastState = line;
    const step = expectMark.test(line) ? program.expects[checks.length] : undefined;
    if (step === undefined) {
      lastEvent = line;
      lines.push(line);
      continue;
    }
    const failed = compareState(step.step.expect ?? {}, { ...read(line), screen, say }, read(lastEvent));
    Object.assign(say, unheard);
    checks.push({ step, failed });
    lines.push(failed.length === 0 ? line : withFailed(line, failed));
  }
  if (checks.length !== program.expects.length) {
    throw new Error(`${checks.length} of ${program.expects.length} expectations came back`);
  }
  const failed = checks.filter((check) => check.failed.length > 0).length;
  const last = read(lastState) as Partial<Record<SideName, { presses: number }>>;
  const presses = (last.white?.presses ?? 0) + (last.black?.presses ?? 0);
  lines.push(JSON.stringify({ at: program.endMs, event: "end", presses, failed }));
  return { scenario, lines, checks, endMs: program.endMs, failed };
}

/** Appends what was said to one player, or to both. Sentences are separated by a semicolon. */
function addSaying(say: Heard, { side, words }: Record<string, unknown>): void {
  for (const player of ["white", "black"] as const) {
    if (side !== null && side !== player) continue;
    say[player] += `${say[player] === "" ? "" : "; "}${String(words)}`;
  }
}

function read(line: string | undefined): Record<string, unknown> {
  if (line === undefined) return {};
  const state: unknown = JSON.parse(line);
  return state as Record<string, unknown>;
}

function withFailed(line: string, failed: readonly Mismatch[]): string {
  return `${line.slice(0, -1)},"failed":${JSON.stringify(failed)}}`;
}
