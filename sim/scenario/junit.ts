/** Writes traces as a JUnit report: one suite for each file, one case for each expectation. All times are virtual. */
import type { RunWords } from "../words/run";
import { mismatchText } from "./report";
import { printSeconds } from "./seconds";
import type { Check, Trace } from "./trace";

export function junitOf(traces: readonly Trace[], words: RunWords): string {
  const tests = traces.reduce((sum, trace) => sum + trace.checks.length, 0);
  const failures = traces.reduce((sum, trace) => sum + trace.failed, 0);
  const endMs = traces.reduce((sum, trace) => sum + trace.endMs, 0);
  const totals = attributes({ name: "flagfall", tests, failures, errors: 0, time: decimals(endMs) });
  const suites = traces.flatMap((trace) => suiteLines(trace, words));
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${totals}>`, ...suites, "</testsuites>", ""].join("\n");
}

function suiteLines(trace: Trace, words: RunWords): string[] {
  const { scenario, checks, failed, endMs } = trace;
  const head = attributes({
    name: scenario.name,
    file: scenario.file,
    tests: checks.length,
    failures: failed,
    errors: 0,
    skipped: 0,
    time: decimals(endMs),
  });
  return [`  <testsuite${head}>`, ...checks.flatMap((_, index) => caseLines(trace, index, words)), "  </testsuite>"];
}

/** Returns the lines of a test case. Its duration is the virtual time since the previous expectation. */
function caseLines(trace: Trace, index: number, words: RunWords): string[] {
  const check = trace.checks[index]!;
  const { atMs, line } = check.step;
  const beforeMs = trace.checks[index - 1]?.step.atMs ?? 0;
  const head = attributes({
    name: words.testcase(line, printSeconds(atMs)),
    classname: trace.scenario.name,
    file: trace.scenario.file,
    line,
    time: decimals(atMs - beforeMs),
  });
  if (check.failed.length === 0) return [`    <testcase${head}/>`];
  return [`    <testcase${head}>`, failureLine(check, words), "    </testcase>"];
}

function failureLine(check: Check, words: RunWords): string {
  const texts = check.failed.map((mismatch) => mismatchText(mismatch, words));
  const head = attributes({ message: texts[0] ?? "", type: "expectation" });
  return `      <failure${head}>${escapeXml(texts.join("\n"))}</failure>`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, " ")}"`)
    .join("");
}

/** Escapes text and attribute values. Characters that XML cannot hold become U+FFFD. */
function escapeXml(text: string): string {
  return (
    text
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "\ufffd")
  );
}

function decimals(ms: number): string {
  return (ms / 1000).toFixed(3);
}
