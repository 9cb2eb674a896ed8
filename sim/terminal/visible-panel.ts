/** Selects the part of a panel that fits. */
import type { PanelView, Row } from "./panels/panel";
import { columnsOf, flow, windowFrom } from "./text";

export interface VisibleRow extends Row {
  isChosen: boolean;
  /** Whether the mark of the chosen row goes here, rather than before a value below its label. */
  leads: boolean;
}

export interface VisiblePanel {
  /** Empty if the title does not fit. */
  title: string;
  rows: VisibleRow[];
  foot: Row[];
  hint: string;
}

/** A panel asks for at least this many rows. Otherwise the face would change its size with every row. */
const WANTED_ROWS = 10;
/** The most rows for the foot of a list, and the fewest for the list itself. */
const FOOT_ROWS = 3;
const LIST_ROWS_MIN = 5;
/** The fewest rows with which a panel has a title, and with which it shows its keys. */
const TITLED_ROWS = 5;
const HINTED_ROWS = 4;
/** A margin and the mark of the chosen row. */
const MARGIN_COLUMNS = 4;

/** Returns the columns for a panel's text. */
export function panelColumns(columns: number): number {
  return Math.max(1, columns - MARGIN_COLUMNS);
}

/** Returns the rows that a panel would fill, including title and keys. */
export function wantedRows(view: PanelView, columns: number, steady: boolean): number {
  const wanted = wideRows(view, panelColumns(columns)).rows.length + view.foot.length + 2;
  return Math.max(steady ? WANTED_ROWS : TITLED_ROWS, wanted);
}

/** Returns the rows that remain for a panel beside its title and keys. */
export function pageSize(rows: number): number {
  return rows - (rows >= TITLED_ROWS ? 1 : 0) - (rows >= HINTED_ROWS ? 1 : 0);
}

/** Returns the rows, and where the chosen one begins. Values go below their labels if they do not fit beside them. */
export function wideRows({ rows, cursor, chooses }: PanelView, columns: number): { rows: VisibleRow[]; at: number } {
  const broken = rows.some((row) => row.valueAt !== undefined && (row.columnsMin ?? columnsOf(row.text)) > columns);
  const wide = rows.map((row, at) => {
    const isChosen = chooses && at === cursor;
    return (broken ? brokenRow(row) : [row]).map((part, line) => ({ ...part, isChosen, leads: line === 0 }));
  });
  const at = chooses ? wide.slice(0, cursor).reduce((sum, parts) => sum + parts.length, 0) : cursor;
  return { rows: wide.flat(), at };
}

const INDENT = "  ";

function brokenRow(row: Row): Row[] {
  const { text, tone, mark, valueAt } = row;
  if (valueAt === undefined) return [row];
  const shift = INDENT.length - valueAt;
  const value: Row = { text: INDENT + text.slice(valueAt), tone };
  const moved = mark && { from: mark.from + shift, to: mark.to + shift };
  return [{ text: text.slice(0, valueAt).trimEnd(), tone }, moved ? { ...value, mark: moved } : value];
}

/**
 * Returns the visible part. `rows` is the room for the whole panel. A `message` without room elsewhere goes before the
 * keys.
 */
export function visiblePart(view: PanelView, columns: number, rows: number, message: string): VisiblePanel {
  const wide = wideRows(view, panelColumns(columns));
  const page = pageSize(rows);
  const foot = page - FOOT_ROWS >= LIST_ROWS_MIN ? view.foot.slice(0, FOOT_ROWS) : [];
  const size = foot.length > 0 ? page - FOOT_ROWS : page;
  const count = wide.rows.length;
  const from = view.chooses
    ? windowFrom(count, wide.at + (size > 2 ? 0 : 1), size)
    : Math.max(0, Math.min(wide.at, count - size));
  const shown = wide.rows.slice(from, from + size);
  const isNarrow = rows < HINTED_ROWS;
  if (isNarrow && message !== "") shown.splice(-1, 1, { text: message, tone: "bad", isChosen: false, leads: false });
  const part = count > size ? ` (${from + 1}–${from + size} / ${count})` : "";
  const hint = message !== "" ? message : (flow(view.hints, columns - 2, 1)[0] ?? "");
  return { title: rows >= TITLED_ROWS ? view.title + part : "", rows: shown, foot, hint: isNarrow ? "" : hint };
}
