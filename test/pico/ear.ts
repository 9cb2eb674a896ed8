/** A machine's ear: what an earphone of an emulated Pico sounds like beside what it should. */
import type { Earphone } from "./earphone";

/** The length of a sample. */
export const sampleNs = 125_000;
/** A pulse, and how many of them a search tries before and behind the place that it expects. */
const pulseNs = 25_000;
const searchPulses = 20;
/** How long a pin rises from rest until the first sample. */
const riseNs = 195 * sampleNs;

/** Returns the Pearson correlation of two sounds of the same length. */
function correlationOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const { length } = a;
  const mean = (list: ArrayLike<number>) => Array.from(list).reduce((sum, value) => sum + value, 0) / length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squareA, squareB] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    const [fromA, fromB] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    both += fromA * fromB;
    squareA += fromA * fromA;
    squareB += fromB * fromB;
  }
  return squareA === 0 || squareB === 0 ? 0 : both / Math.sqrt(squareA * squareB);
}

export interface Match {
  correlation: number;
  /** The instant of the first sample. */
  atNs: number;
}

/** Finds a sound in what an earphone plays from an instant on, after its pin has rested. */
export function findSound(earphone: Earphone, samples: Int16Array, fromNs: number): Match {
  return findNear(earphone, samples, earphone.firstPulseNs(fromNs) + riseNs);
}

/** Finds a sound where it fits best, within half a millisecond of an instant. */
export function findNear(earphone: Earphone, samples: Int16Array, expectedNs: number): Match {
  const matches = Array.from({ length: 2 * searchPulses + 1 }, (_, place): Match => {
    const atNs = expectedNs + (place - searchPulses) * pulseNs;
    return { atNs, correlation: correlationOf(earphone.listen(atNs, samples.length, sampleNs), samples) };
  });
  return matches.reduce((best, match) => (match.correlation > best.correlation ? match : best));
}
