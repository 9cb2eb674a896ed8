/** The time of an emulated chip, in nanoseconds, and what waits for its instants. */

/** A cycle at 125 MHz. */
export const cycleNs = 8;

class Alarm {
  atNs = Number.POSITIVE_INFINITY;

  constructor(
    private readonly clock: ChipClock,
    readonly fire: () => void,
  ) {}

  schedule(deltaNs: number): void {
    this.clock.remove(this);
    this.atNs = this.clock.nanos + deltaNs;
    this.clock.insert(this);
  }

  cancel(): void {
    this.clock.remove(this);
  }
}

/** Time passes while the processor sleeps; with `counted` also by its cycles, else it computes in no time. */
export class ChipClock {
  /** What has executed. */
  counted: { cycles: number } | undefined;
  private sleptNs = 0;
  /** The soonest first. */
  private readonly alarms: Alarm[] = [];

  get nanos(): number {
    return this.sleptNs + (this.counted === undefined ? 0 : this.counted.cycles * cycleNs);
  }

  /** The instant of the next alarm. */
  get dueNs(): number {
    return this.alarms[0]?.atNs ?? Number.POSITIVE_INFINITY;
  }

  createAlarm(callback: () => void): Alarm {
    return new Alarm(this, callback);
  }

  insert(alarm: Alarm): void {
    const place = this.alarms.findIndex((other) => other.atNs > alarm.atNs);
    this.alarms.splice(place < 0 ? this.alarms.length : place, 0, alarm);
  }

  remove(alarm: Alarm): void {
    const place = this.alarms.indexOf(alarm);
    if (place >= 0) this.alarms.splice(place, 1);
  }

  /** Calls whatever is due by now. */
  fireDue(): void {
    while (this.dueNs <= this.nanos) this.alarms.shift()?.fire();
  }

  /** It is that instant now, without anything that would have come on the way. */
  setTime(ns: number): void {
    this.sleptNs += ns - this.nanos;
  }
}
