/** The sounds of the page are equally loud, by our measure and by that of a library, and keep their pitches. */
import { describe, expect, test } from "vitest";
import { patternOf } from "../../firmware/app/display/sounds";
import { render } from "../../sim/page/sound/notes";
import { startPattern } from "../../sim/page/sound/sound";
import { loudnessOf } from "../../sim/voice/loudness";
import { tones } from "../app/display/heard";
import { libraryLoudness } from "../voice/sound";

const rateHz = 48_000;
const blockSamples = 0.4 * rateHz;
const stepSamples = 0.01 * rateHz;
const sounds: readonly [name: string, pattern: readonly number[]][] = [
  ...Object.entries(tones).map(([name, tone]): [string, number[]] => [name, patternOf(tone)]),
  ["start", startPattern],
];
const loudnessLufs = -20;

/** Returns the loudest 400 ms of a sound, with silence behind it if it is shorter. */
function loudestOf(sound: Float32Array): Float64Array {
  const whole = new Float64Array(Math.max(blockSamples, sound.length));
  whole.set(sound);
  let best = whole.slice(0, blockSamples);
  const powerOf = (block: Float64Array) => block.reduce((sum, sample) => sum + sample * sample, 0);
  for (let at = 0; at + blockSamples <= whole.length; at += stepSamples) {
    const block = whole.slice(at, at + blockSamples);
    if (powerOf(block) > powerOf(best)) best = block;
  }
  return best;
}

describe.each(sounds)("%s", (_, pattern) => {
  const sound = render(pattern, rateHz);
  const loudest = loudestOf(sound);

  test("is as loud as the others", () => {
    expect(Math.abs(loudnessOf(loudest, rateHz) - loudnessLufs)).toBeLessThan(0.5);
    // The library wants some seconds, so it hears the block again and again.
    const long = Float64Array.from({ length: 8 * blockSamples }, (_each, i) => loudest[i % blockSamples] ?? 0);
    expect(Math.abs(libraryLoudness(long, rateHz) - loudnessLufs)).toBeLessThan(0.5);
  });

  test("stays within the range of samples, and begins and ends softly", () => {
    const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThan(1);
    expect(peak).toBeGreaterThan(0.3);
    for (const sample of [sound.at(0), sound.at(-1)]) expect(Math.abs(sample ?? 1)).toBeLessThan(0.02);
  });

  test("has the pitch of its first note", () => {
    const [hz = 0, ms = 0] = pattern;
    const part = sound.subarray(0, Math.floor((Math.max(ms, 50) * rateHz) / 1000));
    const found = [0.5, 0.8, 1, 1.25, 2].map((times) => powerAt(part, hz * times));
    expect(found.indexOf(Math.max(...found))).toBe(2);
  });

  test("is silent in its pauses", () => {
    let at = 0;
    for (let i = 0; i < pattern.length; i += 2) {
      const [hz = 0, ms = 0] = pattern.slice(i, i + 2);
      const first = Math.round((at / 1000) * rateHz);
      at += ms;
      if (hz > 0) continue;
      const pause = sound.subarray(first, first + Math.round((ms / 1000) * rateHz));
      expect(Math.max(...pause.map(Math.abs))).toBeLessThan(1e-6);
    }
  });
});

/** Returns the power of a sound at one pitch. */
function powerAt(sound: Float32Array, pitchHz: number): number {
  let [re, im] = [0, 0];
  for (const [i, sample] of sound.entries()) {
    const angle = (2 * Math.PI * pitchHz * i) / rateHz;
    re += sample * Math.cos(angle);
    im += sample * Math.sin(angle);
  }
  return re * re + im * im;
}
