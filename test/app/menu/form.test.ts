/** Forms: fields under a cursor, accepted by a hold of START. */

import { describe, expect, it } from "vitest";
import { fieldText } from "../../../firmware/app/menu/field";
import { openForm } from "../../../firmware/app/menu/form";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { expectCourse, pausedDesk, strike } from "../strokes";

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
    expect(desk.rows()).toEqual(["End game"]);
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
    const desk = addTimeDesk();
    expectCourse(desk, "M Minutes  [1], M For  Black, M Minutes  [1]", () => desk.chosen());
  });

  it("goes one field back, round the end, by MINUS while MENU is down; MENU has no other duty then", () => {
    const desk = addTimeDesk();
    const back = (): string => strike(desk, "M_ 100ms - M^ 30ms").chosen();
    expect([back(), back(), back()]).toEqual(["Minutes  [1]", "For  Black", "Minutes  [1]"]);
  });

  it("goes back as often as MINUS is pressed, and is not left by that", () => {
    const desk = strike(openDesk(), "S! M M M M M_ - - - 2s");
    expect([desk.app.stage, desk.app.menu.field]).toEqual([Stage.Filling, 1]);
    strike(desk, "M^ 100ms");
    expect([desk.app.stage, desk.app.menu.field]).toEqual([Stage.Filling, 1]);
    strike(desk, "M");
    expect(desk.app.menu.field).toBe(2);
  });

  it("of one field or none has nothing to go back to", () => {
    const desk = strike(pausedDesk("5400"), "M -*3 S M_ - M^ 30ms");
    expect([desk.rows(), desk.shown(Region.Title)]).toEqual([["End game"], "1:29:40  1:29:40"]);
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
    expect(desk.rows()[0]).toBe("Program");
    expect(desk.rows()[5]).toBe(`»${desk.rows()[5]?.slice(1)}`);
    expect(desk.app.menu.field).toBe(5);
    strike(desk, "M ".repeat(count - 5));
    expect(desk.rows()[1]).toMatch(/^»/);
    expect(desk.app.menu.field).toBe(0);
  });
});

it("a choice goes round both ends and has no digits", () => {
  const desk = addTimeDesk();
  expectCourse(desk, "+ For  White, + For  Black, - For  White, S For  White, S For  White", () => desk.chosen());
});

describe("a number", () => {
  function expectMinutes(course: string): void {
    const desk = addTimeDesk();
    expectCourse(desk, course, () => desk.chosen().replace("Minutes  ", ""));
  }

  it("begins at its last digit, goes to the next one to the right, round the end", () => {
    expectMinutes("M [1], S [0]01, + [1]01, S 1[0]1, + 1[1]1, S 11[1], + 11[2], S [1]12");
  });

  it("carries, and stays within its bounds", () => {
    expectMinutes("M [1], +*9 1[0], + 1[1], - 1[0], -*30 [0], - [0]");
    expectMinutes("M [1], - [0], S [0]00, +*9 [9]00, + [9]99, S 9[9]9, S 99[9], +*99 99[9]");
  });
});

it("a code has four digits, each by itself; only the one under the cursor is seen", () => {
  const desk = openDesk({ control: "300" });
  desk.app.settings.lockCode = 903;
  openForm(desk.app, Form.LockCode, 0);
  const shown = () => desk.chosen().replace("Lock code  ", "");
  expectCourse(desk, "M [0]***, - [9]***, S *[9]**, + *[0]**, + *[1]**, S **[0]*, S ***[3]", shown);
  expectCourse(desk, "- ***[2], - ***[1], - ***[0], - ***[9], S [9]***", shown);
  expect(desk.app.menu.values[0]).toBe(9109);
});

describe("a time", () => {
  /** Edits White's time of 1:29:40. */
  function expectTimes(course: string): void {
    const desk = strike(pausedDesk("5400"), "M S");
    expect([fieldText(desk.app, 0), fieldText(desk.app, 1)]).toEqual(["1:2[9]:40", "1:29:40"]);
    expectCourse(desk, course, () => fieldText(desk.app, desk.app.menu.field));
  }

  it("begins at its minutes and goes on to the seconds, then to the hours", () => {
    expectTimes("S 1:29:[4]0, S 1:29:4[0], S [1]:29:40, S 1:[2]9:40, S 1:2[9]:40");
  });

  it("carries at every place", () => {
    const minutes = "+ 1:3[0]:40, S 1:30:[4]0, + 1:30:[5]0, + 1:31:[0]0, - 1:30:[5]0";
    expectTimes(
      `${minutes}, S 1:30:5[0], - 1:30:4[9], S [1]:30:49, + [2]:30:49, S 2:[3]0:49, -*3 2:[0]0:49, -*6 1:[0]0:49`,
    );
  });

  it("reaches from 0 to 99:59:59 and no further", () => {
    const bounds = "S 1:29:[4]0, S 1:29:4[0], S [1]:29:40, - [0]:29:40, - [0]:00:00, +*99 [99]:00:00, + [99]:59:59";
    expectTimes(`${bounds}, S 99:[5]9:59, + 99:[5]9:59, S 99:5[9]:59, S 99:59:[5]9, S 99:59:5[9], - 99:59:5[8]`);
  });
});
