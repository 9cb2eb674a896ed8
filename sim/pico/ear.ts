/** Hears a buzzer: the tones that the edges on its pin make. */
import { type GPIOPin, GPIOPinState } from "rp2040js";
import type { ChipClock } from "./clock";

export interface Tone {
  /** The length of one wave, µs. */
  periodUs: number;
  /** How long it sounded, to the nearest wave. */
  ms: number;
  /** When it began, ms since power-on. */
  atMs: number;
}

/** A rise that comes so much later begins another tone. */
const pauseNs = 5e6;

export class Ear {
  private readonly rises: number[] = [];

  /** A board without a buzzer has no pin. */
  constructor(pin: GPIOPin | undefined, clock: ChipClock) {
    pin?.addListener((state) => {
      if (state === GPIOPinState.High) this.rises.push(clock.nanos);
    });
  }

  /** All tones so far. */
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

  /** From one rise to the next, ns; without an end where there is none. */
  private wave(rise: number): number {
    return (this.rises[rise] ?? Number.POSITIVE_INFINITY) - (this.rises[rise - 1] ?? 0);
  }
}
