/** Board numbers as people write them: `1-40,51`. */

const numberMax = 9999;

/** Returns the numbers in their order, each once. Returns the piece that cannot be read if there is one. */
export function boardNumbers(text: string): { numbers: number[] } | { bad: string } {
  const numbers = new Set<number>();
  for (const piece of text.split(/[\s,;]+/).filter((each) => each !== "")) {
    const [, from = "", to = from] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(piece) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (from === "" || first < 1 || last < first || last > numberMax) return { bad: piece };
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return { numbers: [...numbers].sort((a, b) => a - b) };
}
