/** Knows which serial numbers of which bridge the record has, so that an event that comes twice is kept once. */
import type { Database } from "./statements";

/** A run of numbers without a gap; both ends are in it. */
interface Run {
  first: number;
  last: number;
}

export class Serials {
  private readonly runs = new Map<string, Run[]>();
  private events = 0;
  private doubles = 0;

  constructor(database: Database) {
    const found = database.all(
      `SELECT bridge, min(serial) AS first, max(serial) AS last FROM
         (SELECT bridge, serial, serial - row_number() OVER (PARTITION BY bridge ORDER BY serial) AS run FROM events)
       GROUP BY bridge, run ORDER BY bridge, first`,
    );
    for (const { bridge, first, last } of found) {
      const run = { first: Number(first), last: Number(last) };
      this.runs.set(String(bridge), [...(this.runs.get(String(bridge)) ?? []), run]);
      this.events += run.last - run.first + 1;
    }
  }

  /** Returns the highest number of a bridge. */
  last(bridge: string): number {
    return this.runs.get(bridge)?.at(-1)?.last ?? 0;
  }

  /** Returns the numbers that are missing below the highest one, at most `limit` runs of them, the lowest first. */
  gaps(bridge: string, limit: number): readonly Run[] {
    const runs = this.runs.get(bridge) ?? [];
    const gaps: Run[] = [];
    let next = 1;
    for (const { first, last } of runs) {
      if (first > next) gaps.push({ first: next, last: first - 1 });
      if (gaps.length === limit) break;
      next = last + 1;
    }
    return gaps;
  }

  /** Notes a number. Returns false if it was known. */
  take(bridge: string, serial: number): boolean {
    const runs = this.runs.get(bridge) ?? [];
    this.runs.set(bridge, runs);
    const after = runs.findLastIndex(({ first }) => first <= serial);
    const before = runs[after];
    if (before !== undefined && serial <= before.last) {
      this.doubles++;
      return false;
    }
    this.events++;
    const next = runs[after + 1];
    const joinsBefore = before !== undefined && before.last === serial - 1;
    const joinsNext = next !== undefined && next.first === serial + 1;
    if (joinsBefore && joinsNext) runs.splice(after, 2, { first: before.first, last: next.last });
    else if (joinsBefore) before.last = serial;
    else if (joinsNext) next.first = serial;
    else runs.splice(after + 1, 0, { first: serial, last: serial });
    return true;
  }

  /** Forgets a number whose event could not be written. */
  release(bridge: string, serial: number): void {
    const runs = this.runs.get(bridge) ?? [];
    const at = runs.findIndex(({ first, last }) => first <= serial && serial <= last);
    const run = runs[at];
    if (run === undefined) return;
    this.events--;
    const parts = [
      { first: run.first, last: serial - 1 },
      { first: serial + 1, last: run.last },
    ];
    runs.splice(at, 1, ...parts.filter(({ first, last }) => first <= last));
  }

  figures(): { events: number; doubles: number; missing: number } {
    let missing = 0;
    for (const runs of this.runs.values())
      missing += runs.reduce((left, { first, last }) => left - (last - first + 1), runs.at(-1)?.last ?? 0);
    return { events: this.events, doubles: this.doubles, missing };
  }
}
