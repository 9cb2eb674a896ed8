/** Chooses the face that fits the terminal, and shares the rows between the times, the panel and the keys. */
import { bigWidth, type Size, sizeFor } from "./digits";

/** The two sides next to each other, each in a frame. */
export interface Beside {
  kind: "beside";
  /** Columns of one side, including the frame. */
  columns: number;
  /** Rows of one side, including the frame. */
  rows: number;
  size: Size;
  /** Rows of the name's bar, and lines below the digits. */
  barRows: number;
  infoRows: number;
}

/** White's time above Black's, with the other facts on its right. */
export interface Stacked {
  kind: "stacked";
  columns: number;
  rows: number;
  size: Size;
  /** Whether the name has a row of its own. */
  named: boolean;
  /** Columns to the right of the digits; without them, `infoRows` below the digits. */
  infoColumns: number;
  infoRows: number;
}

/** One line for each side. */
export interface Lines {
  kind: "lines";
  columns: number;
  /** Rows of one side: the second row holds the method and the flag. */
  rows: number;
}

/** Both times in one line, or one below the other. */
export interface Line {
  kind: "line";
  columns: number;
  rows: number;
}

/** A message about the required size, because nothing else fits. */
export interface Small {
  kind: "small";
  columns: number;
}

export type FaceLayout = Beside | Stacked | Lines | Line | Small;

/** Rows from top to bottom; 0 if a row does not fit. */
export interface Layout {
  title: number;
  face: FaceLayout;
  status: number;
  message: number;
  panel: number;
  keys: number;
}

/** The smallest terminal in which everything works. */
export const leastScreen: Size = { columns: 20, rows: 4 };

const BESIDE_COLUMNS = 72;
const BESIDE_ROWS = 7;
const STACKED_COLUMNS = 25;
/** From this width on there is room to the right of the digits. Narrower faces need a row below them. */
const INFO_COLUMNS = 38;
const INFO_COLUMNS_MIN = 11;
/** A line holds marker, H:MM:SS and flag, twice, and a space. */
const LINE_COLUMNS = 19;
const HALF_LINE_COLUMNS = 9;

/**
 * Returns the layout. `widest` is the longest time to be shown; `panelRows` is the wish of the open panel, 0 without
 * one.
 */
export function layoutOf(columns: number, rows: number, widest: string, panelRows: number): Layout {
  if (panelRows > 0) return withPanel(columns, rows, widest, panelRows);
  const title = rows >= 14 ? 1 : 0;
  const message = rows >= 14 ? 1 : 0;
  const keys = rows >= 20 ? 2 : rows >= 4 ? 1 : 0;
  const status = rows >= 3 ? 1 : 0;
  const faceRows = rows - title - message - keys - status;
  return { title, face: faceFor(columns, faceRows, widest), status, message, panel: 0, keys };
}

/** Returns the fewest rows that the face keeps beside a panel. */
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

/** Returns the face with the biggest digits that fit. */
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
