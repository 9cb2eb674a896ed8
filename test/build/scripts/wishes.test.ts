/** The longer scripts of package.json do nothing but what they were asked for. */
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { rooms } from "../../../sim/build/mutation/score";
import { projectRoot } from "../../../sim/build/root";
import { BadArgument, readArguments } from "../../../sim/build/scripts/arguments";
import {
  readBench,
  readFaults,
  readFuzz,
  readMutation,
  readPageMinutes,
  readSoak,
} from "../../../sim/build/scripts/wishes";

type Script = "mutation" | "faults" | "fuzz" | "bench" | "bench:page" | "soak";

const readers: Readonly<Record<Script, (args: readonly string[]) => unknown>> = {
  mutation: readMutation,
  faults: readFaults,
  fuzz: readFuzz,
  bench: readBench,
  "bench:page": readPageMinutes,
  soak: readSoak,
};

const [core, app, store] = rooms;
const hundred = { hours: 100, seed: 1, shard: 1, shards: 1 };
const soak = { merge: undefined, play: hundred, report: undefined, isDocument: false };

const good: readonly [script: Script, args: string, wish: unknown][] = [
  ["mutation", "", { rooms, every: 1 }],
  ["mutation", "core", { rooms: [core], every: 1 }],
  ["mutation", "app every 5", { rooms: [app], every: 5 }],
  ["mutation", "store every 1", { rooms: [store], every: 1 }],
  ["mutation", "every 12", { rooms, every: 12 }],
  ["faults", "", true],
  ["fuzz", "", { lines: 1_000_000, seed: 1 }],
  ["fuzz", "500", { lines: 500, seed: 1 }],
  ["fuzz", "500 0", { lines: 500, seed: 0 }],
  ["bench", "", { isJson: false }],
  ["bench", "--json", { isJson: true }],
  ["bench:page", "", 10],
  ["bench:page", "2", 2],
  ["soak", "", soak],
  ["soak", "--hours 7 --seed=0 --shard 2/3", { ...soak, play: { hours: 7, seed: 0, shard: 2, shards: 3 } }],
  ["soak", "--report a.json --document", { ...soak, report: "a.json", isDocument: true }],
  ["soak", "--merge a b --report c", { ...soak, merge: ["a", "b"], report: "c" }],
];

const bad: readonly [script: Script, args: string, line: string][] = [
  ["mutation", "nonsense", "nonsense: not understood; one room (core, app, store) or none, then every N"],
  ["mutation", "Core", "Core: not understood; one room (core, app, store) or none, then every N"],
  ["mutation", "core app", "app: not understood; one room (core, app, store) or none, then every N"],
  ["mutation", "every", "every needs a number, such as every 5"],
  ["mutation", "app every two", "every two: a whole number from 1 on"],
  ["mutation", "every 0", "every 0: a whole number from 1 on"],
  ["mutation", "every 2 core", "core: not understood; nothing stands after every N"],
  ["mutation", "core --foo", "--foo: no such option; there is none"],
  ["faults", "--foo", "--foo: no such option; there is none"],
  ["faults", "all", "all: not understood; it is run without a word more"],
  ["fuzz", "many", "LINES many: a whole number from 1 on"],
  ["fuzz", "0", "LINES 0: a whole number from 1 on"],
  ["fuzz", "99999999999999999999", "LINES 99999999999999999999: a whole number from 1 on"],
  ["fuzz", "5 1.5", "SEED 1.5: a whole number from 0 on"],
  ["fuzz", "5 1 2", "2: not understood; LINES and SEED are all that is taken"],
  ["fuzz", "--seed 5", "--seed: no such option; there is none"],
  ["bench", "core", "core: not understood; only --json is taken"],
  ["bench", "--JSON", "--JSON: no such option; there is --json"],
  ["bench", "--json=yes", "--json=yes: --json takes no value"],
  ["bench", "--json --json", "--json stands there twice; once is enough"],
  ["bench:page", "1", "MINUTES 1: a whole number from 2 on"],
  ["bench:page", "2 3", "3: not understood; MINUTES are all that is taken"],
  ["soak", "-h", "-h: no such option; there is --hours, --seed, --shard, --report, --merge, --document"],
  ["soak", "--hours", "--hours needs a value"],
  ["soak", "--report=", "--report needs a value"],
  ["soak", "--hours 0", "--hours 0: a whole number from 1 on"],
  ["soak", "--seed -1", "--seed -1: a whole number from 0 on"],
  ["soak", "--seed 1 --seed 2", "--seed stands there twice; once is enough"],
  ["soak", "--shard 4/3", "--shard 4/3: I/N, from 1/N to N/N"],
  ["soak", "--shard 0/3", "--shard 0/3: I/N, from 1/N to N/N"],
  ["soak", "--shard half", "--shard half: I/N, from 1/N to N/N"],
  ["soak", "a.json", "a.json: not understood; files are for --merge"],
  ["soak", "--merge", "--merge: name the reports"],
  ["soak", "--merge a --seed 3", "--seed: nothing is played with --merge"],
];

const split = (args: string) => args.split(" ").filter((word) => word !== "");

test.each(good)("npm run %s %s", (script, args, wish) => {
  expect(readers[script](split(args))).toEqual(wish);
});

test.each(bad)("npm run %s %s is refused", (script, args, line) => {
  expect(() => readers[script](split(args))).toThrow(new BadArgument(line));
});

test("options of the name of a member of every object are not known", () => {
  expect(() => readArguments(["--toString"])).toThrow("--toString: no such option");
});

describe("refused: one line, exit code 2, nothing done", () => {
  test.each([
    ["mutation", "sim/build/mutation/mutation.ts", "nonsense"],
    ["faults", "test/faults/faults.ts", "--foo"],
    ["fuzz", "test/link/fuzz.ts", "--foo"],
    ["soak", "test/soak/soak.ts", "--foo"],
    ["bench", "test/bench/bench.ts", "--foo"],
    ["bench:page", "test/bench/page.ts", "soon"],
  ])("npm run %s", (name, file, word) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["sim/build/start.mjs", file, word], {
      cwd: projectRoot(),
      encoding: "utf8",
      timeout: 60_000,
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(
      new RegExp(`^${name}: [^\\n]*${word}[^\\n]*; [^\\n]+\\n$|^${name}: MINUTES ${word}: [^\\n]+\\n$`),
    );
  });
});
