/**
 * Times work so that what else the machine does weighs little, and on all of it alike: processor time, not that of the
 * wall; rounds in turn; medians.
 */

/** Work that can be done again and again. */
export interface Subject {
  name: string;
  /** Does it once; returns how many units that were. */
  run(): number;
}

const roundNs = 120e6;
const warmNs = 150e6;
const roundCount = 7;

/** Processor time of this process so far, whatever thread had it. */
export function spentNs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** How long it takes by the clock on the wall, ms: for whole programs. */
export function wallMs(run: () => void): number {
  const from = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - from) / 1e6;
}

/** Runs at least so long; returns ns per unit. */
function runFor(subject: Subject, leastNs: number): number {
  const fromNs = spentNs();
  let units = 0;
  for (;;) {
    units += subject.run();
    const ns = spentNs() - fromNs;
    if (ns >= leastNs) return ns / units;
  }
}

/** The median ns per unit of each subject, in their order. Each round takes them in turn, from another one on. */
export function measureAll(subjects: readonly Subject[], rounds = roundCount): number[] {
  for (const subject of subjects) runFor(subject, warmNs);
  const found = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < subjects.length; turn++) {
      const index = (round + turn) % subjects.length;
      const subject = subjects[index];
      if (subject !== undefined) found[index]?.push(runFor(subject, roundNs));
    }
  }
  return found.map(median);
}

/** So many units a second. */
export function perSecond(ns: number): number {
  return 1e9 / ns;
}
