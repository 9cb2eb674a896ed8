/** `flagfall build` with the true firmware: the same source gives the same bytes. */

import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeBoardImage } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import type { Maker } from "../../sim/cli/build";
import { isCi } from "../runner/ci";
import { temporaryFolder } from "../temporary-folder";
import { buildProgram } from "./built-program";
import type { Output } from "./capture";
import { build } from "./made-image";

const root = projectRoot();
const folder = temporaryFolder("build-firmware");

describe("the true firmware", () => {
  /** Builds the firmware from another folder, with another umask, time zone and language. */
  function buildElsewhere(out: string): Promise<Output> {
    const start = join(root, "sim/build/start.mjs");
    const given = `umask 077; exec "$0" "$@"`;
    const args = [
      process.execPath,
      start,
      join(root, "sim/cli/main.ts"),
      "build",
      "pixljs",
      "--out",
      out,
      "--lang",
      "en",
    ];
    const env = { ...process.env, TZ: "Asia/Kolkata", LC_ALL: "es_ES.UTF-8", LANG: "" };
    const child = spawn("sh", ["-c", given, ...args], { cwd: tmpdir(), env });
    const output: Output = { code: -1, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => {
      output.stdout += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      output.stderr += String(chunk);
    });
    return new Promise((resolve) => child.on("close", (code) => resolve({ ...output, code: code ?? -1 })));
  }

  /** Copies the source to another folder. */
  function copyProject(): string {
    const copy = join(folder, "another/checkout");
    for (const name of ["firmware", "hal", "tsconfig.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    return copy;
  }

  // Takes half a minute: two compilations without a cache.
  test.runIf(isCi())("comes out the same, byte for byte, wherever and whenever", async () => {
    const out = join(folder, "elsewhere");
    const { code, stderr } = await buildElsewhere(out);
    expect([code, stderr]).toEqual([0, ""]);
    const make: Maker = (board, spoken) => makeBoardImage(board, spoken, copyProject());
    expect((await build(make, join(folder, "here"))).code).toBe(0);
    const names = readdirSync(out, { recursive: true, encoding: "utf8" }).sort();
    expect(readdirSync(join(folder, "here"), { recursive: true, encoding: "utf8" }).sort()).toEqual(names);
    for (const name of names.filter((file) => file !== "storage")) {
      expect(Buffer.compare(readFileSync(join(out, name)), readFileSync(join(folder, "here", name))), name).toBe(0);
    }
  });

  test("cannot be built without its source, and that is said", async () => {
    const away = join(folder, "away");
    cpSync(dirname(await buildProgram()), away, { recursive: true });
    const child = spawn(process.execPath, [join(away, "flagfall.mjs"), "build", "pixljs", "--lang", "en"], {
      cwd: away,
    });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, stderr]).toEqual([
      2,
      "flagfall: the source of the firmware is not here; get the whole project, and run npm install in it\n",
    ]);
  });
});
