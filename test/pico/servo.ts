/** Watches a servo's pin: the pulses that would move its arm. */
import { type GPIOPin, GPIOPinState } from "rp2040js";
import type { ChipClock } from "../../sim/pico/clock";

export interface Pulse {
  atMs: number;
  widthUs: number;
}

export class Servo {
  /** All pulses that have ended. */
  readonly pulses: Pulse[] = [];

  constructor(pin: GPIOPin, clock: ChipClock) {
    let fromNs = -1;
    pin.addListener((state) => {
      const isHigh = state === GPIOPinState.High;
      if (!isHigh && fromNs >= 0) this.pulses.push({ atMs: fromNs / 1e6, widthUs: (clock.nanos - fromNs) / 1e3 });
      fromNs = isHigh ? clock.nanos : -1;
    });
  }

  /** Returns the pulses that began within a span. */
  between(fromMs: number, toMs: number): Pulse[] {
    return this.pulses.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  }
}
