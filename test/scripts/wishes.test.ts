/** The longer scripts of package.json read their own options and refuse all others. */
import { spawnSync } from "node:child_process";
import { CommanderError } from "commander";
import { describe, expect, test } from "vitest";
import { rooms } from "../../sim/build/mutation/rooms";
import { readMutation } from "../../sim/build/mutation/wish";
import { readPageFolder } from "../../sim/build/page/page-folder";
import { projectRoot } from "../../sim/build/root";
import { sampled } from "../runner/ci";
import {
  readBench,
  readCover,
  readFuzz,
  readNothing,
  readPageMinutes,
  readProof,
  readSoak,
  readWalk,
  sections,
} from "./wishes";

type Script =
  | "mutation"
  | "faults"
  | "fuzz"
  | "bench"
  | "bench:page"
  | "build:page"
  | "soak"
  | "walk"
  | "proof"
  | "cover";

const readers: Readonly<Record<Script, (args: readonly string[]) => unknown>> = {
  mutation: readMutation,
  faults: readNothing("faults"),
  fuzz: readFuzz,
  bench: readBench,
  "bench:page": readPageMinutes,
  "build:page": readPageFolder,
  soak: readSoak,
  walk: readWalk,
  proof: readProof,
  cover: readCover,
};

const [core, app, store] = rooms;
const hundred = { hours: 100, seed: 1, shard: 1, shards: 1 };
const soak = { merge: undefined, play: hundred, report: undefined, isDocument: false };

const good: readonly [script: Script, args: string, wish: unknown][] = [
  ["mutation", "", { rooms, every: 1 }],
  ["mutation", "core", { rooms: [core], every: 1 }],
  ["mutation", "app --every 5", { rooms: [app], every: 5 }],
  ["mutation", "store --every=1", { rooms: [store], every: 1 }],
  ["mutation", "--every 12", { rooms, every: 12 }],
  ["faults", "", true],
  ["fuzz", "", { lines: 1_000_000, seed: 1 }],
  ["fuzz", "500", { lines: 500, seed: 1 }],
  ["walk", "", { strokes: 1_000_000, seed: 1, runtime: "node" }],
  ["walk", "--strokes 50 --seed 0 --runtime lua", { strokes: 50, seed: 0, runtime: "lua" }],
  ["proof", "", { transitions: 1_000_000, shard: 1, shards: 1 }],
  ["proof", "--transitions 50000000 --part 2/2", { transitions: 50_000_000, shard: 2, shards: 2 }],
  ["cover", "", { on: "", shard: 1, shards: 1 }],
  ["cover", "--part 3/16 --on image", { on: "image", shard: 3, shards: 16 }],
  ["fuzz", "500 0", { lines: 500, seed: 0 }],
  ["bench", "", { isJson: false, sections }],
  ["bench", "--json", { isJson: true, sections }],
  ["bench", "pico core", { isJson: false, sections: ["core", "pico"] }],
  ["build:page", "", undefined],
  ["build:page", "a/b", "a/b"],
  ["bench:page", "", 10],
  ["bench:page", "2", 2],
  ["soak", "", soak],
  ["soak", "--hours 7 --seed=0 --shard 2/3", { ...soak, play: { hours: 7, seed: 0, shard: 2, shards: 3 } }],
  ["soak", "--report a.json --document", { ...soak, report: "a.json", isDocument: true }],
  ["soak", "--merge a b --report c", { ...soak, merge: ["a", "b"], report: "c" }],
];

const option = (name: string) => `unknown option '${name}'`;
const value = (flags: string, given: string, what: string) =>
  `option '${flags}' argument '${given}' is invalid. ${what}`;
const word = (name: string, given: string, what: string) =>
  `command-argument value '${given}' is invalid for argument '${name}'. ${what}`;
const from = (least: number) => `It is a whole number from ${least} on.`;
const shard = "It is I/N, from 1/N to N/N.";

const bad: readonly [script: Script, args: string, line: string][] = [
  [
    "mutation",
    "nonsense",
    word("room", "nonsense", `Allowed choices are ${rooms.map(({ name }) => name).join(", ")}.`),
  ],
  ["mutation", "core app", "too many arguments. Expected 1 argument but got 2."],
  ["mutation", "--every", "option '--every <n>' argument missing"],
  ["mutation", "app --every two", value("--every <n>", "two", from(1))],
  ["mutation", "--every 0", value("--every <n>", "0", from(1))],
  ["mutation", "core --foo", option("--foo")],
  ["faults", "--foo", option("--foo")],
  ["faults", "--toString", option("--toString")],
  ["faults", "all", "too many arguments. Expected 0 arguments but got 1."],
  ["fuzz", "many", word("lines", "many", from(1))],
  ["fuzz", "0", word("lines", "0", from(1))],
  ["fuzz", "99999999999999999999", word("lines", "99999999999999999999", from(1))],
  ["fuzz", "5 1.5", word("seed", "1.5", from(0))],
  ["fuzz", "5 1 2", "too many arguments. Expected 2 arguments but got 3."],
  ["fuzz", "--seed 5", option("--seed")],
  ["walk", "50", "too many arguments. Expected 0 arguments but got 1."],
  ["walk", "--speed 5", option("--speed")],
  ["proof", "50", "too many arguments. Expected 0 arguments but got 1."],
  ["proof", "--transitions 0", value("--transitions <n>", "0", from(1))],
  ["cover", "--part 17/16", value("--part <i/n>", "17/16", shard)],
  ["bench", "cores", word("sections", "cores", `Allowed choices are ${sections.join(", ")}.`)],
  ["bench", "--JSON", option("--JSON")],
  ["bench", "--json=yes", option("--json=yes")],
  ["build:page", "--foo", option("--foo")],
  ["build:page", "a b", "too many arguments. Expected 1 argument but got 2."],
  ["bench:page", "1", word("minutes", "1", from(2))],
  ["bench:page", "2 3", "too many arguments. Expected 1 argument but got 2."],
  ["soak", "-x", option("-x")],
  ["soak", "--hours", "option '--hours <n>' argument missing"],
  ["soak", "--report=", "--report needs a value"],
  ["soak", "--hours 0", value("--hours <n>", "0", from(1))],
  ["soak", "--seed -1", value("--seed <s>", "-1", from(0))],
  ["soak", "--shard 4/3", value("--shard <i/n>", "4/3", shard)],
  ["soak", "--shard 0/3", value("--shard <i/n>", "0/3", shard)],
  ["soak", "--shard half", value("--shard <i/n>", "half", shard)],
  ["soak", "a.json", "too many arguments. Expected 0 arguments but got 1."],
  ["soak", "--merge", "option '--merge <file...>' argument missing"],
  ["soak", "--merge a --seed 3", "option '--merge <file...>' cannot be used with option '--seed <s>'"],
];

const split = (args: string) => args.split(" ").filter((word) => word !== "");

test.each(good)("npm run %s %s", (script, args, wish) => expect(readers[script](split(args))).toEqual(wish));

test.each(bad)("npm run %s %s is refused", (script, args, line) => {
  let thrown: unknown;
  try {
    readers[script](split(args));
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(CommanderError);
  expect(thrown).toMatchObject({ message: expect.stringContaining(line) });
});

test("--help says what there is", () => {
  const { status, stdout, stderr } = run("test/soak/soak.ts", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  for (const word of ["npm run soak", "--shard <i/n>", "--merge <file...>"]) expect(stdout).toContain(word);
});

function run(file: string, word: string) {
  const args = ["sim/build/start.mjs", file, word];
  return spawnSync(process.execPath, args, { cwd: projectRoot(), encoding: "utf8", timeout: 60_000 });
}

describe("refused: one line, exit code 2, nothing done", () => {
  const scripts = [
    ["mutation", "sim/build/mutation/mutation.ts", "nonsense"],
    ["faults", "test/faults/faults.ts", "--foo"],
    ["fuzz", "test/link/fuzz.ts", "--foo"],
    ["soak", "test/soak/soak.ts", "--foo"],
    ["bench", "test/bench/bench.ts", "--foo"],
    ["bench:page", "test/bench/page.ts", "soon"],
    ["build:page", "sim/build/page/build-page.ts", "--foo"],
  ] as const;
  test.each(sampled(scripts, 4))("npm run %s", (name, file, word) => {
    const { status, stdout, stderr } = run(file, word);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]*${word}[^\n]*; --help says what there is\n$`));
  });
});
