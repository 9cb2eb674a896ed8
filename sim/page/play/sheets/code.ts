/** Makes a QR code of an address. */
import { encode } from "uqr";

/** The white margin that readers need, in squares. */
const margin = 4;

export interface Code {
  /** The number of squares on each side, margin included. */
  size: number;
  /** The dark squares, as a path of SVG. */
  path: string;
}

export function codeOf(address: string): Code {
  const { size, data } = encode(address, { border: margin });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: squares.join("") };
}
