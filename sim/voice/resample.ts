/** Half the length of the filter, in samples of the slower rate. */
const HALF_LENGTH = 24;
/**
 * The pass band, as a part of the slower rate's band. Above it, the filter falls to −80 dB within a tenth of the band.
 */
const PASSED = 0.93;
/** The shape of the Kaiser window, which keeps all else 80 dB down. */
const BETA = 8;

/** Returns the sound at another rate. It filters with a sinc in a Kaiser window, one set of taps for each phase. */
export function resample(sound: Float64Array, fromHz: number, toHz: number): Float64Array {
  const divisor = commonDivisor(fromHz, toHz);
  const [down, up] = [fromHz / divisor, toHz / divisor];
  const phases = tapsOfAll(up, Math.min(1, toHz / fromHz));
  return new Float64Array(Math.floor((sound.length * up) / down)).map((_, n) => {
    const taps = phases[(n * down) % up] as Float64Array;
    const first = Math.floor((n * down) / up) - (taps.length / 2 - 1);
    let sum = 0;
    for (let i = Math.max(0, -first); i < taps.length && first + i < sound.length; i++) {
      sum += (taps[i] as number) * (sound[first + i] as number);
    }
    return sum;
  });
}

/** The taps that were asked for last: a voice is a few hundred recordings of one rate. */
const last = { up: 0, ratio: 0, taps: [] as readonly Float64Array[] };

/** Returns the taps of every phase between two samples. */
function tapsOfAll(up: number, ratio: number): readonly Float64Array[] {
  if (last.up !== up || last.ratio !== ratio) {
    last.taps = Array.from({ length: up }, (_, phase) => tapsOf(phase / up, ratio));
    [last.up, last.ratio] = [up, ratio];
  }
  return last.taps;
}

/** Returns the taps for an instant that lies `part` of a sample after a sample. */
function tapsOf(part: number, ratio: number): Float64Array {
  const reach = Math.ceil(HALF_LENGTH / ratio);
  const taps = Float64Array.from({ length: 2 * reach }, (_, i) => {
    const distance = i - (reach - 1) - part;
    return sinc(distance * ratio * PASSED) * kaiser(distance / reach);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** Returns the Kaiser window, which is 0 outside −1 … 1. */
function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA);
}

/** Returns the modified Bessel function of the first kind and order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
