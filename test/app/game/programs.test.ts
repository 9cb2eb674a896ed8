import { describe, expect, test } from "vitest";
import { readyLine } from "../../../firmware/app/display/info";
import { controlRow, programControl, programText, showProgram, sidesDiffer } from "../../../firmware/app/game/programs";
import { chooseItem, moveInList, openList } from "../../../firmware/app/menu/list";
import { controlAct } from "../../../firmware/app/model/act";
import { createApp } from "../../../firmware/app/model/app";
import { Form, List, Stage } from "../../../firmware/app/model/choices";
import { perform } from "../../../firmware/app/stage/perform";
import { sideOf } from "../../../firmware/core/clock";
import { shown } from "../../../firmware/core/face";
import { press } from "../../../firmware/core/game";
import { createClock } from "../../../firmware/core/new-clock";
import { Mode, Side } from "../../../firmware/core/words";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { presets } from "../../../sim/notation/presets";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { presetTable, rowOf } from "./preset-table";

function read(text: string) {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(text);
  return control;
}

function tap(desk: Desk, key: Switch, times: number): void {
  for (let i = 0; i < times; i++) desk.tap(key);
}

describe("the words behind a preset", () => {
  test.each([
    ["90 min", { text: "5400", time: "1:30:00", delayMs: 0 }],
    ["2 h, then 1 h again and again", { text: "7200:3600*", time: "2:00:00", delayMs: 0 }],
    ["100 min, then 15 min, 30 s a move", { text: "6000+30:900+30", time: "1:40:30", delayMs: 0 }],
    ["2 h, then 15 min, Bronstein 30 s", { text: "7200b30:900b30", time: "2:00:30", delayMs: 30000 }],
    ["5 min, delay 2 s", { text: "300d2", time: "0:05:00", delayMs: 2000 }],
    ["1 h, then 25 moves in 5 min each time", { text: "3600:c25/300", time: "1:00:00", delayMs: 0 }],
    ["1 h, then 3 byo-yomi periods of 20 s", { text: "3600:3x20", time: "1:00:00", delayMs: 0 }],
    ["25 min, then counting up", { text: "1500:up", time: "0:25:00", delayMs: 0 }],
  ])("%s", (words, row) => expect(rowOf(words)).toEqual(row));

  test.each(["five minutes", "5 min, 2 s", "5 min, 2 s a move, delay 2 s"])("%s is refused", (words) => {
    expect(() => rowOf(words)).toThrow(/is no (period|method): write|one method at most/);
  });
});

describe("leafing through the programs", () => {
  test("every preset is shown as it will begin", () => {
    const desk = openDesk();
    expect(presetTable.map(([n]) => n)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    for (const [n, { text, time, delayMs }] of presetTable) {
      expect(desk.app.programs.chosen).toBe(n);
      expect(programText(desk.app, n)).toBe(text);
      const { clock } = desk.app;
      expect(printControl(clock.control)).toBe(text);
      expect(clock.mode).toBe(Mode.Setup);
      for (const side of [Side.White, Side.Black]) {
        expect(shown(clock, side, false), text).toBe(time);
        expect(sideOf(clock, side).delayMs).toBe(delayMs);
      }
      desk.tap(Switch.Plus);
    }
    expect(desk.app.stage).toBe(Stage.Setup);
  });

  test.each([
    ["MINUS", "-------", ["5400+30", "40/5400+30:1800+30", "900+10", "180+2", "600+5", "300+3", "5400+30"]],
    ["PLUS", "+++-", ["5400+30", "300+3", "600+5", "300+3"]],
  ])("START with %s goes round the usual controls, the most usual first", (_, keys, controls) => {
    const desk = openDesk();
    desk.edge(Switch.Start, true);
    const seen = [...keys].map((key) => {
      strike(desk, key);
      return printControl(desk.app.clock.control);
    });
    expect(seen).toEqual(controls);
  });

  test("goes round both ends", () => {
    const desk = strike(openDesk(), "-");
    expect(desk.app.programs.chosen).toBe(30);
    desk.tap(Switch.Minus);
    expect(desk.app.programs.chosen).toBe(29);
    tap(desk, Switch.Plus, 2);
    expect(desk.app.programs.chosen).toBe(1);
  });

  test("an empty place says so and how it is filled, keeps the control before it and opens its form", () => {
    const desk = strike(openDesk(), "-");
    expect(readyLine(desk.app)).toBe("- empty - · hold START: edit");
    expect(printControl(desk.app.clock.control)).toBe("300");
    desk.tap(Switch.Start);
    expect([desk.app.stage, desk.app.menu.form]).toEqual([Stage.Filling, Form.Program]);
    expect(desk.app.clock.mode).toBe(Mode.Setup);
    desk.hold(Switch.Menu, 1100);
    desk.app.programs.own[4] = "900+10";
    showProgram(desk.app, 0, desk.board.hal.time.now());
    expect(readyLine(desk.app)).toBe("15m+10s · hold START: edit");
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Ready);
    expect(printControl(desk.app.clock.control)).toBe("900+10");
  });

  test("a lever cannot start a clock that is not chosen, however late its edge is", () => {
    const desk = strike(openDesk({ counterStart: 1073741000 }), "5s +");
    desk.edge(Switch.Right, true, 4000);
    desk.wait(50);
    expect(desk.app.clock.mode).toBe(Mode.Setup);
    expect(desk.app.stage).toBe(Stage.Setup);
  });
});

describe("choosing", () => {
  test("makes a clock ready, and a line in the trace", () => {
    const desk = openDesk();
    desk.line("subscribe");
    tap(desk, Switch.Plus, 9);
    desk.lines.length = 0;
    desk.tap(Switch.Start);
    expect(desk.app.stage).toBe(Stage.Ready);
    const events = desk.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const told = events.filter(({ event }) => event === "control");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ mode: "ready", control: "180+2", side: null });
  });

  test("back in the programs, the same one is looked at", () => {
    const desk = openDesk();
    tap(desk, Switch.Plus, 2);
    desk.tap(Switch.Start);
    desk.hold(Switch.Menu, 1200);
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(3);
  });
});

describe("a control from outside", () => {
  test("is program 25, and ready", () => {
    const desk = openDesk({ control: "W300+2-B240+2;from=61" });
    expect(desk.app.programs.chosen).toBe(25);
    expect(programText(desk.app, 25)).toBe("W300+2-B240+2;from=61");
    expect(desk.app.stage).toBe(Stage.Ready);
    desk.hold(Switch.Menu, 1200);
    expect(desk.app.programs.chosen).toBe(25);
    expect(readyLine(desk.app)).toBe("White 5m+2s, Black 4m+2s,");
    desk.tap(Switch.Start);
    expect(desk.app.clock.control.from).toBe(61);
  });

  test("is empty until then", () => expect(programText(openDesk().app, 25)).toBe(""));

  test("changes a game's control while both clocks stand, and only then", () => {
    const desk = strike(openDesk({ control: "300" }), "black");
    const now = () => desk.board.hal.time.now();
    const { app } = desk;
    expect(perform(app, controlAct(read("60+5")), now())).toBe(false);
    desk.tap(Switch.Start);
    const { mainMs } = app.clock.white;
    expect(perform(app, controlAct(read("60+5")), now())).toBe(true);
    expect(printControl(app.clock.control)).toBe("60+5");
    expect(app.clock.white.mainMs).toBe(mainMs);
    expect(programText(app, 25)).toBe("300");
  });
});

describe("the list in mid-game", () => {
  test("has 30 rows of number and control, in a row's letters", () => {
    const { app } = openDesk();
    const item = (i: number) => controlRow(app, `.${i + 1}`, programControl(app, i + 1)).slice(1);
    const rows = Array.from({ length: 30 }, (_, i) => item(i));
    expect(rows[0]).toMatch(/^1 \d/);
    expect(rows[29]).toBe("30 - empty -");
    const own = ["300", "W300+2-B240", "6000+30:3000+30:900+30", "3600:c25/300"];
    const shown = ["26 5m", "27 White 5m+2s, Black 4m", "28 1:40+30s>50m+30s>", "29 1h + 25/5m"];
    app.programs.own.splice(0, own.length, ...own);
    expect([25, 26, 27, 28].map(item)).toEqual(shown);
    for (const row of rows) expect(row.length).toBeLessThan(25);
  });

  test("asks about a program, not about an empty place", () => {
    const desk = openDesk({ control: "300" });
    const { app } = desk;
    openList(app, List.Programs);
    expect(desk.page()).toMatchObject({ row1: "»1 5m", row2: "2 10m", row6: "6 2h > 30m" });
    moveInList(app, 24 + 5);
    chooseItem(app);
    expect(app.stage).toBe(Stage.Listing);
    moveInList(app, 9 - 29);
    chooseItem(app);
    expect(app.stage).toBe(Stage.Filling);
    expect(app.menu.subject).toBe(10);
  });
});

describe("sides that have not the same", () => {
  test.each(["W300-B240", "W300-B300*", "W3600:1x30-B3600:2x30"])("%s", (text) => {
    expect(sidesDiffer(createClock(read(text), 0, () => {}))).toBe(true);
    expect(readyLine(openDesk({ control: text }).app)).toBe("Sides differ!");
  });

  test.each(presets.flatMap(({ control }) => (control?.startsWith("W") === false ? control : [])))("not %s", (text) => {
    const desk = openDesk({ control: text });
    expect(sidesDiffer(desk.app.clock)).toBe(false);
    expect(readyLine(desk.app)).not.toBe("Sides differ!");
  });

  test.each(["mainMs", "delayMs", "overtime", "presses", "period"] as const)("by a correction of %s", (field) => {
    const { app } = openDesk({ control: "300" });
    app.clock.white[field]++;
    expect(sidesDiffer(app.clock)).toBe(true);
    app.clock.black[field]++;
    expect(sidesDiffer(app.clock)).toBe(false);
  });

  test("after the start nothing is said of it", () => {
    const { app } = openDesk({ control: "W300-B240" });
    press(app.clock, Side.Black, app.clock.atMs);
    expect(readyLine(app)).toBe("White 5m, Black 4m");
  });
});

test("a record that has just been given power has nothing from outside", () => {
  const { board, app } = openDesk();
  expect(createApp(board.hal, app.facts, app.clock, 0).programs.remote).toBe("");
});
