/** Scenarios that expect what each player hears, on a board that can speak. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { deviceEngine } from "../../sim/cli/device-engines";
import { createDeviceNode } from "../../sim/device/node";
import { plainBoard } from "../../sim/device/opening";
import { traceDevice } from "../../sim/device/run";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { failures } from "../scenario/scenarios";

const board: Board = { ...pico, cannot: [] };
const folder = join(import.meta.dirname, "../speech-scenarios");
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

function read(name: string): Scenario {
  return loaded(name, readFileSync(join(folder, name)));
}

function loaded(name: string, bytes: Uint8Array): Scenario {
  const result = loadScenario(name, bytes, "en", board);
  if ("problem" in result) throw new Error(result.problem.wrong);
  return result.scenario;
}

async function traceOf(scenario: Scenario) {
  const [trace] = await traceDevice([scenario], board, await createDeviceNode(), plainBoard);
  if (trace === undefined) throw new Error("no trace");
  return trace;
}

describe.each(names)("%s", (name) => {
  test("is heard as expected", async () => {
    const trace = await traceOf(read(name));
    expect(failures(trace)).toEqual([]);
    expect(trace.checks.some(({ step }) => step.step.expect?.say !== undefined)).toBe(true);
  });

  test("is heard alike from the Lua bundle", async () => {
    const [bundle] = await traceDevice([read(name)], board, await deviceEngine("lua", board), plainBoard);
    expect(bundle?.lines).toEqual((await traceOf(read(name))).lines);
  });
});

const plain = 'control: "300"\nscript: [{at: 0, press: black, expect: {say: {white: clock paused, black: ""}}}]';

test("an expectation that nobody hears fails", async () => {
  const silent = await traceOf(loaded("s.yaml", new TextEncoder().encode(plain)));
  const spoken = await traceOf(loaded("s.yaml", new TextEncoder().encode(`options: {speech: black}\n${plain}`)));
  expect(failures(silent)).toHaveLength(1);
  expect(spoken.checks[0]?.failed.map(({ field, actual }) => [field, actual])).toEqual([
    ["say.white", ""],
    ["say.black", "clock started"],
  ]);
});

const refused: readonly [text: string, on: Board | undefined, wrong: RegExp, spanish: RegExp][] = [
  ["options: {speech: white}\n", pixljsplus, /cannot speak/, /no puede hablar/],
  ["options: {speechLanguage: de}\n", pixljsplus, /cannot speak/, /no puede hablar/],
  ["options: {speech: white}\n", undefined, /`speech` needs a device/, /`speech` necesita un aparato/],
  ["", undefined, /`say` needs a device/, /`say` necesita un aparato/],
  ["options: {speech: left}\n", board, /cannot be "left"/, /"left"/],
  ["options: {speechLanguage: it}\n", board, /cannot be "it"/, /"it"/],
];

test.each(refused)("%j is refused", (text, on, wrong, spanish) => {
  for (const [language, pattern] of [["en", wrong] as const, ["es", spanish] as const]) {
    const result = loadScenario("s.yaml", new TextEncoder().encode(text + plain), language, on);
    expect("problem" in result ? result.problem.wrong : "").toMatch(pattern);
  }
});

test("only a board that can speak has ask keys", () => {
  const text = 'control: "300"\nscript: [{at: 0, key: leftAsk}]';
  const result = loadScenario("s.yaml", new TextEncoder().encode(text), "en", pixljsplus);
  expect("problem" in result ? result.problem.wrong : "").toMatch(/leftAsk/);
});
