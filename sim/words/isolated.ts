/** Keeps the direction of a name from the text around it. */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const directionSigns = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a name for a line of text. Letters from right to left would draw what is beside the name into it, and a sign
 * that turns the direction would turn the rest of the line.
 */
export function isolated(name: string): string {
  const plain = name.replace(directionSigns, "");
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Returns two players of a game: "Carlsen – Caruana". */
export function pairOf(first: string, second: string): string {
  return `${isolated(first)} – ${isolated(second)}`;
}
