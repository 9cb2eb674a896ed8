import { expect, test } from "vitest";
import { bigRow, bigWidth, type Size, sizeFor } from "../../sim/terminal/digits";

function bigText(text: string, size: Size): string[] {
  return Array.from({ length: size.rows }, (_, row) => bigRow(text, size, row));
}

test("the smallest digits", () => {
  expect(bigText("1:23:45", { columns: 3, rows: 3 })).toEqual([
    "  █ ▄ ▀▀█ ▀▀█ ▄ █ █ █▀▀",
    "  █ ▄ █▀▀ ▀▀█ ▄ ▀▀█ ▀▀█",
    "  ▀   ▀▀▀ ▀▀▀     ▀ ▀▀▀",
  ]);
  expect(bigText("067.89", { columns: 3, rows: 3 })).toEqual([
    "█▀█ █▀▀ ▀▀█   █▀█ █▀█",
    "█ █ █▀█   █   █▀█ ▀▀█",
    "▀▀▀ ▀▀▀   ▀ ▀ ▀▀▀ ▀▀▀",
  ]);
});

test("a place without a program", () => {
  expect(bigText("-:", { columns: 3, rows: 3 })).toEqual(["    ▄", "▀▀▀ ▄", "     "]);
});

test("large digits have thick strokes", () => {
  expect(bigText("2", { columns: 7, rows: 7 })).toEqual([
    "███████",
    "     ██",
    "     ██",
    "███████",
    "██     ",
    "██     ",
    "███████",
  ]);
});

test("ten digits, ten pictures, in every size", () => {
  for (let columns = 3; columns <= 20; columns += 1 + Math.floor(columns / 8)) {
    for (let rows = Math.max(3, Math.ceil(columns * 0.6)); rows <= columns * 1.6; rows++) {
      const size = { columns, rows };
      const pictures = [..."0123456789"].map((digit) => bigText(digit, size).join("\n"));
      expect(new Set(pictures).size, JSON.stringify(size)).toBe(10);
      const widths = bigText("0:07:59.9", size).map((line) => line.length);
      expect(new Set(widths)).toEqual(new Set([bigWidth("0:07:59.9", size)]));
    }
  }
});

test("a size is the largest that fits, and none where none does", () => {
  for (let columns = 1; columns <= 120; columns++) {
    for (const rows of [1, 3, 5, 8, 20]) {
      const size = sizeFor("0:00:00", columns, rows);
      if (size === undefined) expect(columns < 23 || rows < 3).toBe(true);
      else {
        expect(bigWidth("0:00:00", size)).toBeLessThanOrEqual(columns);
        expect(size.rows).toBeLessThanOrEqual(rows);
      }
    }
  }
});
