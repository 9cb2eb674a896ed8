/**
 * Measures loudness in LUFS, as EBU R128 and ITU-R BS.1770 define it for one channel: a filter after the ear, blocks of
 * 400 ms, two gates. A clip is shorter than what these were made for, so it counts as said again and again.
 */

const BLOCK_S = 0.4;
/** How many blocks begin within the time of one block. */
const OVERLAP = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
/** The least length to which a clip is repeated. */
const MEASURED_S = 3;

/** Returns the loudness of a sound with samples from −1 to 1; −∞ if it is silent. */
export function loudnessOf(sound: ArrayLike<number>, rateHz: number): number {
  const powers = blockPowers(filtered(repeated(sound, MEASURED_S * rateHz), rateHz), rateHz);
  const loud = powers.filter((power) => lufs(power) > ABSOLUTE_GATE_LUFS);
  const gate = lufs(mean(loud)) + RELATIVE_GATE_LU;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

/** Returns the sound as often in a row as it takes to reach a length. */
export function repeated(sound: ArrayLike<number>, length: number): Float64Array {
  if (sound.length === 0) return new Float64Array(0);
  const times = Math.max(1, Math.ceil(length / sound.length));
  const all = new Float64Array(times * sound.length);
  for (let at = 0; at < all.length; at += sound.length) all.set(sound, at);
  return all;
}

function blockPowers(sound: Float64Array, rateHz: number): number[] {
  const length = Math.round(BLOCK_S * rateHz);
  const hop = length / OVERLAP;
  const squares = sound.map((sample) => sample * sample);
  const powers: number[] = [];
  for (let from = 0; from + length <= sound.length; from += hop) {
    powers.push(mean(squares.subarray(Math.floor(from), Math.floor(from) + length)));
  }
  return powers;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return values.length === 0 ? 0 : sum / values.length;
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** A filter of the second order, as the coefficients of its numerator and its denominator. */
type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function filtered(sound: Float64Array, rateHz: number): Float64Array {
  return passed(passed(sound, headFilter(rateHz)), lowFilter(rateHz));
}

function passed(sound: Float64Array, [b0, b1, b2, a1, a2]: Filter): Float64Array {
  let [first, second] = [0, 0];
  return sound.map((sample) => {
    const out = b0 * sample + first;
    first = b1 * sample - a1 * out + second;
    second = b2 * sample - a2 * out;
    return out;
  });
}

/** Returns the shelf that stands for the head: 4 dB more above 1.7 kHz. BS.1770 gives it at 48 kHz. */
function headFilter(rateHz: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rateHz);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return [
    (high + (band * k) / quality + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / quality + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / quality + k * k) / a0,
  ];
}

/** Returns the filter that takes away what lies below 38 Hz. */
function lowFilter(rateHz: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rateHz);
  const quality = 0.5003270373238773;
  const a0 = 1 + k / quality + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0];
}
