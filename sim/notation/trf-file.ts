/** The line of a tournament report of 2026 (TRF26) that has its time control. Undefined: it has none. */
export function line222(report: string): string | undefined {
  return report
    .split(/\r\n|\r|\n/)
    .find((line) => /^222 /.test(line))
    ?.trimEnd();
}
