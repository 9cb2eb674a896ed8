/** Defines what every panel shows: a title, rows that may be selectable, and its keys. */
import { columnsOf } from "../text";

export type Tone = "plain" | "dim" | "good" | "bad" | "strong";

export interface Row {
  text: string;
  tone: Tone;
  /** The columns of `text` that are being edited. */
  mark?: { from: number; to: number };
  /** The column where the value begins. If the row is too wide, the value goes below its label. */
  valueAt?: number;
  /** Columns of the row without the end that may be cut off. */
  columnsMin?: number;
}

export interface PanelView {
  title: string;
  rows: Row[];
  /** The chosen row; in a panel without a choice, the first row shown. */
  cursor: number;
  chooses: boolean;
  /** Text about the chosen row, shown below the list if there is room. */
  foot: Row[];
  /** The keys, the most important first. */
  hints: string[];
}

export function row(text: string, tone: Tone = "plain"): Row {
  return { text, tone };
}

const GAP = "  ";

/** Returns a row of a label and a value; the label is padded like all labels of the list. */
export function valueRow(label: string, value: string): Row {
  return { ...row(label + GAP + value), valueAt: columnsOf(label + GAP) };
}

/** Marks columns `from` to `to` of the value in a `valueRow` whose label has `labelColumns`. */
export function marked(of: Row, labelColumns: number, from: number, to: number): Row {
  const before = labelColumns + GAP.length;
  return { ...of, mark: { from: before + from, to: before + to } };
}

export function longest(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(columnsOf));
}

/** Returns the new position of a list's cursor, or undefined if the key does not move it. */
export function moved(cursor: number, count: number, key: string): number | undefined {
  switch (key) {
    case "up":
      return Math.max(0, cursor - 1);
    case "down":
      return Math.min(count - 1, cursor + 1);
    case "pageUp":
      return Math.max(0, cursor - 8);
    case "pageDown":
      return Math.min(count - 1, cursor + 8);
    case "home":
      return 0;
    case "end":
      return count - 1;
    default:
      return undefined;
  }
}
