/** Reads the time control from a tournament report. */
import { statSync } from "node:fs";
import { readInput, TooLarge } from "../files/input";
import { line222 } from "../notation/trf";

/** The largest report. A tournament of a thousand players takes 0.5 MiB. */
const reportMaxBytes = 16 * 1024 * 1024;

/** Returns line 222 of the named report, or why it cannot be read. */
export function readReport(file: string): { line: string } | "noFile" | "noLine" {
  try {
    if (!statSync(file).isFile()) return "noFile";
    const line = line222(readInput(file, reportMaxBytes).toString("latin1"));
    return line === undefined ? "noLine" : { line };
  } catch (thrown) {
    return thrown instanceof TooLarge ? "noLine" : "noFile";
  }
}

/** Returns line 222 of the named report. Returns undefined if the file or the line is missing. */
export function reportLine(file: string): string | undefined {
  const report = readReport(file);
  return typeof report === "string" ? undefined : report.line;
}
