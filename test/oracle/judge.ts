/** Compares the console with the oracle, line by line, and finds the smallest game in which they differ. */

import { isCi } from "../runner/ci";
import { consoleStep } from "./console";
import type { Game } from "./game";
import { randomGame } from "./games";
import { Oracle } from "./oracle";
import { shrink } from "./shrink";
import { describeStep, type Step } from "./step";

export interface Difference {
  readonly index: number;
  readonly oracle: string;
  readonly console: string;
}

/** Removes what the oracle does not judge: texts and the class. Other tests check those. */
export const plain = (line: string): string => line.replace(/"(?:shown|control|class)":(?:"[^"]*"|null),/g, "");

/** The program to judge: it applies a step and returns the lines that it prints. */
export type Runner = (step: Step) => string[];

/** Returns the first step after which the program and the oracle differ. */
export function compare(steps: readonly Step[], run: Runner = consoleStep): Difference | undefined {
  const oracle = new Oracle();
  for (const [index, step] of steps.entries()) {
    const expected = oracle.step(step).map((line) => JSON.stringify(line));
    let printed: string[];
    try {
      printed = run(step).map(plain);
    } catch (error) {
      printed = [String(error)];
    }
    if (expected.join("\n") !== printed.join("\n")) {
      return { index, oracle: expected.join("\n"), console: printed.join("\n") };
    }
  }
  return undefined;
}

function keyed(line: object, prefix = ""): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [key, value] of Object.entries(line)) {
    if (value !== null && typeof value === "object") {
      for (const [inner, each] of keyed(value, `${prefix}${key}.`)) pairs.set(inner, each);
    } else pairs.set(prefix + key, String(value));
  }
  return pairs;
}

/** Describes where two state lines differ. */
function contrast(expected: string | undefined, printed: string | undefined): string {
  if (expected === undefined || printed === undefined || !printed.startsWith("{")) {
    return `oracle:  ${expected ?? "nothing"}\nconsole: ${printed ?? "nothing"}`;
  }
  const ours = keyed(JSON.parse(expected));
  const theirs = keyed(JSON.parse(printed));
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  return names
    .filter((name) => ours.get(name) !== theirs.get(name))
    .map((name) => `${name}: oracle ${ours.get(name)}, console ${theirs.get(name)}`)
    .join("; ");
}

/** Describes a failing game: its seed, the smallest scenario and the first difference. */
export function describeFailure(game: Game, run: Runner = consoleStep): string {
  const steps = shrink(game.steps, (fewer) => compare(fewer, run)?.index);
  const difference = compare(steps, run);
  const expected = difference?.oracle.split("\n") ?? [];
  const printed = difference?.console.split("\n") ?? [];
  const lines = expected.map((line, index) => (line === printed[index] ? "" : contrast(line, printed[index])));
  const more = printed.slice(expected.length).map((line) => contrast(undefined, line));
  return [`seed ${game.seed}`, ...steps.map(describeStep), ...[...lines, ...more].filter((line) => line !== "")].join(
    "\n",
  );
}

/** Judges games by seed; describes the first few failures. */
export function judge(firstSeed: number, count: number, most = 3): string[] {
  const failures: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count && failures.length < most; seed++) {
    const game = randomGame(seed);
    if (compare(game.steps) !== undefined) failures.push(describeFailure(game));
  }
  return failures;
}

const environment = (name: string, otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1`);
  return value;
};

/**
 * Returns the seeds of one part of the games, in lots. FLAGFALL_ORACLE_GAMES is the number of all games (10,000 in
 * CI and 3,000 elsewhere by default), FLAGFALL_ORACLE_SEED the first seed (1 by default).
 */
export function lotsOf(part: number, parts: number): { from: number; count: number }[] {
  const games = environment("FLAGFALL_ORACLE_GAMES", isCi() ? 10_000 : 3000);
  const first = environment("FLAGFALL_ORACLE_SEED", 1);
  const from = Math.floor((games * part) / parts);
  const to = Math.floor((games * (part + 1)) / parts);
  const lots = Math.ceil((to - from) / 1000);
  return Array.from({ length: lots }, (_, lot) => ({
    from: first + from + lot * 1000,
    count: Math.min(1000, to - from - lot * 1000),
  }));
}
