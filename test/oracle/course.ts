/** The course of a game from the last applied input on: what will happen if nobody touches the clock. */

import type { Held } from "./past";
import type { Position } from "./position";
import { flow, type Happening, timeline } from "./timeline";

/** The clock records the time of a running side this often. */
const RECORD_MS = 10_000;

/** Returns the position that a power cut at `now` leaves: that of the last record, paused. */
export function keptAtCut({ at, position }: Held, now: number): Position {
  const kept = flow(position, Math.floor((now - at) / RECORD_MS) * RECORD_MS);
  return kept.mode === "running" ? { ...kept, mode: "paused" } : kept;
}

export class Course {
  /** The instant of the last applied input. */
  appliedAt = 0;
  /** The events since then, the latest at the end. */
  happened: Happening[] = [];
  private foretold: Iterator<Happening, void> = [][Symbol.iterator]();
  private coming: Happening | undefined;

  constructor(public position: Position) {}

  /** The instant of the next happening, if there is one. */
  get dueAt(): number | undefined {
    return this.coming?.at;
  }

  /** Begins anew with `position` at `at`; what was foretold before is void. */
  apply(at: number, position: Position): void {
    this.position = position;
    this.appliedAt = at;
    this.happened = [];
    this.foretold = timeline(position, at);
    this.coming = this.foretold.next().value ?? undefined;
  }

  /** Returns a course that goes on by itself from the instant `now` of this one. */
  fork(now: number): Course {
    const course = new Course(this.position);
    course.apply(this.appliedAt, this.position);
    for (const _ of course.upTo(now));
    return course;
  }

  /** Yields what happens by `to`, each thing once. */
  *upTo(to: number): Generator<Happening> {
    for (let { coming } = this; coming !== undefined && coming.at <= to; coming = this.coming) {
      this.happened.push(coming);
      this.coming = this.foretold.next().value ?? undefined;
      yield coming;
    }
  }

  /** The position at an instant not before the last applied input. */
  at(instant: number): Position {
    const last = this.happened.findLast((happening) => happening.at <= instant);
    return last === undefined ? flow(this.position, instant - this.appliedAt) : flow(last.position, instant - last.at);
  }
}
