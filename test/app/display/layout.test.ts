/** The places of the regions, on displays of many sizes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { picolcd } from "../../../board-defs/picolcd";
import { picosharp } from "../../../board-defs/picosharp";
import { pixljs } from "../../../board-defs/pixljs";
import { type Box, boxOf, gridOf, isStacked, rowsOf } from "../../../firmware/app/display/layout";
import { Region } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";
import { Word } from "../../../firmware/app/model/word";
import type { Grid } from "../../../hal/hal";
import { Align } from "../../../hal/hal";
import { textWidthPx } from "../../../sim/build/data/font";
import { layoutModule } from "../../../sim/build/data/layout";
import { textIn } from "../../../sim/build/data/words";
import { layoutText } from "../../../sim/build/pico/layout";
import { projectRoot } from "../../../sim/build/root";
import { displayLanguages } from "../../../sim/words/clock-languages";

const sizes = [
  { widthPx: 128, heightPx: 64 },
  { widthPx: 176, heightPx: 176 },
  { widthPx: 84, heightPx: 48 },
  { widthPx: 128, heightPx: 128 },
  { widthPx: 256, heightPx: 128 },
  { widthPx: 240, heightPx: 135 },
  { widthPx: 400, heightPx: 240 },
] as const;

/** All regions that the face shows at once. During a correction the key hints replace some of them. */
const face = Array.from({ length: Region.Line + 1 }, (_, region) => region).filter((region) => region !== Region.Bar);
const page = Array.from({ length: Region.Hint - Region.Title + 1 }, (_, i) => Region.Title + i);
const areaOf = ([, , width = 0, height = 0]: readonly number[]): number => width * height;

function overlap(a: readonly number[], b: readonly number[]): boolean {
  const [ax = 0, ay = 0, aw = 0, ah = 0] = a;
  const [bx = 0, by = 0, bw = 0, bh = 0] = b;
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

describe.each(sizes)("$widthPx × $heightPx", (size) => {
  const facts = size as Facts;

  test("the two times take at least half of the display", () => {
    const area = areaOf(boxOf(facts, Region.LeftTime)) + areaOf(boxOf(facts, Region.RightTime));
    expect(area / (size.widthPx * size.heightPx)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ["the face", face],
    ["a page", page],
  ])("the regions of %s are on the display and apart", (_, regions) => {
    const boxes = regions.map((region) => boxOf(facts, region)).filter((box) => areaOf(box) > 0);
    for (const [i, box] of boxes.entries()) {
      const [x = 0, y = 0, width = 0, height = 0] = box;
      expect(x >= 0 && y >= 0 && x + width <= size.widthPx && y + height <= size.heightPx, `${box}`).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other), `${box} and ${other}`).toBe(false);
    }
  });

  test("a bar is at least 2 px off its side's count, flag and method", () => {
    for (const name of [Region.LeftName, Region.RightName]) {
      const [x = 0, y = 0, width = 0, height = 0] = boxOf(facts, name);
      const isRight = name - Region.LeftName;
      for (const region of [Region.LeftCount, Region.LeftFlag, Region.LeftExtra]) {
        const box = boxOf(facts, region + isRight);
        expect(overlap([x - 2, y, width + 4, height], box), `${name} and ${region}`).toBe(false);
      }
    }
  });

  test("digits are at most five times as high as wide", () => {
    const [, width = 0, arm = 0, stroke = 0] = gridOf(facts, 7);
    expect((2 * arm + stroke) / width).toBeLessThanOrEqual(5);
  });

  if (size.widthPx >= 128) {
    test("the names of the sides are whole, in every language", () => {
      const names = displayLanguages.flatMap((each) => [textIn(each, Word.White), textIn(each, Word.Black)]);
      for (const name of names) {
        const [, , width = 0, , , letters = 0] = boxOf(facts, Region.LeftName);
        expect(letters * (textWidthPx(name) - 1), name).toBeLessThanOrEqual(width);
      }
    });
  }

  test("letters fit into their boxes", () => {
    for (const region of [...face, Region.Keys, ...page]) {
      const [, y = 0, , height = 0, , letters = 0, top = 0] = boxOf(facts, region);
      if (height > 0) expect(top >= y && top + 8 * letters <= y + height, `region ${region}`).toBe(true);
    }
  });

  test("a counter of four digits is whole, and so is the longest extra but on the narrowest", () => {
    const widthOf = (region: Region): number => (boxOf(facts, region)[2] ?? 0) / (boxOf(facts, region)[5] ?? 1);
    for (const region of [Region.LeftCount, Region.RightCount]) {
      expect(widthOf(region)).toBeGreaterThanOrEqual(textWidthPx("9999"));
    }
    expect(widthOf(Region.LeftExtra)).toBeGreaterThanOrEqual(textWidthPx(size.widthPx < 100 ? "d9" : "gong"));
    expect(widthOf(Region.Middle)).toBeGreaterThanOrEqual(textWidthPx("8/8") - 1);
  });

  test("what the keys do in a correction leaves times, counters and the line alone", () => {
    const box = boxOf(facts, Region.Keys);
    const kept = [Region.LeftTime, Region.RightTime, Region.LeftCount, Region.RightCount, Region.Line];
    for (const region of kept) expect(overlap(box, boxOf(facts, region)), `${region}`).toBe(false);
    for (const region of face) {
      const other = boxOf(facts, region);
      if (overlap(box, other)) expect(other[1], `${region}`).toBe(box[1]);
    }
  });

  test("there is room for rows between title and hint", () => {
    const heights = page.map((region) => boxOf(facts, region)[3] ?? 0);
    expect(heights.filter((height) => height > 0)).toHaveLength(rowsOf(facts) + 2);
    expect(rowsOf(facts)).toBeGreaterThanOrEqual(4);
  });

  test("the bar of the running side is at least 8 px high and a third of the display wide", () => {
    const [, , width = 0, height = 0] = boxOf(facts, Region.LeftName);
    expect(height).toBeGreaterThanOrEqual(8);
    expect(width).toBeGreaterThanOrEqual(size.widthPx / 3);
  });

  test("what a device holds is what is computed here", () => {
    const module = layoutModule(size).replaceAll("export ", "");
    type Layout = { boxOf(region: Region): Box; gridOf(length: number): Grid; rowsOf(): number };
    const device = functionsOf(module) as Layout;
    for (const region of [...face, Region.Keys, ...page])
      expect(device.boxOf(region), `${region}`).toEqual(boxOf(facts, region));
    for (const length of [7, 8, 9]) expect(device.gridOf(length)).toEqual(gridOf(facts, length));
    expect(device.rowsOf()).toBe(rowsOf(facts));
  });

  test("and so is what the image of a Pico looks up", () => {
    const module = ts.transpile(layoutText(size), { target: ts.ScriptTarget.ES2022 }).replaceAll("export ", "");
    type Layout = { boxOf: typeof boxOf; gridOf: typeof gridOf; rowsOf: typeof rowsOf };
    const device = functionsOf(module) as Layout;
    for (const region of [...face, Region.Keys, ...page])
      expect(device.boxOf(facts, region), `${region}`).toEqual(boxOf(facts, region));
    // The number of the grid stands at its end: the part in C looks its digits up by it.
    for (const length of [7, 8, 9])
      expect(device.gridOf(facts, length)).toEqual([...gridOf(facts, length), length - 7]);
    expect(device.rowsOf(facts)).toBe(rowsOf(facts));
  });
});

function functionsOf(module: string): unknown {
  return new Function(`${module} return { boxOf: boxOf, gridOf: gridOf, rowsOf: rowsOf };`)();
}

/** Places of regions on the first two displays: `[x, y, width, height, align, letters, top]`. */
const places: readonly [name: string, region: Region, beside: readonly number[], stacked: readonly number[]][] = [
  ["left", Region.LeftTime, [0, 10, 60, 38, Align.Middle, 1, 25], [0, 20, 176, 56, Align.Middle, 2, 40]],
  ["right", Region.RightTime, [68, 10, 60, 38, Align.Middle, 1, 25], [0, 100, 176, 56, Align.Middle, 2, 120]],
  ["left name", Region.LeftName, [0, 0, 48, 10, Align.Middle, 1, 1], [0, 0, 70, 20, Align.Middle, 2, 2]],
  ["right name", Region.RightName, [80, 0, 48, 10, Align.Middle, 1, 1], [106, 156, 70, 20, Align.Middle, 2, 158]],
  ["left count", Region.LeftCount, [0, 48, 20, 8, Align.Left, 1, 48], [136, 0, 40, 16, Align.Right, 2, 0]],
  ["right count", Region.RightCount, [108, 48, 20, 8, Align.Right, 1, 48], [0, 160, 40, 16, Align.Left, 2, 160]],
  ["left flag", Region.LeftFlag, [20, 48, 11, 8, Align.Middle, 1, 48], [114, 0, 22, 16, Align.Middle, 2, 0]],
  ["left extra", Region.LeftExtra, [31, 48, 21, 8, Align.Middle, 1, 48], [72, 0, 42, 16, Align.Middle, 2, 0]],
  ["line", Region.Line, [0, 56, 128, 8, Align.Middle, 1, 56], [0, 92, 176, 8, Align.Middle, 1, 92]],
];

test.each(places)("%s: beside each other mirrored; stacked, left on top and right below", (_, region, ...boxes) => {
  for (const [i, box] of boxes.entries()) expect(boxOf(sizes[i] as Facts, region)).toEqual(box);
});

test("the last row of a page fills its width", () => {
  expect(boxOf(sizes[0] as Facts, Region.Row6)).toEqual([0, 48, 128, 8, Align.Left, 1, 48]);
});

test.each([
  [84, 48, 1, 1, 4],
  [128, 64, 1, 1, 6],
  [255, 128, 1, 1, 6],
  [256, 128, 2, 2, 6],
  [256, 64, 2, 2, 2],
  [400, 240, 2, 3, 5],
])("%i × %i: a line of size %i, rows of size %i, %i of them", (widthPx, heightPx, line, row, rows) => {
  const facts = { widthPx, heightPx } as Facts;
  expect([boxOf(facts, Region.Line)[5], boxOf(facts, Region.Row1)[5], rowsOf(facts)]).toEqual([line, row, rows]);
});

test.each([
  [128, 64, false],
  [240, 160, false],
  [238, 160, true],
  [176, 176, true],
])("%i × %i: the times stand one above the other: %s", (widthPx, heightPx, stacked) => {
  expect(isStacked({ widthPx, heightPx } as Facts)).toBe(stacked);
});

test("docs/display.md says where the regions stand", () => {
  const facts = sizes[0] as Facts;
  const documented: readonly [name: string, region: Region][] = [
    ["left", Region.LeftTime],
    ["leftName", Region.LeftName],
    ["leftCount", Region.LeftCount],
    ["leftFlag", Region.LeftFlag],
    ["leftExtra", Region.LeftExtra],
    ["middle", Region.Middle],
    ["status", Region.Status],
    ["line", Region.Line],
    ["keys", Region.Keys],
    ["title", Region.Title],
    ["row1", Region.Row1],
    ["hint", Region.Hint],
  ];
  const text = readFileSync(join(projectRoot(), "docs/display.md"), "utf8");
  for (const [name, region] of documented) {
    const row = text.split("\n").find((line) => line.startsWith(`| \`${name}\``));
    expect(row?.split("|")[2]?.trim(), name).toBe(boxOf(facts, region).slice(0, 4).join(", "));
  }
});

test.each([pixljs, pico, picolcd, picosharp])(
  "on $name digits are as high as it says, and the bar is 3 mm",
  (board) => {
    const { widthPx, heightPx, areaHeightMm = 0, digitHeightMm = 0 } = board.display;
    const facts = { widthPx, heightPx } as Facts;
    const [, , arm = 0, stroke = 0] = gridOf(facts, 7);
    const pixelMm = areaHeightMm / heightPx;
    expect(Math.floor((2 * arm + stroke) * pixelMm)).toBe(digitHeightMm);
    expect((boxOf(facts, Region.LeftName)[3] ?? 0) * pixelMm).toBeGreaterThanOrEqual(3);
  },
);
