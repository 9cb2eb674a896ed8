/** Draws an address as a QR code for the terminal: two rows of squares in a line of text. */
import { renderUnicodeCompact } from "uqr";

/** The white margin that readers need, in squares. */
const margin = 3;

/** Bright white on black, so that the code is right in light terminals too. */
const white = "\u001b[97;40m";
const plain = "\u001b[0m";

/** Returns the lines of the code. Without colours, they are right on a dark background only. */
export function qrLines(address: string, hasColors: boolean): string[] {
  const lines = renderUnicodeCompact(address, { border: margin }).split("\n");
  return hasColors ? lines.map((line) => white + line + plain) : lines;
}
