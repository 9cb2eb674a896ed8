/** The field of a form that holds a time. */
import { describe, expect, it } from "vitest";
import { fieldText } from "../../../firmware/app/menu/field";
import type { Desk } from "../desk";
import { pausedDesk, strike } from "../strokes";

describe("a time", () => {
  /** Returns a clock on which White's time of 1:29:40 is being edited. */
  const timeDesk = (): Desk => {
    const desk = strike(pausedDesk("5400"), "M S");
    return desk;
  };
  const texts = (desk: Desk, strokes: string): string[] =>
    strokes.split(" ").map((stroke) => {
      strike(desk, stroke);
      return fieldText(desk.app, desk.app.menu.field);
    });

  it("begins at its minutes and goes on to the seconds, then to the hours", () => {
    const desk = timeDesk();
    expect(fieldText(desk.app, 0)).toBe("1:2[9]:40");
    expect(fieldText(desk.app, 1)).toBe("1:29:40");
    expect(texts(desk, "S S S S S")).toEqual(["1:29:[4]0", "1:29:4[0]", "[1]:29:40", "1:[2]9:40", "1:2[9]:40"]);
  });

  it("carries at every place", () => {
    expect(texts(timeDesk(), "+ S + + - S - S + S -*3 -*6")).toEqual([
      "1:3[0]:40",
      "1:30:[4]0",
      "1:30:[5]0",
      "1:31:[0]0",
      "1:30:[5]0",
      "1:30:5[0]",
      "1:30:4[9]",
      "[1]:30:49",
      "[2]:30:49",
      "2:[3]0:49",
      "2:[0]0:49",
      "1:[0]0:49",
    ]);
  });

  it("reaches from 0 to 99:59:59 and no further", () => {
    const desk = timeDesk();
    expect(texts(desk, "S S S - - +*99 + S + S S S -")).toEqual([
      "1:29:[4]0",
      "1:29:4[0]",
      "[1]:29:40",
      "[0]:29:40",
      "[0]:00:00",
      "[99]:00:00",
      "[99]:59:59",
      "99:[5]9:59",
      "99:[5]9:59",
      "99:5[9]:59",
      "99:59:[5]9",
      "99:59:5[9]",
      "99:59:5[8]",
    ]);
  });
});
