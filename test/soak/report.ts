/** The result of a soak. Each shard writes one, and a merge adds them up. */
import type { Played } from "./game";

export interface Failure {
  seed: number;
  note: string;
  /** The acts that cause the failure, and the difference. */
  acts: string;
  expected: readonly string[];
  said: readonly string[];
  /** The scenario file that reproduces the failure, or the reason why there is none. */
  scenario: string;
}

export interface Report {
  games: number;
  virtualHours: number;
  /** How many of them happened while a clock ran. */
  runningHours: number;
  presses: number;
  acts: Record<string, number>;
  recoveries: number;
  /** The number of contacts that were down from before a cut until after it. */
  heldThrough: number;
  /** The greatest age of a running side's time after a recovery, ms. */
  stalestMs: number;
  /** The number of boards with worn flash, and of those that once had no room for heartbeats. */
  worn: number;
  short: number;
  /** The number of boards that reported lost data. The soak does not judge them further. */
  excused: number;
  /** The duration of the soak, s. */
  seconds: number;
  failures: Failure[];
}

const hourMs = 3_600_000;

export function emptyReport(): Report {
  return {
    games: 0,
    virtualHours: 0,
    runningHours: 0,
    presses: 0,
    acts: {},
    recoveries: 0,
    heldThrough: 0,
    stalestMs: 0,
    worn: 0,
    short: 0,
    excused: 0,
    seconds: 0,
    failures: [],
  };
}

export function addGame(report: Report, played: Played): void {
  report.games++;
  report.virtualHours += played.virtualMs / hourMs;
  report.runningHours += played.ranMs / hourMs;
  report.presses += played.presses;
  report.recoveries += played.recoveries;
  report.heldThrough += played.heldThrough;
  report.stalestMs = Math.max(report.stalestMs, played.stalestMs);
  if ((played.setup.place.worn ?? []).length > 0) report.worn++;
  if (played.wasShort) report.short++;
  if (played.isExcused) report.excused++;
  for (const { kind } of played.acts) report.acts[kind] = (report.acts[kind] ?? 0) + 1;
}

export function merged(reports: readonly Report[]): Report {
  const sum = emptyReport();
  for (const report of reports) {
    sum.games += report.games;
    sum.virtualHours += report.virtualHours;
    sum.runningHours += report.runningHours;
    sum.presses += report.presses;
    sum.recoveries += report.recoveries;
    sum.heldThrough += report.heldThrough;
    sum.worn += report.worn;
    sum.short += report.short;
    sum.excused += report.excused;
    sum.seconds += report.seconds;
    sum.stalestMs = Math.max(sum.stalestMs, report.stalestMs);
    sum.failures.push(...report.failures);
    for (const [kind, count] of Object.entries(report.acts)) sum.acts[kind] = (sum.acts[kind] ?? 0) + count;
  }
  return sum;
}

/** Reads a report that another run wrote. Returns undefined for anything else. */
export function readReport(text: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const isWhole = Object.keys(emptyReport()).every((field) => field in value);
    return isWhole ? (value as Report) : undefined;
  } catch {
    return undefined;
  }
}

export function reportText(report: Report): string {
  const { games, virtualHours, runningHours, presses, acts, recoveries, stalestMs, seconds, failures } = report;
  const count = (n: number) => new Intl.NumberFormat("en").format(n);
  const arbiters = Object.entries(acts).filter(([kind]) => !["wait", "press", "keyPress", "bounce"].includes(kind));
  return [
    `${count(games)} games, ${count(Math.floor(virtualHours))} virtual hours, ${count(Math.floor(runningHours))} of them with a clock running, ${count(presses)} presses in ${count(Math.ceil(seconds))} s`,
    `acts of the arbiter and the power: ${arbiters.map(([kind, n]) => `${kind} ${count(n)}`).join(", ")}`,
    `${count(report.worn)} boards with worn flash, ${count(report.short)} short of memory, ${count(report.excused)} that said what they could not keep or read`,
    `${count(recoveries)} recoveries, the running side's time at most ${(stalestMs / 1000).toFixed(1)} s old`,
    `${count(failures.length)} failures`,
    ...failures.map(failureText),
  ].join("\n");
}

/** Writes the report as docs/reliability.md shows it. */
export function documentText(report: Report): string {
  const { games, virtualHours, runningHours, presses, acts, recoveries, stalestMs, seconds, failures } = report;
  const { worn, short, excused } = report;
  const count = (n: number) => new Intl.NumberFormat("en").format(Math.floor(n));
  const cuts = (acts.cut ?? 0) + (acts.arm ?? 0) + (acts.spoil ?? 0);
  const rows = [
    ["virtual hours", count(virtualHours)],
    ["of them with a clock running", count(runningHours)],
    ["boards, each with up to three games", count(games)],
    ["of them with worn flash, with no room for heartbeats at some time", `${count(worn)}, ${count(short)}`],
    ["presses", count(presses)],
    ["cuts of the power, asked for", count(cuts)],
    ["of them with a word that cannot be read any more", count(acts.spoil ?? 0)],
    ["contacts down from before a cut until after it", count(report.heldThrough)],
    ["recoveries judged", count(recoveries)],
    ["boards that said what they could not keep or read any more", count(excused)],
    ["oldest time of a running side", `${(stalestMs / 1000).toFixed(1)} s`],
    ["failures", count(failures.length)],
    ["hours that it took, of one process", (seconds / 3600).toFixed(1)],
  ];
  return ["| | |", "|---|---|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

function failureText({ seed, note, acts, expected, said, scenario }: Failure): string {
  return [
    `seed ${seed}: ${note}`,
    `  ${acts}`,
    `  oracle: ${expected.join(" ")}`,
    `  clock:  ${said.join(" ")}`,
    `  ${scenario}`,
  ].join("\n");
}
