/** Draws the clock's face in the size that fits: both halves next to each other, one above the other, or as lines. */
import { bigRow, bigWidth, type Size, sizeFor } from "./digits";
import { framed, type Row, rowOf, type Style } from "./paint";
import { cell, centred, ends, pick } from "./text";

/** The content of one half of the display. A list has the longest text first. */
export interface Half {
  name: string;
  time: string;
  /** The sign before the name: the clock runs, START would start it, or neither. */
  mark: "►" | "▹" | " ";
  /** The meaning of the sign. */
  state: string;
  /** The flag in one column. It is a space while a blinking flag is dark. */
  flag: string;
  flagText: readonly string[];
  flagStyle: Style;
  hasFallen: boolean;
  count: readonly string[];
  extra: readonly string[];
  /** The place in `time` of the digit that is corrected. */
  caret: number | undefined;
}

export type Halves = readonly [left: Half, right: Half];

const BESIDE = { columns: 72, rows: 7 };
const STACKED = { columns: 25, rows: 5 };
/** A line holds marker, H:MM:SS and flag, twice, and a space. */
const LINE_COLUMNS = 19;
const NAMED_COLUMNS = 20;

/** Returns the face with the largest digits that fit. */
export function faceRows(halves: Halves, columns: number, rows: number): Row[] {
  const width = Math.floor((columns - 1) / 2);
  const height = Math.floor(rows / 2);
  if (columns >= BESIDE.columns && rows >= BESIDE.rows) {
    const [left, right] = halves.map((half) => {
      const inside = halfRows(half, halves, width - 2, rows - 2);
      const isRunning = half.mark === "►";
      return inside && framed(inside, width - 2, isRunning ? "runs" : half.hasFallen ? "flag" : "dim", isRunning);
    });
    if (left && right) return left.map((row, y) => [...row, { text: " " }, ...(right[y] ?? [])]);
  }
  const stacked = halves.map((half) => halfRows(half, halves, columns, height));
  if (columns < STACKED.columns || height < STACKED.rows || stacked.includes(undefined))
    return lines(halves, columns, rows);
  return stacked.flatMap((half) => half ?? []);
}

function digitStyle({ hasFallen, mark }: Half): Style {
  return hasFallen ? "flag" : mark === "►" ? "runs" : "plain";
}

/** Returns a text with one part marked. */
export function markedRow(text: string, style: Style, from: number, to: number): Row {
  const marked = { text: text.slice(from, to), style: "chosen" as const };
  return [{ text: text.slice(0, from), style }, marked, { text: text.slice(to), style }];
}

/** Returns a name, large digits and lines of information, or undefined if there is no room for digits. */
function halfRows(half: Half, halves: Halves, columns: number, rows: number): Row[] | undefined {
  const bar = rows >= 16 ? 3 : 1;
  const info = rows >= 9 ? 3 : rows >= 7 ? 2 : 1;
  const [widest = ""] = halves.map(({ time }) => time.replace(/\d/g, "0")).sort((a, b) => b.length - a.length);
  const size = sizeFor(widest, columns - 2, rows - bar - info);
  if (size === undefined) return undefined;
  const isRunning = half.mark === "►";
  const named = ends(` ${half.mark} ${half.name.toUpperCase()} ${half.flag}`, `${half.state} `, columns);
  const middle = rows - bar - info;
  const above = Math.floor((middle - size.rows) / 2);
  return [
    ...Array.from({ length: bar }, (_, y) =>
      rowOf(y === Math.floor(bar / 2) ? named : cell("", columns), isRunning ? "bar" : "bold"),
    ),
    ...Array.from({ length: middle }, (_, y) => digitRow(half, size, y - above, columns)),
    ...infoRows(half, info, columns),
  ];
}

/** Returns a row of the large digits in the middle of `columns`. Returns an empty row above and below them. */
function digitRow(half: Half, size: Size, y: number, columns: number): Row {
  const { time, caret } = half;
  if (y < 0 || y >= size.rows) return rowOf(cell("", columns));
  const shown = centred(bigRow(time, size, y), columns);
  if (caret === undefined) return rowOf(shown, digitStyle(half));
  const left = Math.floor((columns - bigWidth(time, size)) / 2);
  const to = left + bigWidth(time.slice(0, caret + 1), size);
  return markedRow(shown, digitStyle(half), to - bigWidth(time.charAt(caret), size), to);
}

/** Returns `count` lines about a half; the last ones may be empty. */
function infoRows({ count, extra, flag, flagText, flagStyle }: Half, rows: number, columns: number): Row[] {
  const texts = [count, extra].filter((each) => each.length > 0);
  const joined = count.flatMap((text, at) => (extra.length === 0 ? [] : [`${text} · ${extra[at] ?? extra[0]}`]));
  const isFlagged = flagText.length > 0;
  const apart = rows >= texts.length + (isFlagged ? 1 : 0) ? texts : [[...joined, ...count]];
  const flagRow = rowOf(centred(`${flag} ${pick(flagText, columns - 2)}`, columns), flagStyle);
  const plain = apart.map((each) => rowOf(centred(pick(each, columns), columns)));
  const shown = !isFlagged ? plain : rows === 1 ? [flagRow] : [...plain, flagRow];
  return Array.from({ length: rows }, (_, at) => shown[at] ?? rowOf(cell("", columns)));
}

/** One line or two for each half, or both times in one line. */
function lines(halves: Halves, columns: number, rows: number): Row[] {
  const names = Math.max(...halves.map(({ name }) => name.length));
  if (columns >= NAMED_COLUMNS && rows >= 2)
    return halves.flatMap((half) => {
      const { count, extra } = half;
      const both = [`${count[0] ?? ""} · ${extra[0]}`, `${count.at(-1) ?? ""} · ${extra.at(-1)}`];
      const info = [...(rows >= 4 || extra.length === 0 ? [] : both), ...count, ""];
      const line = timeRow(half, `${half.mark}${cell(half.name, names)} `, info, columns);
      const [below = []] = infoRows({ ...half, count: extra, extra: [] }, 1, columns - 1);
      return rows < 4 ? [line] : [line, below.map(({ text, ...span }) => ({ ...span, text: ` ${text.trim()}` }))];
    });
  const width = columns >= LINE_COLUMNS ? Math.floor((columns - 1) / 2) : columns;
  const [left = [], right = []] = halves.map((half) => timeRow(half, half.mark, [""], width));
  return columns >= LINE_COLUMNS ? [[...left, { text: " " }, ...right]] : [left, right].slice(0, rows);
}

/** Returns the time after a text, the flag, and the first information that fits. */
function timeRow(half: Half, before: string, info: readonly string[], columns: number): Row {
  const { time, flag, mark, caret } = half;
  const style = mark === "►" ? "bar" : digitStyle(half);
  const text = `${before}${time}${flag} `;
  const shown = cell(`${text}${pick(info, columns - text.length)}`.trimEnd(), columns);
  if (caret === undefined) return rowOf(shown, style);
  const from = before.length + caret;
  return markedRow(shown, style, from, from + 1);
}
