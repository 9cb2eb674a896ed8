/** ADPCM: a decoder that agrees with sox sample by sample, and an encoder that loses little. */
import { describe, expect, test } from "vitest";
import { decodeAdpcm } from "../../sim/voice/decode";
import { encodeAdpcm } from "../../sim/voice/make";
import { testsWith } from "../engines/found";
import { joined, randomOf, samplesOf, sine, soxDecoded } from "./sound";

describe("decodes", () => {
  const rows: readonly [what: string, bytes: number[], samples: number[]][] = [
    ["the lower half of a byte first", [0x70], [0, 11]],
    ["larger steps after large codes", [0x77, 0x77], [11, 41, 104, 240]],
    ["downwards with the highest bit", [0xff], [-11, -41]],
    ["smaller steps after small codes", [0x07, 0x00], [11, 13, 14, 15]],
    ["no further than 16 bits", Array.from({ length: 20 }, () => 0x77), []],
  ];

  test.each(rows)("%s", (_, bytes, samples) => {
    const decoded = decodeAdpcm(Uint8Array.from(bytes), 2 * bytes.length);
    if (samples.length > 0) expect([...decoded]).toEqual(samples);
    else expect(Math.max(...decoded)).toBe(32_767);
  });

  test("an odd number of samples", () => expect([...decodeAdpcm(Uint8Array.of(0x77, 0x07), 3)]).toEqual([11, 41, 104]));

  testsWith("sox", "sox")("what sox decodes, from random bytes and from a sound", () => {
    const random = randomOf(1);
    const noise = Uint8Array.from({ length: 24_000 }, () => Math.floor(random() * 256));
    const tone = encodeAdpcm(samplesOf(sine(440, 0.5, 2, 8000)));
    for (const adpcm of [noise, tone]) {
      expect(decodeAdpcm(adpcm, 2 * adpcm.length)).toEqual(soxDecoded(adpcm));
    }
  });
});

describe("encodes", () => {
  const tone = samplesOf(joined(sine(300, 0.02, 0.3, 8000), sine(700, 0.4, 0.3, 8000), sine(150, 0.8, 0.301, 8000)));

  test("into half a byte a sample", () => {
    expect(encodeAdpcm(tone).length).toBe(Math.ceil(tone.length / 2));
    expect(encodeAdpcm(new Int16Array(0)).length).toBe(0);
  });

  test("with noise 25 dB below the sound, to its very end", () => {
    const decoded = decodeAdpcm(encodeAdpcm(tone), tone.length);
    expect(noiseDb(tone, decoded)).toBeGreaterThan(25);
    expect(noiseDb(tone.slice(-200), decoded.slice(-200))).toBeGreaterThan(25);
  });

  test("one sound after another as if it were alone", () => {
    const alone = encodeAdpcm(tone);
    encodeAdpcm(tone.slice(0, 777));
    expect(encodeAdpcm(tone)).toEqual(alone);
  });
});

/** Returns how far the difference of two sounds lies below the first, in dB. */
function noiseDb(wanted: Int16Array, got: Int16Array): number {
  const power = (of: (i: number) => number) => wanted.reduce((sum, _, i) => sum + of(i) ** 2, 0);
  return 10 * Math.log10(power((i) => wanted[i] ?? 0) / power((i) => (wanted[i] ?? 0) - (got[i] ?? 0)));
}
