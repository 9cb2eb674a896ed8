/** Every time control can be entered by keys. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programText } from "../../../firmware/app/game/programs";
import { FieldKind, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import type { Control, Period } from "../../../firmware/core/control";
import { onFlagByMethods, policyByMethods, printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { presets } from "../../../sim/notation/presets";
import { control as anyControl } from "../../notation/any-control";
import { controlOf } from "../../notation/reading";
import { tried } from "../../properties/tried";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { field, row } from "./program-form-desk";

/** Opens the form of program 30, the last of the user's own. It is empty, so the form begins with program 1, `300`. */
function openForm(language = Language.English): Desk {
  const desk = strike(openDesk({ facts: { language } }), "- S!");
  expect(desk.app.stage).toBe(Stage.Filling);
  return desk;
}

function valueUnderCursor(desk: Desk): number {
  return desk.app.menu.values[field(desk, 0)] ?? -1;
}

/** Presses the keys that set the field under the cursor to `value`. */
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

/** Returns a function that gives the value of each slot of the form for a control. */
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

/** Goes through the fields once, as a person would, and holds START. */
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
    enter(desk, controlOf(text));
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(desk.app.programs.chosen).toBe(30);
    expect(programText(desk.app, 30)).toBe(printControl(controlOf(text)));
    expect(printControl(desk.app.clock.control)).toBe(printControl(controlOf(text)));
  });
});

describe("any control", () => {
  test("put into a place and opened, comes out as it was", () => {
    const desk = strike(openDesk(), "-");
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
        const desk = strike(openDesk(), "-");
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
