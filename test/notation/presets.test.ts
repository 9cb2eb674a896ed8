import { expect, test } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { firstControl, presets } from "../../sim/notation/presets";
import { presetTable } from "../app/game/preset-table";

/** The presets by number, as their words say. */
const standards = Object.fromEntries(presetTable.map(([number, { text }]) => [number, text]));

test("the 30 numbers of the tournament clock stand in their order", () => {
  const numbered = presets.filter(({ number }) => number !== undefined);
  expect(numbered.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  for (const { number, control } of numbered) expect(control).toBe(standards[number ?? 0]);
});

test("25 is remote and 26 to 30 are own", () => {
  const empty = presets.filter(({ control }) => control === undefined);
  expect(empty.map(({ number, place }) => [number, place])).toEqual([
    [25, "remote"],
    [26, "own"],
    [27, "own"],
    [28, "own"],
    [29, "own"],
    [30, "own"],
  ]);
});

test("every control is canonical", () => {
  for (const { control } of presets) {
    if (control === undefined) continue;
    const parsed = parseControl(control).control;
    expect(parsed && printControl(parsed), control).toBe(control.replace("300;flag=run-on", "300"));
  }
});

test("the further controls of the list are there, none twice", () => {
  const controls = presets.flatMap(({ control }) => control ?? []);
  for (const control of ["40/5400+30:1800+30", "W300-B240", "*180", "gong10", "40/7200d5:3600d5", "300;flag=run-on"]) {
    expect(controls).toContain(control);
  }
  expect(new Set(controls).size).toBe(controls.length);
  expect(controls).toContain(firstControl);
});
