/**
 * Synthesises the sounds of the page: each note is a struck wooden bar, whose overtones fade before its pitch does. All
 * sounds are equally loud by EBU R128 in their loudest 400 ms, as `test/page/notes.test.ts` measures.
 */

/** The overtones of a bar: the pitch as a multiple, the level, and the share of the fading time. */
const partials = [
  { times: 1, level: 1, lasts: 1 },
  { times: 2.756, level: 0.3, lasts: 0.35 },
  { times: 5.404, level: 0.1, lasts: 0.15 },
] as const;

/** The time in which a note rises, s. */
const riseS = 0.001;
/** A note fades to a thirtieth within its length, and at least within this time: a tick still has a pitch. */
const fadeLeastS = 0.05;
const fades = 3.4;
/** A note ends softly within this time, s. */
const endS = 0.004;

/** The gains that make the sounds equally loud, by their notes. */
const gains: ReadonlyMap<string, number> = new Map([
  ["2400 8", 0.781],
  ["1760 120 0 50 1760 120", 0.381],
  ["1760 60", 0.778],
  ["1320 120 0 60 1320 120 0 60 1320 300", 0.323],
  ["880 90 0 40 1320 270", 0.359],
  ["880 250", 0.471],
  ["440 80 0 90 440 80 0 90 440 80", 0.523],
  ["330 220 0 60 330 70", 0.474],
  ["660 70 990 110", 0.563],
]);

/** Returns the samples of pairs of pitch in Hz (0 for silence) and length in ms, from −1 to 1. */
export function render(pattern: readonly number[], rateHz: number): Float32Array<ArrayBuffer> {
  const gain = gains.get(pattern.join(" ")) ?? 0.5;
  const notes: { pitchHz: number; atS: number; lengthS: number }[] = [];
  let atS = 0;
  for (let i = 0; i + 1 < pattern.length; i += 2) {
    const lengthS = (pattern[i + 1] ?? 0) / 1000;
    if ((pattern[i] ?? 0) > 0) notes.push({ pitchHz: pattern[i] ?? 0, atS, lengthS: Math.max(lengthS, fadeLeastS) });
    atS += lengthS;
  }
  const endsS = Math.max(0, ...notes.map((note) => note.atS + note.lengthS));
  const samples = new Float32Array(Math.ceil(endsS * rateHz));
  for (const note of notes) strike(samples, rateHz, note.pitchHz, note.atS, note.lengthS, gain);
  return samples;
}

/** Adds a note to the samples. */
function strike(
  samples: Float32Array,
  rateHz: number,
  pitchHz: number,
  atS: number,
  lengthS: number,
  gain: number,
): void {
  const first = Math.round(atS * rateHz);
  const count = Math.floor(lengthS * rateHz);
  const audible = partials.filter(({ times }) => times * pitchHz < rateHz / 2);
  for (let i = 0; i < count && first + i < samples.length; i++) {
    const s = i / rateHz;
    const edge = Math.min(1, s / riseS, (lengthS - s) / endS);
    let sum = 0;
    for (const { times, level, lasts } of audible)
      sum += level * Math.exp((-fades * s) / (lengthS * lasts)) * Math.sin(2 * Math.PI * pitchHz * times * s);
    samples[first + i] = (samples[first + i] ?? 0) + gain * edge * sum;
  }
}
