/** The settings of parts that only some boards have: motors, and a buzzer that can be softer. */
import { describe, expect, test } from "vitest";
import { Region } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { touchOf } from "../../../firmware/app/model/touch-notes";
import type { PartFeature } from "../../../firmware/tables/features";
import { Ear, Switch } from "../../../hal/hal";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

function openSettings(parts: readonly PartFeature[], language = Language.English): Desk {
  const desk = strike(openDesk({ facts: { language, features: featuresOf([], parts) } }), "M");
  return desk;
}

/** Returns the rows from the last one back, `count` of them. */
function lastRows(desk: Desk, count: number): string[] {
  return Array.from({ length: count }, () => {
    desk.tap(Switch.Minus);
    return desk.chosen();
  }).reverse();
}

function loudnesses(desk: Desk, from = 0): string[] {
  return desk.lines.slice(from).filter((line) => line.startsWith('{"loudness"'));
}

describe("they follow the others, before the menu of speech", () => {
  const about = expect.stringMatching(/^pixljs /);

  test.each<[PartFeature[], unknown[]]>([
    [[], [about]],
    [["touch"], [about, "Vibrates for  nobody", "Vibrates unasked  no"]],
    [["loudness"], [about, "Sound volume  9"]],
    [
      ["loudness", "touch"],
      [about, "Sound volume  9", "Vibrates for  nobody", "Vibrates unasked  no"],
    ],
    [
      ["touch", "speech"],
      [about, "Vibrates for  nobody", "Vibrates unasked  no", "Speech"],
    ],
    [
      ["loudness", "speech"],
      [about, "Sound volume  9", "Speech"],
    ],
    [["speech"], [about, "Speech"]],
  ])("%j", (parts, rows) => expect(lastRows(openSettings(parts), rows.length)).toEqual(rows));

  test("in Spanish", () => {
    const rows = lastRows(openSettings(["touch", "loudness"], Language.Spanish), 3);
    expect(rows).toEqual(["Volumen sonido  9", "Vibra para  nadie", "Vibra sin pedirlo  no"]);
  });

  test("speech still opens its menu there", () => {
    expect(strike(openSettings(["speech", "touch", "loudness"]), "- S").shown(Region.Title)).toMatch(/ Speech /);
  });
});

describe("START changes them", () => {
  test("who feels the clock, and whether unasked", () => {
    const desk = openSettings(["touch"]);
    const rows: string[] = [];
    lastRows(desk, 2);
    for (let n = 0; n < 4; n++) {
      desk.tap(Switch.Start);
      rows.push(desk.chosen());
    }
    expect(rows).toEqual(["left", "right", "both", "nobody"].map((side) => `Vibrates for  ${side}`));
    strike(desk, "+ S");
    expect(desk.chosen()).toBe("Vibrates unasked  yes");
    expect(touchOf(desk.app).hasEvents).toBe(true);
  });

  test("the volume begins again at 1 after 9, and the buzzer hears of it", () => {
    const desk = openSettings(["loudness"]);
    expect(loudnesses(desk)).toEqual(['{"loudness":[9]}']);
    lastRows(desk, 1);
    for (let n = 0; n < 10; n++) desk.tap(Switch.Start);
    expect(loudnesses(desk).slice(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1].map((level) => `{"loudness":[${level}]}`));
    expect(desk.chosen()).toBe("Sound volume  1");
  });
});

test.each<{ parts: PartFeature[] }>([
  { parts: ["touch", "loudness"] },
  { parts: ["touch", "loudness", "speech"] },
  { parts: ["loudness"] },
])("they survive a power loss: $parts", ({ parts }) => {
  const desk = openSettings(parts);
  lastRows(desk, parts.includes("speech") ? 2 : 1);
  if (parts.includes("touch")) {
    strike(desk, "S - S -");
  }
  for (let n = 0; n < 3; n++) desk.tap(Switch.Start);
  strike(desk, "M! 1s");
  const from = desk.lines.length;
  strike(desk, "restart 100ms");
  expect(desk.app.settings.loudness).toBe(3);
  expect(loudnesses(desk, from).at(-1)).toBe('{"loudness":[3]}');
  if (parts.includes("touch")) expect(touchOf(desk.app)).toMatchObject({ sides: Ear.Left, hasEvents: true });
});
