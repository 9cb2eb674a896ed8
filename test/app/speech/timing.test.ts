/** Speech changes no time: every scenario of a device has the same lines at the same instants with it and without. */
import { expect, test } from "vitest";
import type { Board } from "../../../board-defs/board";
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { Ear } from "../../../hal/hal";
import { deviceEngine } from "../../../sim/cli/device-engines";
import { createDeviceNode } from "../../../sim/device/node";
import { plainBoard } from "../../../sim/device/opening";
import { traceDevice } from "../../../sim/device/run";
import { readDeviceScenario, scenarioNames } from "../../device/scenarios";

const board: Board = { ...pixljsplus, cannot: [] };
const sayMark = /^\{"at":\d+,"event":"say",/;

test.each(scenarioNames)("%s", async (name) => {
  const scenario = readDeviceScenario(name);
  const engine = await createDeviceNode();
  const [silent] = await traceDevice([scenario], board, engine, plainBoard);
  const [speaking] = await traceDevice([scenario], board, engine, { ...plainBoard, ears: Ear.Both });
  expect(speaking?.lines.filter((line) => !sayMark.test(line))).toEqual(silent?.lines);
  expect(speaking?.lines.filter((line) => sayMark.test(line)).length).toBeGreaterThan(0);
  expect(silent?.lines.some((line) => sayMark.test(line))).toBe(false);
});

test("a trace has what was said in words, to whom, and in which language", async () => {
  const scenario = readDeviceScenario("game-by-levers.yaml");
  const [trace] = await traceDevice([scenario], board, await createDeviceNode(), { ...plainBoard, ears: Ear.Both });
  expect(trace?.lines.filter((line) => sayMark.test(line)).slice(0, 3)).toMatchInlineSnapshot(`
    [
      "{"at":1000,"event":"say","side":null,"language":"en","words":"clock started"}",
      "{"at":3000,"event":"say","side":"white","language":"en","words":"one minute"}",
      "{"at":8500,"event":"say","side":"black","language":"en","words":"one minute"}",
    ]
  `);
});

test.each([
  "game-by-levers.yaml",
  "own-program.yaml",
  "menus-and-forms.yaml",
  "power-running.yaml",
  "flag-freezes.yaml",
])("the Lua bundle says the same in %s", async (name) => {
  const scenario = readDeviceScenario(name);
  const conditions = { ...plainBoard, ears: Ear.Both, operations: true };
  const [source] = await traceDevice([scenario], board, await createDeviceNode(), conditions);
  const [bundle] = await traceDevice([scenario], board, await deviceEngine("lua", board), conditions);
  expect(bundle?.printed).toEqual(source?.printed);
});
