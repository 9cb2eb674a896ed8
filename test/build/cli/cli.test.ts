/** The bundled program: it starts from any folder. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBundles } from "../../../sim/build/bundles";
import { buildCli } from "../../../sim/build/cli/cli";
import { projectRoot } from "../../../sim/build/root";

const root = projectRoot();
let folder: string;
let program: string;

beforeAll(async () => {
  const cache = join(root, "node_modules", ".cache", "flagfall");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "cli-"));
  program = join(folder, "flagfall.mjs");
  await Promise.all([buildBundles(folder), buildCli(root, folder)]);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("`flagfall control 300` answers, with nothing of the other commands in its way", () => {
  expect(execFileSync(process.execPath, [program, "control", "300", "--to", "us"], { encoding: "utf8" })).toBe("G/5\n");
});

test.each(["node", "espruino", "lua"])("runs a scenario on %s, from another folder", (runtime) => {
  const scenario = join(root, "test/scenarios/interfaces-state.yaml");
  const given = [program, "run", "--runtime", runtime, "--json", scenario];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: tmpdir(), encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout.trimEnd().split("\n").at(-1)).toContain('"event":"end"');
});

test("a build removes the parts of the build before", async () => {
  const before = readdirSync(folder).sort();
  await buildCli(root, folder);
  expect(readdirSync(folder).sort()).toEqual(before);
});
