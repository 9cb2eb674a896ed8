/** Assembles whole lines from the pieces that a port delivers. */

/** The longest possible line, in characters. A longer one is noise. */
const lineMax = 64 * 1024;

/**
 * Returns a function that takes pieces of text and passes on each whole line without its line end. Skips empty lines.
 */
export function lineReader(take: (line: string) => void): (piece: string) => void {
  let begun = "";
  return (piece) => {
    const lines = (begun + piece).split("\n");
    begun = (lines.pop() ?? "").slice(-lineMax);
    for (const line of lines) if (line.trim() !== "") take(line.trim());
  };
}

/** Parses a line of the clock. Returns undefined for anything else, such as half a line after the port was opened. */
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
