/** `flagfall run`: its exit codes, its output and its files. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replayCommand } from "../../sim/cli/replay";
import { runCommand } from "../../sim/cli/run";
import type { RunOptions } from "../../sim/cli/run-options";
import { folder, scenarioNames } from "../scenario/scenarios";
import { writeInto } from "../temporary-folder";
import { keepStreams } from "./kept-streams";

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "flagfall-run-"));
});

afterEach(() => rmSync(place, { recursive: true }));

const good =
  'name: good one\ncontrol: "60+2"\nscript:\n  - {at: 0, press: black, expect: {mode: running}}\n  - {at: 5, press: white}\n';
const failing =
  'name: bad one\ncontrol: "60+2"\nscript:\n  - {at: 0, press: black}\n  - {at: 62, expect: {mode: running, white: {remaining: 1}}}\n';
const broken = 'control: "60+2"\nscript:\n  - {at: 0, press: red}\n';

/** Writes a file below the test's folder. */
function put(name: string, text: string): string {
  return writeInto(place, name, text);
}

function run(files: string[], options: Partial<RunOptions> = {}, watched = false) {
  return keepStreams((streams) => runCommand(files, { language: "en", ...options }, streams), watched);
}

describe("exit codes and text", () => {
  test("0: as expected", async () => {
    const { code, out, error } = await run([put("good.yaml", good)]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toBe("ok      good one (1 expectation)\n1 scenario, 1 expectation: all as expected\n");
  });

  test("1: an expectation failed; where, expected, actual", async () => {
    const file = put("failing.yaml", failing);
    const { code, out, error } = await run([put("good.yaml", good), file]);
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(out).toBe(
      "ok      good one (1 expectation)\n" +
        "FAILED  bad one (1 expectation)\n" +
        `        ${file}:5: mode: expected running, is fallen\n` +
        `        ${file}:5: white.remaining: expected 1, is 0\n` +
        "2 scenarios, 2 expectations: 1 failed in 1 scenario\n",
    );
  });

  test("1, in Spanish", async () => {
    const { code, out } = await run([put("failing.yaml", failing)], { language: "es" });
    expect(code).toBe(1);
    expect(out).toContain("FALLO  bad one (1 expectativa)");
    expect(out).toContain("mode: se esperaba running, es fallen");
    expect(out).toContain("1 escenario, 1 expectativa: 1 fallo en 1 escenario");
  });

  test("2: one line, and nothing of the good file before it", async () => {
    const file = put("broken.yaml", broken);
    const { code, out, error } = await run([put("good.yaml", good), file]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(`${file}:3:20: "press" cannot be "red"; use one of white, black\n`);
  });

  test("2, in Spanish", async () => {
    const file = put("broken.yaml", broken);
    const { error } = await run([file], { language: "es" });
    expect(error).toBe(`${file}:3:20: "press" no puede ser "red"; use uno de white, black\n`);
  });

  test("a scenario without a name has its file's", async () => {
    const file = put("nameless.yaml", 'control: "60"\nscript: [{at: 1}]\n');
    expect((await run([file])).out).toContain(`ok      ${file} (0 expectations)`);
  });
});

describe("files that cannot be read", () => {
  test.each([
    ["a missing file", "missing.yaml", "there is no such file"],
    ["a folder", ".", "this is a folder"],
    ["a file below a file", "good.yaml/x", "there is no such file"],
  ])("%s", async (_, name, says) => {
    put("good.yaml", good);
    const file = join(place, name);
    const { code, out, error } = await run([file]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(`${file}:1:1: ${says}; name a scenario file that can be read\n`);
  });

  test("a link to itself", async () => {
    const file = join(place, "loop.yaml");
    symlinkSync(file, file);
    expect((await run([file])).error).toContain("loop.yaml:1:1: this file cannot be read");
  });

  test("no file at all", async () => {
    const { code, error } = await run([]);
    expect(code).toBe(2);
    expect(error).toMatch(/^flagfall run: [^\n]+; [^\n]+\n$/);
  });
});

describe("--json", () => {
  test("the lines of each file in order, ends between them", async () => {
    const { code, out } = await run([put("a.yaml", good), put("b.yaml", failing)], { json: true });
    expect(code).toBe(1);
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.event)).toEqual("start expect press end start flag expect end".split(" "));
    expect(lines[3]).toEqual({ at: 5000, event: "end", presses: 1, failed: 0 });
    expect(lines[7]).toEqual({ at: 62000, event: "end", presses: 0, failed: 1 });
    expect(lines[6].failed).toEqual([
      { field: "mode", expected: "running", actual: "fallen" },
      { field: "white.remaining", expected: 1, actual: 0 },
    ]);
  });
});

describe("files that are written", () => {
  test("JUnit and VCD beside the text", async () => {
    const junit = join(place, "report.xml");
    const vcd = join(place, "game.vcd");
    const { code } = await run([put("a.yaml", good), put("b.yaml", failing)], { junit, vcd });
    expect(code).toBe(1);
    expect(readFileSync(junit, "utf8")).toContain('<testsuites name="flagfall" tests="2" failures="1"');
    const dump = readFileSync(vcd, "utf8");
    expect(dump).toContain("$scope module good_one $end");
    expect(dump).toContain("$scope module bad_one $end");
  });

  test("the presses as a game that replays without a difference", async () => {
    const pgn = join(place, "game.pgn");
    const { code } = await run(["test/scenarios/long-game.yaml"], { pgn, knights: true });
    expect(code).toBe(0);
    expect(readFileSync(pgn, "utf8")).toMatch(/1\. Nf3 \{\[%clk/);
    const printed: string[] = [];
    const streams = { out: (text: string) => void printed.push(text), error: () => {}, watched: false };
    expect(await replayCommand([pgn], { json: true }, streams)).toBe(0);
    const total = JSON.parse(printed.join("").trim().split("\n").at(-1) ?? "");
    expect(total.readings).toBeGreaterThan(50);
    expect(total.exact).toBe(total.readings);
  });

  test("nothing on bad input", async () => {
    const junit = join(place, "report.xml");
    const vcd = join(place, "game.vcd");
    const { code } = await run([put("a.yaml", good), put("b.yaml", broken)], { junit, vcd });
    expect(code).toBe(2);
    expect(readdirSync(place).sort()).toEqual(["a.yaml", "b.yaml"]);
  });

  test.each([
    ["a folder that is not there", "none/report.xml"],
    ["a folder", "folder"],
    ["a file below a file", "a.yaml/report.xml"],
  ])("%s is refused before anything runs", async (_, name) => {
    mkdirSync(join(place, "folder"));
    const junit = join(place, name);
    const { code, out, error } = await run([put("a.yaml", good)], { junit });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(`${junit}:1:1: this file cannot be written; name a file in a folder that can be written\n`);
  });

  test("a scenario is never overwritten", async () => {
    const file = put("a.yaml", good);
    const { code, error } = await run([file], { vcd: join(place, ".", "a.yaml") });
    expect(code).toBe(2);
    expect(error).toContain("this file is already used; give each output a file of its own");
    expect(readFileSync(file, "utf8")).toBe(good);
  });

  test("one file for both outputs is refused", async () => {
    const output = join(place, "x");
    const { code } = await run([put("a.yaml", good)], { junit: output, vcd: output });
    expect(code).toBe(2);
    expect(existsSync(output)).toBe(false);
  });
});

describe("--runtime", () => {
  test.each(["node", "espruino", "lua"])("%s prints what node prints", async (runtime) => {
    const files = ["interfaces-example.yaml", "order-late-press-withdraws-flag.yaml"].map((name) => join(folder, name));
    const node = await run(files, { json: true });
    expect(await run(files, { json: true, runtime })).toEqual(node);
    expect(node.code).toBe(0);
  });

  test("an unknown one", async () => {
    const { code, error } = await run([put("a.yaml", good)], { runtime: "python" });
    expect(code).toBe(2);
    expect(error).toBe('flagfall run: the runtime "python" is not known; use node, espruino, lua, image\n');
  });
});

test("many files at once, watched", async () => {
  const files = scenarioNames.slice(0, 25).map((name) => join(folder, name));
  const { code, out } = await run(files, {}, true);
  expect(code).toBe(0);
  expect(out.trimEnd().split("\n")).toHaveLength(26);
  expect(out).toContain("25 scenarios");
});
