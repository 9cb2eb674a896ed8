/** Whole lines out of the pieces in which a port hands them on. */

/** A line is never so long; what has no end by then is noise. */
const lineMax = 64 * 1024;

/** Hands each whole line on, without its end; empty ones are none. */
export function lineReader(take: (line: string) => void): (piece: string) => void {
  let begun = "";
  return (piece) => {
    const lines = (begun + piece).split("\n");
    begun = (lines.pop() ?? "").slice(-lineMax);
    for (const line of lines) if (line.trim() !== "") take(line.trim());
  };
}

/** The record that a line of the clock is; undefined for anything else, such as half a line after the port was opened. */
export function readLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
