/** Outputs that cannot be written: a full disk, a device that takes nothing, a closed pipe. */

import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { en, es } from "../../sim/words/cli";
import { sampled } from "../runner/ci";
import { temporaryFolder } from "../temporary-folder";
import { buildProgram, type Ended, runLimited, runProgram } from "./built-program";

const scenario = "test/scenarios/long-game.yaml";
let program: string;
const place = temporaryFolder("streams");

beforeAll(async () => {
  program = await buildProgram();
  const device = ["--device", "pixljsplus"];
  const made = runProgram(program, ["run", "test/device-scenarios/journal.yaml", ...device, "--store", image()]);
  expect(made.stderr).toBe("");
  expect(runProgram(program, ["run", scenario, "--pgn", game()]).status).toBe(0);
});

function image(): string {
  return join(place, "clock.flash");
}

function game(): string {
  return join(place, "game.pgn");
}

/** Runs the program with /dev/full as one of its streams, so that every write finds the disk full. */
function runFull(args: readonly string[], stream: 1 | 2): Ended {
  const full = openSync("/dev/full", "w");
  try {
    return runProgram(program, args, { stdio: ["ignore", stream === 1 ? full : "pipe", stream === 2 ? full : "pipe"] });
  } finally {
    closeSync(full);
  }
}

const printing: [name: string, args: () => string[]][] = [
  ["help", () => ["--help"]],
  ["version", () => ["--version"]],
  ["run", () => ["run", scenario]],
  ["run --json", () => ["run", "--json", scenario]],
  ["replay", () => ["replay", game()]],
  ["control", () => ["control", "180+2"]],
  ["boards", () => ["boards"]],
  ["journal", () => ["journal", image()]],
  ["link", () => ["link", "list", "--port", join(place, "nothing"), "--json"]],
  ["sim --demo", () => ["sim", "--demo"]],
];

describe("a full disk: one line, exit 2", () => {
  const line = `flagfall: ${en.cli.errors.output.full}\n`;

  test.each(sampled(printing, 3))("%s", (_, args) =>
    expect(runFull(args(), 1)).toEqual({ status: 2, stdout: "", stderr: line }),
  );

  test("in Spanish", () => {
    const { stderr } = runFull(["control", "180", "--lang", "es"], 1);
    expect(stderr).toBe(`flagfall: ${es.cli.errors.output.full}\n`);
  });

  test.each([
    ["a refusal", ["run", "nothing.yaml"]],
    ["a bad option", ["--foo"]],
    ["calibrate", ["calibrate", "--port", "/dev/nothing"]],
    ["link", ["link", "state"]],
  ])("%s that cannot be told", (_, args) => expect(runFull(args, 2)).toMatchObject({ status: 2, stdout: "" }));

  test("a disk that takes the first part only", () => {
    const file = join(place, "trace.jsonl");
    const output = openSync(file, "w");
    const ended = runLimited(program, ["run", "--json", scenario], 8, { stdio: ["ignore", output, "pipe"] });
    closeSync(output);
    expect(ended).toEqual({ status: 2, stdout: "", stderr: line });
    expect(readFileSync(file).length).toBeGreaterThan(0);
  });
});

describe("a closed pipe: silence", () => {
  async function runClosed(args: readonly string[]): Promise<Ended> {
    const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return { status, stdout: "", stderr };
  }

  test.each(sampled(printing, 4).filter(([name]) => name !== "link"))("%s", async (_, args) => {
    expect(await runClosed(args())).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test("the exit code is the command's all the same", async () => {
    expect(await runClosed(["link", "list", "--port", "/dev/nothing", "--json"])).toMatchObject({ status: 1 });
  });

  test("a refusal that nobody reads is still a refusal", async () => {
    const child = spawn(process.execPath, [program, "run", "nothing.yaml"], { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.destroy();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(2);
  });
});
