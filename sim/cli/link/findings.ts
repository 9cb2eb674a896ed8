/** The findings of `flagfall doctor` about a clock, check by check. */

/** `open`: nobody could tell, for example because no person was there to look. */
export type Verdict = "ok" | "bad" | "open";

/** A check by its name, which is the same in every language; docs/bring-up.md explains each. */
export interface Finding {
  check: string;
  verdict: Verdict;
  reading: string;
  /** The right value. */
  right: string;
}

/** A result of the self-test that says which board of all it is. It stays out of reports. */
const serial = "flash_serial";

/** Reads a line of the self-test: `selftest NAME VALUE ok|bad LEAST..MOST`. Returns undefined for any other line. */
export function readResult(line: string): Finding | undefined {
  const [, check, reading, verdict, right] = /^selftest (\w+) (\w+) (ok|bad) (\w+\.\.\w+)$/.exec(line) ?? [];
  if (check === undefined || reading === undefined || right === undefined) return undefined;
  const isSecret = check === serial;
  return {
    check,
    verdict: verdict === "ok" ? "ok" : "bad",
    reading: isSecret ? "" : reading,
    right: isSecret ? "" : right,
  };
}

export function hasBad(findings: readonly Finding[]): boolean {
  return findings.some(({ verdict }) => verdict === "bad");
}
