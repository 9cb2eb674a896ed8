/** Returns the line of a 2026 tournament report (TRF26) with its time control. Returns undefined if it has none. */
export function line222(report: string): string | undefined {
  return report
    .split(/\r\n|\r|\n/)
    .find((line) => /^222 /.test(line))
    ?.trimEnd();
}
