/** Keeps the time of an emulated chip, in nanoseconds, and its alarms. */

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

/** Time passes while the processor sleeps. With `counted`, its cycles take time too. */
export class ChipClock {
  /** The processor whose cycles take time, or undefined if it computes in no time. */
  counted: { cycles: number } | undefined;
  private sleptNs = 0;
  /** The alarms, the earliest first. */
  private readonly alarms: Alarm[] = [];

  get nanos(): number {
    return this.sleptNs + (this.counted === undefined ? 0 : this.counted.cycles * cycleNs);
  }

  /** Returns the instant of the next alarm. */
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

  /** Calls the alarms that are due. */
  fireDue(): void {
    while (this.dueNs <= this.nanos) this.alarms.shift()?.fire();
  }

  /** Sets the time to an instant without calling the alarms before it. */
  setTime(ns: number): void {
    this.sleptNs += ns - this.nanos;
  }
}
