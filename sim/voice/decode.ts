/**
 * Decodes IMA ADPCM, four bits a sample, as the IMA's recommendation of 1992 defines it. Every clip begins at the
 * sample 0 with the smallest step. Uses nothing of Node: it also runs on the page.
 */

/** The sizes of a step. Each is about a tenth larger than the one before. */
export const STEPS: readonly number[] = [
  ...[7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97],
  ...[107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796],
  ...[876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871],
  ...[5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623],
  ...[27086, 29794, 32767],
];

/** How far the place in `STEPS` moves, by the lower three bits of a code. */
const MOVES: readonly number[] = [-1, -1, -1, -1, 2, 4, 6, 8];

/** The state between two samples of a clip. */
export interface AdpcmState {
  /** The last sample, a signed number of 16 bits. */
  sample: number;
  /** The place in the list of steps, from 0 to 88. */
  step: number;
}

export function adpcmStart(): AdpcmState {
  return { sample: 0, step: 0 };
}

/** Returns the sample that a code of four bits means in this state. */
export function sampleAfter({ sample, step }: AdpcmState, code: number): number {
  const size = STEPS[step] ?? 0;
  const change = (size >> 3) + (code & 4 && size) + (code & 2 && size >> 1) + (code & 1 && size >> 2);
  return limit(code & 8 ? sample - change : sample + change, -32_768, 32_767);
}

/** Goes on to the sample that a code means. */
export function advanceAdpcm(state: AdpcmState, code: number): void {
  state.sample = sampleAfter(state, code);
  state.step = limit(state.step + (MOVES[code & 7] ?? 0), 0, STEPS.length - 1);
}

function limit(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Decodes so many samples. The lower half of each byte comes first. */
export function decodeAdpcm(bytes: Uint8Array, count: number): Int16Array {
  const state = adpcmStart();
  return Int16Array.from({ length: count }, (_, i) => {
    advanceAdpcm(state, ((bytes[i >> 1] ?? 0) >> (i & 1 ? 4 : 0)) & 15);
    return state.sample;
  });
}
