/** Draws big digits of any size: seven segments in half blocks, so that each character cell is two pixels high. */

/** A size in character cells. */
export interface Size {
  columns: number;
  rows: number;
}

/** The lit segments: a top, b and c right, d bottom, e and f left, g middle. */
const lit = "0 abcdef 1 bc 2 abged 3 abgcd 4 fgbc 5 afgcd 6 afgcde 7 abc 8 abcdefg 9 abcdfg - g".split(" ");

/** The smallest digit, and the ratios of height to width beyond which digits look stretched. */
const ROWS_MIN = 3;
const COLUMNS_MIN = 3;
const ROWS_PER_COLUMN = 1.6;
const ROWS_PER_COLUMN_MIN = 0.6;

/** Returns the thickness of strokes, both in columns and in half rows, which are about equally wide. */
function thicknessOf(size: Size): number {
  return Math.max(1, Math.floor(size.columns / 3.5));
}

function widthOf(character: string, size: Size): number {
  return character === ":" || character === "." ? thicknessOf(size) : size.columns;
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

/** Returns whether a pixel of a character is lit, at a column and half row. */
function isLit(character: string, size: Size, x: number, y: number): boolean {
  const t = thicknessOf(size);
  // As many half rows as fit with the middle stroke in the middle.
  const bottom = t % 2 === 1 ? 2 * size.rows - 1 : 2 * size.rows;
  const middle = (bottom - t) / 2;
  const spans = (top: number): boolean => y >= top && y < top + t;
  if (character === ".") return spans(bottom - t);
  if (character === ":") {
    const from = Math.max(1, Math.floor((middle - t) / 2) + t);
    return spans(from) || spans(bottom - from - t);
  }
  const levels: Readonly<Record<string, number>> = { a: 0, g: middle, d: bottom - t };
  return [...(lit[lit.indexOf(character) + 1] ?? "")].some((segment) => {
    const level = levels[segment];
    if (level !== undefined) return spans(level);
    const isBeside = segment === "e" || segment === "f" ? x < t : x >= size.columns - t;
    return isBeside && (segment === "b" || segment === "f" ? y < middle + t : y >= middle && y < bottom);
  });
}

/** Returns one row of `text`, of digits, colons and points. */
export function bigRow(text: string, size: Size, row: number): string {
  const cells = (character: string): string => {
    const columns = Array.from({ length: widthOf(character, size) }, (_, x) => {
      const pixels = [isLit(character, size, x, 2 * row), isLit(character, size, x, 2 * row + 1)];
      return " ▀▄█".charAt((pixels[0] ? 1 : 0) + (pixels[1] ? 2 : 0));
    });
    return columns.join("");
  };
  return [...text].map(cells).join(" ".repeat(thicknessOf(size)));
}
