/** Menus and forms on top of one another, and what fits on the display. */
import { describe, expect, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { openList } from "../../../firmware/app/menu/list";
import { Form, List, Region } from "../../../firmware/app/model/choices";
import { openDesk } from "../desk";

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
