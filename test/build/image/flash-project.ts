/** A project whose flash.sh can be run without building the firmware, and what flash.sh answers. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { version } from "../../../package.json";
import { buildCli } from "../../../sim/build/cli/cli";
import { projectRoot } from "../../../sim/build/root";
import { buildCommand } from "../../../sim/cli/build";
import { folderForAnybody } from "../../cli/nobody";

export interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

export const root = projectRoot();
/** A small firmware: the upload of each file takes two lines. */
export const storage = new Map([
  [".bootcde", Uint8Array.from({ length: 700 }, (_, i) => (i * 7) & 255)],
  ["ff", Uint8Array.from({ length: 300 }, (_, i) => 255 - (i & 255))],
  ["more", Uint8Array.from({ length: 224 }, (_, i) => i & 255)],
]);
export const english = "en_US.UTF-8";
export const spanish = "es_ES.UTF-8";

/**
 * A project whose build takes no time. It has flash.sh, what flash.sh needs, and the true program for everything but
 * building.
 */
let project = "";

/** Makes the project before the tests of a file, and removes it after them. */
export function openProject(): void {
  beforeAll(async () => {
    const cache = join(root, "node_modules/.cache/flagfall");
    mkdirSync(cache, { recursive: true });
    project = mkdtempSync(join(cache, "flash-"));
    chmodSync(project, 0o755);
    mkdirSync(join(project, "sim"));
    for (const name of ["node_modules", "board-defs", "sim/words"]) symlinkSync(join(root, name), join(project, name));
    mkdirSync(join(project, "quick"));
    writeFileSync(join(project, "quick/sleep"), "#!/bin/sh\nPATH=/bin:/usr/bin exec sleep 0.1\n", { mode: 0o755 });
    await buildCli(root, join(project, "program"));
    const image = { script: "", storage, contents: [] };
    const streams = { out: () => {}, error: () => {}, watched: false };
    const code = await buildCommand(
      "pixljs",
      { language: "en", out: join(project, "image") },
      streams,
      async () => image,
    );
    expect(code).toBe(0);
  });

  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });
}

/** Makes a folder for one run, which builds there. */
export function newFolder(): string {
  const folder = mkdtempSync(join(project, "run-"));
  chmodSync(folder, 0o755);
  for (const name of ["node_modules", "board-defs", "sim"]) {
    symlinkSync(join(project, name), join(folder, name));
  }
  mkdirSync(join(folder, "dist"));
  writeFileSync(
    join(folder, "dist/flagfall.mjs"),
    `import { cpSync } from "node:fs";
    const given = process.argv.slice(2);
    const isQuestion = given.includes("--check") || given[0] === "boards";
    if (isQuestion) await import(${JSON.stringify(join(project, "program/flagfall.mjs"))});
    else cpSync(${JSON.stringify(join(project, "image"))}, given[given.indexOf("--out") + 1], { recursive: true });
    if (!isQuestion) console.log("built: " + given.join(" "));`,
  );
  cpSync(join(root, "flash.sh"), join(folder, "flash.sh"));
  return folder;
}

/**
 * Copies flash.sh, and what it needs before it looks at the port, to a folder that everybody may enter. The project,
 * its packages and Node itself may be in root's home. A script replaces Node and the program, and has an image of every
 * board.
 */
export function copyForAnybody(): string {
  const folder = folderForAnybody("flagfall-flash");
  for (const name of ["flash.sh", "board-defs", "sim/words"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ["dist", "node_modules/espruino/bin", "quick"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["dist/flagfall.mjs", "node_modules/espruino/bin/espruino-cli.js"]) {
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(join(folder, "quick/node"), "#!/bin/sh\n", { mode: 0o755 });
  expect(spawnSync("chmod", ["-R", "a+rX", folder]).status).toBe(0);
  return folder;
}

/** Returns an environment in which `sleep` is short, because the made-up board restarts at once. */
export function environment(locale: string): NodeJS.ProcessEnv {
  const path = `${join(project, "quick")}:${process.env.PATH}`;
  return { ...process.env, PATH: path, LC_ALL: "", LC_MESSAGES: "", LANG: locale };
}

/** Runs flash.sh and blocks meanwhile. It may not use a port of this process. */
export function flash(...given: string[]): Answer {
  return flashIn(english, given);
}

export function flashIn(locale: string, given: readonly string[]): Answer {
  return spawnSync("bash", [join(newFolder(), "flash.sh"), ...given], { encoding: "utf8", env: environment(locale) });
}

/** Runs flash.sh while this process continues and answers at its port. */
export async function send(locale: string, ...given: string[]): Promise<Answer> {
  const child = spawn("bash", [join(newFolder(), "flash.sh"), ...given], { env: environment(locale) });
  return answerOf(child);
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const answer: Answer = { status: null, stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => {
    answer.stdout += String(chunk);
  });
  child.stderr?.on("data", (chunk) => {
    answer.stderr += String(chunk);
  });
  answer.status = await new Promise((resolve) => child.on("close", resolve));
  return answer;
}

export const hello = `{"hello":"flagfall","version":"${version}","board":"pixljs"}`;
