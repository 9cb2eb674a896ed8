/** Returns a number with its noun: "1 press", "2 presses". Without `many`, the plural ends in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
