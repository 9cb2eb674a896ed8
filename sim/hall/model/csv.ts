/** Writes values that commas or semicolons separate. */
import type { Separator } from "./choices";

/** Without it, a spreadsheet may read UTF-8 as the letters of its own country. */
const byteOrderMark = "\uFEFF";

export function csvText(rows: readonly (readonly string[])[], separator: Separator): string {
  const sign = separator === "comma" ? "," : ";";
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(sign)}\r\n`).join("");
}

/** Quotes a cell where needed. A spreadsheet must not take a player's name for a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
