/** Checks the steps of a virtual board: presses as edges, their order at one instant, and the opening of contacts. */
import { describe, expect, test } from "vitest";
import { bangle2 } from "../../board-defs/bangle2";
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { version } from "../../package.json";
import { compileDevice } from "../../sim/device/compile";
import type { DeviceConditions } from "../../sim/device/opening";
import type { Step } from "../../sim/engines/engine";
import { deviceScenarioOf } from "./scenarios";

function stepsOf(script: string, board: Board = pixljsplus, conditions?: DeviceConditions): readonly Step[] {
  return compileDevice(deviceScenarioOf(script), board, conditions).steps;
}

/** Returns a step as text: `LEFT+ 1000` closes, `LEFT- 1080` opens. The stamp follows if it differs. */
function worded({ verb, atMs, numbers, text }: Step): string {
  const [contact = 0, closed, stampMs = 0] = numbers;
  const name = ["LEFT", "RIGHT", "MENU", "START", "MINUS", "PLUS"][contact];
  if (verb === VirtualVerb.Edge) {
    return `${name}${closed === 1 ? "+" : "-"} ${atMs}${stampMs === atMs ? "" : ` of ${stampMs}`}`;
  }
  if (verb === VirtualVerb.Line) return `${text} ${atMs}`;
  if (verb === VirtualVerb.Power) return `power ${numbers[0]} ${atMs}`;
  return verb === VirtualVerb.Battery ? `${numbers[0]} mV ${atMs}` : `to ${atMs}`;
}

/** Returns the steps after power-on and settings. */
function wordsOf(steps: readonly string[], head = 'control: "300"'): string[] {
  const script = `${head}\nscript:\n${steps.map((step) => `  - ${step}\n`).join("")}`;
  const all = stepsOf(script).map(worded);
  return all.slice(all.indexOf("subscribe 0") + 1);
}

describe("power and settings", () => {
  test("the board's facts, its name and the version", () => {
    const [first, ...others] = stepsOf("script: [{at: 0}]", pixljsplus, {
      counterStart: 7,
      driftPpm: -3,
      operations: true,
    });
    expect(first).toEqual({
      verb: VirtualVerb.New,
      atMs: 0,
      numbers: [7, -3, 1, 128, 64, 4, 5, 2700, 1, 0, 3, 3],
      text: `pixljsplus ${version}`,
    });
    expect(others.map(worded)).toEqual(["subscribe 0", "to 0"]);
  });

  test("nothing that is not asked for is set", () => {
    expect(stepsOf('control: "300"\nscript: [{at: 0}]').slice(1, -1).map(worded)).toEqual(["set 300 0", "subscribe 0"]);
  });

  test("every option, before the control", () => {
    const options = "{left: black, tenths: true, takeBack: false, bounceMs: 40, language: es}";
    const steps = stepsOf(`laws: 2014\noptions: ${options}\ncontrol: "300"\nscript: [{at: 0}]`);
    expect(steps.slice(1, -2).map(({ text }) => text)).toEqual([
      ...["setting 0 40", "setting 1 2", "setting 2 1", "setting 3 1", "setting 4 1", "setting 5 0", "set 300"],
    ]);
  });

  test("a board without levers is played by its keys", () => {
    const steps = stepsOf('control: "300"\nscript: [{at: 1, press: black}, {at: 2, press: white}]', bangle2);
    const edges = steps.map(worded).slice(3);
    expect(edges).toEqual(["PLUS+ 1000", "PLUS- 1080", "MINUS+ 2000", "MINUS- 2080"]);
  });
});

test("with its power a clock is asked for its time and state, and reports again", () => {
  expect(
    wordsOf(["{at: 1, power: off}", "{at: 2, power: on, expect: {mode: ready}}", "{at: 3, press: black}"]),
  ).toEqual([
    ...["power 0 1000", "power 1 2000", "time 2000", "state 2000", "subscribe 2000", "state 2000"],
    ...["RIGHT+ 3000", "RIGHT- 3080"],
  ]);
});

describe("strokes", () => {
  test.each<[string, string[]]>([
    ["{at: 1, press: white}", ["LEFT+ 1000", "LEFT- 1080"]],
    ["{at: 1, press: black}", ["RIGHT+ 1000", "RIGHT- 1080"]],
    ["{at: 1, key: left}", ["LEFT+ 1000", "LEFT- 1080"]],
    ["{at: 1, key: menu}", ["MENU+ 1000", "MENU- 1080"]],
    ["{at: 1, key: plus, hold: 0.5}", ["PLUS+ 1000", "PLUS- 1500"]],
    ["{at: 1, start: true}", ["START+ 1000", "START- 1080"]],
    ["{at: 1, pause: true}", ["START+ 1000", "START- 1080"]],
    ["{at: 1, press: white, stamp: 0.5}", ["LEFT+ 1000 of 500", "LEFT- 1000 of 580"]],
    ["{at: 1, press: white, stamp: 0.95}", ["LEFT+ 1000 of 950", "LEFT- 1030"]],
    ["{at: 1, bounce: {side: white, edges: [0, 3]}}", ["LEFT+ 1000", "LEFT- 1003"]],
    ["{at: 1, bounce: {side: black, edges: [1, 3, 5]}}", ["RIGHT+ 1001", "RIGHT- 1003", "RIGHT+ 1005", "RIGHT- 1085"]],
    ["{at: 1, battery: 2500}", ["2500 mV 1000"]],
    ["{at: 1, shot: one}", ["hello 1000"]],
    ["{at: 1, expect: {}}", ["state 1000"]],
    ["{at: 1}", ["to 1000"]],
  ])("%s", (step, words) => expect(wordsOf([step])).toEqual(words));

  test("with Black on the left", () => {
    expect(wordsOf(["{at: 1, press: white}"], "options: {left: black}").slice(0, 1)).toEqual(["RIGHT+ 1000"]);
  });

  test("a contact opens before it closes again, half way", () => {
    expect(wordsOf(["{at: 1, press: white}", "{at: 1.05, press: white}"])).toEqual([
      ...["LEFT+ 1000", "LEFT- 1025", "LEFT+ 1050", "LEFT- 1130"],
    ]);
  });

  test("late strokes of one contact keep their order", () => {
    expect(wordsOf(["{at: 1, press: white, stamp: 0.5}", "{at: 1, press: white, stamp: 0.7}"])).toEqual([
      ...["LEFT+ 1000 of 500", "LEFT- 1000 of 580", "LEFT+ 1000 of 700", "LEFT- 1000 of 780"],
    ]);
  });
});

describe("at one instant", () => {
  test("levers come before keys, what is looked at last", () => {
    expect(wordsOf(["{at: 1, key: start}", "{at: 1, battery: 2500}", "{at: 1, press: white, expect: {}}"])).toEqual([
      ...["LEFT+ 1000", "START+ 1000", "2500 mV 1000", "state 1000", "LEFT- 1080", "START- 1080"],
    ]);
  });

  test("an edge that is handled late stays behind the keys before it", () => {
    expect(wordsOf(["{at: 1, key: start}", "{at: 1, press: white, stamp: 0.99}"]).slice(0, 2)).toEqual([
      ...["START+ 1000", "LEFT+ 1000 of 990"],
    ]);
  });

  test("what expects divides it", () => {
    expect(wordsOf(["{at: 1, key: start, expect: {}}", "{at: 1, press: white}"]).slice(0, 3)).toEqual([
      ...["START+ 1000", "state 1000", "LEFT+ 1000"],
    ]);
  });

  test("what was begun earlier ends first", () => {
    expect(wordsOf(["{at: 1, press: white}", "{at: 1.08, press: black}"])).toEqual([
      ...["LEFT+ 1000", "LEFT- 1080", "RIGHT+ 1080", "RIGHT- 1160"],
    ]);
  });
});
