/** The parts of the firmware that Stryker mutates, and how many mutants the tests have to kill in each. */
import { calculateMetrics } from "mutation-testing-metrics";

export interface Room {
  readonly name: "core" | "app" | "store";
  readonly folders: readonly string[];
  /** Names of the files that are mutated, if not all are. */
  readonly only?: readonly string[];
  readonly without: readonly string[];
  /** In per cent. */
  readonly scoreMin: number;
}

/** Tables of words and types have nothing to change. */
const notApp = ["english.ts", "spanish.ts", "word.ts", "choices.ts", "facts.ts"];

/** What writes the log and reads it again. */
const log = [
  "log.ts",
  "format.ts",
  "numbers.ts",
  "pages.ts",
  "blocks.ts",
  "reclaim.ts",
  "log-reader.ts",
  "log-replay.ts",
];
const kept = [...log, "recorder.ts", "snapshot.ts", "recovery.ts", "journal-menu.ts"];

export const rooms: readonly Room[] = [
  { name: "core", folders: ["firmware/core", "firmware/notation", "firmware/laws"], without: [], scoreMin: 92 },
  { name: "app", folders: ["firmware/app"], without: notApp, scoreMin: 85 },
  {
    name: "store",
    folders: ["firmware/app/log", "firmware/app/keep", "firmware/app/device", "firmware/app/menu"],
    only: kept,
    without: [],
    scoreMin: 90,
  },
];

/** Tells vitest.mutation.config.ts whose tests are to run. */
export const roomVariable = "FLAGFALL_ROOM";

/** The patterns of all of a room, as Stryker takes them. */
export function patternsOf({ folders, only = ["*.ts"], without }: Room): string[] {
  const all = (names: readonly string[], sign = "") =>
    folders.flatMap((folder) => names.map((name) => `${sign}${folder}/**/${name}`));
  return [...all(only), ...all(without, "!")];
}

/** Killed of killed and not killed, in per cent. Stryker's own score takes a mutant that ran out of time for a killed one. */
export function score(files: Parameters<typeof calculateMetrics>[0]): number {
  const { killed, survived, noCoverage } = calculateMetrics(files).metrics;
  const judged = killed + survived + noCoverage;
  return judged === 0 ? 100 : (100 * killed) / judged;
}
