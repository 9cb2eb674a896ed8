/** Every scenario gives what its author computed by hand, at every poll rate and counter start. */
import { describe, expect, test } from "vitest";
import type { Conditions } from "../../sim/scenario/compile";
import { failures, readScenario, scenarioNames, traceOf } from "./scenarios";

const counterSize = 2 ** 30;

/** Clocks that are polled finely up to here; longer games are polled every second. */
const fineUntilMs = 150_000;

const conditions: [name: string, conditions: Conditions][] = [
  ["jumping", { counterStart: 0, pollMs: 0 }],
  ["jumping, the counter wraps at once", { counterStart: counterSize - 1, pollMs: 0 }],
  ["every 997 ms, the counter wraps after 5 s", { counterStart: counterSize - 5000, pollMs: 997 }],
  ["every 7 ms, the counter wraps after a minute", { counterStart: counterSize - 60_000, pollMs: 7 }],
];

describe.each(scenarioNames)("%s", (name) => {
  const scenario = readScenario(name);

  test("goes as expected", async () => {
    const result = await traceOf(scenario);
    expect(failures(result)).toEqual([]);
    expect(result.checks.length).toBeGreaterThan(0);
  });

  test("prints the same lines under all conditions", async () => {
    const plain = await traceOf(scenario);
    for (const [, { counterStart, pollMs }] of conditions) {
      const coarse = pollMs > 0 && plain.endMs > fineUntilMs;
      const result = await traceOf(scenario, { counterStart, pollMs: coarse ? 1000 : pollMs });
      expect(result.lines).toEqual(plain.lines);
    }
  });
});

describe("the collection", () => {
  const texts = scenarioNames.map((name) => readScenario(name).script);
  const controls = texts.map((script) => script.control);

  test("sixty scenarios at least", () => expect(scenarioNames.length).toBeGreaterThanOrEqual(60));

  test.each([
    ..."300 600 1500 3600 7200 7200:1800 7200:3600 7200:3600:1800 7200:3600* 180+2 1500+10 5400+30".split(" "),
    ..."5400+30:1800+30 6000+30:3000+30:900+30 1500b10 6900b5 7200b30:900b30 7200b30:3600b30:900b30".split(" "),
    ..."3600:c25/300 3600:1x20 1500:up 300d2 1500d5 6900d5 40/5400+30:1800+30".split(" "),
    ..."40/6000+30:20/3000+30:900+30 300+3 600+5 900+10 W300-B240 W300+2-B240+2;from=61".split(" "),
    ..."*180 gong10 40/7200d5:3600d5 300;flag=run-on".split(" "),
  ])("the preset %s is started", (control) => expect(controls).toContain(control));

  test("every verb is used", () => {
    const steps = JSON.stringify(texts);
    for (const verb of "press start pause resume correct penalty undo control power bounce adjourn restore".split(
      " ",
    )) {
      expect(steps).toContain(`"${verb}":`);
    }
    for (const word of ["finish", "repeat", "stamp", "charge", "sealed"]) expect(steps).toContain(`"${word}":`);
  });
});
