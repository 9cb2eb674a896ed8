/** If the firmware fails, nothing acts any more, and both times stay on the display under a sign. */
import { describe, expect, test } from "vitest";
import { freeze } from "../../../firmware/app/device/freeze";
import { Stage } from "../../../firmware/app/model/choices";
import { correct } from "../../../firmware/core/correct";
import { Field, SideField } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { recordsOf } from "../memory";
import { strike } from "../strokes";

function running(): Desk {
  const desk = strike(openDesk({ control: "300" }), "black 1s");
  return desk;
}

function pausedDesk(): Desk {
  const desk = strike(running(), "S");
  return desk;
}

function flaggedDesk(): Desk {
  const desk = strike(running(), "400s");
  expect(desk.page().leftFlag).toBe("first");
  return desk;
}

function formDesk(): Desk {
  const desk = openDesk();
  desk.hold(Switch.Start, 1_200);
  expect(desk.app.stage).toBe(Stage.Filling);
  return desk;
}

function freezeNow(desk: Desk): void {
  freeze(desk.app, desk.board.hal.time.now());
}

describe("a running clock", () => {
  test("shows the times of that instant under the sign", () => {
    const desk = strike(running(), "4390ms");
    expect(desk.page()).toMatchObject({ left: "0:04:55", right: "0:05:00", bar: "left" });
    desk.wait(400);
    freezeNow(desk);
    expect(desk.page()).toMatchObject({ left: "0:04:55", right: "0:05:00", line: "fault: call the arbiter" });
    expect(desk.page().bar).toBeUndefined();
    expect(desk.app.stage).toBe(Stage.Frozen);
    expect(desk.app.clock.atMs).toBe(desk.nowMs);
  });

  test("charges what passed since the display last changed", () => {
    const desk = strike(running(), "4900ms");
    expect(desk.app.clock.white.mainMs).toBe(294_000);
    freezeNow(desk);
    expect(desk.app.clock.white.mainMs).toBe(293_990);
  });

  test("is sent to the display at once", () => {
    const desk = running();
    const before = desk.lines.length;
    freezeNow(desk);
    expect(desk.lines.slice(before).at(-1)).toBe('{"show":1}');
  });

  test("never wakes again", () => {
    const desk = running();
    freezeNow(desk);
    const wakes = desk.board.crystal.wakes;
    const operations = desk.operations;
    desk.wait(600_000);
    expect(desk.board.crystal.wakes).toBe(wakes);
    expect(desk.operations).toBe(operations);
    expect(desk.page()).toMatchObject({ left: "0:04:59", right: "0:05:00" });
  });

  test("does nothing at levers and keys", () => {
    const desk = running();
    freezeNow(desk);
    const before = desk.page();
    const operations = desk.operations;
    desk.press("white");
    for (const key of [Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus]) {
      desk.tap(key);
      desk.hold(key, 2_000);
    }
    desk.battery(2_000);
    desk.wait(60_000);
    expect(desk.page()).toEqual(before);
    expect(desk.operations).toBe(operations);
    expect(desk.app.clock.white.presses).toBe(0);
  });

  test("a second time changes nothing", () => {
    const desk = running();
    freezeNow(desk);
    const operations = desk.operations;
    desk.wait(10_000);
    freezeNow(desk);
    expect(desk.operations).toBe(operations);
    expect(desk.app.clock.atMs).toBe(desk.nowMs - 10_000);
  });
});

describe("with a page open", () => {
  test("the face takes its place", () => {
    const desk = strike(running(), "S M");
    expect(desk.app.stage).toBe(Stage.Listing);
    expect(desk.page().row1).toBe("»Correct");
    freezeNow(desk);
    expect(desk.page()).toMatchObject({ left: "0:04:59", right: "0:05:00", line: "fault: call the arbiter" });
    expect(desk.page().row1).toBeUndefined();
    expect(desk.page().title).toBeUndefined();
  });

  test("the times under correction are the clock's again, without the cursor", () => {
    const desk = strike(running(), "S M S +");
    expect(desk.app.stage).toBe(Stage.Correcting);
    expect(desk.page()).toMatchObject({ left: "0:05:59", caret: "L3" });
    freezeNow(desk);
    expect(desk.page()).toMatchObject({ left: "0:04:59", line: "fault: call the arbiter" });
    expect(desk.page().caret).toBeUndefined();
  });
});

test("the sign takes the place of what was asked for", () => {
  const desk = strike(running(), "M");
  expect(desk.page().line).toBe("5m");
  freezeNow(desk);
  expect(desk.page().line).toBe("fault: call the arbiter");
});

describe("whatever stood there, the sign is seen", () => {
  const stages: readonly (readonly [name: string, desk: () => Desk])[] = [
    ["setup", () => openDesk()],
    ["ready", () => openDesk({ control: "300" })],
    ["running", running],
    ["paused", pausedDesk],
    ["a flag down", flaggedDesk],
    ["a form", formDesk],
  ];

  test.each(stages)("%s", (_name, open) => {
    const desk = open();
    freezeNow(desk);
    expect(desk.page().line).toBe("fault: call the arbiter");
    expect(desk.page().left).toMatch(/^\d:\d\d:\d\d$/);
    expect(desk.page().right).toMatch(/^\d:\d\d:\d\d$/);
  });
});

test("a face is not drawn anew where it need not be", () => {
  const desk = running();
  const before = desk.lines.length;
  freezeNow(desk);
  expect(desk.lines.slice(before).filter((line) => line.startsWith('{"fill":[0,0,128,64'))).toEqual([]);
});

test("whoever listens on the link is told", () => {
  const desk = running();
  desk.line("subscribe");
  const before = desk.lines.length;
  freezeNow(desk);
  const told = desk.lines.slice(before).filter((line) => line.includes('"screen"'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("fault");
});

test("nobody is told who did not ask", () => {
  const desk = running();
  const before = desk.lines.length;
  freezeNow(desk);
  expect(desk.lines.slice(before).filter((line) => line.includes('"screen"'))).toEqual([]);
});

describe("what is kept of it", () => {
  test("a correction of that very moment", () => {
    const desk = pausedDesk();
    correct(desk.app.clock, desk.nowMs, [Field.White + SideField.Remaining, 123_000]);
    freezeNow(desk);
    desk.restart();
    expect(desk.page()).toMatchObject({ left: "0:02:03", right: "0:05:00" });
  });

  test.each([
    ["running", running],
    ["paused", pausedDesk],
  ])("of a clock that is %s a note, where nothing else was due", (_name, open) => {
    const desk = open();
    const before = recordsOf(desk.app.log).length;
    freezeNow(desk);
    expect(recordsOf(desk.app.log).slice(before)).toEqual([`tick ${desk.nowMs}`, "note 1"]);
  });

  test("no snapshot while a clock runs, even if one was due", () => {
    const desk = running();
    const before = recordsOf(desk.app.log).length;
    desk.app.log.snapshotReason = 1;
    freezeNow(desk);
    expect(recordsOf(desk.app.log).slice(before)).toEqual([`tick ${desk.nowMs}`, "note 1"]);
  });

  test("nothing by a firmware that keeps nothing", () => {
    const desk = openDesk({ control: "300", facts: { features: featuresOf(["recovery"]) } });
    const erased = structuredClone(desk.board.cells.bytes);
    freezeNow(desk);
    expect(desk.page().line).toBe("fault: call the arbiter");
    expect(desk.board.cells.bytes).toEqual(erased);
  });
});
