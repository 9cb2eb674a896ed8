/** Loudness: known values of EBU R128, and the judgement of a library. */
import { describe, expect, test } from "vitest";
import { loudnessOf, repeated } from "../../sim/voice/loudness";
import { joined, libraryLoudness, randomOf, sine } from "./sound";

test("a full sine of 997 Hz on one channel has −3.01 LUFS at 48 kHz", () => {
  expect(loudnessOf(sine(997, 1, 3, 48_000), 48_000)).toBeCloseTo(-3.01, 1);
});

test("10 dB less are 10 LU less", () => {
  const [full, less] = [1, 10 ** -0.5].map((level) => loudnessOf(sine(500, level, 1, 8000), 8000));
  expect((full ?? 0) - (less ?? 0)).toBeCloseTo(10, 6);
});

test("silence has none", () => {
  expect(loudnessOf(new Float64Array(4000), 8000)).toBe(Number.NEGATIVE_INFINITY);
  expect(loudnessOf(new Float64Array(0), 8000)).toBe(Number.NEGATIVE_INFINITY);
});

test("a clip shorter than a block is as loud as the same sound said for long", () => {
  const second = sine(400, 0.3, 1, 8000);
  expect(loudnessOf(second.slice(0, 800), 8000)).toBeCloseTo(loudnessOf(second, 8000), 1);
});

describe("agrees with the library ebur128", () => {
  const random = randomOf(7);
  const noise = (level: number, seconds: number, rateHz: number) =>
    Float64Array.from({ length: seconds * rateHz }, () => level * (2 * random() - 1));
  const rows: readonly [what: string, sound: Float64Array, rateHz: number][] = [
    ["a high tone", sine(3000, 0.2, 3, 8000), 8000],
    ["a low tone", sine(60, 0.5, 3, 8000), 8000],
    ["noise", noise(0.3, 4, 8000), 8000],
    ["noise at 22,050 Hz", noise(0.3, 4, 22_050), 22_050],
    ["a pause, which the absolute gate leaves out", joined(noise(0.3, 2, 8000), new Float64Array(32_000)), 8000],
    ["a soft part, which the relative gate leaves out", joined(noise(0.3, 2, 8000), noise(0.01, 6, 8000)), 8000],
    ["a short word", repeated(sine(700, 0.2, 0.17, 8000), 24_000), 8000],
  ];
  test.each(rows)("%s", (_, sound, rateHz) => {
    expect(loudnessOf(sound, rateHz)).toBeCloseTo(libraryLoudness(sound, rateHz), 1);
  });
});
