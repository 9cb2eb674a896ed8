/** Writes what a doctor found as Markdown, for an issue. It has no port, no name of a player and no serial number. */
import type { Hello } from "../../link/state";
import type { DoctorWords } from "../../words/link";
import type { Finding } from "./findings";

/** The facts of the report about the place of the examination. */
interface Circumstances {
  hello: Hello;
  /** The system and its version of Node. */
  computer: string;
  /** The day, as `2026-03-01`. */
  date: string;
}

export function printReport(findings: readonly Finding[], place: Circumstances, words: DoctorWords): string {
  const { report } = words;
  const { facts } = report;
  const bad = findings.filter(({ verdict }) => verdict === "bad");
  const known = [
    [facts.version, place.hello.version],
    [facts.board, place.hello.board],
    [facts.computer, place.computer],
    [facts.date, place.date],
  ];
  return [
    `# ${report.title}`,
    "",
    rowOf(["", ""]),
    rowOf(["---", "---"]),
    ...known.map((cells) => rowOf(cells.map(plain))),
    "",
    `## ${report.bad}`,
    "",
    ...(bad.length === 0 ? [report.nothingBad] : tableOf(bad, words)),
    "",
    `## ${report.all}`,
    "",
    ...tableOf(findings, words),
    "",
    `## ${report.form}`,
    "",
    ...report.lines.map((line) => `- ${line}: `),
    "",
  ].join("\n");
}

function tableOf(findings: readonly Finding[], { report, verdicts }: DoctorWords): string[] {
  const rows = findings.map(({ check, reading, right, verdict }) =>
    rowOf([`\`${plain(check)}\``, plain(reading), plain(right), verdicts[verdict]]),
  );
  return [rowOf(report.head), rowOf(report.head.map(() => "---")), ...rows];
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Returns a text that a table of Markdown takes as it is, whatever came over the wire. */
function plain(text: string): string {
  return text.replace(/[^\w .,:;()+/-]/g, "?").slice(0, 100);
}
