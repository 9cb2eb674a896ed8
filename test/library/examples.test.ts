/** Every example of the library runs as its page shows it, and prints what the page shows below it. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCoreLibrary } from "../../sim/build/library/core-library";
import { projectRoot } from "../../sim/build/root";
import { examples, newFolder } from "./packed";

const run = promisify(execFile);
const root = projectRoot();
const all = examples();
let folder: string;

beforeAll(async () => {
  folder = newFolder("examples");
  const installed = join(folder, "node_modules/flagfall");
  mkdirSync(installed, { recursive: true });
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  await buildCoreLibrary(root, join(installed, "dist"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("there are ten on the library's page, and one in each README", () => {
  const pages = all.map(({ title }) => title.split(" ")[0]);
  expect(pages).toEqual([...Array<string>(10).fill("docs/core.md"), "README.md", "README.es.md"]);
});

test.each(all)("$title", async ({ title, program, printed }) => {
  const file = join(folder, `${title.replace(/\W/g, "-")}.mjs`);
  writeFileSync(file, (await transform(program, { loader: "ts", format: "esm" })).code);
  const { stdout, stderr } = await run(process.execPath, [file]);
  expect(stderr).toBe("");
  expect(stdout.trim()).not.toBe("");
  expect(stdout).toBe(printed);
});
