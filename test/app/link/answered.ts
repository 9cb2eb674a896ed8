/** The answers and reports that a line brings. */
import type { Desk } from "../desk";

/** Returns what the clock answers to a line. Without a subscription there is nothing else on the link. */
export function answers(desk: Desk, line: string): unknown[] {
  const from = desk.lines.length;
  desk.line(line);
  return reports(desk, from);
}

/** Returns the lines of the link from an index on, without drawings and sounds. */
export function reports(desk: Desk, from: number): Record<string, unknown>[] {
  const read = desk.lines.slice(from).map((line) => JSON.parse(line));
  return read.filter((line) => "at" in line || "hello" in line || "time" in line || "error" in line);
}
