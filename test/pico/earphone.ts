/** Hears an earphone: how long its pin is high in each sample's time, as the filter in front of an earphone does. */
import { type GPIOPin, GPIOPinState } from "rp2040js";
import type { ChipClock } from "../../sim/pico/clock";

export class Earphone {
  private wasHigh = false;
  /** The instants at which the pin changed, ns since power-on. It is low at first. */
  private readonly changes: number[] = [];

  /** A board without earphones has no pin. */
  constructor(pin: GPIOPin | undefined, clock: ChipClock) {
    pin?.addListener((state) => {
      const isHigh = state === GPIOPinState.High;
      if (isHigh !== this.wasHigh) this.changes.push(clock.nanos);
      this.wasHigh = isHigh;
    });
  }

  /** Returns how often the pin changed from an instant on, up to another. */
  changesBetween(fromNs: number, toNs: number): number {
    return this.changes.filter((ns) => ns >= fromNs && ns < toNs).length;
  }

  /** Returns the instant of the first pulse from another instant on; without an end if there is none. */
  firstPulseNs(fromNs: number): number {
    return this.changes.find((ns) => ns >= fromNs) ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the share of each period that the pin was high, 0 to 1. */
  listen(fromNs: number, count: number, periodNs: number): Float64Array {
    const heard = new Float64Array(count);
    for (const [index, ns] of this.changes.entries()) {
      // Each pulse is a pair of changes; one that still goes on ends with the last period.
      if (index % 2 === 0)
        addPulse(heard, ns - fromNs, (this.changes[index + 1] ?? Number.POSITIVE_INFINITY) - fromNs, periodNs);
    }
    return heard;
  }
}

function addPulse(heard: Float64Array, fromNs: number, toNs: number, periodNs: number): void {
  const last = Math.min(heard.length - 1, Math.floor(toNs / periodNs));
  for (let i = Math.max(0, Math.floor(fromNs / periodNs)); i <= last; i++) {
    const highNs = Math.min(toNs, (i + 1) * periodNs) - Math.max(fromNs, i * periodNs);
    heard[i] = (heard[i] ?? 0) + highNs / periodNs;
  }
}
