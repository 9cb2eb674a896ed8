/** The answers and reports that a line brings. */
import type { Desk } from "../desk";

/** What the clock answers to a line; nothing else is on the link while it is not subscribed to. */
export function answers(desk: Desk, line: string): unknown[] {
  const from = desk.lines.length;
  desk.line(line);
  return reports(desk, from);
}

/** Lines of the link since, without what is drawn and sounded. */
export function reports(desk: Desk, from: number): Record<string, unknown>[] {
  const read = desk.lines.slice(from).map((line) => JSON.parse(line));
  return read.filter((line) => "at" in line || "hello" in line || "time" in line || "error" in line);
}
