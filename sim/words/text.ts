/** The shapes that texts for people share. */

/** Returns a number with its noun: "1 press", "2 presses". Without `many`, the plural ends in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Aligns the cells of rows in columns, separated by two spaces. The first row says how many columns there are. The
 * columns after the first `texts` hold numbers, which are aligned to the right.
 */
export function inColumns(rows: readonly (readonly string[])[], texts = Number.POSITIVE_INFINITY): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < texts ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** Returns a text as HTML and SVG can hold it, in an element or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The two halves of a message about an error, in the user's language. */
export interface Message {
  /** The fault. */
  wrong: string;
  /** The correct form, or what to do. */
  right: string;
}
