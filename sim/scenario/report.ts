/** Formats the report of a run for people. */
import type { RunWords } from "../words/run";
import type { Mismatch } from "./compare";
import { onOneLine } from "./problem";
import type { Trace } from "./trace";

/** Returns the lines for one scenario: its name, and each failure with its line in the file. */
export function reportLines(trace: Trace, words: RunWords): string[] {
  const { scenario, checks, failed } = trace;
  const verdict = failed === 0 ? words.ok : words.failed;
  const width = Math.max(words.ok.length, words.failed.length);
  const head = `${verdict.padEnd(width)}  ${onOneLine(scenario.name)} (${words.expectations(checks.length)})`;
  const details = checks.flatMap((check) =>
    check.failed.map((mismatch) => {
      const place = `${onOneLine(scenario.file)}:${check.step.line}`;
      return `${" ".repeat(width)}  ${place}: ${mismatchText(mismatch, words)}`;
    }),
  );
  return [head, ...details];
}

export function totalLine(traces: readonly Trace[], words: RunWords): string {
  const expectations = traces.reduce((sum, trace) => sum + trace.checks.length, 0);
  const failed = traces.reduce((sum, trace) => sum + trace.failed, 0);
  const failedScenarios = traces.filter((trace) => trace.failed > 0).length;
  return words.total(traces.length, expectations, failed, failedScenarios);
}

export function mismatchText(mismatch: Mismatch, words: RunWords): string {
  return words.mismatch(mismatch.field, valueText(mismatch.expected), valueText(mismatch.actual));
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
