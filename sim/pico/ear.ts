/** Hears the tones that the edges on a buzzer's pin make. */
import { type GPIOPin, GPIOPinState } from "rp2040js";
import type { ChipClock } from "./clock";

export interface Tone {
  /** The length of one wave, µs. */
  periodUs: number;
  /** The duration to the nearest wave, ms. */
  ms: number;
  /** The begin, ms since power-on. */
  atMs: number;
}

/** A rise that comes later than this begins another tone. */
const pauseNs = 5e6;

export class Ear {
  private readonly rises: number[] = [];

  /** The pin is undefined on a board without a buzzer. */
  constructor(pin: GPIOPin | undefined, clock: ChipClock) {
    pin?.addListener((state) => {
      if (state === GPIOPinState.High) this.rises.push(clock.nanos);
    });
  }

  /** Returns all tones so far. */
  tones(): Tone[] {
    const tones: Tone[] = [];
    let first = 0;
    for (let i = 1; i <= this.rises.length; i++) {
      const wave = this.wave(i);
      const isSame = i < this.rises.length && wave < pauseNs && (i === first + 1 || wave === this.wave(first + 1));
      if (isSame) continue;
      const periodNs = i > first + 1 ? this.wave(first + 1) : 0;
      const atMs = this.rises[first]! / 1e6;
      tones.push({ periodUs: periodNs / 1000, ms: ((i - first) * periodNs) / 1e6, atMs });
      first = i;
    }
    return tones;
  }

  /** The time from one rise to the next, ns. It is infinite if there is no next one. */
  private wave(rise: number): number {
    return (this.rises[rise] ?? Number.POSITIVE_INFINITY) - (this.rises[rise - 1] ?? 0);
  }
}
