/** `battery` reads the supply, and `battery MV` corrects it. */
import { expect, test } from "vitest";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";

const facts = { features: featuresOf([], ["gauge"]), lowMv: 3600 };

function ask(desk: Desk, line: string): unknown {
  desk.lines.splice(0);
  desk.line(line);
  return JSON.parse(desk.lines.find((text) => text.includes('"ok"') || text.includes('"error"'))!);
}

function fed(mv: number): Desk {
  const desk = openDesk({ facts });
  desk.battery(mv);
  return desk;
}

const done = { ok: true };

test("the owner's meter is right from then on, and after a power loss", () => {
  const desk = fed(4500);
  expect(ask(desk, "battery")).toEqual({ battery: 4500, offset: 0, ...done });
  expect(ask(desk, "battery 4620")).toEqual(done);
  expect(ask(desk, "battery")).toEqual({ battery: 4620, offset: 120, ...done });
  desk.restart();
  expect(ask(desk, "battery")).toEqual({ battery: 4620, offset: 120, ...done });
  desk.battery(4000);
  expect(ask(desk, "battery 3990")).toEqual(done);
  expect(ask(desk, "battery")).toEqual({ battery: 3990, offset: -10, ...done });
});

test.each([
  ["battery 4800", done],
  ["battery 4801", { error: "value" }],
  ["battery 4200", done],
  ["battery 4199", { error: "value" }],
  ["battery 0", { error: "value" }],
  ["battery -1", { error: "value" }],
  ["battery 4500 4500", { error: "value" }],
])("of 4500 mV, %s: %j", (line, answer) => expect(ask(fed(4500), line)).toEqual(answer));

test("a supply that is not measured cannot be corrected", () => {
  const desk = fed(0);
  expect(ask(desk, "battery 200")).toEqual({ error: "value" });
  expect(ask(desk, "battery")).toEqual({ battery: 0, offset: 0, ...done });
});

test("it waits while a clock runs", () => {
  const desk = fed(4500);
  desk.line("set 300");
  desk.press("black");
  expect(ask(desk, "battery 4600")).toEqual({ error: "busy" });
});

test("the sign of a low battery follows the corrected supply", () => {
  const desk = fed(3550);
  desk.wait(61_000);
  desk.line("set 300");
  expect(desk.page().status).toContain("±");
  ask(desk, "battery 3650");
  expect(desk.page().status ?? "").not.toContain("±");
  ask(desk, "battery 3590");
  expect(desk.page().status).toContain("±");
});

test("a board that measures its supply itself has no such command", () => {
  const desk = openDesk();
  expect(ask(desk, "battery")).toEqual({ error: "line" });
  expect(ask(desk, "battery 3000")).toEqual({ error: "line" });
});
