/** The report of a tournament, as far as a clock is concerned. */
import { readFileSync, statSync } from "node:fs";
import { line222 } from "../notation/trf-file";

/** Line 222 of the report of that name; undefined where there is no such file, or no such line in it. */
export function reportLine(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? line222(readFileSync(file, "latin1")) : undefined;
  } catch {
    return undefined;
  }
}
