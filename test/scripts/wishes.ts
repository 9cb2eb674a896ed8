/** The arguments of the longer scripts of package.json. Each reader throws a `CommanderError` for anything else. */
import { Argument, InvalidArgumentError, Option } from "commander";
import { refuse, script, wholeNumber } from "../../sim/build/scripts/arguments";
import { type Runtime, runtimes } from "../../sim/engines/runtime";

const user = { from: "user" } as const;

/** Reads the arguments of a script that has none. */
export function readNothing(name: "faults" | "matrix"): (args: readonly string[]) => true {
  return (args) => {
    script(name).parse(args, user);
    return true;
  };
}

/** `npm run fuzz [-- LINES [SEED]]`. */
export interface FuzzWish {
  readonly lines: number;
  readonly seed: number;
}

export function readFuzz(args: readonly string[]): FuzzWish {
  const [lines, seed] = script("fuzz")
    .argument("[lines]", "how many lines", wholeNumber(1), 1_000_000)
    .argument("[seed]", "where chance begins", wholeNumber(0), 1)
    .parse(args, user).processedArgs;
  return { lines, seed };
}

/** `npm run walk [-- --strokes N] [--seed S] [--runtime node|espruino|lua]`. */
export interface WalkWish {
  readonly strokes: number;
  readonly seed: number;
  readonly runtime: Runtime;
}

export function readWalk(args: readonly string[]): WalkWish {
  const command = script("walk")
    .option("--strokes <n>", "how many keys are pressed", wholeNumber(1), 1_000_000)
    .option("--seed <s>", "where chance begins", wholeNumber(0), 1)
    .addOption(new Option("--runtime <name>", "which engine plays").choices(runtimes).default("node"))
    .parse(args, user);
  return command.opts<WalkWish>();
}

/** `npm run proof [-- --transitions N] [--part I/N]`: of `shards` equal parts of the worlds, only part `shard`. */
export interface ProofWish {
  readonly transitions: number;
  readonly shard: number;
  readonly shards: number;
}

export function readProof(args: readonly string[]): ProofWish {
  const { transitions, part } = script("proof")
    .option("--transitions <n>", "how many transitions are walked at most", wholeNumber(1), 1_000_000)
    .option("--part <i/n>", "one world in N, from the Ith on", readShard, [1, 1])
    .parse(args, user)
    .opts();
  return { transitions, shard: part[0], shards: part[1] };
}

/** `npm run cover [-- --part I/N] [--on NAME]`: the Ith and every Nth sequence after it, on one engine or on all. */
export interface CoverWish {
  readonly on: string;
  readonly shard: number;
  readonly shards: number;
}

export function readCover(args: readonly string[]): CoverWish {
  const { part, on } = script("cover")
    .option("--part <i/n>", "one sequence in N, from the Ith on", readShard, [1, 1])
    .option("--on <name>", "only on this engine, or on the image", "")
    .parse(args, user)
    .opts();
  return { on, shard: part[0], shards: part[1] };
}

/** The sections of the bench. Those that measure time come first, while nothing else of ours has the processor. */
export const sections = [
  "core",
  "chess-clock",
  "growth",
  "scenarios",
  "replay",
  "wakes",
  "program",
  "sizes",
  "device",
  "features",
  "pico",
  "espruino",
  "handlers",
] as const;

export type Section = (typeof sections)[number];

/** `npm run bench [-- --json] [SECTION…]`: all sections if none is named. */
export interface BenchWish {
  readonly isJson: boolean;
  readonly sections: readonly Section[];
}

export function readBench(args: readonly string[]): BenchWish {
  const named = new Argument("[sections...]", "what is measured").choices(sections).default(sections);
  const command = script("bench").addArgument(named).option("--json", "print JSON", false).parse(args, user);
  const [chosen] = command.processedArgs;
  return { isJson: command.opts().json, sections: sections.filter((name) => chosen.includes(name)) };
}

/** Reads `npm run bench:page [-- MINUTES]`. There are at least two minutes, because the first is not measured. */
export function readPageMinutes(args: readonly string[]): number {
  const command = script("bench:page").argument("[minutes]", "how long a game is played", wholeNumber(2), 10);
  return command.parse(args, user).processedArgs[0];
}

/**
 * The games to play. They have the seeds `seed`, `seed` + 1, …; of `shards` equal parts only part `shard` is played.
 */
export interface SoakWish {
  readonly hours: number;
  readonly seed: number;
  readonly shard: number;
  readonly shards: number;
}

/**
 * `npm run soak -- [--hours N] [--seed S] [--shard I/N] [--report FILE] [--document]`, or `--merge FILE…` with the last
 * two.
 */
export interface Soak {
  /** The reports to merge. If present, no game is played. */
  readonly merge: readonly string[] | undefined;
  readonly play: SoakWish;
  readonly report: string | undefined;
  readonly isDocument: boolean;
}

export function readSoak(args: readonly string[]): Soak {
  const played = ["hours", "seed", "shard"];
  const { hours, seed, shard, merge, report, document } = script("soak")
    .option("--hours <n>", "hours of play in virtual time", wholeNumber(1), 100)
    .option("--seed <s>", "seed of the first game", wholeNumber(0), 1)
    .option("--shard <i/n>", "one game in N, from the Ith on", readShard, [1, 1])
    .option("--report <file>", "write the report", readName)
    .option("--document", "write the report into docs/reliability.md", false)
    .addOption(new Option("--merge <file...>", "merge reports instead of playing").conflicts(played))
    .parse(args, user)
    .opts();
  return { merge, play: { hours, seed, shard: shard[0], shards: shard[1] }, report, isDocument: document };
}

function readName(text: string): string {
  return text === "" ? refuse("--report needs a value") : text;
}

function readShard(text: string): [shard: number, shards: number] {
  const [, shard = "0", shards = "0"] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (Number(shard) >= 1 && Number(shard) <= Number(shards)) return [Number(shard), Number(shards)];
  throw new InvalidArgumentError("It is I/N, from 1/N to N/N.");
}
