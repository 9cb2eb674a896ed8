/** Only one run at a time uses a flash. A crash leaves nothing that locks out others. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockStore } from "../../sim/files/store-lock";
import { runEn } from "../../sim/words/run";
import { buildProgram, runProgram } from "../cli/built-program";

let place: string;
let store: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "flagfall-lock-"));
  store = join(place, "clock.flash");
});

afterEach(() => rmSync(place, { recursive: true }));

describe("the lock", () => {
  test("one holds it, under whatever name; released, it leaves nothing", async () => {
    writeFileSync(store, "");
    symlinkSync("clock.flash", join(place, "link"));
    const first = await lockStore(store);
    expect(first.state).toBe("held");
    for (const name of [store, join(place, "link")]) expect((await lockStore(name)).state).toBe("inUse");
    expect((await lockStore(join(place, "other.flash"))).state).toBe("held");
    if (first.state === "held") first.release();
    const second = await lockStore(join(place, "link"));
    expect(second.state).toBe("held");
    if (second.state === "held") second.release();
    expect(existsSync(`${store}.lock`)).toBe(false);
  });

  test("what a crash left is no lock", async () => {
    writeFileSync(`${store}.lock`, "");
    expect((await lockStore(store)).state).toBe("held");
  });

  test("a lock file that was taken away while we waited for it is not ours", async () => {
    const given: number[] = [];
    const lock = await lockStore(store, async () => (descriptor) => {
      if (given.push(descriptor) === 1) rmSync(`${store}.lock`);
      return true;
    });
    expect([lock.state, given.length]).toEqual(["held", 2]);
    expect(existsSync(`${store}.lock`)).toBe(true);
  });

  test("a system without such a lock", async () => {
    const load = () => Promise.reject(new Error("no addon"));
    expect(await lockStore(store, load)).toEqual({ state: "unknown" });
    expect(readdirSync(place)).toEqual([]);
    const refuse = () => {
      throw new Error("ENOLCK");
    };
    expect(await lockStore(store, async () => refuse)).toEqual({ state: "unknown" });
  });

  test("a folder that is not there", async () => {
    await expect(lockStore(join(place, "none/clock.flash"))).rejects.toThrow("ENOENT");
    mkdirSync(`${store}.lock`);
    await expect(lockStore(store)).rejects.toThrow("EISDIR");
  });
});

describe("two runs", () => {
  const scenario = "test/device-scenarios/game-by-keys.yaml";
  let program: string;

  beforeAll(async () => {
    program = await buildProgram();
  });

  function args(file: string): string[] {
    return ["run", file, "--device", "pixljsplus", "--store", store];
  }

  /** Starts a run that has locked the flash and waits for its scenario at a pipe. */
  async function runWaiting(pipe: string): Promise<ChildProcess> {
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    const child = spawn(process.execPath, [program, ...args(pipe)], { stdio: "ignore" });
    while (!existsSync(`${store}.lock`)) await sleep(10);
    return child;
  }

  function ended(child: ChildProcess): Promise<number | null> {
    return new Promise((resolve) => child.on("close", (code) => resolve(code)));
  }

  test("the second one says that it is in use, and changes nothing; the first one goes on", async () => {
    const pipe = join(place, "scenario.yaml");
    const first = await runWaiting(pipe);
    const line = `${store}:1:1: ${runEn.inUse}; ${runEn.right.inUse}\n`;
    expect(runProgram(program, args(scenario))).toEqual({ status: 2, stdout: "", stderr: line });
    expect(existsSync(store)).toBe(false);
    writeFileSync(pipe, "script:\n  - {at: 1}\n");
    expect(await ended(first)).toBe(0);
    expect(readdirSync(place).sort()).toEqual(["clock.flash", "scenario.yaml"]);
    expect(runProgram(program, args(scenario))).toMatchObject({ status: 0, stderr: "" });
  });

  test("one that was killed keeps nobody out", async () => {
    const pipe = join(place, "scenario.yaml");
    const first = await runWaiting(pipe);
    first.kill("SIGKILL");
    expect(await ended(first)).toBe(null);
    expect(runProgram(program, args(scenario))).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(`${store}.lock`)).toBe(false);
  });

  test("a refused run lets go of it", () => {
    expect(runProgram(program, args(join(place, "none.yaml"))).status).toBe(2);
    expect(readdirSync(place)).toEqual([]);
    closeSync(openSync(store, "w"));
    expect(runProgram(program, args(scenario)).stderr).toContain(runEn.noPages);
    expect(readdirSync(place)).toEqual(["clock.flash"]);
  });
});
