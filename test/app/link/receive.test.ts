/**
 * Checks what the clock answers over the link: its identity, state, settings and control. It refuses impossible values,
 * which change nothing.
 */
import { describe, expect, test } from "vitest";
import { Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { english } from "../../../firmware/app/text/english";
import { spanish } from "../../../firmware/app/text/spanish";
import { Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { answers, reports } from "./answered";

test("hello says what it is", () => {
  const desk = openDesk({ facts: { name: "pixljs", version: "1.2.3" } });
  expect(answers(desk, "hello")).toEqual([
    {
      ...{ hello: "flagfall", version: "1.2.3", board: "pixljs", protocol: 1, acts: true, pages: 2 },
      ...{ lock: "none", number: 0, players: ["", ""], ok: true },
    },
  ]);
});

describe("time", () => {
  test("the counter, and the trim", () => {
    const desk = strike(openDesk({ counterStart: 2 ** 30 - 500 }), "1500ms");
    expect(answers(desk, "time")).toEqual([{ time: 1_000, trim: 0, ok: true }]);
    desk.line("setting 6 99000");
    expect(answers(desk, "time")).toEqual([{ time: 1_000, trim: -10_000, ok: true }]);
  });

  test("a trimmed clock counts so much more, and charges it", () => {
    const desk = openDesk({ control: "7200" });
    desk.line("setting 6 150000");
    desk.press("black");
    desk.wait(3_600_000 - 110);
    expect(answers(desk, "time")).toMatchObject([{ time: 3_601_800 }]);
    expect(answers(desk, "state")).toMatchObject([{ at: 3_601_800, white: { used: 3_601_800 } }]);
  });
});

describe("state", () => {
  test("one line, whether or not anybody subscribed", () => {
    const desk = strike(openDesk({ control: "180+2", counterStart: 2 ** 30 - 500 }), "1500ms");
    expect(answers(desk, "state")).toMatchObject([
      { at: 1_500, event: "expect", side: null, mode: "ready", turn: "white", control: "180+2", class: "blitz" },
    ]);
  });

  test("time has passed in it", () => {
    const desk = strike(openDesk({ control: "180+2" }), "S 1234ms");
    expect(answers(desk, "state")).toMatchObject([{ mode: "running", white: { remaining: 182_000 - 110 - 1_234 } }]);
  });

  test("control and class follow the control and the Laws", () => {
    const desk = openDesk({ control: "900+10" });
    expect(answers(desk, "state")).toMatchObject([{ control: "900+10", class: "rapid" }]);
    desk.line("setting 1 1");
    expect(answers(desk, "state")).toMatchObject([{ class: null }]);
    desk.line("set 40/5400+30:1800+30");
    expect(answers(desk, "state")).toMatchObject([{ control: "40/5400+30:1800+30", class: "standard" }]);
  });

  test("tenths are those of the display", () => {
    const desk = openDesk({ control: "15" });
    expect(answers(desk, "state")).toMatchObject([{ white: { shown: "0:00:15" } }]);
    desk.line("setting 4 1");
    expect(answers(desk, "state")).toMatchObject([{ white: { shown: "0:00:15.0" } }]);
  });
});

describe("subscribe", () => {
  test("tells the whole display, then each event and each change of it", () => {
    const desk = openDesk({ control: "60+2" });
    const [first] = answers(desk, "subscribe");
    expect(first).toMatchObject({ at: 0, event: "screen", screen: { left: "0:01:02", right: "0:01:02" } });
    const from = desk.lines.length;
    desk.press("black");
    expect(reports(desk, from)).toMatchObject([
      { at: 0, event: "start", side: "white", running: "white" },
      { at: 0, event: "screen", screen: { bar: "left" } },
    ]);
  });

  test("nothing that did not change is told, and each place once", () => {
    const desk = openDesk({ control: "60+2" });
    desk.line("subscribe");
    desk.press("black");
    const from = desk.lines.length;
    desk.wait(1_000);
    expect(reports(desk, from)).toEqual([{ at: 1_000, event: "screen", screen: { left: "0:01:01" }, seq: 4 }]);
  });

  test("what a page took away is told as empty", () => {
    const desk = openDesk({ control: "60+2" });
    desk.line("subscribe");
    const from = desk.lines.length;
    desk.tap(Switch.Menu);
    const told = Object.assign({}, ...reports(desk, from).map((line) => line.screen));
    expect(told).toMatchObject({ left: "", right: "", leftName: "" });
    expect(told.title).not.toBe("");
  });

  test("all changes together are the display, whatever is done", () => {
    const desk = openDesk({ control: "60+2" });
    desk.line("subscribe");
    for (const key of [Switch.Start, Switch.Start, Switch.Menu, Switch.Plus, Switch.Start, Switch.Plus]) desk.tap(key);
    desk.hold(Switch.Menu, 1_200);
    const told = Object.assign({}, ...reports(desk, 0).map((line) => line.screen));
    expect(Object.fromEntries(Object.entries(told).filter(([, text]) => text !== ""))).toEqual(desk.page());
  });

  test("nobody is told who did not ask", () => {
    const desk = strike(openDesk({ control: "60+2" }), "black 3s");
    expect(reports(desk, 0)).toEqual([]);
    expect(desk.app.link.changed).toEqual([]);
  });
});

test.each([
  ["English", english],
  ["Spanish", spanish],
])("no text of the device needs an escape on the link: %s", (_, say) => {
  const texts = Array.from({ length: 1_000 }, (_, word) => say(word) as string | undefined);
  const known = texts.filter((text) => text !== undefined);
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((text) => /["\\\p{Cc}]/u.test(text))).toEqual([]);
});

describe("set", () => {
  test("from the programs: ready, as program 25", () => {
    const desk = openDesk();
    expect(answers(desk, "set 40/7200:20/3600:900+30")).toEqual([]);
    expect(desk.app.stage).toBe(Stage.Ready);
    expect(desk.app.programs.remote).toBe("40/7200:20/3600:900+30");
    expect(desk.app.programs.chosen).toBe(25);
  });

  test("in ready: a new clock, nothing of the old one stays", () => {
    const desk = openDesk({ control: "300" });
    desk.line("set 60+2");
    expect(desk.app.stage).toBe(Stage.Ready);
    expect([desk.app.clock.white.mainMs, desk.app.clock.black.mainMs]).toEqual([62_000, 62_000]);
    desk.press("black");
    expect(desk.app.stage).toBe(Stage.Running);
  });

  test.each(["", " 300", "300 ", "0", "x", "300+", "set 300", "40/5400+30:", "W300", "99999999999"])(
    "%j is no control",
    (text) => {
      const desk = openDesk({ control: "60+2" });
      const page = desk.page();
      expect(answers(desk, `set ${text}`)).toEqual([{ error: "control" }]);
      expect(desk.page()).toEqual(page);
      expect(desk.app.programs.remote).toBe("60+2");
    },
  );
});

describe("setting", () => {
  test.each<[string, (desk: Desk) => unknown, unknown]>([
    ["0 0", ({ app }) => [app.settings.bounceMs, ...app.keys.contacts.map((c) => c.bounceMs)], [0, 0, 0, 0, 0, 0, 0]],
    ["0 1000", ({ app }) => app.keys.contacts[5]?.bounceMs, 1_000],
    ["1 0", ({ app }) => app.settings.edition, Edition.Laws1997],
    ["1 2", ({ app }) => app.settings.edition, Edition.Laws2014],
    ["2 1", ({ app }) => app.settings.left, Side.Black],
    ["3 1", ({ app }) => app.settings.language, Language.Spanish],
    ["4 1", ({ app }) => app.settings.tenths, true],
    ["5 0", ({ app }) => app.settings.takesBack, false],
    ["7 1", ({ app }) => app.settings.competition, true],
    ["8 1", ({ app }) => app.settings.fiveMinutes, true],
    ["6 112345", ({ app, board }) => [app.settings.trimPpb, board.crystal.trimPpb], [123_450, 123_450]],
    ["6 0", ({ board }) => board.crystal.trimPpb, -1_000_000],
    ["6 200000", ({ board }) => board.crystal.trimPpb, 1_000_000],
  ])("%s", (text, read, value) => {
    const desk = openDesk({ control: "300" });
    expect(answers(desk, `setting ${text}`)).toEqual([]);
    expect(read(desk)).toEqual(value);
  });

  test.each([
    ["0 7", "0 25"],
    ["1 1", "1 4"],
    ["2 1", "2 0"],
    ["3 1", "3 0"],
    ["4 1", "4 0"],
    ["5 0", "5 1"],
    ["6 99999", "6 100000"],
    ["7 1", "7 0"],
    ["8 1", "8 0"],
  ])("%s, and %s again", (there, back) => {
    const desk = openDesk();
    const before = structuredClone(desk.app.settings);
    desk.line(`setting ${there}`);
    expect(desk.app.settings).not.toEqual(before);
    desk.line(`setting ${back}`);
    expect(desk.app.settings).toEqual(before);
  });

  test("is seen at once", () => {
    const desk = openDesk({ control: "300" });
    desk.line("setting 2 1");
    desk.line("setting 3 1");
    expect(desk.page()).toMatchObject({ leftName: "Negras", rightName: "Blancas" });
  });

  test.each([
    ...["", " ", "0", "0 ", "0 x", "x 1", "0 1001", "0 -1", "0  25", "0 25 1", "0 99999999999"],
    ...["1 5", "2 2", "3 6", "4 2", "5 2", "6 200001", "7 2", "8 2", "9 0", "9 1", "9999999 1", "tenths on"],
  ])("%j cannot be", (text) => {
    const desk = openDesk({ control: "300" });
    const before = structuredClone(desk.app.settings);
    expect(answers(desk, `setting ${text}`)).toEqual([{ error: "setting" }]);
    expect(desk.app.settings).toEqual(before);
  });
});
