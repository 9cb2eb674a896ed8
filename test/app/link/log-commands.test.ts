/** How a computer reads the log, and how games move from clock to clock as lines of text. */

import { describe, expect, test } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { gameTimes, hasGame } from "../../../firmware/app/game/adjourned-games";
import { gameLine, takeLine } from "../../../firmware/app/link/log-commands";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event } from "../../../firmware/core/words";
import { createCells } from "../../../hal/virtual/cells";
import { putAway, swapColours, takeUp } from "../acts";
import { ask } from "../asking";
import { type Desk, openDesk } from "../desk";
import { headOf } from "../memory";
import { strike } from "../strokes";

/** Returns a clock that adjourned a game at place 3 after one move, with exchanged colours if wanted. */
function away(control = "40/5400+30:1800+30", exchanged = false): Desk {
  const desk = strike(openDesk({ control }), "black 7890ms white S");
  if (exchanged) swapColours(desk.app, desk.nowMs, Event.Colours);
  expect(putAway(desk.app, 2, true, 60_000, desk.nowMs)).toBe(true);
  finishHandler(desk.app, desk.nowMs);
  return desk;
}

describe("log", () => {
  test("64 bytes a line, small letters", () => {
    const desk = away();
    const { bytes } = desk.board.cells;
    let text = "";
    for (let n = 0; n < 128; n++) {
      const said = ask(desk, `log ${n}`) as { log: number; hex: string };
      expect(said.log).toBe(n);
      text += said.hex.padEnd(128, "f");
    }
    const hex = (page: readonly number[]): string =>
      page
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("")
        .padEnd(8_192, "f");
    expect(text).toBe(bytes.map(hex).join(""));
  });

  test("nothing of what is erased to the page's end", () => {
    const desk = openDesk();
    expect(ask(desk, "log 0")).toEqual({
      log: 0,
      hex: Buffer.from(headOf(1)).toString("hex").padEnd(128, "f"),
      ok: true,
    });
    expect(ask(desk, "log 1")).toEqual({ log: 1, hex: "", ok: true });
    expect(ask(desk, "log 127")).toEqual({ log: 127, hex: "", ok: true });
  });

  test.each(["log 128", "log", "log x", "log 1 2", "log -1"])("%s: no such piece", (line) => {
    expect(ask(openDesk(), line)).toMatchObject({ error: "value" });
  });

  test("nothing of a board without pages", () => {
    expect(ask(openDesk({ cells: createCells(0) }), "log 0")).toMatchObject({ error: "value" });
  });
});

describe("a game's line", () => {
  test.each([false, true])("goes to another clock, colours exchanged: %s", (exchanged) => {
    const desk = away(undefined, exchanged);
    const { line } = ask(desk, "export 3") as { line: string };
    expect(line).toMatch(/^0[-+0-9A-Za-z]+$/);
    expect(line.length).toBeLessThan(130);
    const times = gameTimes(desk.app, 2);
    const other = openDesk({ control: "60" });
    expect(ask(other, `import 5 ${line}`)).toEqual({ ok: true });
    expect(gameTimes(other.app, 4)).toBe(times);
    expect(gameLine(other.app, 4)).toBe(line);
    expect(takeUp(other.app, 4, other.nowMs)).toBe(true);
    desk.wait(0);
    expect(takeUp(desk.app, 2, desk.nowMs)).toBe(true);
    expect(saveClock(other.app.clock)).toEqual(saveClock(desk.app.clock));
  });

  test("is refused when any letter of it is another, or one is missing", () => {
    const desk = away();
    const line = gameLine(desk.app, 2);
    const other = openDesk();
    for (let at = 0; at < line.length; at++) {
      const wrong = line.charAt(at) === "0" ? "1" : "0";
      const bad = line.slice(0, at) + wrong + line.slice(at + 1);
      expect(["check", "value"]).toContain(takeLine(other.app, 0, bad));
      expect(["check", "value"]).toContain(takeLine(other.app, 0, line.slice(0, at) + line.slice(at + 1)));
    }
    expect(hasGame(other.app, 0)).toBe(false);
    expect(takeLine(other.app, 0, line)).toBe("");
    expect(hasGame(other.app, 0)).toBe(true);
  });

  test.each([
    ["", "check"],
    ["0", "value"],
    ["00", "check"],
    ["*", "value"],
    ["W", "value"],
    ["+++++++0", "value"],
    ["-----0", "check"],
    ["------0", "value"],
  ])("%s: %s", (line, fault) => expect(takeLine(openDesk().app, 0, line)).toBe(fault));

  test("of eight periods fits a line of the link", () => {
    const desk = away("10/5400+30:9/1800+31:8/1700+32:7/1600+33:6/1500+34:5/1400+35:4/1300+36:900+37");
    expect(gameLine(desk.app, 2).length).toBeLessThan(190);
  });

  test("finds no room in a log that is full", () => {
    const desk = away();
    const line = gameLine(desk.app, 2);
    const other = openDesk({ cells: createCells(2) });
    other.app.log.end = other.app.log.at;
    other.app.log.hasNext = false;
    other.board.cells.goodWords = 0;
    expect(takeLine(other.app, 0, line)).toBe("memory");
  });
});

describe("export and import", () => {
  test.each([
    ["export 1", "empty"],
    ["export 0", "value"],
    ["export 11", "value"],
    ["export", "value"],
    ["export 3 x", "value"],
    ["import 0 000", "value"],
    ["import 11 000", "value"],
    ["import 1", "value"],
    ["import 1 !", "value"],
    ["import x", "value"],
  ])("%s: %s", (line, error) => expect(ask(away(), line)).toMatchObject({ error }));

  test("nothing is written while a clock runs", () => {
    const line = gameLine(away().app, 2);
    const desk = strike(openDesk({ control: "60" }), "black");
    expect(ask(desk, `import 1 ${line}`)).toMatchObject({ error: "busy" });
    expect(hasGame(desk.app, 0)).toBe(false);
  });
});
