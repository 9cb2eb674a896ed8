/** The order of steps at one instant, and what each verb hands to the console. */
import { describe, expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Penalty, Side } from "../../firmware/core/words";
import { compile } from "../../sim/scenario/compile";
import { scenarioOf } from "./scenarios";

const head = 'control: "300"\nscript:\n';

/** The console's steps, without the first, which sets up. */
function stepsOf(...steps: string[]) {
  return compile(scenarioOf(head + steps.map((step) => `  - ${step}\n`).join(""))).steps.slice(1);
}

function verbsOf(...steps: string[]): string[] {
  const names = ["new", "advance", "press", "start", "pause", "resume", "correct", "penalty", "undo", "control"];
  const all = [...names, "power", "bounce", "adjourn", "restore", "finish", "expect"];
  return stepsOf(...steps).map((step) => `${step.atMs} ${all[step.verb]}`);
}

describe("set-up", () => {
  test("defaults: the Laws of 2023, whole seconds, increments go back, 25 ms", () => {
    const [first] = compile(scenarioOf(`${head}  - {at: 0}\n`)).steps;
    expect(first).toEqual({ verb: Verb.New, atMs: 0, numbers: [4, 0, 1, 25, 0, 0], text: "300" });
  });

  test("options and conditions", () => {
    const text = `laws: 2001\noptions: {left: black, tenths: true, takeBack: false, bounceMs: 0}\n${head}  - {at: 0}\n`;
    const [first] = compile(scenarioOf(text), { counterStart: 7, pollMs: 9 }).steps;
    expect(first?.numbers).toEqual([1, 1, 0, 0, 7, 9]);
  });

  test("the Competition Rules, where they are chosen", () => {
    const [first] = compile(scenarioOf(`options: {competition: true}\n${head}  - {at: 0}\n`)).steps;
    expect(first?.numbers).toEqual([4, 0, 1, 25, 0, 0, 1]);
  });

  test("a bare number keeps the text it was written with", () => {
    const [first] = compile(scenarioOf("control: 7200\nscript: [{at: 0}]\n")).steps;
    expect(first?.text).toBe("7200");
  });
});

describe("at one instant", () => {
  test("the press comes before the keys", () => {
    expect(verbsOf("{at: 1, pause: true}", "{at: 1, press: white}")).toEqual(["1000 press", "1000 pause"]);
  });

  test("what is expected comes last, and ends what is sorted", () => {
    expect(
      verbsOf(
        "{at: 1, finish: true}",
        "{at: 1, press: white, expect: {}}",
        "{at: 1, pause: true}",
        "{at: 1, expect: {}}",
        "{at: 1, press: black}",
      ),
    ).toEqual(["1000 press", "1000 finish", "1000 expect", "1000 pause", "1000 expect", "1000 press"]);
  });

  test("an edge handled late stays behind the keys it came after", () => {
    expect(verbsOf("{at: 1, pause: true}", "{at: 1, press: white, stamp: 0.5}")).toEqual(["1000 pause", "1000 press"]);
  });

  test("power divides an instant", () => {
    expect(
      verbsOf("{at: 1, pause: true}", "{at: 1, power: off}", "{at: 1, power: on}", "{at: 1, press: white}"),
    ).toEqual(["1000 pause", "1000 power", "1000 power", "1000 press"]);
  });

  test("keys keep their order", () => {
    expect(verbsOf("{at: 1, pause: true}", "{at: 1, undo: true}", "{at: 1, resume: white}")).toEqual([
      "1000 pause",
      "1000 undo",
      "1000 resume",
    ]);
  });
});

describe("edges", () => {
  test("closing edges stand among the steps of others, each with the opening after it", () => {
    expect(
      stepsOf("{at: 1, bounce: {side: white, edges: [0, 3, 5]}, expect: {}}", "{at: 1.004, press: black}"),
    ).toEqual([
      { verb: Verb.Bounce, atMs: 1000, numbers: [Side.White, 0, 3], text: "" },
      { verb: Verb.Expect, atMs: 1000, numbers: [], text: "" },
      { verb: Verb.Press, atMs: 1004, numbers: [Side.Black, 1004], text: "" },
      { verb: Verb.Bounce, atMs: 1005, numbers: [Side.White, 0], text: "" },
    ]);
  });

  test("the scenario ends with its last edge", () => {
    expect(compile(scenarioOf(`${head}  - {at: 1, bounce: {side: black, edges: [0, 3, 500]}}\n`)).endMs).toBe(1500);
  });
});

describe("verbs", () => {
  test.each([
    ["{at: 2, press: white, stamp: 1.5}", Verb.Press, [1, 1500], ""],
    ["{at: 2, start}", Verb.Start, [], ""],
    ["{at: 2, pause: true}", Verb.Pause, [], ""],
    ["{at: 2, resume: black}", Verb.Resume, [2], ""],
    ["{at: 2, undo: true}", Verb.Undo, [0], ""],
    ["{at: 2, undo: charge}", Verb.Undo, [1], ""],
    ["{at: 2, control: III.4}", Verb.Control, [], "III.4"],
    ["{at: 2, control: 180}", Verb.Control, [], "180"],
    ["{at: 2, power: off}", Verb.Power, [0], ""],
    ["{at: 2, adjourn: A}", Verb.Adjourn, [0, 0], "A"],
    ["{at: 2, adjourn: {name: 7, sealed: true, charge: 61.5}}", Verb.Adjourn, [1, 61_500], "7"],
    ["{at: 2, restore: A}", Verb.Restore, [], "A"],
    ["{at: 2, finish: true}", Verb.Finish, [], ""],
    ["{at: 2}", Verb.Advance, [], ""],
    ["{at: 2, penalty: {name: illegal-move, offender: white}}", Verb.Penalty, [Penalty.IllegalMove, 1, -1, 0], ""],
    [
      "{at: 2, penalty: {name: wrong-draw-claim, offender: black, minutes: 4, choice: add}}",
      Verb.Penalty,
      [Penalty.DrawClaim, 2, 4, 1],
      "",
    ],
    ["{at: 2, correct: {firstFlag: null, turn: black}}", Verb.Correct, [1, 2, 2, 0], ""],
    [
      "{at: 2, correct: {black: {remaining: 5, flag: none}, nextPeriod: both, forgottenPress: true}}",
      Verb.Correct,
      [25, 1, 4, 1, 3, 3, 20, 5],
      "",
    ],
  ])("%s", (text, verb, numbers, words) => expect(stepsOf(text)).toEqual([{ verb, atMs: 2000, numbers, text: words }]));
});
