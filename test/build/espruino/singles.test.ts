/**
 * Records that exist once become variables, and values that the board fixes become constants. The program does the
 * same.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declareSingles } from "../../../sim/build/espruino/constants";
import { bundleEs5, compileEs5, joinModules, type Modules } from "../../../sim/build/espruino/es5";
import { projectRoot } from "../../../sim/build/root";

const files: Record<string, string> = {
  "hal/hal.ts": `
    export interface Time { now: (this: void) => number; limitMs: number }
    export interface Hal { time: Time }`,
  "hal/espruino/globals.d.ts": `
    declare function print(this: void, line: string): void;
    declare const E: { flags(this: void, options: { reset: boolean }): number };`,
  "firmware/core/clock.ts": `
    export interface Clock { turn: number; atMs: number }
    export function press(clock: Clock, side: number): void { clock.turn = side; clock.atMs = clock.atMs + 1; }
    export function other(clock: Clock): number { return 3 - turnOf(clock); }
    function turnOf(clock: Clock): number { return clock.turn; }
    export function atOf(clock: Clock): number { return clock.atMs; }
    export function sumOf(clock: Clock, ms: number): number { return atOf(clock) + ms; }
    export function told(clock: Clock): string { return "turn " + clock.turn; }`,
  "firmware/app/model/facts.ts": `
    export interface Facts { widthPx: number; leftKey: number; name: string; hasBuzzer: boolean }`,
  "firmware/app/model/app.ts": `
    import type { Hal } from "../../../hal/hal";
    import type { Clock } from "../../core/clock";
    import type { Facts } from "./facts";
    export interface Settings { tenths: boolean }
    export interface Log { at: number; lastMs: number }
    export interface App { hal: Hal; facts: Facts; settings: Settings; log: Log; clock: Clock; stage: number; list: number[] }
    export function createApp(hal: Hal, facts: Facts, clock: Clock): App {
      const settings: Settings = { tenths: false };
      return { hal: hal, facts: facts, settings: settings, log: { at: 7, lastMs: facts.widthPx }, clock: clock, stage: 1, list: [] };
    }`,
  "firmware/entry.ts": `
    import type { Hal, Time } from "../hal/hal";
    import { type App, createApp } from "./app/model/app";
    import type { Facts } from "./app/model/facts";
    import { atOf, type Clock, sumOf, other, press, told } from "./core/clock";
    interface Mine { stage: number; clock: Clock; flags: number }
    let ms = 0;
    function now(): number { ms = ms + 5; print("now " + ms); return ms; }
    function stageOf(app: App): number { return app.stage; }
    function enter(app: App, stage: number): App { app.stage = stage; print("entered " + stageOf(app)); return app; }
    function strike(app: App, side: number): void { press(app.clock, side); print("other " + other(app.clock)); }
    function count(app: App): number { app.list.push(app.stage); app.stage += 1; return app.list.length; }
    function board(app: App): string {
      return app.facts.name + app.facts.widthPx + (app.facts.hasBuzzer ? " buzzes" : " is silent") + (3 - app.facts.leftKey);
    }
    function sum(a: number, app: App, b: number): string { return "sum " + (a * 10 + b + app.stage); }
    function sounds(app: App): string { if (app.facts.hasBuzzer) { return "loud"; } print("no buzzer"); return "mute"; }
    function asks(app: App, n: number): boolean { return !app.facts.hasBuzzer || (n > 1 && app.facts.hasBuzzer); }
    function width(app: App): string {
      const facts = app.facts;
      const isWide = facts.widthPx === 128;
      const log = app.log;
      const at = log.at;
      return isWide ? "wide " + at : "narrow";
    }
    function asked(n: number): string { if (n > 1) return "many"; return "few"; }
    function tell(act: (clock: Clock) => string, clock: Clock): string { return act(clock); }
    export function go(): void {
      const time: Time = { now: now, limitMs: 9 };
      const hal: Hal = { time: time };
      const facts: Facts = { widthPx: 128, leftKey: -1, name: "pixljs", hasBuzzer: true };
      const clock: Clock = { turn: 1, atMs: 0 };
      const app = createApp(hal, facts, clock);
      strike(app, 2);
      print(sum(1, enter(app, 7), app.hal.time.now()));
      app.settings.tenths = true;
      print("" + count(app) + count(app) + app.settings.tenths + (app.settings.tenths ? app.hal.time.limitMs : 0));
      print(board(app));
      const mine: Mine = { stage: 4, clock: clock, flags: 2 };
      print("" + mine.stage + app.stage + mine.flags);
      const saved: Clock = { turn: 5, atMs: 50 };
      print("" + sumOf(saved, 1) + " " + sumOf(app.clock, 1) + " " + atOf(mine.clock));
      print("log " + app.log.at + " " + app.log.lastMs);
      print(sounds(app) + asks(app, 2) + asked(1) + width(app));
      print(tell(told, app.clock));
      app.clock = saved;
      print("" + other(app.clock));
    }`,
};

const values = { widthPx: 128, leftKey: -1, name: "pixljs", hasBuzzer: true };
let root: string;
let plain: Modules;
let dissolved: Modules;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "flagfall-singles-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  copyFileSync(join(projectRoot(), "firmware/lib.d.ts"), join(root, "firmware/lib.d.ts"));
  const sources = ["hal/espruino/globals.d.ts", "firmware/entry.ts"];
  plain = compileEs5(root, sources);
  dissolved = compileEs5(root, sources, values);
});

afterAll(() => rmSync(root, { recursive: true }));

async function printed(modules: Modules): Promise<string[]> {
  const joined = await joinModules(modules, 'import { go } from "./firmware/entry"; go();');
  const lines: string[] = [];
  runInNewContext(declareSingles(joined), { print: (line: string) => lines.push(line) });
  return lines;
}

/** A function of the dissolved program on one line. */
function functionOf(file: string, name: string): string {
  const text = dissolved.get(`firmware/${file}.js`)?.replace(/\s+/g, " ") ?? "";
  const at = text.indexOf(`function ${name}(`);
  return (
    text
      .slice(at)
      .split(/ (?:export )?function /, 2)[0]
      ?.replace(/^(?:.*?)(function \w+)/, "$1")
      .trim() ?? ""
  );
}

test("it prints the same", async () => {
  const lines = await printed(plain);
  expect(lines).toEqual([
    ...[
      "other 1",
      "entered 7",
      "now 5",
      "sum 22",
      "12true9",
      "pixljs128 buzzes4",
      "492",
      "51 2 1",
      "log 7 128",
      "loudtruefewwide 7",
      "turn 2",
      "-2",
    ],
  ]);
  expect(await printed(dissolved)).toEqual(lines);
});

describe("what is written", () => {
  const rows: readonly [what: string, file: string, name: string, text: string][] = [
    ["a member is a variable, the record no parameter", "entry", "stageOf", "function stageOf() { return App_stage; }"],
    ["what is done for a record that goes is done before", "entry", "go", "print((enter(7), sum(1, Time_now())))"],
    ["a record in a record is its members", "entry", "go", "Settings_tenths = true;"],
    ["the board is known", "entry", "board", 'return "pixljs" + 128 + (" buzzes") + (3 - (-1));'],
    ["a record of another type keeps its members", "entry", "go", "mine.stage + App_stage + mine.flags"],
    [
      "the record's making gives its members",
      "app/model/app",
      "createApp",
      "(Log_at = 7, Log_lastMs = 128, true), App_clock = clock, App_stage = 1, App_list = []",
    ],
    [
      "a branch that the board never takes goes, and what stands behind it",
      "entry",
      "sounds",
      'function sounds() { { return "loud"; } }',
    ],
    ["so does a question that the board answers", "entry", "asks", "function asks(n) { return (n > 1 && true); }"],
    [
      "a constant that the board decides goes, and so does another name of a record",
      "entry",
      "width",
      'function width() { var at = Log_at; return "wide " + at; }',
    ],
    [
      "what does not depend on the board stays",
      "entry",
      "asked",
      'function asked(n) { if (n > 1) return "many"; return "few"; }',
    ],
  ];

  test.each(rows)("%s", (_what, file, name, text) => expect(functionOf(file, name)).toContain(text));
});

test("what cannot be dissolved is told with its file and line", () => {
  writeFileSync(
    join(root, "firmware/wrong.ts"),
    `import type { Time } from "../hal/hal";
export function makeTime(now: (this: void) => number): Time {
  return {
    limitMs: 1,
    now,
  };
}
`,
  );
  const { widthPx: _, ...fewer } = values;
  expect(() => compileEs5(root, ["firmware/wrong.ts"], values)).toThrow(
    "firmware/wrong.ts:5: now: each member of the only Time is written out",
  );
  expect(() => compileEs5(root, ["hal/espruino/globals.d.ts", "firmware/entry.ts"], fewer)).toThrow(
    "firmware/app/model/app.ts:10: Facts.widthPx is not known",
  );
});

test("names of members that the runtime declares stay, ours become short", async () => {
  const modules = new Map([
    [
      "a.js",
      "export function f(mine) { var own = { stage: 1, flow: mine.stage }; g.setColor(own.stage).flip(); return own; }",
    ],
  ]);
  const text = await bundleEs5(modules, 'import { f } from "./a"; f({ stage: 2 });');
  for (const name of ["setColor", "flip", "flow"]) expect(text).toContain(name);
  expect(text).not.toContain("stage");
});
