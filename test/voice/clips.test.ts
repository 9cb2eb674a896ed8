/**
 * A machine's ear on the clips that espeak-ng makes: each is decoded from its file and compared with its manifest. One
 * language is judged whole, the others by samples; FLAGFALL_VOICES=all judges all of them.
 */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { addSpan } from "../../firmware/app/speech/grammar";
import { bytesIn, clipArea } from "../../sim/build/pico/flash-map";
import { VOICE_BYTES_MAX } from "../../sim/cli/voice";
import { findProgram } from "../../sim/engines/program";
import { readClipFile, soundOf } from "../../sim/voice/clip-file";
import { RATES, SPEAKER, speak, speakerVersion } from "../../sim/voice/espeak";
import { repeated } from "../../sim/voice/loudness";
import { makeVoice, TARGET_LUFS, type Voice } from "../../sim/voice/make";
import { PAUSE, phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../sim/words/clock-languages";
import { testWithout } from "../engines/found";
import { libraryLoudness, soundOfSamples } from "./sound";

const RATE_HZ = 8000;
/** The room for two languages: the flash of a Pico between the firmware and its log. */
const PICO_BYTES_MAX = bytesIn(clipArea(pico));
const OWN_TIME_MAX_S = 4;
const isAll = process.env.FLAGFALL_VOICES === "all";

/** The phrases of a time of so many seconds. */
function spanOf(language: SpeechLanguage, seconds: number): number[] {
  const list: number[] = [];
  addSpan(list, SPEECH_LANGUAGES.indexOf(language), seconds, true);
  return list;
}

/** Returns every phrase of the language that is judged whole, else those of one time and every twentieth. */
function textsOf(language: SpeechLanguage): ReadonlyMap<number, string> {
  const texts = phraseTexts(language);
  if (isAll || language === "es") return texts;
  const own = spanOf(language, 5025);
  return new Map([...texts].filter(([phrase], i) => own.includes(phrase) || i % 20 === 0));
}

async function voiceOf(language: SpeechLanguage, texts = textsOf(language)): Promise<Voice> {
  return makeVoice({ language, rate: RATES[language], speak, speaker: await speakerVersion(), texts });
}

/** Returns the seconds of silence from one end of a clip: what is 40 dB below its loudest sample. */
function silenceOf(sound: Float64Array): number {
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.findIndex((sample) => Math.abs(sample) > peak / 100) / RATE_HZ;
}

/** Returns what is wrong with a clip, in words; nothing if it is as its manifest says. */
function faultsOf(samples: Int16Array, wantedSamples: number): string[] {
  const sound = soundOfSamples(samples);
  const lufs = libraryLoudness(repeated(sound, 3 * RATE_HZ), RATE_HZ);
  const checks: readonly [isWrong: boolean, what: string][] = [
    [samples.length !== wantedSamples, `${samples.length} samples, not ${wantedSamples}`],
    [samples.length < RATE_HZ / 16, "shorter than 62 ms"],
    [samples.some((sample) => Math.abs(sample) >= 32_700), "clipped"],
    [!(Math.abs(lufs - TARGET_LUFS) <= 2), `${lufs} LUFS`],
    [silenceOf(sound) > 0.15, "silent at first"],
    [silenceOf(sound.toReversed()) > 0.15, "silent at last"],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, what]) => what);
}

test("the ear finds what is wrong", () => {
  const tone = (level: number, length: number) =>
    Int16Array.from({ length }, (_, i) => Math.round(level * Math.sin(i * 0.5)));
  const good = tone(3500, 4000);
  const quiet = new Int16Array(1300);
  expect(faultsOf(good, 4000)).toEqual([]);
  expect(faultsOf(good, 4001)).toEqual(["4000 samples, not 4001"]);
  expect(faultsOf(Int16Array.of(...quiet, ...good), 5300)).toEqual(["silent at first"]);
  expect(faultsOf(Int16Array.of(...good, ...quiet), 5300)).toEqual(["silent at last"]);
  expect(faultsOf(tone(32_767, 300), 300)).toEqual(["shorter than 62 ms", "clipped", expect.stringMatching(/LUFS/)]);
  expect(faultsOf(tone(2000, 4000), 4000)).toEqual([expect.stringMatching(/^-27\..* LUFS/)]);
});

if (findProgram(SPEAKER) === undefined) testWithout("clips", "espeak-ng (apt-get install espeak-ng)");
else {
  const sizes = new Map<SpeechLanguage, number>();

  describe.each(SPEECH_LANGUAGES)("%s", (language) => {
    test("every clip is as its manifest says", async () => {
      const { file, manifest } = await voiceOf(language);
      const { clips, language: named } = readClipFile(file);
      expect([named, manifest.bytes]).toEqual([language, file.length]);
      expect(manifest.clips.map(({ phrase, text }) => [phrase, text])).toEqual([...textsOf(language)]);
      expect([...clips.keys()]).toEqual(manifest.clips.map(({ phrase }) => phrase));
      const faults = manifest.clips.flatMap(({ phrase, text, samples, durationMs, bytes }) => {
        const clip = clips.get(phrase);
        if (clip === undefined) return [`${text}: missing`];
        expect([clip.adpcm.length, Math.round(clip.samples / 8)]).toEqual([bytes, durationMs]);
        if (text === PAUSE) return soundOf(clip).some((sample) => sample !== 0) ? ["a pause sounds"] : [];
        return faultsOf(soundOf(clip), samples).map((fault) => `${text}: ${fault}`);
      });
      expect(faults).toEqual([]);
      const durationOf = (seconds: number) =>
        spanOf(language, seconds).reduce((sum, phrase) => sum + (clips.get(phrase)?.samples ?? Number.NaN), 0) /
        RATE_HZ;
      expect(durationOf(5025)).toBeLessThan(OWN_TIME_MAX_S);
      if (clips.size < phraseTexts(language).size) return;
      for (let s = 0; s < 36_000; s++) if (!(durationOf(s) <= OWN_TIME_MAX_S)) expect.fail(`${s} s: ${durationOf(s)}`);
      expect(file.length).toBeLessThanOrEqual(VOICE_BYTES_MAX);
      sizes.set(language, file.length);
    });
  });

  test("the largest languages fit a Pico in pairs", () => {
    const [first = 0, second = 0] = [...sizes.values()].sort((a, b) => b - a);
    expect(first).toBeGreaterThan(0);
    expect(isAll ? first + second : 2 * first).toBeLessThan(PICO_BYTES_MAX);
  });

  test("the same texts give the same bytes", async () => {
    const texts = new Map([...phraseTexts("fr")].slice(60, 72));
    const [first, second] = [await voiceOf("fr", texts), await voiceOf("fr", new Map(texts))];
    expect(second).toEqual(first);
  });
}
