/** The bundled program: it starts from any folder. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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

/** Returns the texts of a part of the program and of all parts that it loads when it starts. */
function loadedWith(part: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(part)) return known;
  const text = readFileSync(join(folder, part), "utf8");
  known.set(part, text);
  for (const [, name = ""] of text.matchAll(/(?:from|import)"[.][/]([^"]+)"/g)) loadedWith(name, known);
  return known;
}

test("what every command loads has nothing of the server, the broker and the record", () => {
  const [control = ""] = readdirSync(folder).filter((name) => /^flagfall-control-.*\.mjs$/.test(name));
  for (const part of ["flagfall.mjs", control, "link.mjs"]) {
    const all = [...loadedWith(part).values()].join("\n");
    expect(all.length).toBeGreaterThan(1000);
    for (const name of ["fastify", "prom-client", "aedes", "node-sqlite3-wasm", "find-my-way"])
      expect(all.includes(name), `${part}: ${name}`).toBe(false);
  }
  const [serve = ""] = readdirSync(folder).filter((name) => /^flagfall-serve-hall-.*\.mjs$/.test(name));
  const served = [...loadedWith(serve).values()].join("\n");
  for (const name of ["fastify", "node-sqlite3-wasm"]) expect(served.includes(name), name).toBe(true);
});

test("`flagfall serve` answers with what is in its parts, keeps a record, and ends by Ctrl+C", async () => {
  const given = [program, "serve", "--simulate", "2", "--port", "0", "--record", "hall.db", "--lang", "en"];
  const child = spawn(process.execPath, given, { cwd: folder });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => {
      said += String(piece);
    });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await vi.waitFor(() => expect(said).toMatch(/http:.*\n.*\n.*\n/), 60_000);
  const ask = async (path: string): Promise<string> => {
    const [address] = /http:\S+/.exec(said) ?? [""];
    return (await fetch(new URL(path, address))).text();
  };
  await vi.waitFor(async () => expect((await ask("/api/clocks")).split('"online"')).toHaveLength(3), 60_000);
  await vi.waitFor(async () => expect(await ask("/metrics")).toMatch(/^flagfall_events [1-9]/m), 60_000);
  expect(await ask("/api/openapi.json")).toContain('"openapi":"3.1.1"');
  child.kill("SIGINT");
  expect(await ended, said).toBe(0);
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
