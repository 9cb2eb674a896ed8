/**
 * Times work so that other load on the machine matters little, and affects all subjects alike: it measures processor
 * time, lets the subjects take turns, and takes medians.
 */

/** Work that can be repeated. */
export interface Subject {
  name: string;
  /** Does the work once. Returns how many units it was. */
  run(): number;
}

const roundNs = 120e6;
const warmNs = 150e6;
const roundCount = 7;

/** Returns the processor time of this process so far, of all threads, ns. */
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

/** Returns the real time of a run, ms. It is for whole programs. */
export function wallMs(run: () => void): number {
  const from = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - from) / 1e6;
}

/** Runs a subject for at least `leastNs`. Returns ns per unit. */
function runFor(subject: Subject, leastNs: number): number {
  const fromNs = spentNs();
  let units = 0;
  for (;;) {
    units += subject.run();
    const ns = spentNs() - fromNs;
    if (ns >= leastNs) return ns / units;
  }
}

/** Returns the median ns per unit of each subject, in their order. Each round begins with another subject. */
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

/** Converts ns per unit to units per second. */
export function perSecond(ns: number): number {
  return 1e9 / ns;
}
