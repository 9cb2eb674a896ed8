/** The pixels, letters and pictures of the simulator's panel. */
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { Language } from "../../firmware/app/model/language";
import { strips } from "../../hal/font";
import { lcd } from "../../sim/boards/lcd";
import { foreign, further, glyphOf, packFont, textWidthPx } from "../../sim/build/data/font";
import { textsIn } from "../../sim/build/data/words";
import { type Area, createPanel, drawLine, type Panel } from "../../sim/device/panel";
import { pngOf } from "../../sim/device/png";
import { displayLanguages } from "../../sim/words/clock-languages";
import { encoded, hasCode, letterAt } from "../../sim/words/code-page";
import { openDesk } from "../app/desk";

function draw(panel: Panel, ...operations: readonly object[]): Panel {
  for (const operation of operations) drawLine(panel, JSON.stringify(operation));
  return panel;
}

function rowsOf({ pixels, widthPx, heightPx }: Panel): string[] {
  const row = (y: number): string => pixels.slice(y * widthPx, (y + 1) * widthPx).join("");
  return Array.from({ length: heightPx }, (_, y) => row(y).replaceAll("0", ".").replaceAll("1", "#"));
}

describe("letters", () => {
  test("all of them are drawn in 8 rows of equal width, once, within Latin-1", () => {
    const seen = new Set<string>();
    for (const { characters, rows } of strips) {
      expect(rows).toHaveLength(8);
      const widths = rows.map((row) => row.split(" ").map((cell) => cell.length));
      expect(widths[0]).toHaveLength(characters.length);
      for (const row of widths) expect(row).toEqual(widths[0]);
      for (const row of rows) expect(row).toMatch(/^[#. ]+$/);
      for (const character of characters) {
        expect(seen.has(character), character).toBe(false);
        expect(hasCode(character), character).toBe(true);
        seen.add(character);
      }
    }
  });

  test("no two look the same", () => {
    const looks = strips.flatMap(({ characters }) => [...characters]).map((c) => `${glyphOf(c.charCodeAt(0)).columns}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  test("every letter of every text is drawn, in every language", () => {
    const letters = new Set(displayLanguages.flatMap((language) => textsIn(language).flatMap((text) => [...text])));
    expect([...letters].filter((letter) => glyphOf(letter.charCodeAt(0)).widthPx === 0)).toEqual([]);
  });

  test("ASCII is complete, and so are Spanish and the signs", () => {
    const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
    for (const character of `${ascii}áéíóúñüÁÉÍÓÚÑÜ¿¡½·«»¶¬µ§±¤`) {
      expect(glyphOf(character.charCodeAt(0)).widthPx, character).toBeGreaterThan(0);
    }
    expect(glyphOf(198).widthPx).toBe(0);
  });

  test("packed as Espruino takes it: bytes of columns after widths from 32 to 255", () => {
    const { bitmap, widths, firstChar, height } = packFont();
    expect([firstChar, height, widths.length]).toEqual([32, 8, 224]);
    const columns = [...widths].reduce((sum, width) => sum + width.charCodeAt(0), 0);
    expect(bitmap).toHaveLength(columns);
    const before = [...widths.slice(0, 73 - 32)].reduce((sum, width) => sum + width.charCodeAt(0), 0);
    expect([...bitmap.slice(before, before + 4)].map((c) => c.charCodeAt(0))).toEqual([0x42, 0x7e, 0x42, 0]);
  });

  test("the English ones end with the last width, and lack the letters that no English text has", () => {
    const { widths } = packFont(true, textsIn(Language.English).join(""));
    expect(widths.at(-1)).not.toBe("\0");
    const lacks = [...widths].flatMap((width, i) => (width === "\0" ? letterAt(32 + i) : []));
    const isDrawn = (character: string) => glyphOf(character.charCodeAt(0)).widthPx > 0;
    const isLatin = (letter: string) => letter <= "\u00ff";
    const lettersBefore = (letter: string) => encoded(letter).charCodeAt(0) < 32 + widths.length;
    expect(lacks.filter(isDrawn).filter(isLatin).sort()).toEqual(
      [...`${foreign}${further}`].filter(lettersBefore).sort(),
    );
  });

  test("25 small letters fit into a row", () => {
    expect(textWidthPx("abcdefghijklmnopqrstuvwxy")).toBeLessThanOrEqual(124);
  });
});

describe("operations", () => {
  test("a fill is cut off at the edges", () => {
    expect(rowsOf(draw(createPanel(4, 3), { fill: [-1, 1, 3, 9, 1] }))).toEqual(["....", "##..", "##.."]);
    expect(rowsOf(draw(createPanel(4, 3), { fill: [0, 0, 4, 3, 1] }, { fill: [1, 1, 2, 1, 0] }))).toEqual([
      "####",
      "#..#",
      "####",
    ]);
    expect(rowsOf(draw(createPanel(2, 1), { fill: [2, 0, 5, 1, 1] }, { fill: [0, 1, 5, 1, 1] }))).toEqual([".."]);
  });

  test("a text clears its box, stands where it is aligned and is cut off", () => {
    const written = (align: number, reversed = 0, text = "I"): string | undefined =>
      rowsOf(draw(createPanel(10, 8), { fill: [0, 0, 10, 8, 1] }, { write: [1, 0, 8, 1, align, reversed], text }))[2];
    expect(written(-1)).toBe("#.#......#");
    expect(written(0)).toBe("#...#....#");
    expect(written(1)).toBe("#.....#..#");
    expect(written(1, 1)).toBe("######.###");
    expect(written(-1, 0, "II")).toBe("#.#...#..#");
    expect(written(-1, 0, "I  I")).toBe("#.#...#..#");
    expect(written(0, 0, "III")).toBe("#...#...##");
  });

  test("a text of size 2 has four times as many pixels", () => {
    const ink = (size: number): number => {
      const { pixels } = draw(createPanel(100, 16), { write: [0, 0, 100, size, -1, 0], text: "0:05" });
      return pixels.reduce((sum, bit) => sum + bit, 0);
    };
    expect(ink(2)).toBe(4 * ink(1));
  });

  test("lines about other things are left alone", () => {
    const panel = draw(createPanel(4, 3), { at: 3, event: "start" }, { play: [880, 250] });
    expect([panel.sent, rowsOf(panel).join("")]).toEqual([[], "............"]);
  });

  test("what is sent is what was drawn since the last time", () => {
    const panel = createPanel(128, 64);
    draw(
      panel,
      { fill: [10, 20, 3, 4, 1] },
      { fill: [100, 2, 1, 1, 0] },
      { show: 1 },
      { fill: [0, 0, 1, 1, 0] },
      { show: 1 },
    );
    expect(panel.sent).toEqual([
      { left: 10, top: 2, right: 100, bottom: 23 },
      { left: 0, top: 0, right: 0, bottom: 0 },
    ]);
  });
});

/** The number of rows that an ST7567 receives together, and of the bytes that address them. */
const pagePx = 8;
const pageHeadBytes = 3;

/**
 * Returns the number of bytes that a Pixl.js sends for an area. It sends whole pages in height and one byte per column,
 * beginning at a multiple of eight.
 */
function sentBytes({ left, top, right, bottom }: Area): number {
  if (right < left) return 0;
  const pages = Math.floor(bottom / pagePx) - Math.floor(top / pagePx) + 1;
  return pages * (right + 1 - (left - (left % 8)) + pageHeadBytes);
}

describe("what a Pixl.js sends", () => {
  test("whole pages, columns from a multiple of eight", () => {
    expect(sentBytes({ left: 0, top: 0, right: 127, bottom: 63 })).toBe(8 * 131);
    expect(sentBytes({ left: 9, top: 7, right: 9, bottom: 8 })).toBe(2 * 5);
    expect(sentBytes({ left: 8, top: 16, right: 8, bottom: 23 })).toBe(4);
    expect(sentBytes({ left: 5, top: 5, right: 4, bottom: 9 })).toBe(0);
  });

  test("for a second, and for a press: as docs/display.md says", () => {
    const desk = openDesk({ control: "5400+30" });
    desk.press("black");
    desk.wait(1000);
    const bytesOf = (act: () => void): number[] => {
      const from = desk.lines.length;
      act();
      const panel = createPanel(128, 64);
      for (const line of desk.lines.slice(from)) drawLine(panel, line);
      return panel.sent.map(sentBytes);
    };
    const seconds = bytesOf(() => desk.wait(600_000));
    expect(seconds).toHaveLength(600);
    expect(Math.round(seconds.reduce((sum, bytes) => sum + bytes, 0) / 600)).toBe(74);
    expect(bytesOf(() => desk.press("white"))).toEqual([917]);
  });
});

test("a picture has every pixel in its colour, enlarged, inside a rim", () => {
  const panel = draw(createPanel(3, 2), { fill: [1, 0, 1, 2, 1] });
  const png = PNG.sync.read(pngOf(panel, 2, lcd));
  expect([png.width, png.height]).toEqual([22, 20]);
  const colourAt = (x: number, y: number): number[] => [...png.data.subarray(4 * (y * 22 + x), 4 * (y * 22 + x) + 3)];
  expect(colourAt(0, 0)).toEqual(lcd.glass);
  expect(colourAt(8, 8)).toEqual(lcd.clear);
  expect(colourAt(11, 11)).toEqual(lcd.ink);
  expect(colourAt(12, 11)).toEqual(lcd.clear);
});
