/** Menus: what they list, how they scroll, and what of the display they take. */
import { describe, expect, it, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { openList } from "../../../firmware/app/menu/list";
import { Form, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Mode } from "../../../firmware/core/words";
import { createCells } from "../../../hal/virtual/cells";
import { type Desk, openDesk } from "../desk";
import { pausedDesk, strike } from "../strokes";
import { rest, rowsOf } from "./menu-rows";

describe("a menu", () => {
  it("shows both times, its name, six rows and what the keys do", () => {
    const desk = strike(pausedDesk("5400+30:1800+30"), "M");
    expect(desk.page()).toEqual({
      title: "1:31:10 Arbiter  1:31:10",
      row1: "»Correct",
      row2: "Penalty",
      row3: "Undo",
      row4: "Forgotten press: +1",
      row5: "Next period",
      row6: "(Guideline III.4)",
      hint: "START: select · MENU: back  ¸",
    });
  });

  it("shows both times without tenths, for which there is no room", () => {
    const desk = pausedDesk("30");
    desk.app.settings.tenths = true;
    strike(desk, "M");
    expect(desk.shown(Region.Title)).toMatch(/^0:00:\d\d Arbiter {2}0:00:\d\d$/);
  });

  it("says with a sign that there are more items below, above, or both", () => {
    const desk = pausedDesk("5400+30:1800+30");
    const signs = ["M", "+*5", "+", "-*7", "+"].map((stroke) => {
      strike(desk, stroke);
      return desk.shown(Region.Hint).replace("START: select · MENU: back", "");
    });
    expect(signs).toEqual(["  ¸", "  ¸", "  ¦", "  ¯", "  ¸"]);
    strike(desk, "+ S");
    expect(desk.shown(Region.Hint)).toBe("START: select · MENU: back");
  });

  it("scrolls so that the chosen item is the last row, and goes round both ends", () => {
    const desk = strike(pausedDesk("5400+30:1800+30"), "M + + + + +");
    expect(rowsOf(desk).map((row) => row.slice(0, 7))).toEqual([
      "Correct",
      "Penalty",
      "Undo",
      "Forgott",
      "Next pe",
      "»(Guide",
    ]);
    strike(desk, "+");
    expect(rowsOf(desk)[0]).toBe("Penalty");
    expect(rowsOf(desk)[5]).toBe("»New control");
    strike(desk, "-*7");
    expect(rowsOf(desk)[5]).toBe("»Settings");
    strike(desk, "+");
    expect(rowsOf(desk)[0]).toBe("»Correct");
  });

  it("has as many rows as the display holds", () => {
    const desk = strike(pausedDesk("5400+30:1800+30", 2, { facts: { widthPx: 84, heightPx: 48 } }), "M -");
    expect(rowsOf(desk).filter((row) => row !== "")).toEqual(["No-show", ...rest.slice(0, 2), "»Settings"]);
  });

  it("leaves empty rows empty", () => {
    const desk = openDesk({ control: "300", cells: createCells(1) });
    openList(desk.app, List.Journal);
    expect(rowsOf(desk)[5]).toBe("");
  });

  it("goes back one menu, or with a hold all the way", () => {
    const desk = strike(pausedDesk("5400+30:1800+30"), "M + S M");
    expect([desk.app.stage, desk.app.menu.list]).toEqual([Stage.Listing, List.Arbiter]);
    strike(desk, "M");
    expect(desk.app.stage).toBe(Stage.Paused);
    strike(desk, "M + S M!");
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.page()).toMatchObject({ left: "1:31:10", right: "1:31:10" });
    expect(desk.shown(Region.Title)).toBe("");
  });

  it("goes back to the programs where no game is set", () => {
    const desk = strike(openDesk(), "M");
    expect(desk.app.menu.list).toBe(List.Settings);
    strike(desk, "M");
    expect(desk.app.stage).toBe(Stage.Setup);
  });

  it("closes when a lever starts the clock", () => {
    const desk = strike(openDesk({ control: "300" }), "M black");
    expect([desk.app.stage, desk.app.clock.mode]).toEqual([Stage.Running, Mode.Running]);
  });

  describe("without an item", () => {
    const empty = (list: List, language = Language.English): Desk => {
      const desk = pausedDesk("300", 2, { facts: { language } });
      openList(desk.app, list);
      return desk;
    };

    it.each([
      ["games", List.Games, Language.English, "- empty -"],
      ["games", List.Games, Language.Spanish, "- vacío -"],
    ])("of %s says so, and is not chosen", (_, list, language, said) => {
      const desk = empty(list, language);
      expect(rowsOf(desk)).toEqual([said, "", "", "", "", ""]);
      strike(desk, "S + - S");
      expect(rowsOf(desk)).toEqual([said, "", "", "", "", ""]);
      expect(desk.app.stage).toBe(Stage.Listing);
    });

    it("of the journal, where nothing was kept", () => {
      const desk = openDesk({ cells: createCells(1) });
      openList(desk.app, List.Journal);
      expect(rowsOf(desk)).toEqual(["- empty -", "", "", "", "", ""]);
      strike(desk, "S + -");
      expect(rowsOf(desk)[0]).toBe("- empty -");
    });

    it("draws its row once, and then no more", () => {
      const desk = empty(List.Games);
      desk.lines.length = 0;
      strike(desk, "+ - S");
      expect(desk.lines.filter((line) => line.startsWith('{"write"'))).toEqual([]);
    });
  });
});

it("keeps the cursor of an empty menu at its beginning", () => {
  const desk = strike(openDesk(), "M -*3 S");
  for (const key of ["-", "+", "-"]) {
    strike(desk, key);
    expect(desk.app.menu.listAt).toBe(0);
  }
});

const CLEARED = '{"fill":[0,0,128,64,0]}';

describe("a page", () => {
  test("takes the place of the face on an empty display", () => {
    const desk = openDesk({ control: "300" });
    const from = desk.lines.length;
    openList(desk.app, List.Arbiter);
    expect(desk.lines.slice(from)).toContain(CLEARED);
  });

  test("over another page draws what differs, and empties nothing else", () => {
    const desk = openDesk({ control: "300" });
    openList(desk.app, List.Arbiter);
    const from = desk.lines.length;
    openList(desk.app, List.Settings);
    openForm(desk.app, Form.Finish, 0);
    expect(desk.lines.slice(from)).not.toContain(CLEARED);
  });

  test("has rows only where the display has room: the chosen item is always in sight", () => {
    const desk = openDesk({ control: "300", facts: { widthPx: 84, heightPx: 48 } });
    openList(desk.app, List.Settings);
    const rows = [0, 1, 2, 3, 4, 5].map((row) => desk.shown(Region.Row1 + row));
    expect(rows).toEqual(["»Sound  by control", "Click  no", "Tenths  no", "Move counter  yes", "", ""]);
  });
});
