import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programText } from "../../../firmware/app/game/programs";
import { fieldAt } from "../../../firmware/app/menu/fields";
import { FieldKind, Language, Region, Stage } from "../../../firmware/app/model/choices";
import type { Control, Period } from "../../../firmware/core/control";
import { Method } from "../../../firmware/core/words";
import { onFlagByMethods, parseControl, policyByMethods, printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { textWidthPx } from "../../../sim/device/font";
import { presets } from "../../../sim/terminal/presets";
import { control as anyControl } from "../../notation/any-control";
import { tried } from "../../properties/tried";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

function read(text: string): Control {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(text);
  return control;
}

/** The form of the last own program, 30, which is empty: it begins as program 1, `300`. */
function openForm(language = Language.English): Desk {
  const desk = openDesk({ facts: { language } });
  desk.tap(Switch.Minus);
  desk.hold(Switch.Start, 1100);
  expect(desk.app.stage).toBe(Stage.Filling);
  return desk;
}

/** The row under the cursor. */
function row(desk: Desk): string {
  for (let region: number = Region.Row1; region <= Region.Row6; region++) {
    const text = desk.shown(region);
    if (text.startsWith("»")) return text.slice(1).replace(/: +| {2,}/, " ");
  }
  return "";
}

/** Each row as the cursor comes to it, from the field it is in, until it is back there. */
function walk(desk: Desk): string[] {
  const rows: string[] = [];
  for (let i = 0; i < desk.app.menu.fieldCount; i++) {
    rows.push(row(desk));
    desk.tap(Switch.Menu);
  }
  return rows;
}

function field(desk: Desk, part: 0 | 1): number {
  const current = fieldAt(desk.app, desk.app.menu.field);
  return part === 0 ? current.slot : current.kind;
}

function valueUnderCursor(desk: Desk): number {
  return desk.app.menu.values[field(desk, 0)] ?? -1;
}

/** The keys that make the field under the cursor read `value`. */
function set(desk: Desk, value: number): void {
  const bases = field(desk, 1) === FieldKind.Time ? [10, 6, 10, 6, 10, 10] : [10, 10, 10];
  while (valueUnderCursor(desk) !== value) {
    const gap = value - valueUnderCursor(desk);
    let place = 0;
    let worth = 1;
    while (field(desk, 1) !== FieldKind.Choice && worth * (bases[place] ?? 10) <= Math.abs(gap))
      worth *= bases[place++] ?? 10;
    if (field(desk, 1) !== FieldKind.Choice)
      for (let i = 0; i < 8 && desk.app.menu.place !== place; i++) desk.tap(Switch.Start);
    desk.tap(gap > 0 ? Switch.Plus : Switch.Minus);
    if (desk.strokes > 4000) throw new Error(`does not come to ${value}: ${row(desk)}`);
  }
}

/** What each slot has to be for a control, by the slots' own order. */
function wanted(control: Control): (slot: number) => number {
  const isAuto = control.policy === policyByMethods(control.white, control.black);
  const isUsual = control.onFlag === onFlagByMethods(control.white, control.black);
  const apart = control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
  const head = [
    30,
    apart ? 1 : 0,
    control.white.length,
    control.black.length,
    control.whiteRepeats ? 1 : 0,
    control.blackRepeats ? 1 : 0,
    isAuto ? 3 : control.policy,
    isUsual ? 0 : control.onFlag + 1,
    control.from,
    0,
  ];
  return (slot) => {
    if (slot < 10) return head[slot] ?? -1;
    const period = Math.floor((slot - 10) / 10);
    const side = slot % 10 < 5 ? control.white : control.black;
    return numbers(side[period])[slot % 5] ?? -1;
  };
}

function numbers(period: Period | undefined): number[] {
  if (period === undefined) return [];
  return [period.method, period.moves, period.count, period.baseMs / 1000, period.valueMs / 1000];
}

/** Goes through the fields once, as a hand would, and holds START. */
function enter(desk: Desk, control: Control): void {
  const want = wanted(control);
  for (let i = 0; i < desk.app.menu.fieldCount; i++) {
    expect(desk.app.menu.field).toBe(i);
    set(desk, want(field(desk, 0)));
    desk.tap(Switch.Menu);
  }
  desk.hold(Switch.Start, 1100);
}

const examples =
  "300 180+2 5400+30 40/5400+30:1800+30 40/7200:20/3600:900+30 7200d5 1500b10 *180 3600:5x30 3600:c25/600 " +
  "W300-B240 W300+2-B240+2;from=61 up gong10 40/7200:3600*";
const further =
  "0+10 0d5 0b5 *1 5x30 c25/600 up600 40/7200 300* 1500b10* 40/300+5 1500:up 30/300:0+30 W300+2-B40/240* W300*-B300 " +
  "W300-B300* 7200:3600;at=own 7200:3600;at=moves 40/7200:3600;at=zero 40/5400+30:1800+30;at=moves 300;flag=freeze " +
  "180+2;flag=run-on *180;flag=run-on 300+2;from=255 1:2:3:4:5:6:7:8 359999 300+35999 255/300 99x1 c255/35999 up35999 " +
  "W1:2:3:4:5:6:7:8-B40/5400+30:1800d5:900b10:5x30;at=own;flag=run-on;from=61";

describe("every control is entered by keys", () => {
  const all = [...examples.split(" "), ...further.split(" "), ...presets.flatMap(({ control }) => control ?? [])];
  test.each([...new Set(all)])("%s", (text) => {
    const desk = openForm();
    enter(desk, read(text));
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
    expect(programText(desk.app, 30)).toBe(printControl(read(text)));
    expect(printControl(desk.app.clock.control)).toBe(printControl(read(text)));
  });
});

describe("any control", () => {
  test("put into a place and opened, comes out as it was", () => {
    const desk = openDesk();
    desk.tap(Switch.Minus);
    fc.assert(
      fc.property(anyControl, (control) => {
        const text = printControl(control);
        desk.app.programs.own[4] = text;
        desk.hold(Switch.Start, 1100);
        expect(desk.app.stage).toBe(Stage.Filling);
        desk.app.programs.own[4] = "";
        desk.hold(Switch.Start, 1100);
        expect(desk.app.stage).toBe(Stage.Setup);
        expect(programText(desk.app, 30)).toBe(text);
      }),
      tried(400),
    );
  });

  test("entered value by value over another one comes out as it is", () => {
    fc.assert(
      fc.property(anyControl, anyControl, (before, control) => {
        const desk = openDesk();
        desk.tap(Switch.Minus);
        desk.app.programs.own[4] = printControl(before);
        desk.hold(Switch.Start, 1100);
        const { app } = desk;
        const want = wanted(control);
        for (let i = 0; i < app.menu.fieldCount; i++) {
          const slot = field(desk, 0);
          expect(app.menu.field).toBe(i);
          app.menu.values[slot] = want(slot);
          desk.tap(Switch.Plus);
          if (app.menu.values[slot] !== want(slot)) desk.tap(Switch.Minus);
          set(desk, want(slot));
          desk.tap(Switch.Menu);
        }
        desk.hold(Switch.Start, 1100);
        expect(programText(app, 30)).toBe(printControl(control));
      }),
      tried(40),
    );
  });
});

/** The form of program 30 with a control in it. */
function openWith(text: string, language = Language.English): Desk {
  const desk = openDesk({ facts: { language } });
  desk.tap(Switch.Minus);
  desk.app.programs.own[4] = text;
  desk.hold(Switch.Start, 1100);
  return desk;
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
      "Bandera para ambos",
      "Borrar no",
    ]);
  });

  test("a new period begins as the one before it, Black's as White's", () => {
    const desk = openWith("40/5400+30");
    desk.tap(Switch.Menu);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    expect(walk(desk).slice(5, 9)).toEqual([
      "2 Method increment",
      "2 Moves 4[0]",
      "2 Time 1:3[0]:00",
      "2 increment 0:0[0]:30",
    ]);
    for (let i = 0; i < desk.app.menu.fieldCount - 1; i++) desk.tap(Switch.Menu);
    expect(row(desk)).toBe("Sides apart no");
    desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(programText(desk.app, 30)).toBe("40/5400+30:40/5400+30");
  });

  test("what was entered for Black alone is gone when the sides are the same again", () => {
    const desk = openWith("W300-B240*");
    desk.tap(Switch.Menu);
    desk.tap(Switch.Minus);
    desk.hold(Switch.Start, 1100);
    expect(programText(desk.app, 30)).toBe("300");
    desk.hold(Switch.Start, 1100);
    desk.tap(Switch.Menu);
    desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(programText(desk.app, 30)).toBe("300");
  });
});

describe("the place", () => {
  test("of a preset is the first empty one", () => {
    const desk = openDesk();
    desk.hold(Switch.Start, 1100);
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
    const desk = openWith("180+2");
    desk.tap(Switch.Minus);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.programs.chosen).toBe(29);
    expect(desk.app.programs.own).toEqual(["", "", "", "180+2", "180+2"]);
  });

  test("is emptied on request, and shown as empty", () => {
    const desk = openWith("180+2");
    for (let i = 1; i < desk.app.menu.fieldCount; i++) desk.tap(Switch.Menu);
    expect(row(desk)).toBe("Clear no");
    desk.tap(Switch.Plus);
    desk.hold(Switch.Start, 1100);
    expect(desk.app.programs.own[4]).toBe("");
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
  });

  test("nothing is kept when the form is left", () => {
    const desk = openWith("180+2");
    desk.tap(Switch.Minus);
    desk.hold(Switch.Menu, 1100);
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
    expect(desk.app.programs.own[3]).toBe("");
  });
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
      desk.tap(Switch.Plus);
      desk.hold(Switch.Start, 1100);
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
  /** The strokes that bring the cursor to a row, then those beyond its bound; accepted at once. */
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
    const desk = openDesk();
    strike(desk, "S! M M - S!");
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

test("no row is longer than the display", () => {
  fc.assert(
    fc.property(anyControl, fc.constantFrom(Language.English, Language.Spanish), (control, language) => {
      const desk = openWith(printControl(control), language);
      for (const text of walk(desk)) expect(textWidthPx(`»${text}`), text).toBeLessThan(desk.app.facts.widthPx - 8);
    }),
    tried(25),
  );
});
