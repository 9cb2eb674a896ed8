/** Controls that break a rule: the form says which rule, and the cursor goes to the fault. */
import { describe, expect, test } from "vitest";
import { programText } from "../../../firmware/app/game/programs";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Method } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { field, openWith, row } from "./program-form-desk";

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
