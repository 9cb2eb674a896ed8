/** What the longer scripts of package.json can be asked for; each reader throws `BadArgument` for anything else. */

import { type Room, rooms } from "../mutation/score";
import { BadArgument, readArguments, refuseMore, wholeNumber } from "./arguments";

/** `npm run mutation [ROOM] [every N]`. */
export interface MutationWish {
  readonly rooms: readonly Room[];
  /** Every so many dozens of lines; 1: all of them. */
  readonly every: number;
}

export function readMutation(args: readonly string[]): MutationWish {
  const { words } = readArguments(args);
  const [first] = words;
  const known = rooms.find(({ name }) => name === first);
  const [word, number, ...more] = known === undefined ? words : words.slice(1);
  const names = rooms.map(({ name }) => name).join(", ");
  if (word === undefined) return { rooms: known === undefined ? rooms : [known], every: 1 };
  if (word !== "every") throw new BadArgument(`${word}: not understood; one room (${names}) or none, then every N`);
  if (number === undefined) throw new BadArgument("every needs a number, such as every 5");
  const every = wholeNumber("every", number, 1);
  refuseMore(more, 0, "nothing stands after every N");
  return { rooms: known === undefined ? rooms : [known], every };
}

/** `npm run faults`. */
export function readFaults(args: readonly string[]): true {
  refuseMore(readArguments(args).words, 0, "it is run without a word more");
  return true;
}

/** `npm run fuzz [-- LINES [SEED]]`. */
export interface FuzzWish {
  readonly lines: number;
  readonly seed: number;
}

export function readFuzz(args: readonly string[]): FuzzWish {
  const { words } = readArguments(args);
  const [lines = "1000000", seed = "1"] = words;
  refuseMore(words, 2, "LINES and SEED are all that is taken");
  return { lines: wholeNumber("LINES", lines, 1), seed: wholeNumber("SEED", seed, 0) };
}

/** `npm run bench [-- --json]`. */
export interface BenchWish {
  readonly isJson: boolean;
}

export function readBench(args: readonly string[]): BenchWish {
  const { switches, words } = readArguments(args, { json: { type: "boolean" } });
  refuseMore(words, 0, "only --json is taken");
  return { isJson: switches.has("json") };
}

/** `npm run bench:page [-- MINUTES]`: at least two, for the first is not measured; ten if not said. */
export function readPageMinutes(args: readonly string[]): number {
  const { words } = readArguments(args);
  const [minutes = "10"] = words;
  refuseMore(words, 1, "MINUTES are all that is taken");
  return wholeNumber("MINUTES", minutes, 2);
}

/** Games of the seeds `seed`, `seed` + 1, …; of them every one of `shards`, from the `shard`th on. */
export interface SoakWish {
  readonly hours: number;
  readonly seed: number;
  readonly shard: number;
  readonly shards: number;
}

/** `npm run soak -- [--hours N] [--seed S] [--shard I/N] [--report FILE] [--document]`, or `--merge FILE…` with the last two. */
export interface Soak {
  /** The reports to be made one, instead of any game. */
  readonly merge: readonly string[] | undefined;
  readonly play: SoakWish;
  readonly report: string | undefined;
  readonly isDocument: boolean;
}

const soakOptions = {
  hours: { type: "string" },
  seed: { type: "string" },
  shard: { type: "string" },
  report: { type: "string" },
  merge: { type: "boolean" },
  document: { type: "boolean" },
} as const;

export function readSoak(args: readonly string[]): Soak {
  const { switches, values, words } = readArguments(args, soakOptions);
  const isMerge = switches.has("merge");
  if (!isMerge) refuseMore(words, 0, "files are for --merge");
  if (isMerge && words.length === 0) throw new BadArgument("--merge: name the reports");
  const played = ["hours", "seed", "shard"].find((name) => isMerge && values.has(name));
  if (played !== undefined) throw new BadArgument(`--${played}: nothing is played with --merge`);
  const [shard, shards] = readShard(values.get("shard") ?? "1/1");
  const hours = wholeNumber("--hours", values.get("hours") ?? "100", 1);
  const seed = wholeNumber("--seed", values.get("seed") ?? "1", 0);
  const merge = isMerge ? words : undefined;
  return {
    merge,
    play: { hours, seed, shard, shards },
    report: values.get("report"),
    isDocument: switches.has("document"),
  };
}

function readShard(text: string): [shard: number, shards: number] {
  const [, shard = "0", shards = "0"] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (Number(shard) >= 1 && Number(shard) <= Number(shards)) return [Number(shard), Number(shards)];
  throw new BadArgument(`--shard ${text}: I/N, from 1/N to N/N`);
}
