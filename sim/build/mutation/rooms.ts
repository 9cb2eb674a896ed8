/** The parts of the program that `npm run mutation` changes, and how many mutants the tests have to kill in each. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

export type RoomName =
  | "core"
  | "app"
  | "store"
  | "hal-virtual"
  | "hal-pico"
  | "hal-espruino"
  | "hall-merge"
  | "hall-papers"
  | "hall-record"
  | "hall-rules"
  | "hall-broker"
  | "hall-day";

export interface Room {
  readonly name: RoomName;
  readonly folders: readonly string[];
  /** The ends of the paths of files that are mutated, if not all are. */
  readonly only?: readonly string[];
  /** The ends of the paths of files that are not, and folders. */
  readonly without: readonly string[];
  /** The least share of mutants that the tests must kill, in per cent. */
  readonly scoreMin: number;
}

/** Files that are left out: in tables of words and types there is nothing to mutate. */
const notApp = [
  ...["english.ts", "french.ts", "german.ts", "portuguese.ts", "russian.ts", "spanish.ts"],
  ...["word.ts", "choices.ts", "facts.ts", "presets.ts"],
];

/** The files that write the log and read it. */
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

/**
 * The files of back-ends that tests without a build drive. The tests play all of hal/espruino but the silent parts and
 * those that the build replaces; the other files of hal/pico need an emulated chip.
 */
const kinds = {
  virtual: ["cells.ts", "store.ts", "time.ts", "contacts.ts"],
  pico: [
    ...["battery.ts", "buzzer.ts", "contacts.ts", "flags.ts", "pins.ts", "pwm.ts", "registers.ts"],
    ...["servos.ts", "store.ts", "time.ts", "touch.ts", "watchdog.ts"],
  ],
} as const;

/**
 * The files of a hall that its tests drive without a browser, a broker, a clock or another process. Statements and
 * types are left out, and what the tests play only by the hour.
 */
const hall = {
  merge: ["merge.ts", "match.ts", "journal-reader.ts", "journal-time.ts"],
  papers: [
    ...["report.ts", "trf.ts", "pgn.ts", "slices.ts", "boards.ts", "control.ts", "plan.ts", "set.ts"],
    "trf-pairings.ts",
  ],
  rules: [
    ...["overdue.ts", "command-text.ts", "csv.ts", "facts.ts", "order.ts", "correction.ts", "penalty.ts"],
    "time-text.ts",
  ],
  broker: ["bridge-events.ts", "bridge-time.ts", "key.ts", "orders.ts", "topics.ts"],
  day: ["read-day.ts", "day.ts", "pairings.ts", "truth.ts"],
} as const;

const notEspruino = ["silent/", "digits.ts", "console.ts", "globals.d.ts"];

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
  { name: "hal-virtual", folders: ["hal/virtual"], only: kinds.virtual, without: [], scoreMin: 85 },
  { name: "hal-pico", folders: ["hal/pico"], only: kinds.pico, without: [], scoreMin: 85 },
  { name: "hal-espruino", folders: ["hal/espruino"], without: notEspruino, scoreMin: 85 },
  { name: "hall-merge", folders: ["sim/hall/bridge"], only: hall.merge, without: [], scoreMin: 85 },
  { name: "hall-papers", folders: ["sim/hall"], only: hall.papers, without: [], scoreMin: 90 },
  { name: "hall-record", folders: ["sim/hall/record"], without: ["statements.ts"], scoreMin: 85 },
  { name: "hall-rules", folders: ["sim/hall/model", "sim/hall/console"], only: hall.rules, without: [], scoreMin: 90 },
  { name: "hall-broker", folders: ["sim/hall/mqtt"], only: hall.broker, without: [], scoreMin: 85 },
  { name: "hall-day", folders: ["sim/hall/rehearsal"], only: hall.day, without: [], scoreMin: 90 },
];

/** The environment variable that tells vitest.mutation.config.ts which room's tests to run. */
export const roomVariable = "FLAGFALL_ROOM";
/** The environment variable that names the file of changes and results, for test/runner/mutation-runner.ts. */
export const triesVariable = "FLAGFALL_TRIES";

/** Returns the paths of a room's files, from the project's folder `root`. */
export function filesOf({ folders, only, without }: Room, root: string): string[] {
  const isNamed = (path: string, name: string) =>
    name.endsWith("/") ? path.includes(`/${name}`) : path.endsWith(`/${name}`);
  return folders
    .flatMap((folder) => {
      const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort();
      return names.map((name) => `${folder}/${name}`);
    })
    .filter((path) => path.endsWith(".ts") && (only?.some((name) => isNamed(path, name)) ?? true))
    .filter((path) => !without.some((name) => isNamed(path, name)));
}

/** How a change ended. `uncovered`: no test runs it. `timeout`: a loop no longer ends, or a promise stays open. */
export type Status = "killed" | "survived" | "uncovered" | "timeout";

/** Returns the share of changes that a test killed, in per cent. A time-out is neither killed nor missed. */
export function score(statuses: readonly Status[]): number {
  const judged = statuses.filter((status) => status !== "timeout");
  const killed = judged.filter((status) => status === "killed");
  return judged.length === 0 ? 100 : (100 * killed.length) / judged.length;
}
