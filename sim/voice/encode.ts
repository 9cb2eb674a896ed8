import { adpcmStart, advanceAdpcm, sampleAfter } from "./decode";

/** Encodes samples of 16 bits as IMA ADPCM: of the sixteen codes, always the one that comes nearest. */
export function encodeAdpcm(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(samples.length / 2));
  const state = adpcmStart();
  for (const [i, sample] of samples.entries()) {
    let best = 0;
    let bestFault = Number.POSITIVE_INFINITY;
    for (let code = 0; code < 16; code++) {
      const fault = Math.abs(sampleAfter(state, code) - sample);
      if (fault < bestFault) [best, bestFault] = [code, fault];
    }
    advanceAdpcm(state, best);
    bytes[i >> 1] = (bytes[i >> 1] ?? 0) | (i & 1 ? best << 4 : best);
  }
  return bytes;
}
