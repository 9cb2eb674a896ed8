/** Checks what becomes of a recording: another rate, no silence around it, one loudness, no sample at the limit. */
import { describe, expect, test } from "vitest";
import { loudnessOf } from "../../sim/voice/loudness";
import { shape, TARGET_LUFS } from "../../sim/voice/make";
import { resample } from "../../sim/voice/resample";
import { readWave, writeWave } from "../../sim/voice/wave";
import { joined, samplesOf, sine, soundOfSamples } from "./sound";

function levelDb(sound: Float64Array): number {
  const middle = sound.slice(Math.floor(sound.length / 4), Math.floor((sound.length * 3) / 4));
  return 10 * Math.log10(2 * (middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length));
}

describe("another rate", () => {
  const rows: readonly [pitchHz: number, minDb: number, maxDb: number][] = [
    [100, -0.02, 0.02],
    [1000, -0.02, 0.02],
    [3400, -0.1, 0.1],
    [4600, -200, -60],
    [7000, -200, -70],
    [10_000, -200, -70],
  ];
  test.each(rows)("a tone of %i Hz has %d to %d dB", (pitchHz, minDb, maxDb) => {
    const level = levelDb(resample(sine(pitchHz, 1, 0.5, 22_050), 22_050, 8000));
    expect(level).toBeGreaterThan(minDb);
    expect(level).toBeLessThan(maxDb);
  });

  test("keeps the shape and the place of a tone", () => {
    const wanted = sine(440, 0.5, 0.4, 8000);
    const got = resample(sine(440, 0.5, 0.4, 22_050), 22_050, 8000);
    expect(got.length).toBe(wanted.length);
    for (let i = 100; i < wanted.length - 100; i++) expect(got[i]).toBeCloseTo(wanted[i] ?? 0, 3);
  });
});

describe("a clip", () => {
  const pause = new Float64Array(22_050 * 0.4);
  const word = sine(300, 0.03, 0.5, 22_050);
  const clip = soundOfSamples(
    shape({ rateHz: 22_050, samples: samplesOf(joined(pause, word, pause)) }) ?? new Int16Array(0),
  );

  test("has no silence around it", () => {
    expect(clip.length / 8000).toBeGreaterThan(0.5);
    expect(clip.length / 8000).toBeLessThan(0.56);
  });

  test("begins and ends at zero", () => {
    expect(Math.abs(clip[0] ?? 1)).toBe(0);
    expect(Math.abs(clip.at(-1) ?? 1)).toBe(0);
  });

  test("has the loudness of all clips", () => expect(loudnessOf(clip, 8000)).toBeCloseTo(TARGET_LUFS, 1));

  test("is softer where a peak would not fit", () => {
    const click = new Float64Array(22_050).map((_, i) => (i % 5000 < 40 ? 0.5 : 0.006));
    const peaky = shape({ rateHz: 22_050, samples: samplesOf(click) }) ?? new Int16Array(0);
    expect(Math.max(...peaky)).toBeLessThan(29_000);
    expect(Math.max(...peaky)).toBeGreaterThan(28_000);
    expect(loudnessOf(soundOfSamples(peaky), 8000)).toBeLessThan(TARGET_LUFS);
  });

  test("is none if nothing is heard", () => {
    expect(shape({ rateHz: 22_050, samples: new Int16Array(22_050).fill(3) })).toBe(undefined);
    expect(shape({ rateHz: 22_050, samples: new Int16Array(0) })).toBe(undefined);
  });
});

describe("WAV", () => {
  const wave = { rateHz: 8000, samples: Int16Array.of(0, 1, -1, 32_767, -32_768) };

  test("comes back", () => expect(readWave(writeWave(wave))).toEqual(wave));

  test("from a pipe, whose length its writer did not know", () => {
    const bytes = writeWave(wave);
    bytes.set([0, 0xf0, 0xff, 0x7f], 40);
    expect(readWave(bytes)).toEqual(wave);
  });

  test("of another kind is none", () => {
    for (const [at, value] of [
      [0, 0],
      [20, 17],
      [22, 2],
      [34, 8],
    ] as const) {
      const bytes = writeWave(wave);
      bytes[at] = value;
      expect(readWave(bytes)).toBe(undefined);
    }
    expect(readWave(new Uint8Array(10))).toBe(undefined);
  });
});
