/**
 * The sign for a player who need not record the moves: less than five minutes left, without 30 s a move, until the
 * period ends [8.4].
 */
import { describe, expect, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { Form } from "../../../firmware/app/model/choices";
import { Penalty } from "../../../firmware/core/words";
import { featuresOf } from "../../../sim/boards/facts";
import { ask } from "../asking";
import { type Desk, openDesk, type Setting } from "../desk";
import { strike } from "../strokes";

/** Returns a clock that has the sign switched on, with White's clock running. */
function signed(control: string, setting: Setting = {}): Desk {
  const desk = openDesk({ ...setting, control });
  ask(desk, "setting 8 1");
  desk.press("black");
  desk.wait(-110 + 1000);
  return desk;
}

const signs = (desk: Desk): (string | undefined)[] => [desk.page().leftFlag, desk.page().rightFlag];

test("is off at first", () => {
  expect(signs(strike(openDesk({ control: "290" }), "black"))).toEqual([undefined, undefined]);
});

test("appears with 0:04:59, on that side alone, and is silent", () => {
  const desk = strike(signed("303"), "2890ms");
  expect([desk.page().left, ...signs(desk)]).toEqual(["0:05:00", undefined, undefined]);
  const from = desk.lines.length;
  desk.wait(120);
  const lines = desk.lines.slice(from);
  expect([desk.page().left, ...signs(desk)]).toEqual(["0:04:59", "<5", undefined]);
  expect(lines.some((line) => line.includes('"text":"<5"'))).toBe(true);
  expect(lines.some((line) => line.includes("play"))).toBe(false);
});

test("not before the start, whatever the time", () => {
  const desk = openDesk({ control: "60" });
  ask(desk, "setting 8 1");
  desk.wait(1_000);
  expect(signs(desk)).toEqual([undefined, undefined]);
  desk.press("black");
  expect(signs(desk)).toEqual(["<5", "<5"]);
});

test.each([
  ["260+29", "<5"],
  ["260+30", undefined],
  ["260d30", undefined],
  ["260b29", "<5"],
  ["260+30;from=3", "<5"],
  ["290:5x30", "<5"],
  ["5x30", undefined],
  ["290:c9/290", "<5"],
  ["c9/290", undefined],
  ["c10/290", "<5"],
  ["*180", "<5"],
  ["up", undefined],
  ["gong10", undefined],
])("by what a move earns: %s", (control, sign) => expect(signs(signed(control))[0]).toBe(sign));

test("stays until the period ends, also above five minutes", () => {
  const desk = strike(signed("280+10:60+30"), "S");
  openForm(desk.app, Form.Penalty, Penalty.AddTime);
  desk.app.menu.values[0] = 0;
  desk.app.menu.values[1] = 10;
  strike(desk, "S!");
  expect([desk.page().left, ...signs(desk)]).toEqual(["0:14:49", "<5", "<5"]);
  strike(desk, "S white");
  expect(signs(desk)).toEqual(["<5", "<5"]);
});

describe("begins anew", () => {
  test("with a period", () => {
    const desk = strike(signed("290:400"), "white");
    expect(signs(desk)).toEqual(["<5", "<5"]);
    desk.wait(291_000);
    expect(signs(desk)).toEqual([undefined, "passed"]);
    desk.wait(300_000);
    expect([desk.page().right, ...signs(desk)]).toEqual(["0:01:39", undefined, "<5"]);
  });

  test("with a correction", () => {
    const desk = strike(signed("290"), "S");
    ask(desk, "correct white.remaining=600000");
    expect(signs(desk)).toEqual([undefined, "<5"]);
  });

  test("with a game", () => {
    const desk = signed("290");
    for (const line of ["pause", "new", "set 600", "start"]) ask(desk, line);
    desk.wait(2_000);
    expect(signs(desk)).toEqual([undefined, undefined]);
  });
});

test("a flag, or the sign of a passed control, stands in its place", () => {
  expect(signs(strike(signed("5"), "6s"))).toEqual(["first", "<5"]);
});

test("outlasts the power; a firmware without it has no such setting", () => {
  const desk = strike(signed("290"), "S restart");
  expect([desk.app.settings.fiveMinutes, ...signs(desk)]).toEqual([true, "<5", "<5"]);
  const without = openDesk({ control: "60", facts: { features: featuresOf(["fiveMinutes"]) } });
  expect(ask(without, "setting 8 1")).toEqual({ error: "setting" });
  expect(ask(without, "settings").settings).toHaveLength(8);
  without.app.settings.fiveMinutes = true;
  without.press("black");
  expect(signs(without)).toEqual([undefined, undefined]);
});
