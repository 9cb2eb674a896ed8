/** Draws big digits of any size: seven segments in half blocks, so that each character cell is two pixels high. */

/** The size of one digit in character cells. */
export interface Size {
  columns: number;
  rows: number;
}

/** A stroke: columns `left` to `right` and pixel rows `top` to `bottom`, excluding the last ones. */
interface Stroke {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lit segments: a top, b and c right, d bottom, e and f left, g middle. */
const lit: Readonly<Record<string, string>> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgcde",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
};

/** The smallest digit, and the ratios of height to width beyond which digits look stretched. */
const ROWS_MIN = 3;
const COLUMNS_MIN = 3;
const ROWS_PER_COLUMN = 1.6;
const ROWS_PER_COLUMN_MIN = 0.6;

/** Returns the thickness of strokes, both in columns and in half rows, which are about equally wide. */
function thicknessOf(size: Size): number {
  return Math.max(1, Math.floor(size.columns / 3.5));
}

/** Returns the height of a digit in half rows: as many as fit with the middle stroke in the middle. */
function heightOf(size: Size): number {
  return thicknessOf(size) % 2 === 1 ? 2 * size.rows - 1 : 2 * size.rows;
}

function isPoint(character: string): boolean {
  return character === ":" || character === ".";
}

function widthOf(character: string, size: Size): number {
  return isPoint(character) ? thicknessOf(size) : size.columns;
}

/** Returns the columns that `text` takes; it has digits, colons and points. */
export function bigWidth(text: string, size: Size): number {
  const gaps = (text.length - 1) * thicknessOf(size);
  return [...text].reduce((width, character) => width + widthOf(character, size), gaps);
}

/** Returns the largest digit size with which `text` fits, or undefined if none does. */
export function sizeFor(text: string, columns: number, rows: number): Size | undefined {
  for (let width = columns; width >= COLUMNS_MIN; width--) {
    const size = { columns: width, rows: Math.min(rows, Math.floor(width * ROWS_PER_COLUMN)) };
    const high = size.rows >= Math.max(ROWS_MIN, Math.ceil(width * ROWS_PER_COLUMN_MIN));
    if (high && bigWidth(text, size) <= columns) return size;
  }
  return undefined;
}

function strokesOf(character: string, size: Size): Stroke[] {
  const t = thicknessOf(size);
  const right = size.columns;
  const bottom = heightOf(size);
  const middle = (bottom - t) / 2;
  const point = { left: 0, right: t };
  if (character === ".") return [{ ...point, top: bottom - t, bottom }];
  if (character === ":") {
    const from = Math.max(1, Math.floor((middle - t) / 2) + t);
    return [
      { ...point, top: from, bottom: from + t },
      { ...point, top: bottom - from - t, bottom: bottom - from },
    ];
  }
  const all: Record<string, Stroke> = {
    a: { left: 0, right, top: 0, bottom: t },
    b: { left: right - t, right, top: 0, bottom: middle + t },
    c: { left: right - t, right, top: middle, bottom },
    d: { left: 0, right, top: bottom - t, bottom },
    e: { left: 0, right: t, top: middle, bottom },
    f: { left: 0, right: t, top: 0, bottom: middle + t },
    g: { left: 0, right, top: middle, bottom: middle + t },
  };
  return [...(lit[character] ?? "")].flatMap((name) => all[name] ?? []);
}

/** Returns one row of character cells of one character. */
function cells(character: string, size: Size, row: number): string {
  const strokes = strokesOf(character, size);
  const isLit = (x: number, y: number): boolean =>
    strokes.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);
  let text = "";
  for (let x = 0; x < widthOf(character, size); x++) {
    const upper = isLit(x, 2 * row);
    const lower = isLit(x, 2 * row + 1);
    text += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
  }
  return text;
}

/** Returns `text`, of digits, colons and points, as `size.rows` lines of equal width. */
export function bigText(text: string, size: Size): string[] {
  const gap = " ".repeat(thicknessOf(size));
  return Array.from({ length: size.rows }, (_, row) =>
    [...text].map((character) => cells(character, size, row)).join(gap),
  );
}
