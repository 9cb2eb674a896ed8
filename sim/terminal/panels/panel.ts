/** What every panel shows: a title, rows of which one may be chosen, and the keys it takes. */
import { columnsOf } from "../text";

export type Tone = "plain" | "dim" | "good" | "bad" | "strong";

export interface Row {
  text: string;
  tone: Tone;
  /** These columns of `text` are being edited. */
  mark?: { from: number; to: number };
  /** A value stands from this column on; where the row is too wide it goes below its label. */
  valueAt?: number;
  /** Columns of the row without what may be cut off at its end. */
  columnsMin?: number;
}

export interface PanelView {
  title: string;
  rows: Row[];
  /** The chosen row; in a panel without a choice the first one shown. */
  cursor: number;
  chooses: boolean;
  /** Said of the chosen row, below the list, where there is room. */
  foot: Row[];
  /** The keys, the most important first. */
  hints: string[];
}

export function row(text: string, tone: Tone = "plain"): Row {
  return { text, tone };
}

const GAP = "  ";

/** A row of a label, padded as all labels of the list are, and a value. */
export function valueRow(label: string, value: string): Row {
  return { ...row(label + GAP + value), valueAt: columnsOf(label + GAP) };
}

/** Marks columns `from` to `to` of the value in a `valueRow` with so long a label. */
export function marked(of: Row, labelColumns: number, from: number, to: number): Row {
  const before = labelColumns + GAP.length;
  return { ...of, mark: { from: before + from, to: before + to } };
}

export function longest(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(columnsOf));
}

/** Where a list's cursor goes; undefined where the key does not move it. */
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
