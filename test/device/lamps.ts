/** Removes the lines about lamps, which a board without lamps cannot produce. */
export function withoutLamps(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.startsWith('{"raise":') && !line.startsWith('{"run":'));
}
