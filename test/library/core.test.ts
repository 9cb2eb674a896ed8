/** `flagfall/core` as programs import it: small, without dependencies, and tree-shakable. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { rollup } from "rollup";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Event, Side } from "../../firmware/core/words";
import { buildCoreLibrary } from "../../sim/build/library/core-library";
import { projectRoot } from "../../sim/build/root";
import { newFolder } from "./packed";

/** The choices as objects. The source has const enums instead, which do not exist at run time. */
type Choices = Readonly<Record<"Edition" | "Event" | "Policy" | "Rule" | "Side", Readonly<Record<string, number>>>>;
type Core = Omit<typeof import("../../sim/library/core"), keyof Choices> & Choices;

/** Names of fields that only a clock has. No build changes them. */
const clockFields = /ranAtMs|idleMs|signMs/;

let folder: string;
let text: string;
let core: Core;

beforeAll(async () => {
  folder = newFolder("core");
  await buildCoreLibrary(projectRoot(), folder);
  text = readFileSync(join(folder, "core.mjs"), "utf8");
  core = await import(pathToFileURL(join(folder, "core.mjs")).href);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("takes at most 12 kB, compressed", () => expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(12_000));

test("imports nothing and asks for nothing of Node or of a browser", () => {
  expect(text).not.toMatch(/\bimport\b|\brequire\b|\bprocess\b|\bwindow\b|\bdocument\b|\bperformance\b|\bDate\b/);
});

test("has a map that names no folder of this machine", () => {
  const { sources } = JSON.parse(readFileSync(join(folder, "core.mjs.map"), "utf8")) as { sources: string[] };
  expect(sources.filter((name) => name.endsWith("words.ts"))).toEqual(["exported:firmware/core/words.ts"]);
  expect(sources.filter((name) => name.includes(":/") || name.startsWith("/"))).toEqual([]);
});

describe("a program that only reads controls", () => {
  const bundlers: [name: string, bundle: (entry: string) => Promise<string>][] = [
    ["esbuild", withEsbuild],
    ["Rollup", withRollup],
  ];
  test.each(bundlers)("has no clock in it, bundled by %s", async (_, bundle) => {
    const parsing = await bundled(
      bundle,
      `import { parseControl } from "./core.mjs"; console.log(parseControl("300"));`,
    );
    const playing = await bundled(bundle, `import { createClock } from "./core.mjs"; console.log(createClock);`);
    expect(parsing).toContain("0123456789");
    expect(parsing).not.toMatch(clockFields);
    expect(playing).toMatch(clockFields);
    expect(playing).not.toContain("0123456789");
    expect(parsing.length).toBeLessThan(text.length / 4);
  });

  async function bundled(bundle: (entry: string) => Promise<string>, program: string): Promise<string> {
    const entry = join(folder, "entry.mjs");
    writeFileSync(entry, program);
    return bundle(entry);
  }
});

async function withEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

async function withRollup(entry: string): Promise<string> {
  const bundle = await rollup({ input: entry });
  const { output } = await bundle.generate({ format: "es", compact: true });
  await bundle.close();
  return output[0].code;
}

describe("choices", () => {
  test("are plain objects, without names behind their numbers", () => {
    expect(core.Side).toEqual({ None: 0, White: 1, Black: 2 });
    expect(core.Policy).toEqual({ Zero: 0, Own: 1, Moves: 2 });
    expect(core.Edition.Laws2023).toBe(4);
    expect(core.Rule.End).toBe(18);
  });

  test("have names to print", () => {
    expect(core.nameOf(core.Event, Event.Gong)).toBe("Gong");
    expect(core.nameOf(core.Side, 0)).toBe("None");
    expect(core.nameOf(core.Side, 3)).toBeUndefined();
  });
});

describe("instants", () => {
  const rows: [ms: number, instant: number][] = [
    [0, 0],
    [1234.9, 1234],
    [2 ** 30 - 1, 2 ** 30 - 1],
    [2 ** 30, 0],
    [3 * 2 ** 30 + 5.5, 5],
    [-1, 2 ** 30 - 1],
    [1_795_000_000_000, 1_795_000_000_000 % 2 ** 30],
  ];
  test.each(rows)("%d ms", (ms, instant) => expect(core.instantOf(ms)).toBe(instant));

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (ms) => {
    expect(() => core.instantOf(ms)).toThrow(RangeError);
  });

  test("a game across the end of the counter", () => {
    const startMs = 7 * 2 ** 30 - 500;
    const { control } = core.parseControl("60");
    if (control === undefined) throw new Error("no control");
    const clock = core.createClock(control, core.instantOf(startMs), () => {});
    core.start(clock, core.instantOf(startMs));
    core.advance(clock, core.instantOf(startMs + 2000));
    expect(core.remaining(clock, Side.White)).toBe(58_000);
  });
});

describe("notations", () => {
  const rows: [
    name: Exclude<import("../../sim/library/notations").NotationName, "uci">,
    text: string,
    canonical: string,
  ][] = [
    ["canonical", "300+3", "300+3"],
    ["fics", "5 12", "300+12"],
    ["lichess", "3+2", "180+2"],
    ["pgn", "40/7200:900+30", "40/7200:900+30"],
    ["trf", "5400+30", "5400+30"],
    ["us", "G/90;+30", "5400+30"],
  ];
  test.each(rows)("%s, both ways", (name, given, canonical) => {
    const reading = core.readControl(given, name);
    if (!("control" in reading)) throw new Error(`column ${reading.column}`);
    expect(core.printControl(reading.control)).toBe(canonical);
    const writing = core.writeControl(reading.control, name);
    expect("text" in writing && core.readControl(writing.text, name)).toEqual(reading);
  });

  test("UCI is written", () => {
    const { control } = core.parseControl("300+3");
    if (control === undefined) throw new Error("no control");
    expect(core.writeControl(control, "uci")).toEqual({ text: expect.stringContaining("winc 3000") });
  });

  test("what cannot be read or written is told", () => {
    expect(core.readControl("5", "lichess")).toEqual({ column: 1, rule: "form" });
    const { control } = core.parseControl("*180");
    if (control === undefined) throw new Error("no control");
    expect(core.writeControl(control, "fics")).toEqual({ lost: ["hourglass"] });
  });
});
