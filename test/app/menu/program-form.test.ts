import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programText } from "../../../firmware/app/game/programs";
import { Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { textWidthPx } from "../../../sim/build/data/font";
import { displayLanguages } from "../../../sim/words/clock-languages";
import { control as anyControl } from "../../notation/any-control";
import { tried } from "../../properties/tried";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { openWith, row } from "./program-form-desk";

/** Returns each row as the cursor reaches it, until the cursor is back where it began. */
function walk(desk: Desk): string[] {
  const rows: string[] = [];
  for (let i = 0; i < desk.app.menu.fieldCount; i++) {
    rows.push(row(desk));
    desk.tap(Switch.Menu);
  }
  return rows;
}

describe("the fields", () => {
  const english: readonly [text: string, rows: readonly string[]][] = [
    ["300", ["1 Method no increment", "1 Moves [0]", "1 Time 0:0[5]:00", "Repeats no"]],
    ["40/300+2", ["1 Method increment", "1 Moves 4[0]", "1 Time 0:0[5]:00", "1 increment 0:0[0]:02"]],
    ["300d2", ["1 Method delay", "1 Moves [0]", "1 Time 0:0[5]:00", "1 delay 0:0[0]:02", "Repeats no"]],
    ["300b2*", ["1 Method Bronstein", "1 Moves [0]", "1 Time 0:0[5]:00", "1 Bronstein 0:0[0]:02", "Repeats yes"]],
    ["5x30", ["1 Method byo-yomi", "1 Periods [5]", "1 byo-yomi 0:0[0]:30"]],
    ["c25/600", ["1 Method Canadian", "1 Moves 2[5]", "1 Canadian 0:1[0]:00"]],
    ["*180", ["1 Method hourglass", "1 Time 0:0[3]:00"]],
    ["up", ["1 Method count up", "1 count up 0:0[0]:00"]],
    ["gong10", ["1 Method gong", "1 gong 0:0[0]:10"]],
  ];
  test.each(english)("of %s are those of its method", (text, rows) => {
    const from = text.includes("+") ? ["From move [1]"] : [];
    const first = ["Store as 3[0]", "Sides apart no", "Periods [1]"];
    expect(walk(openWith(text))).toEqual([...first, ...rows, "Next auto", "Flag auto", ...from, "Clear no"]);
  });

  test("of two periods and of sides apart say whose they are, in Spanish too", () => {
    expect(walk(openWith("W60:5x30-Bup;at=own;flag=freeze", Language.Spanish))).toEqual([
      "Guardar en 3[0]",
      "Bandos aparte sí",
      "B Períodos [2]",
      "B1 Método sin incremento",
      "B1 Jugadas [0]",
      "B1 Tiempo 0:0[1]:00",
      "B2 Método byo-yomi",
      "B2 Períodos [5]",
      "B2 byo-yomi 0:0[0]:30",
      "N Períodos [1]",
      "N1 Método ascendente",
      "N1 ascendente 0:0[0]:00",
      "Luego a su 0:00",
      "Bandera detiene ambos",
      "Borrar no",
    ]);
  });

  test("a new period begins as the one before it, Black's as White's", () => {
    const desk = strike(openWith("40/5400+30"), "M M +");
    expect(walk(desk).slice(5, 9)).toEqual([
      "2 Method increment",
      "2 Moves [0]",
      "2 Time 1:3[0]:00",
      "2 increment 0:0[0]:30",
    ]);
    for (let i = 0; i < desk.app.menu.fieldCount - 1; i++) desk.tap(Switch.Menu);
    expect(row(desk)).toBe("Sides apart no");
    strike(desk, "+ S!");
    expect(programText(desk.app, 30)).toBe("40/5400+30:5400+30");
  });

  test("what was entered for Black alone is gone when the sides are the same again", () => {
    const desk = strike(openWith("W300-B240*"), "M - S!");
    expect(programText(desk.app, 30)).toBe("300");
    strike(desk, "S! M + S!");
    expect(programText(desk.app, 30)).toBe("300");
  });
});

describe("the place", () => {
  test("of a preset is the first empty one", () => {
    const desk = strike(openDesk(), "S!");
    expect(row(desk)).toBe("Store as 2[6]");
    desk.hold(Switch.Start, 1100);
    expect(desk.app.programs.chosen).toBe(26);
    expect(desk.app.programs.own).toEqual(["300", "", "", "", ""]);
    for (let i = 0; i < 5; i++) desk.tap(Switch.Minus);
    desk.hold(Switch.Start, 1100);
    expect(row(desk)).toBe("Store as 2[7]");
  });

  test("is the first where none is empty, the last where only that is", () => {
    const desk = openDesk();
    desk.app.programs.own = ["1", "2", "3", "4", ""];
    desk.hold(Switch.Start, 1100);
    expect(row(desk)).toBe("Store as 3[0]");
    desk.hold(Switch.Menu, 1100);
    desk.app.programs.own[4] = "5";
    desk.hold(Switch.Start, 1100);
    expect(row(desk)).toBe("Store as 2[6]");
  });

  test("can be another, which makes a copy", () => {
    const desk = strike(openWith("180+2"), "- S!");
    expect(desk.app.programs.chosen).toBe(29);
    expect(desk.app.programs.own).toEqual(["", "", "", "180+2", "180+2"]);
  });

  test("is emptied on request, and shown as empty", () => {
    const desk = openWith("180+2");
    for (let i = 1; i < desk.app.menu.fieldCount; i++) desk.tap(Switch.Menu);
    expect(row(desk)).toBe("Clear no");
    strike(desk, "+ S!");
    expect(desk.app.programs.own[4]).toBe("");
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
  });

  test("nothing is kept when the form is left", () => {
    const desk = strike(openWith("180+2"), "- M!");
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
    expect(desk.app.programs.own[3]).toBe("");
  });
});

test("no row is longer than the display", () => {
  fc.assert(
    fc.property(anyControl, fc.constantFrom(...displayLanguages), (control, language) => {
      const desk = openWith(printControl(control), language);
      for (const text of walk(desk)) expect(textWidthPx(`»${text}`), text).toBeLessThan(desk.app.facts.widthPx - 8);
    }),
    tried(25),
  );
});
