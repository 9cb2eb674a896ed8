/**
 * The clock shows a low battery before or right after set-up, and from then on [C.02 5.4.3.5, C.02.03 3.1.1, 3.1.2].
 */
import { expect, test } from "vitest";
import { Sound } from "../../../firmware/app/model/choices";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

const isLow = (desk: Desk): boolean => (desk.page().status ?? "").includes("±");

test("it is looked at when the power comes, and then once a minute at most", () => {
  const desk = openDesk();
  expect(desk.app.battery.checkedAtMs).toBe(60_000);
  desk.battery(2699);
  strike(desk, "59s +");
  expect(isLow(desk)).toBe(false);
  strike(desk, "1s +");
  expect(isLow(desk)).toBe(true);
});

test.each([
  [2700, false],
  [2699, true],
  [0, false],
])("%i mV of 2700: %s", (mv, low) => {
  const desk = openDesk({ control: "300", counterStart: 1_073_741_700 });
  desk.battery(mv);
  strike(desk, "black 61s");
  expect(isLow(desk)).toBe(low);
});

test("a week in which nothing happens does not stop the looking", () => {
  const desk = openDesk();
  desk.wait(7 * 24 * 3_600_000);
  desk.battery(2500);
  strike(desk, "+");
  expect(isLow(desk)).toBe(true);
});

test("a board without a battery has no sign", () => {
  const desk = openDesk({ control: "300", facts: { lowMv: 0 } });
  desk.battery(1);
  strike(desk, "black 61s");
  expect(isLow(desk)).toBe(false);
});

test("once low it stays, is heard once where sound is on, and costs no word at later presses", () => {
  const desk = openDesk({ control: "300" });
  desk.app.settings.sound = Sound.On;
  desk.press("black");
  desk.battery(2500);
  const heard = (ms: number): number => {
    const from = desk.lines.length;
    desk.wait(ms);
    return desk.lines.slice(from).filter((line) => line.startsWith('{"play"')).length;
  };
  expect(heard(61_000)).toBe(1);
  desk.battery(3000);
  expect(heard(120_000)).toBe(0);
  expect(isLow(desk)).toBe(true);
  expect(desk.app.display.captionKey).not.toBe(-1);
});

test("a firmware without sounds shows it, and is not heard", () => {
  const desk = openDesk({ control: "gong10", facts: { features: featuresOf(["sounds"]) } });
  desk.battery(2500);
  strike(desk, "61s +");
  expect(isLow(desk)).toBe(true);
  expect(desk.lines.filter((line) => line.startsWith('{"play"'))).toEqual([]);
});

test("a firmware that keeps nothing writes nothing of it", () => {
  const desk = openDesk({ facts: { features: featuresOf(["recovery"]) }, cells: createCells(2) });
  const erased = structuredClone(desk.board.cells.bytes);
  desk.battery(2500);
  strike(desk, "61s +");
  expect(isLow(desk)).toBe(true);
  expect(desk.board.cells.bytes).toEqual(erased);
});
