/** Makes a clip of a recording: the clip's rate, no silence around it, one loudness. */
import { CLIP_RATE_HZ } from "./clip-file";
import { loudnessOf } from "./loudness";
import { resample } from "./resample";
import type { Wave } from "./wave";

/** The loudness of every clip. Louder clips would lose more to the largest sample. */
export const TARGET_LUFS = -22;
/** The largest sample. ADPCM may overshoot it, but not to the end of 16 bits. */
const PEAK_MAX = 0.87;
/** The limit of silence, as a part of the largest sample: 40 dB below it. */
const SILENCE = 0.01;
/** The silence that stays before and after the sound, s. */
const BEFORE_S = 0.01;
const AFTER_S = 0.03;
/** The time in which a clip rises from zero, and falls to it. */
const FADE_S = 0.005;

/** Returns the samples of the clip, or undefined if the recording is silent. */
export function shape({ rateHz, samples }: Wave): Int16Array | undefined {
  const sound = resample(
    Float64Array.from(samples, (sample) => sample / 32_768),
    rateHz,
    CLIP_RATE_HZ,
  );
  const peak = peakOf(sound);
  if (peak < SILENCE) return undefined;
  const clip = faded(trimmed(sound, peak * SILENCE));
  const wanted = 10 ** ((TARGET_LUFS - loudnessOf(clip, CLIP_RATE_HZ)) / 20);
  const gain = Math.min(wanted, PEAK_MAX / peakOf(clip));
  return Int16Array.from(clip, (sample) => Math.round(sample * gain * 32_767));
}

function peakOf(sound: Float64Array): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function trimmed(sound: Float64Array, level: number): Float64Array {
  const isHeard = (sample: number) => Math.abs(sample) >= level;
  const from = sound.findIndex(isHeard) - Math.round(BEFORE_S * CLIP_RATE_HZ);
  const to = sound.findLastIndex(isHeard) + Math.round(AFTER_S * CLIP_RATE_HZ);
  return sound.slice(Math.max(0, from), to);
}

function faded(sound: Float64Array): Float64Array {
  const length = Math.round(FADE_S * CLIP_RATE_HZ);
  return sound.map((sample, i) => sample * Math.min(1, i / length, (sound.length - 1 - i) / length));
}
