/** The report of a tournament, as far as a clock is concerned. */
import { statSync } from "node:fs";
import { line222 } from "../notation/trf-file";
import { readInput, TooLarge } from "./input";

/** A tournament of a thousand players takes 0.5 MiB. */
const reportMaxBytes = 16 * 1024 * 1024;

/** Line 222 of the report of that name, or why there is none. */
export function readReport(file: string): { line: string } | "noFile" | "noLine" {
  try {
    if (!statSync(file).isFile()) return "noFile";
    const line = line222(readInput(file, reportMaxBytes).toString("latin1"));
    return line === undefined ? "noLine" : { line };
  } catch (thrown) {
    return thrown instanceof TooLarge ? "noLine" : "noFile";
  }
}

/** Undefined where there is no such file, or no such line in it. */
export function reportLine(file: string): string | undefined {
  const report = readReport(file);
  return typeof report === "string" ? undefined : report.line;
}
