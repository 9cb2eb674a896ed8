/** The matrix of scenarios and engines, as it stands in docs/runtimes.md. */

/** The lines that one engine printed for each scenario, in the order of the scenarios. */
export interface Column {
  name: string;
  /** Undefined where the engine is missing. */
  traces: readonly (readonly string[])[] | undefined;
}

const begin = "<!-- matrix -->";
const end = "<!-- end of matrix -->";

/**
 * Returns a line for each scenario: `=` for the reference's very lines, the first line that differs, `–` if not played.
 */
export function matrixTable(names: readonly string[], reference: Column, others: readonly Column[]): string {
  const heads = ["scenario", "lines", ...others.map(({ name }) => name)];
  const rows = names.map((name, index) => {
    const wanted = reference.traces?.[index] ?? [];
    return [name, String(wanted.length), ...others.map(({ traces }) => cellOf(wanted, traces?.[index]))];
  });
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cellOf(wanted: readonly string[], actual: readonly string[] | undefined): string {
  if (actual === undefined) return "–";
  const longer = Math.max(wanted.length, actual.length);
  for (let line = 0; line < longer; line++) if (wanted[line] !== actual[line]) return `≠ ${line + 1}`;
  return "=";
}

/** Puts the table between its marks. */
export function withMatrix(document: string, table: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error("the document has no place for the matrix");
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

/** Returns the lines of the table in a document. */
export function matrixOf(document: string): string[] {
  const inside = document.split(begin)[1]?.split(end)[0] ?? "";
  return inside.split("\n").filter((line) => line.startsWith("| "));
}
