/** Forms: fields under a cursor, accepted by a hold of START. */

import { describe, expect, it } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { pausedDesk, strike } from "../strokes";

function rowsOf(desk: Desk): string[] {
  return [0, 1, 2, 3, 4, 5].map((i) => desk.shown(Region.Row1 + i)).filter((row) => row !== "");
}

/** Returns the row under the cursor after each stroke. */
function chosenAfter(desk: Desk, strokes: string): string[] {
  return strokes.split(" ").map((stroke) => {
    strike(desk, stroke);
    return rowsOf(desk).find((row) => row.startsWith("»")) ?? "";
  });
}

/** Opens the form that adds time. It has a choice and a number up to 999. */
function addTimeDesk(): Desk {
  const desk = strike(pausedDesk("5400"), "M + S +*3 S");
  return desk;
}

describe("a form", () => {
  it("shows both times, its name, a note, its fields and how it is done", () => {
    const desk = addTimeDesk();
    expect(desk.page()).toEqual({
      title: "1:29:40 MENU: next  1:29:40",
      row1: "Penalty",
      row2: "Add time",
      row3: "»For  Black",
      row4: "Minutes  1",
      hint: "hold START: OK, MENU: exit",
    });
  });

  it("without a field asks only for the hold", () => {
    const desk = strike(pausedDesk("5400"), "M -*3 S");
    expect(rowsOf(desk)).toEqual(["End game"]);
    strike(desk, "+ - S M");
    expect([desk.app.stage, desk.app.clock.mode]).toEqual([Stage.Filling, Mode.Paused]);
    strike(desk, "S!");
    expect([desk.app.stage, desk.app.clock.mode]).toEqual([Stage.Finished, Mode.Finished]);
  });

  it("is left by a hold of MENU; nothing is changed", () => {
    const desk = strike(addTimeDesk(), "M + + M!");
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(desk.page()).toMatchObject({ left: "1:29:40", right: "1:29:40", bar: "(left)" });
    expect([desk.app.menu.values, desk.app.menu.fields]).toEqual([[], []]);
  });

  it("that cannot be done says so and stays", () => {
    const desk = strike(pausedDesk("5400"), "M");
    openForm(desk.app, Form.Control, 30);
    strike(desk, "S!");
    expect(desk.app.stage).toBe(Stage.Filling);
    expect(desk.shown(Region.Hint)).toBe("not possible now");
    strike(desk, "M");
    expect(desk.shown(Region.Hint)).toBe("hold START: OK, MENU: exit");
  });

  it("goes from field to field, round the end", () => {
    expect(chosenAfter(addTimeDesk(), "M M M")).toEqual(["»Minutes  [1]", "»For  Black", "»Minutes  [1]"]);
  });

  it("goes one field back, round the end, by MINUS while MENU is down; MENU has no other duty then", () => {
    const desk = addTimeDesk();
    const back = (): string => {
      desk.edge(Switch.Menu, true);
      strike(desk, "100ms -");
      desk.edge(Switch.Menu, false);
      desk.wait(30);
      return rowsOf(desk).find((row) => row.startsWith("»")) ?? "";
    };
    expect([back(), back(), back()]).toEqual(["»Minutes  [1]", "»For  Black", "»Minutes  [1]"]);
  });

  it("goes back as often as MINUS is pressed, and is not left by that", () => {
    const desk = strike(openDesk(), "S! M M M M");
    desk.edge(Switch.Menu, true);
    strike(desk, "- - - 2s");
    expect([desk.app.stage, desk.app.menu.field]).toEqual([Stage.Filling, 1]);
    desk.edge(Switch.Menu, false);
    desk.wait(100);
    expect([desk.app.stage, desk.app.menu.field]).toEqual([Stage.Filling, 1]);
    strike(desk, "M");
    expect(desk.app.menu.field).toBe(2);
  });

  it("of one field or none has nothing to go back to", () => {
    const desk = strike(pausedDesk("5400"), "M -*3 S");
    desk.edge(Switch.Menu, true);
    strike(desk, "-");
    desk.edge(Switch.Menu, false);
    desk.wait(30);
    expect([rowsOf(desk), desk.shown(Region.Title)]).toEqual([["End game"], "1:29:40  1:29:40"]);
  });

  it("says how to go on, and behind the first field how to go back", () => {
    const desk = addTimeDesk();
    const titles = ["", "M", "M"].map((stroke) => {
      strike(desk, stroke);
      return desk.shown(Region.Title);
    });
    const [first, second] = ["1:29:40 MENU: next  1:29:40", "1:29:40 MENU-: back  1:29:40"];
    expect(titles).toEqual([first, second, first]);
  });

  it("says that there are more fields than are in sight", () => {
    const desk = strike(openDesk(), "S!");
    const signs = ["", "M M M M M", "M M M M M"].map((strokes) => {
      strike(desk, strokes);
      return desk.shown(Region.Hint).slice(-1);
    });
    expect([desk.app.menu.fieldCount, signs]).toEqual([10, ["¸", "¦", "¸"]]);
    strike(desk, "M ".repeat(9));
    expect(desk.shown(Region.Hint).slice(-1)).toBe("¯");
  });

  it("scrolls to the field under the cursor", () => {
    const desk = openDesk();
    desk.hold(3, 1100);
    const count = desk.app.menu.fieldCount;
    expect(count).toBeGreaterThan(5);
    strike(desk, "M M M M M");
    expect(rowsOf(desk)[0]).toBe("Program");
    expect(rowsOf(desk)[5]).toBe(`»${rowsOf(desk)[5]?.slice(1)}`);
    expect(desk.app.menu.field).toBe(5);
    strike(desk, "M ".repeat(count - 5));
    expect(rowsOf(desk)[1]).toMatch(/^»/);
    expect(desk.app.menu.field).toBe(0);
  });
});

describe("a choice", () => {
  it("goes round both ends and has no digits", () => {
    const desk = addTimeDesk();
    expect(chosenAfter(desk, "+ + - S S")).toEqual([
      "»For  White",
      "»For  Black",
      "»For  White",
      "»For  White",
      "»For  White",
    ]);
  });
});

describe("a number", () => {
  it("begins at its last digit, goes to the next one to the right, round the end", () => {
    const desk = addTimeDesk();
    expect(chosenAfter(desk, "M S + S + S + S")).toEqual([
      "»Minutes  [1]",
      "»Minutes  [0]01",
      "»Minutes  [1]01",
      "»Minutes  1[0]1",
      "»Minutes  1[1]1",
      "»Minutes  11[1]",
      "»Minutes  11[2]",
      "»Minutes  [1]12",
    ]);
  });

  it("carries, and stays within its bounds", () => {
    const desk = addTimeDesk();
    expect(chosenAfter(desk, "M +*9 + - -*30 - S +*9 + S S +*99")).toEqual([
      "»Minutes  [1]",
      "»Minutes  1[0]",
      "»Minutes  1[1]",
      "»Minutes  1[0]",
      "»Minutes  [0]",
      "»Minutes  [0]",
      "»Minutes  [0]00",
      "»Minutes  [9]00",
      "»Minutes  [9]99",
      "»Minutes  9[9]9",
      "»Minutes  99[9]",
      "»Minutes  99[9]",
    ]);
  });
});

describe("a code", () => {
  it("has four digits, each by itself; only the one under the cursor is seen", () => {
    const desk = openDesk({ control: "300" });
    desk.app.settings.lockCode = 903;
    openForm(desk.app, Form.LockCode, 0);
    expect(chosenAfter(desk, "M - S + + S S - - - - S")).toEqual([
      "»Lock code  [0]***",
      "»Lock code  [9]***",
      "»Lock code  *[9]**",
      "»Lock code  *[0]**",
      "»Lock code  *[1]**",
      "»Lock code  **[0]*",
      "»Lock code  ***[3]",
      "»Lock code  ***[2]",
      "»Lock code  ***[1]",
      "»Lock code  ***[0]",
      "»Lock code  ***[9]",
      "»Lock code  [9]***",
    ]);
    expect(desk.app.menu.values[0]).toBe(9109);
  });
});
