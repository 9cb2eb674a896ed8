/** Checks what the arbiter's menu and the list of penalties offer. */

import { describe, expect, it } from "vitest";
import { FIRST_GAME } from "../../../firmware/app/log/numbers";
import { Form, List, Region, Stage } from "../../../firmware/app/model/choices";
import { Edition } from "../../../firmware/laws/edition";
import { type Desk, openDesk } from "../desk";
import { fallenDesk, pausedDesk, shortDesk, strike } from "../strokes";
import { rest } from "./menu-rows";

/** Returns every item of the open menu, beginning at the cursor. */
function itemsOf(desk: Desk): string[] {
  const items: string[] = [];
  for (;;) {
    if (items.includes(desk.chosen())) return items;
    items.push(desk.chosen());
    strike(desk, "+");
  }
}

function menuOf(desk: Desk, keys = "M"): string[] {
  strike(desk, keys);
  return itemsOf(desk);
}
const usual = ["Correct", "Penalty", "Undo", "Forgotten press: +1"];
const setting = ["New control", "Swap colours"];

describe("the arbiter's menu", () => {
  it("has in pause what can be done, the most needed first, and in brackets what cannot", () => {
    expect(menuOf(pausedDesk("5400+30:1800+30"))).toEqual([
      ...[...usual, "Next period", "(Guideline III.4)", ...setting],
      ...["Adjourn", "(Restore)", "No-show", ...rest],
    ]);
  });

  it("has no next period in the last one", () => expect(menuOf(pausedDesk("5400+30"))).toContain("(Next period)"));

  it("has Guideline III.4 where it is open", () => {
    expect(menuOf(shortDesk("660"))).toContain("Guideline III.4");
    expect(menuOf(shortDesk("660+1"))).toContain("(Guideline III.4)");
    expect(menuOf(pausedDesk("660"))).toContain("(Guideline III.4)");
  });

  it.each([
    ["not in blitz [III.2.2]", "600", Edition.Laws2023, false],
    ["from 2014 on [G.4]", "5400", Edition.Laws2014, true],
    ["not before", "5400", Edition.Laws2001, false],
    ["not while a period is to come", "5400:1800", Edition.Laws2023, false],
    ["nor with a number of moves", "40/5400*", Edition.Laws2023, false],
  ] as const)("lists Guideline III.4 %s: %s", (_, control, edition, listed) => {
    const desk = shortDesk(control);
    desk.app.settings.edition = edition;
    expect(menuOf(desk).includes("Guideline III.4")).toBe(listed);
  });

  it("has before the start neither presses nor an adjournment", () => {
    expect(menuOf(openDesk({ control: "5400+30:1800+30" }))).toEqual([
      ...["Correct", "Penalty", "(Undo)", "(Forgotten press: +1)", "Next period", "(Guideline III.4)", ...setting],
      ...["(Adjourn)", "(Restore)", "No-show", ...rest],
    ]);
  });

  it("has an act before the start as one to take back", () => {
    expect(menuOf(strike(openDesk({ control: "300" }), "M S + S!"))).toContain("Undo");
  });

  it("has after a fall what is done in pause, but no adjournment", () => {
    expect(menuOf(fallenDesk("300+1"))).toEqual([
      ...[...usual, "(Next period)", "(Guideline III.4)", ...setting],
      ...["(Adjourn)", "(Restore)", "No-show", ...rest],
    ]);
  });

  /** Returns the items that are not in brackets. */
  const open = (desk: Desk): string[] => menuOf(desk).filter((item) => !item.startsWith("("));

  it("has after the end a new game and the settings", () => {
    expect(open(strike(pausedDesk("300"), "M -*3 S S!"))).toEqual(["New game", "Settings"]);
  });

  it("has of an adjourned game what takes it up", () => {
    const desk = strike(pausedDesk("300"), "M +*8 S S!");
    expect(desk.app.stage).toBe(Stage.Adjourned);
    expect(open(desk)).toEqual(["Undo", "Restore", "New game", "Settings"]);
  });

  it("has the games that are kept once there is one", () => {
    const desk = pausedDesk("300");
    desk.app.log.places[FIRST_GAME + 9] = 8;
    expect(menuOf(desk)).toContain("Restore");
  });

  it("has each item at its place, whatever can be chosen", () => {
    const plain = (items: readonly string[]): string[] => items.map((item) => item.replace(/^\((.*)\)$/, "$1"));
    const all = plain(menuOf(pausedDesk("5400+30:1800+30")));
    expect(new Set(all).size).toBe(14);
    const finished = strike(pausedDesk("300"), "M -*3 S S!");
    for (const desk of [pausedDesk("120"), fallenDesk("300+1"), openDesk({ control: "300" }), finished]) {
      expect(plain(menuOf(desk))).toEqual(all);
    }
  });

  it("says of an item in brackets that it cannot be chosen, and stays", () => {
    const desk = strike(pausedDesk("5400+30"), "M +*4 S");
    expect([desk.app.stage, desk.app.menu.listAt]).toEqual([Stage.Listing, 4]);
    expect(desk.page()).toMatchObject({ row5: "»(Next period)", hint: "not possible now" });
    strike(desk, "+");
    expect(desk.shown(Region.Hint)).toBe("START: select · MENU: back  ¸");
  });

  it.each([
    [1, Form.None, List.Penalties],
    [2, Form.Undo, List.Arbiter],
    [6, Form.None, List.Programs],
    [7, Form.Colours, List.Arbiter],
    [13, Form.None, List.Settings],
  ])("opens item %i as form %i or menu %i", (down, form, list) => {
    const desk = strike(pausedDesk("5400+30:1800+30"), `M ${"+ ".repeat(down)} S`);
    expect(desk.app.stage).toBe(form === Form.None ? Stage.Listing : Stage.Filling);
    expect(desk.app.menu.list).toBe(list);
    if (form !== Form.None) expect(desk.app.menu.form).toBe(form);
  });
});

describe("the penalties", () => {
  const played = ["Illegal move, or none", "Wrong draw claim", "(Quickplay claim)"];
  const time = ["Add time", "Take time", "Warning"];

  it("are those that can be given", () => expect(menuOf(pausedDesk("5400+30"), "M + S")).toEqual([...played, ...time]));

  it("are only time before the start", () => {
    const brackets = played.map((name) => (name.startsWith("(") ? name : `(${name})`));
    expect(menuOf(openDesk({ control: "60" }), "M + S")).toEqual([...brackets, ...time]);
  });

  it("in brackets cannot be given", () => {
    const desk = strike(pausedDesk("5400+30"), "M + S + + S");
    expect([desk.app.stage, desk.shown(Region.Hint)]).toEqual([Stage.Listing, "not possible now"]);
  });

  it("need a last press for one without a move", () => {
    const [played, begun] = [2, 0].map((moves) => {
      const desk = pausedDesk("5400", moves);
      desk.app.settings.edition = Edition.Laws2014;
      return menuOf(desk, "M + S");
    });
    expect(played?.slice(0, 4)).toEqual([
      "Illegal move",
      "Wrong draw claim",
      "(Quickplay claim)",
      "Press without move",
    ]);
    expect(begun).toContain("(Press without move)");
  });

  it.each([
    [Edition.Laws1997, true],
    [Edition.Laws2001, true],
    [Edition.Laws2014, true],
    [Edition.Laws2018, false],
    [Edition.Laws2023, false],
  ])("of edition %i have a press without a move of their own: %s [7.5.3]", (edition, own) => {
    const desk = pausedDesk("5400");
    desk.app.settings.edition = edition;
    const items = menuOf(desk, "M + S");
    expect(items.includes("Press without move")).toBe(own);
    expect(items[0]).toBe(own ? "Illegal move" : "Illegal move, or none");
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
    expect(menuOf(old, "M + S")).not.toContain(claim);
    const oldRapid = shortDesk("1200");
    oldRapid.app.settings.edition = Edition.Laws1997;
    expect(menuOf(oldRapid, "M + S")).toContain(claim);
  });
});
