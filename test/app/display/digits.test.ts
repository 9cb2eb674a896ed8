/** The big digits, compared with a truth table of our own. A redrawn digit must look like one that is drawn afresh. */
import { describe, expect, test } from "vitest";
import { drawTime } from "../../../firmware/app/display/digits";
import { boxOf, gridOf } from "../../../firmware/app/display/layout";
import { Region } from "../../../firmware/app/model/choices";
import type { Facts } from "../../../firmware/app/model/facts";
import { createPaper, selectPaper } from "../../../hal/virtual/paper";
import { createScreen } from "../../../hal/virtual/screen";
import { createPanel, drawLine, type Panel } from "../../../sim/device/panel";

interface Size {
  widthPx: number;
  heightPx: number;
}

const pixljs: Size = { widthPx: 128, heightPx: 64 };
const sizes: readonly Size[] = [
  pixljs,
  { widthPx: 176, heightPx: 176 },
  { widthPx: 84, heightPx: 48 },
  { widthPx: 128, heightPx: 128 },
  { widthPx: 256, heightPx: 128 },
  { widthPx: 240, heightPx: 135 },
];

/** Draws texts one after the other in the left box. */
function drawn(size: Size, texts: readonly string[], caret = ""): Panel {
  const panel = createPanel(size.widthPx, size.heightPx);
  const facts = size as Facts;
  selectPaper(createPaper((line) => drawLine(panel, line), true));
  let old = "";
  for (const text of texts) {
    drawTime(createScreen(), boxOf(facts, Region.LeftTime), gridOf(facts, text.length), old, text, caret);
    old = text;
  }
  return panel;
}

function isSame(a: Panel, b: Panel): boolean {
  return Buffer.from(a.pixels).equals(b.pixels);
}

/**
 * Returns the lit segments of digit `place` of a time of 7 characters: `a` to `f` clockwise from the top, `g` in the
 * middle.
 */
function segmentsAt(panel: Panel, size: Size, place: number): string {
  const [x = 0, y = 0] = boxOf(size as Facts, Region.LeftTime);
  const [left = 0, width = 0, arm = 0, stroke = 0, , gap = 0, edge = 0] = gridOf(size as Facts, 7);
  const marks = place > 4 ? 2 : place > 1 ? 1 : 0;
  const from = x + left + (place - marks) * (width + gap) + marks * 2 * edge;
  const middle = Math.floor(width / 2);
  const inner = Math.floor((stroke - 1) / 2);
  const half = Math.floor(arm / 2) + inner;
  const points: readonly [string, number, number][] = [
    ["a", middle, inner],
    ["b", width - 1 - inner, half],
    ["c", width - 1 - inner, arm + half],
    ["d", middle, 2 * arm + inner],
    ["e", inner, arm + half],
    ["f", inner, half],
    ["g", middle, arm + inner],
  ];
  const isInk = (dx: number, dy: number): boolean => panel.pixels[(y + 1 + dy) * size.widthPx + from + dx] === 1;
  return points.map(([name, dx, dy]) => (isInk(dx, dy) ? name : "")).join("");
}

const truth = ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"];

describe.each(sizes)("at $widthPx × $heightPx", (size) => {
  test.each(truth.map((segments, digit) => [digit, segments] as const))("%i is %s", (digit, segments) => {
    const panel = drawn(size, [`${digit}:${digit}${digit}:${digit}${digit}`]);
    for (const place of [0, 2, 3, 5, 6]) expect(segmentsAt(panel, size, place)).toBe(segments);
  });

  test("nothing is a middle segment", () => expect(segmentsAt(drawn(size, ["-:--:--"]), size, 0)).toBe("g"));

  test("whatever stood there, the same pixels come out", () => {
    const digits = "0123456789-";
    const differ: string[] = [];
    for (const from of digits) {
      for (const to of digits) {
        const before = `${from}:${from}${from}:${from}${from}`;
        const after = `${to}:${to}${to}:${to}${to}`;
        if (!isSame(drawn(size, [before, after]), drawn(size, [after]))) differ.push(`${from} ${to}`);
      }
    }
    expect(differ).toEqual([]);
  });

  test("a longer or shorter text replaces all of it", () => {
    const texts = ["0:00:20", "0:00:19.9", "10:00:00", "9:59:59"];
    for (const text of texts) expect(isSame(drawn(size, [...texts, text]), drawn(size, [text]))).toBe(true);
  });

  test("everything stays inside the box", () => {
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(size as Facts, Region.LeftTime);
    for (const text of ["8:88:88", "88:88:88", "8:88:88.8"]) {
      const outside = inkOf(drawn(size, [text])).filter(
        ([column, row]) => column < x || column >= x + width || row <= y || row >= y + height - 2,
      );
      expect(outside, text).toEqual([]);
    }
  });
});

test("on a Pixl.js digits are 33 px high and 9 wide, their strokes 3; narrower where six must fit", () => {
  const facts = pixljs as Facts;
  expect([7, 8, 9].map((length) => gridOf(facts, length).slice(1, 4))).toEqual([
    [9, 15, 3],
    [7, 16, 2],
    [7, 16, 2],
  ]);
});

test("marks: two dots of a colon, one of a point, between the digits", () => {
  expect(picture(drawn(pixljs, ["1:11:11.1"]), 60, 11, 46)).toEqual([
    [1, "............................................................"],
    [1, ".......#..........#........#..........#........#..........#."],
    [6, "......##.........##.......##.........##.......##.........##."],
    [2, "......##.##......##.......##.##......##.......##.........##."],
    [6, "......##.........##.......##.........##.......##.........##."],
    [2, "............................................................"],
    [6, "......##.........##.......##.........##.......##.........##."],
    [2, "......##.##......##.......##.##......##.......##.........##."],
    [6, "......##.........##.......##.........##.......##.........##."],
    [1, ".......#..........#........#..........#........#.##.......#."],
    [1, ".................................................##........."],
    [1, "............................................................"],
  ]);
});

test("a caret is a bar below its digit, at the foot of the box", () => {
  const plain = drawn(pixljs, ["0:05:00"]);
  const marked = drawn(pixljs, ["0:05:00", "0:05:00"], "3");
  const changed = [...marked.pixels.keys()].filter((at) => marked.pixels[at] !== plain.pixels[at]);
  const rows = new Set(changed.map((at) => Math.floor(at / 128)));
  const columns = new Set(changed.map((at) => at % 128));
  expect([[...rows], [...columns]]).toEqual([
    [46, 47],
    [25, 26, 27, 28, 29, 30, 31, 32, 33],
  ]);
});

test("a second touches one digit, nothing else", () => {
  const lines: string[] = [];
  const facts = pixljs as Facts;
  selectPaper(createPaper((line) => lines.push(line), true));
  drawTime(createScreen(), boxOf(facts, Region.RightTime), gridOf(facts, 7), "0:05:08", "0:05:07", "");
  expect(lines).toEqual(['{"digit":[117,11,9,33],"text":"7"}']);
});

function inkOf({ pixels, widthPx }: Panel): [column: number, row: number][] {
  return [...pixels.entries()].flatMap(([at, ink]) => (ink === 1 ? [[at % widthPx, Math.floor(at / widthPx)]] : []));
}

/** Returns rows of pixels as text. Equal rows in sequence become one row and a count. */
function picture(panel: Panel, width: number, top: number, bottom: number): [count: number, row: string][] {
  const rows: [count: number, row: string][] = [];
  for (let y = top; y < bottom; y++) {
    const pixels = panel.pixels.slice(y * panel.widthPx, y * panel.widthPx + width);
    const row = [...pixels].map((bit) => (bit === 1 ? "#" : ".")).join("");
    const last = rows.at(-1);
    if (last?.[1] === row) last[0]++;
    else rows.push([1, row]);
  }
  return rows;
}
