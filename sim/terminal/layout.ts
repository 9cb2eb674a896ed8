/** Which face fits the terminal: how the rows are shared out between the times, the panel and the keys. */
import { bigWidth, type Size, sizeFor } from "./digits";

/** The two sides next to each other, each in a frame. */
export interface Beside {
  kind: "beside";
  /** Columns of one side, frame included. */
  columns: number;
  /** Rows of one side, frame included. */
  rows: number;
  size: Size;
  /** Rows of the name's bar, and lines below the digits. */
  barRows: number;
  infoRows: number;
}

/** White's time above Black's, with what else there is to say on its right. */
export interface Stacked {
  kind: "stacked";
  columns: number;
  rows: number;
  size: Size;
  /** The name has a row of its own. */
  named: boolean;
  /** Room on the right of the digits; where there is none, rows below them. */
  infoColumns: number;
  infoRows: number;
}

/** One line a side. */
export interface Lines {
  kind: "lines";
  columns: number;
  /** Rows of one side: a second one for the method and the flag. */
  rows: number;
}

/** Both times in one line, or one below the other. */
export interface Line {
  kind: "line";
  columns: number;
  rows: number;
}

/** Nothing can be shown but how much room is needed. */
export interface Small {
  kind: "small";
  columns: number;
}

export type FaceLayout = Beside | Stacked | Lines | Line | Small;

/** Rows from top to bottom; 0 where there is no room for one. */
export interface Layout {
  title: number;
  face: FaceLayout;
  status: number;
  message: number;
  panel: number;
  keys: number;
}

/** So much is needed for everything to work. */
export const leastScreen: Size = { columns: 20, rows: 4 };

const BESIDE_COLUMNS = 72;
const BESIDE_ROWS = 7;
const STACKED_COLUMNS = 25;
/** From here on there is room on the right of the digits; below it there has to be a row below them. */
const INFO_COLUMNS = 38;
const INFO_COLUMNS_MIN = 11;
/** Marker, H:MM:SS and flag, twice and a space. */
const LINE_COLUMNS = 19;
const HALF_LINE_COLUMNS = 9;

/** `widest` is the longest time to be shown; `panelRows` what the open panel would like, 0 without one. */
export function layoutOf(columns: number, rows: number, widest: string, panelRows: number): Layout {
  if (panelRows > 0) return withPanel(columns, rows, widest, panelRows);
  const title = rows >= 14 ? 1 : 0;
  const message = rows >= 14 ? 1 : 0;
  const keys = rows >= 20 ? 2 : rows >= 4 ? 1 : 0;
  const status = rows >= 3 ? 1 : 0;
  const faceRows = rows - title - message - keys - status;
  return { title, face: faceFor(columns, faceRows, widest), status, message, panel: 0, keys };
}

/** The face keeps at least so many rows beside a panel. */
function faceRowsMin(columns: number, rows: number): number {
  if (rows >= 22 && columns >= BESIDE_COLUMNS) return BESIDE_ROWS + 2;
  if (rows >= 9) return 3;
  return 1;
}

function withPanel(columns: number, rows: number, widest: string, wanted: number): Layout {
  const least = Math.min(rows - 1, faceRowsMin(columns, rows));
  const panel = Math.max(1, Math.min(wanted, rows - least));
  const above = rows - panel;
  const status = above >= 3 ? 1 : 0;
  const face = faceFor(columns, above - status, widest);
  return { title: 0, face, status, message: 0, panel, keys: 0 };
}

/** The face with the biggest digits for so much room. */
function faceFor(columns: number, rows: number, widest: string): FaceLayout {
  return beside(columns, rows, widest) ?? stacked(columns, rows, widest) ?? plain(columns, rows);
}

function beside(columns: number, rows: number, widest: string): Beside | undefined {
  if (columns < BESIDE_COLUMNS || rows < BESIDE_ROWS) return undefined;
  const side = Math.floor((columns - 1) / 2);
  const inner = rows - 2;
  const barRows = inner >= 16 ? 3 : 1;
  const infoRows = inner >= 9 ? 3 : inner >= 6 ? 2 : 1;
  const size = sizeFor(widest, side - 4, inner - barRows - infoRows);
  return size && { kind: "beside", columns: side, rows, size, barRows, infoRows };
}

function stacked(columns: number, rows: number, widest: string): Stacked | undefined {
  const each = Math.floor(rows / 2);
  const isWide = columns >= INFO_COLUMNS;
  if (columns < STACKED_COLUMNS || each < (isWide ? 3 : 5)) return undefined;
  const named = each >= 4;
  const infoRows = isWide ? 0 : each >= 8 ? 2 : 1;
  const infoMin = columns >= 60 ? 28 : isWide ? INFO_COLUMNS_MIN + 2 : 0;
  const size = sizeFor(widest, columns - 2 - infoMin, each - infoRows - (named ? 1 : 0));
  if (size === undefined) return undefined;
  const infoColumns = isWide ? columns - 2 - bigWidth(widest, size) - 2 : 0;
  return { kind: "stacked", columns, rows: each, size, named, infoColumns, infoRows };
}

function plain(columns: number, rows: number): FaceLayout {
  if (columns >= leastScreen.columns && rows >= 2) return { kind: "lines", columns, rows: rows >= 4 ? 2 : 1 };
  if (columns >= LINE_COLUMNS && rows >= 1) return { kind: "line", columns, rows: 1 };
  if (columns >= HALF_LINE_COLUMNS && rows >= 2) return { kind: "line", columns, rows: 2 };
  return { kind: "small", columns };
}
