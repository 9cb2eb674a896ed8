/** The flags that players can feel: they rise in the last five minutes, and fall with the time. */
import { expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { factsOf, featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

function feltDesk(control: string): Desk {
  return openDesk({ control, facts: { features: featuresOf([], ["feltFlag"]) } });
}

function heightsOf(desk: Desk, from = 0): number[][] {
  const lifts = desk.lines.slice(from).filter((line) => line.startsWith('{"lift"'));
  return lifts.map((line) => (JSON.parse(line) as { lift: number[] }).lift);
}

test("a flag rises a step with each of the last five minutes, and falls", () => {
  const desk = strike(feltDesk("420"), "black");
  const from = desk.lines.length;
  const seen: [number, number[][]][] = [];
  for (let second = 10; second <= 430; second += 10) {
    const before = desk.lines.length;
    desk.wait(10_000);
    const lifts = heightsOf(desk, before);
    if (lifts.length > 0) seen.push([second, lifts]);
  }
  expect(seen).toEqual([
    [130, [[1, 0]]],
    [190, [[2, 0]]],
    [250, [[3, 0]]],
    [310, [[4, 0]]],
    [370, [[5, 0]]],
    [420, [[-1, 0]]],
  ]);
  expect(heightsOf(desk, from)).toHaveLength(6);
});

test("no press moves a flag, unless it adds time across a step", () => {
  const desk = strike(feltDesk("360+20"), "black 60s");
  const from = desk.lines.length;
  strike(desk, "white 20s black");
  expect(heightsOf(desk, from)).toEqual([]);
  desk.wait(45_000);
  expect(heightsOf(desk, from)).toEqual([[1, 0]]);
  const press = desk.lines.length;
  desk.press("white");
  expect(heightsOf(desk, press)).toEqual([[0, 0]]);
});

test("the move comes after the display", () => {
  const desk = strike(feltDesk("301"), "black");
  const from = desk.lines.length;
  desk.wait(2_000);
  const lines = desk.lines.slice(from).filter((line) => /^\{"(show|lift)"/.test(line));
  expect(lines[lines.findIndex((line) => line.startsWith('{"lift"')) - 1]).toMatch(/^\{"show"/);
});

test.each([
  ["60:up", [0, 4]],
  ["gong10", [0, 0]],
])("with %s a flag rests while time counts up or the gong is due", (control, heights) => {
  expect(heightsOf(strike(feltDesk(control), "black 70s")).at(-1)).toEqual(heights);
});

test("the flags rest before a game is chosen", () => {
  const desk = openDesk({ facts: { features: featuresOf([], ["feltFlag"]) } });
  expect(heightsOf(desk)).toEqual([[0, 0]]);
  strike(desk, "+");
  expect(heightsOf(desk)).toEqual([[0, 0]]);
});

test("only a board whose flags are servos has them", () => {
  expect(factsOf(pico).features.feltFlag).toBe(false);
  const servo = factsOf({ ...pico, flag: { kind: "servo", leftPin: "GP22", rightPin: "GP28" } });
  expect(servo.features.feltFlag).toBe(true);
  expect(heightsOf(strike(openDesk({ control: "60" }), "black 70s"))).toEqual([]);
});
