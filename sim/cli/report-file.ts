/** The report of a tournament, as far as a clock is concerned. */
import { readFileSync, statSync } from "node:fs";
import { line222 } from "../notation/trf-file";

/** Line 222 of the report of that name, or why there is none. */
export function readReport(file: string): { line: string } | "noFile" | "noLine" {
  try {
    if (!statSync(file).isFile()) return "noFile";
    const line = line222(readFileSync(file, "latin1"));
    return line === undefined ? "noLine" : { line };
  } catch {
    return "noFile";
  }
}

/** Undefined where there is no such file, or no such line in it. */
export function reportLine(file: string): string | undefined {
  const report = readReport(file);
  return typeof report === "string" ? undefined : report.line;
}
