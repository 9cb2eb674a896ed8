/** Formats the groups as aligned text, or as JSON lines. */
import { type Group, isBroken, isMet, type Row } from "./row";

/** Returns a number with separators, and with `digits` decimals or about three significant figures. */
export function printNumber(value: number, digits?: number): string {
  if (!Number.isFinite(value)) return "-";
  const size = Math.abs(value);
  const places = digits ?? (Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2);
  return value.toLocaleString("en", { minimumFractionDigits: places, maximumFractionDigits: places });
}

function verdictOf(row: Row): string {
  const { goal } = row;
  if (goal === undefined) return "";
  const bound = `${goal.kind} ${goal.sign} ${printNumber(goal.bound)}`;
  return `${bound}: ${isMet(row) === true ? "met" : goal.kind === "limit" ? "BROKEN" : "missed"}`;
}

function cellsOf(row: Row): string[] {
  const beside = row.beside === undefined ? "" : printNumber(row.beside);
  const ratio = row.ratio === undefined ? "" : `${printNumber(row.ratio, row.ratio < 10 ? 2 : undefined)} x`;
  return [row.what, printNumber(row.value, row.digits), row.unit, beside, ratio, verdictOf(row), row.note ?? ""];
}

/** The columns with numbers, which are aligned to the right. */
const rightColumns: ReadonlySet<number> = new Set([1, 3, 4]);

export function printGroup(group: Group): string {
  const lines = group.rows.map(cellsOf);
  const ratio = group.rows.some((row) => row.ratio !== undefined) ? "ratio" : "";
  if (group.beside !== undefined) lines.unshift(["", "", "", group.beside, ratio, "", ""]);
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const text = lines.map((cells) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return rightColumns.has(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${padded.filter((_, column) => widths[column] !== 0).join("  ")}`.trimEnd();
  });
  if (group.remark !== undefined) text.push(`  ${group.remark}`);
  return `${group.title}\n${text.join("\n")}\n`;
}

/** Returns one object for each row, and one for a remark. */
export function jsonGroup(group: Group): string {
  const { name, remark } = group;
  const lines = group.rows.map((row) => JSON.stringify({ group: name, ...row, met: isMet(row) }));
  if (remark !== undefined) lines.push(JSON.stringify({ group: name, remark }));
  return `${lines.join("\n")}\n`;
}

/** Returns the summary of the whole run. */
export function summaryOf(groups: readonly Group[]): { broken: string[]; missed: string[]; met: number } {
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ row, name: `${group.name}: ${row.what}` })));
  const unmet = rows.filter(({ row }) => isMet(row) === false);
  return {
    broken: [
      ...unmet.filter(({ row }) => isBroken(row)).map(({ name }) => name),
      ...groups.filter((group) => group.failed === true).map(({ name, remark }) => `${name}: ${remark ?? ""}`),
    ],
    missed: unmet.filter(({ row }) => !isBroken(row)).map(({ name }) => name),
    met: rows.filter(({ row }) => isMet(row) === true).length,
  };
}
