/** Returns the names of pins as a message lists them: `D0–D13, A0–A5`. */
export function inRanges(names: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const name of names) {
    const range = ranges.at(-1);
    if (range !== undefined && follows(range[1], name)) range[1] = name;
    else ranges.push([name, name]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(", ") || "–";
}

function follows(before: string, name: string): boolean {
  const [, letters = "", number = ""] = /^([A-Z]+)(\d+)$/.exec(before) ?? [];
  return number !== "" && name === `${letters}${Number(number) + 1}`;
}
