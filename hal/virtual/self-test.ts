/** Returns no line: a virtual board has nothing to test, so no self-test was ever made on it. */
export function reportLine(this: void, _place: number): string {
  return "";
}
