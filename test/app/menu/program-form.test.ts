/** The form of an own control: its fields, its place, and how it says which rule a control breaks. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programText } from "../../../firmware/app/game/programs";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Method } from "../../../firmware/core/words";
import { printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { textWidthPx } from "../../../sim/build/data/font";
import { displayLanguages } from "../../../sim/words/clock-languages";
import { control as anyControl } from "../../notation/any-control";
import { tried } from "../../properties/tried";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { field, openWith, row } from "./program-form-desk";

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

describe("a rule that is broken is said, and the cursor goes there", () => {
  type Values = readonly (readonly [slot: number, value: number])[];
  const first = 10;
  const second = 20;
  const black = 15;
  const { Method: method, Moves: moves, Base: base } = { Method: 0, Moves: 1, Base: 3 };
  const rows: readonly [name: string, text: string, values: Values, english: string, spanish: string, slot: number][] =
    [
      ["no time", "300", [[first + base, 0]], "no time to think", "sin tiempo", first + base],
      ["no sand", "*300", [[first + base, 0]], "no time to think", "sin tiempo", first + base],
      ["no time", "300:300", [[second + base, 0]], "no time to think", "sin tiempo", second + base],
      ["no time", "W300-B240", [[black + base, 0]], "no time to think", "sin tiempo", black + base],
      ["no first", "300+2;from=9", [[first + base, 0]], "no time to think", "sin tiempo", 8],
      ["too long", "300:300", [[first + base, 359999]], "over 99:59:59", "más de 99:59:59", second + base],
      ["last", "300:300", [[first, Method.Byoyomi]], "must be last", "debe ser el último", first + method],
      ["alone", "300:300", [[second, Method.Gong]], "alone, same for both", "solo e igual para ambos", second + method],
      ["alone", "W300-B240", [[black, Method.Gong]], "alone, same for both", "solo e igual para ambos", black + method],
      [
        "repeat",
        "300+2",
        [
          [first + base, 0],
          [4, 1],
        ],
        "no time to repeat",
        "sin tiempo que repetir",
        first + base,
      ],
      [
        "repeat",
        "W300:300+2-B300:300+2;at=own",
        [
          [1, 1],
          [second + 5 + base, 0],
          [second + 5 + moves, 40],
        ],
        "no time to repeat",
        "sin tiempo que repetir",
        second + 5 + base,
      ],
    ];
  test.each(rows)("%s: %s %j", (_, text, values, english, spanish, slot) => {
    for (const language of [Language.English, Language.Spanish]) {
      const desk = openWith(text, language);
      for (const [at, value] of values) desk.app.menu.values[at] = value;
      strike(desk, "+ S!");
      expect(desk.app.stage).toBe(Stage.Filling);
      expect(programText(desk.app, 30)).toBe(text);
      expect(field(desk, 0)).toBe(slot);
      expect(Object.values(desk.page())).toContain(language === Language.English ? english : spanish);
      desk.tap(Switch.Menu);
      expect(Object.values(desk.page())).toContain(language === Language.English ? english : spanish);
      desk.tap(Switch.Plus);
      expect(Object.values(desk.page())).not.toContain(language === Language.English ? english : spanish);
    }
  });
});

describe("a value beyond its bounds is never entered", () => {
  /** The strokes that move the cursor to a row, then strokes beyond its bound. The form must accept the result. */
  const rows: readonly [text: string, row: string, strokes: string, kept: string][] = [
    ["300", "Periods [1]", "-", "300"],
    ["1:2:3:4:5:6:7:8", "Periods [8]", "+", "1:2:3:4:5:6:7:8"],
    ["300+1", "1 increment 0:0[0]:01", "S S - -", "300+1"],
    ["300+35999", "1 increment 9:5[9]:59", "S S +", "300+35999"],
    ["255/300+5", "1 Moves 25[5]", "+", "255/300+5"],
    ["1x20", "1 Periods [1]", "-", "1x20"],
    ["99x20", "1 Periods 9[9]", "+", "99x20"],
    ["c255/20", "1 Moves 25[5]", "+", "c255/20"],
    ["359999", "1 Time 99:5[9]:59", "S S +", "359999"],
    ["300", "1 Method no increment", "+ + + +", "1x1"],
    ["c255/20", "1 Method Canadian", "-", "99x20"],
  ];
  test.each(rows)("%s, %s, %s", (text, wantedRow, strokes, kept) => {
    const desk = openWith(text);
    for (let i = 0; i < desk.app.menu.fieldCount && row(desk) !== wantedRow; i++) desk.tap(Switch.Menu);
    expect(row(desk)).toBe(wantedRow);
    strike(desk, strokes);
    desk.hold(Switch.Start, 1100);
    expect(desk.shown(Region.Row1 + 1)).not.toBe("Battery");
    expect([desk.app.stage, programText(desk.app, 30)]).toEqual([Stage.Setup, kept]);
  });

  test("from power-on by five strokes", () => {
    const desk = strike(openDesk(), "S! M M - S!");
    expect([desk.app.stage, programText(desk.app, 26)]).toEqual([Stage.Setup, "300"]);
  });
});

test("a fault far below the cursor is shown among its own neighbours", () => {
  const desk = openWith("1:2:3:4:5:6:7:8");
  desk.app.menu.values[10 + 7 * 10 + 3] = 0;
  desk.hold(Switch.Start, 1100);
  expect([2, 3, 4, 5].map((i) => desk.shown(Region.Row1 + i))).toEqual([
    "7 Time  0:00:07",
    "8 Method  no increment",
    "8 Moves  0",
    "»8 Time  0:0[0]:00",
  ]);
});
