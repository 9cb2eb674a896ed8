/** The clock keeps the contents of the display as text, and draws a region only when it changes. */
import { describe, expect, test } from "vitest";
import { clearPage, put } from "../../../firmware/app/display/regions";
import { Region } from "../../../firmware/app/model/choices";
import { createPanel, drawLine, type Panel } from "../../../sim/device/panel";
import { type Desk, openDesk } from "../desk";

/** Returns a desk with an empty display, and a function that lists the operations since then. */
function emptyDesk(facts = {}): { desk: Desk; drawn: () => string[] } {
  const desk = openDesk({ facts });
  clearPage(desk.app);
  let from = desk.lines.length;
  const drawn = (): string[] => {
    const lines = desk.lines.slice(from);
    from = desk.lines.length;
    return lines;
  };
  return { desk, drawn };
}

/** Returns a panel with everything that was ever drawn. */
function panelOf(desk: Desk): Panel {
  const { widthPx, heightPx } = desk.app.facts;
  const panel = createPanel(widthPx, heightPx);
  for (const line of desk.lines) drawLine(panel, line);
  return panel;
}

function inkIn(panel: Panel, x: number, y: number, width: number, height: number): number {
  let ink = 0;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) ink += panel.pixels[row * panel.widthPx + column] ?? 0;
  }
  return ink;
}

test("a text is drawn once", () => {
  const { desk, drawn } = emptyDesk();
  put(desk.app, Region.Line, "ready");
  expect(drawn()).toEqual(['{"write":[0,56,128,1,0,0],"text":"ready"}']);
  expect(desk.app.display.shown[Region.Line]).toBe("ready");
  desk.app.display.drawn = false;
  put(desk.app, Region.Line, "ready");
  expect(drawn()).toEqual([]);
  expect(desk.app.display.drawn).toBe(false);
  put(desk.app, Region.Line, "");
  expect(drawn()).toEqual(['{"write":[0,56,128,1,0,0],"text":""}']);
  expect(desk.app.display.drawn).toBe(true);
});

test("changes are noted only for a link that listens", () => {
  const { desk } = emptyDesk();
  put(desk.app, Region.Middle, "1/2");
  expect(desk.app.link.changed).toEqual([]);
  desk.app.link.isListening = true;
  put(desk.app, Region.Middle, "2/2");
  put(desk.app, Region.Middle, "2/2");
  put(desk.app, Region.LeftCount, "40");
  expect(desk.app.link.changed).toEqual([Region.Middle, Region.LeftCount]);
});

test("an empty display has no ink and no text, and says what went", () => {
  const { desk, drawn } = emptyDesk();
  put(desk.app, Region.Title, "Arbiter");
  put(desk.app, Region.Row1, "»Correct");
  desk.app.link.isListening = true;
  desk.app.display.captionKey = 3;
  desk.app.display.drawn = false;
  drawn();
  clearPage(desk.app);
  expect(drawn()).toEqual(['{"fill":[0,0,128,64,0]}']);
  expect(inkIn(panelOf(desk), 0, 0, 128, 64)).toBe(0);
  expect(desk.app.display.shown.every((text) => text === "")).toBe(true);
  expect(desk.app.link.changed).toEqual([Region.Title, Region.Row1]);
  expect([desk.app.display.drawn, desk.app.display.captionKey]).toEqual([true, -1]);
});

describe("the bar", () => {
  const names = (bar: string): Panel => {
    const { desk } = emptyDesk();
    put(desk.app, Region.LeftName, "White");
    put(desk.app, Region.RightName, "Black");
    put(desk.app, Region.Bar, bar);
    return panelOf(desk);
  };
  const area = 48 * 10;

  test("is dark around the name of the side that runs", () => {
    const none = names("");
    expect(inkIn(none, 0, 0, 48, 10)).toBeLessThan(80);
    const left = names("left");
    expect(inkIn(left, 0, 0, 48, 10)).toBe(area - inkIn(none, 0, 0, 48, 10));
    expect(inkIn(left, 80, 0, 48, 10)).toBe(inkIn(none, 80, 0, 48, 10));
    expect(inkIn(names("right"), 80, 0, 48, 10)).toBe(area - inkIn(none, 80, 0, 48, 10));
  });

  test("is a frame around the name of the side that START would set going", () => {
    const frame = 2 * 48 + 2 * 8;
    const none = names("");
    expect(inkIn(names("(left)"), 0, 0, 48, 10)).toBe(frame + inkIn(none, 0, 0, 48, 10));
    expect(inkIn(names("(right)"), 80, 0, 48, 10)).toBe(frame + inkIn(none, 80, 0, 48, 10));
    expect(inkIn(names("(right)"), 0, 0, 48, 10)).toBe(inkIn(none, 0, 0, 48, 10));
  });

  test("stays when a name changes", () => {
    const { desk } = emptyDesk();
    put(desk.app, Region.Bar, "right");
    put(desk.app, Region.RightName, "Negras");
    expect(inkIn(panelOf(desk), 80, 0, 48, 10)).toBeGreaterThan(area / 2);
  });
});

describe("flags", () => {
  test.each([
    ["first", "¶"],
    ["flag", "¶"],
    ["passed", "¬"],
    ["", ""],
  ])("%j is drawn as %j, on its side", (name, sign) => {
    const { desk, drawn } = emptyDesk();
    put(desk.app, Region.LeftFlag, "other");
    put(desk.app, Region.RightFlag, "other");
    drawn();
    put(desk.app, Region.LeftFlag, name);
    put(desk.app, Region.RightFlag, name);
    expect(drawn()).toEqual([
      `{"write":[20,48,11,1,0,0],"text":"${sign}"}`,
      `{"write":[97,48,11,1,0,0],"text":"${sign}"}`,
    ]);
  });

  test("one that appears is in sight at once", () => {
    const { desk } = emptyDesk();
    desk.app.display.blinkShown = false;
    put(desk.app, Region.LeftFlag, "first");
    expect(desk.app.display.blinkShown).toBe(true);
    expect(inkIn(panelOf(desk), 16, 48, 11, 8)).toBeGreaterThan(20);
  });
});

describe("rows", () => {
  test("the chosen one is reversed over the whole width, without its mark", () => {
    const { desk, drawn } = emptyDesk();
    put(desk.app, Region.Row1 + 1, "»Penalty");
    expect(drawn()).toEqual(['{"fill":[0,16,128,8,1]}', '{"write":[2,16,124,1,-1,1],"text":"Penalty"}']);
    put(desk.app, Region.Row1 + 1, "Penalty");
    expect(drawn()).toEqual(['{"fill":[0,16,128,8,0]}', '{"write":[2,16,124,1,-1,0],"text":"Penalty"}']);
  });

  test("the title is underlined, the hint is not", () => {
    const { desk, drawn } = emptyDesk();
    put(desk.app, Region.Title, "Arbiter");
    expect(drawn().at(-1)).toBe('{"fill":[0,7,128,1,1]}');
    put(desk.app, Region.Hint, "START choose");
    expect(drawn()).toEqual(['{"fill":[0,56,128,8,0]}', '{"write":[2,56,124,1,-1,0],"text":"START choose"}']);
  });

  test("a row that the display has no room for keeps its text and draws nothing", () => {
    const { desk, drawn } = emptyDesk({ widthPx: 84, heightPx: 48 });
    put(desk.app, Region.Row6, "Settings");
    expect(drawn()).toEqual([]);
    expect(desk.app.display.shown[Region.Row6]).toBe("Settings");
  });
});

describe("the caret", () => {
  const marked = (caret: string, before = ""): number[] => {
    const { desk } = emptyDesk();
    put(desk.app, Region.LeftTime, "0:05:00");
    put(desk.app, Region.RightTime, "0:04:00");
    put(desk.app, Region.Caret, before);
    put(desk.app, Region.Caret, caret);
    const panel = panelOf(desk);
    return Array.from({ length: 128 }, (_, x) => x).filter((x) => inkIn(panel, x, 46, 1, 2) === 2);
  };
  const from = (x: number): number[] => Array.from({ length: 9 }, (_, i) => x + i);

  test("stands below one digit, and nowhere else after it moved", () => {
    expect(marked("L0")).toEqual(from(1));
    expect(marked("L3", "L6")).toEqual(from(25));
    expect(marked("R6", "L3")).toEqual(from(117));
    expect(marked("L6", "R0")).toEqual(from(49));
    expect(marked("", "R0")).toEqual([]);
  });

  test("leaves the digits as they are", () => {
    const { desk } = emptyDesk();
    put(desk.app, Region.LeftTime, "0:05:00");
    const before = inkIn(panelOf(desk), 0, 10, 60, 36);
    put(desk.app, Region.Caret, "L3");
    put(desk.app, Region.LeftTime, "0:04:00");
    put(desk.app, Region.LeftTime, "0:05:00");
    expect(inkIn(panelOf(desk), 0, 10, 60, 36)).toBe(before);
    expect(inkIn(panelOf(desk), 0, 46, 60, 2)).toBe(18);
  });
});
