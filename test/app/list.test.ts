/** Menus: what they list and how they scroll. */
import { describe, expect, it } from "vitest";
import { FIRST_GAME } from "../../firmware/app/blocks";
import { Form, Language, List, Region, Stage } from "../../firmware/app/choices";
import { openList } from "../../firmware/app/list";
import { Edition, Mode } from "../../firmware/core/words";
import { createCells } from "../../hal/virtual/cells";
import { type Desk, openDesk } from "./desk";
import { fallenDesk, pausedDesk, strike } from "./strokes";

const ROWS = 6;

function rowsOf(desk: Desk): string[] {
  return Array.from({ length: ROWS }, (_, i) => desk.shown(Region.Row1 + i));
}

/** Every item of the open menu, from the chosen one on. */
function itemsOf(desk: Desk): string[] {
  const items: string[] = [];
  for (;;) {
    const chosen = rowsOf(desk).find((row) => row.startsWith("»")) ?? "";
    if (items.includes(chosen)) return items.map((item) => item.slice(1));
    items.push(chosen);
    strike(desk, "+");
  }
}

function menuOf(desk: Desk, keys = "M"): string[] {
  strike(desk, keys);
  return itemsOf(desk);
}

const rest = ["End game", "New game", "Settings"];
const usual = ["Correct", "Penalty", "Undo", "Forgotten press: +1"];

describe("the arbiter's menu", () => {
  it("lists in pause what can be done, the most needed first", () => {
    expect(menuOf(pausedDesk("5400+30:1800+30"))).toEqual([
      ...usual,
      ...["Next period", "New control", "Swap colours", "Adjourn", "No-show"],
      ...rest,
    ]);
  });

  it("lists no next period in the last one", () => {
    expect(menuOf(pausedDesk("5400+30"))).not.toContain("Next period");
  });

  it("lists Guideline III.4 where it is open", () => {
    expect(menuOf(pausedDesk("120"))).toContain("Guideline III.4");
    expect(menuOf(pausedDesk("120+1"))).not.toContain("Guideline III.4");
    expect(menuOf(pausedDesk("150"))).not.toContain("Guideline III.4");
  });

  it("lists before the start neither presses nor an adjournment", () => {
    expect(menuOf(openDesk({ control: "5400+30:1800+30" }))).toEqual([
      ...["Correct", "Penalty", "Next period", "New control", "Swap colours", "No-show"],
      ...rest,
    ]);
  });

  it("lists an act before the start as one to take back", () => {
    const desk = openDesk({ control: "300" });
    strike(desk, "M S + S!");
    expect(menuOf(desk)).toContain("Undo");
  });

  it("lists after a fall what is done in pause, but no adjournment", () => {
    expect(menuOf(fallenDesk("300+1"))).toEqual([...usual, "New control", "Swap colours", "No-show", ...rest]);
  });

  it("lists after the end a new game and the settings", () => {
    const desk = pausedDesk("300");
    strike(desk, "M -*3 S S!");
    expect(menuOf(desk)).toEqual(["New game", "Settings"]);
  });

  it("lists of an adjourned game what takes it up", () => {
    const desk = pausedDesk("300");
    strike(desk, "M +*6 S S!");
    expect(desk.app.stage).toBe(Stage.Adjourned);
    expect(menuOf(desk)).toEqual(["Undo", "Restore", "New game", "Settings"]);
  });

  it("lists the games that are kept once there is one", () => {
    const desk = pausedDesk("300");
    desk.app.log.places[FIRST_GAME + 9] = 8;
    expect(menuOf(desk)).toContain("Restore");
  });

  it.each([
    [1, Form.None, List.Penalties],
    [2, Form.Undo, List.Arbiter],
    [5, Form.None, List.Programs],
    [6, Form.Colours, List.Arbiter],
    [11, Form.None, List.Settings],
  ])("opens item %i as form %i or menu %i", (down, form, list) => {
    const desk = pausedDesk("5400+30:1800+30");
    strike(desk, `M ${"+ ".repeat(down)} S`);
    expect(desk.app.stage).toBe(form === Form.None ? Stage.Listing : Stage.Filling);
    expect(desk.app.list).toBe(list);
    if (form !== Form.None) expect(desk.app.form).toBe(form);
  });
});

describe("the penalties", () => {
  const all = ["Illegal move", "Wrong draw claim", "Press without move", "Add time", "Take time"];

  it("are those that can be given", () => {
    expect(menuOf(pausedDesk("5400+30"), "M + S")).toEqual(all);
  });

  it("are only time before the start", () => {
    expect(menuOf(openDesk({ control: "60" }), "M + S")).toEqual(["Add time", "Take time"]);
  });

  it("need a last press for one without a move", () => {
    expect(menuOf(pausedDesk("5400", 0), "M + S")).not.toContain("Press without move");
  });

  it("have the quickplay claim under 2:00 in the editions and classes that know it", () => {
    const claim = "Quickplay claim";
    const rapid = pausedDesk("660");
    expect(menuOf(rapid, "M + S")).not.toContain(claim);
    strike(rapid, "M! M S -*9 S! M + S");
    expect(itemsOf(rapid)).toContain(claim);
    expect(menuOf(pausedDesk("110"), "M + S")).not.toContain(claim);
    const old = pausedDesk("110");
    old.app.settings.edition = Edition.Laws1997;
    expect(menuOf(old, "M + S")).toContain(claim);
  });
});

describe("a menu", () => {
  it("shows both times, its name, six rows and what the keys do", () => {
    const desk = pausedDesk("5400+30:1800+30");
    strike(desk, "M");
    expect(desk.page()).toEqual({
      title: "1:31:10 Arbiter  1:31:10",
      row1: "»Correct",
      row2: "Penalty",
      row3: "Undo",
      row4: "Forgotten press: +1",
      row5: "Next period",
      row6: "New control",
      hint: "START choose · MENU back",
    });
  });

  it("shows the left side's time on the left, with tenths where they are chosen", () => {
    const desk = pausedDesk("30+5");
    desk.app.settings.tenths = true;
    strike(desk, "M S - M M! M");
    strike(desk, "M! M +*5 S S! M");
    expect(desk.shown(Region.Title)).toMatch(/^0:00:\d\d(\.\d)? Arbiter {2}0:00:\d\d(\.\d)?$/);
  });

  it("scrolls so that the chosen item is the last row, and goes round both ends", () => {
    const desk = pausedDesk("5400+30:1800+30");
    strike(desk, "M + + + + +");
    expect(rowsOf(desk).map((row) => row.slice(0, 7))).toEqual([
      "Correct",
      "Penalty",
      "Undo",
      "Forgott",
      "Next pe",
      "»New co",
    ]);
    strike(desk, "+");
    expect(rowsOf(desk)[0]).toBe("Penalty");
    expect(rowsOf(desk)[5]).toBe("»Swap colours");
    strike(desk, "-*7");
    expect(rowsOf(desk)[5]).toBe("»Settings");
    strike(desk, "+");
    expect(rowsOf(desk)[0]).toBe("»Correct");
  });

  it("has as many rows as the display holds", () => {
    const desk = pausedDesk("5400+30:1800+30", 2, { facts: { widthPx: 84, heightPx: 48 } });
    strike(desk, "M -");
    expect(rowsOf(desk).filter((row) => row !== "")).toEqual(["No-show", ...rest.slice(0, 2), "»Settings"]);
  });

  it("leaves empty rows empty", () => {
    const desk = pausedDesk("5400+30:1800+30");
    strike(desk, "M + S");
    expect(rowsOf(desk)[5]).toBe("");
  });

  it("goes back one menu, or with a hold all the way", () => {
    const desk = pausedDesk("5400+30:1800+30");
    strike(desk, "M + S M");
    expect([desk.app.stage, desk.app.list]).toEqual([Stage.Listing, List.Arbiter]);
    strike(desk, "M");
    expect(desk.app.stage).toBe(Stage.Paused);
    strike(desk, "M + S M!");
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.page()).toMatchObject({ left: "1:31:10", right: "1:31:10" });
    expect(desk.shown(Region.Title)).toBe("");
  });

  it("goes back to the programs where no game is set", () => {
    const desk = openDesk();
    strike(desk, "M");
    expect(desk.app.list).toBe(List.Settings);
    strike(desk, "M");
    expect(desk.app.stage).toBe(Stage.Setup);
  });

  it("closes when a lever starts the clock", () => {
    const desk = openDesk({ control: "300" });
    strike(desk, "M");
    desk.press("black");
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
