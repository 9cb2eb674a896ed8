/** `flagfall voice`: what it refuses, prints and writes. A sine speaks; test/voice/clips.test.ts hears espeak-ng. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { SingleBar } from "cli-progress";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { main } from "../../sim/cli/program";
import { VOICE_BYTES_MAX, type VoiceMeans, type VoiceOptions, voiceCommand } from "../../sim/cli/voice";
import { readClipFile, soundOf } from "../../sim/voice/clip-file";
import { RATES, SpeakerError } from "../../sim/voice/espeak";
import type { VoiceManifest } from "../../sim/voice/make";
import { phraseTexts } from "../../sim/voice/phrases";
import { readWave } from "../../sim/voice/wave";
import { samplesOf, sine } from "../voice/sound";
import { capture, type Output } from "./capture";
import { expectRefusal } from "./refusal";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "flagfall-voice-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  text: string;
  language: string;
  rate: number;
}

/** Means with a few phrases and a speaker that says a tone: the longer the text, and the slower, the longer. */
function toneSpeaker(told: Told[] = []): VoiceMeans {
  return {
    bytesMax: VOICE_BYTES_MAX,
    roomIn: () => VOICE_BYTES_MAX,
    textsOf: (language) => new Map([...phraseTexts(language)].slice(52, 70)),
    version: async () => "tone 1.0",
    async speak(text, language, rate) {
      told.push({ text, language, rate });
      const seconds = Math.max((text.length * 5) / rate, 0.02);
      return { rateHz: 8000, samples: samplesOf(sine(400, 0.2, seconds, 8000)) };
    },
  };
}

function voice(name: string, options: Partial<VoiceOptions>, means = toneSpeaker()): Promise<Output> {
  return capture(() => voiceCommand(name, { language: "en", ...options }, undefined, means));
}

describe("refuses in one line, exit 2, and writes nothing", () => {
  const out = "never";
  const rows: readonly [args: string[], english: RegExp, spanish: RegExp][] = [
    [["it"], /does not speak “it”; it speaks en, es, de, fr, ru, pt$/m, /no habla «it»; habla en, es/],
    [["es", "--rate", "99"], /whole number from 100 to 350, not “99”/, /número entero de 100 a 350, no «99»/],
    [["es", "--rate", "351"], /not “351”/, /no «351»/],
    [["es", "--rate", "fast"], /not “fast”/, /no «fast»/],
    [["es", "--out", "/dev/null/x"], /\/dev\/null\/x: it is no folder/, /\/dev\/null\/x: no es una carpeta/],
    [[], /LANGUAGE is missing/, /falta IDIOMA/],
  ];
  test.each(rows)("%j", async (args, english, spanish) => {
    const place = args.includes("--out") ? [] : ["--out", join(folder, out)];
    const refused = (lang: string) => capture(() => main(["voice", ...args, ...place, "--lang", lang]));
    await expectRefusal(refused, { en: english, es: spanish });
    expect(existsSync(join(folder, out))).toBe(false);
  });

  test("espeak-ng is not there", async () => {
    vi.stubEnv("PATH", folder);
    await expectRefusal((lang) => capture(() => main(["voice", "es", "--out", join(folder, out), "--lang", lang])), {
      en: /: espeak-ng, which speaks, is not installed \(apt-get install espeak-ng\); nothing was written\n$/,
      es: /: no está instalado espeak-ng, .*apt-get install espeak-ng.*; no se ha escrito nada\n$/,
    });
    expect(existsSync(join(folder, out))).toBe(false);
  });

  test("espeak-ng fails, or is no espeak-ng", async () => {
    const programs = join(folder, "programs");
    mkdirSync(programs);
    const install = (lines: string) =>
      writeFileSync(join(programs, "espeak-ng"), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    vi.stubEnv("PATH", programs);
    install('echo "no data" >&2; exit 1');
    const failed = await capture(() => main(["voice", "es", "--out", join(folder, out), "--lang", "en"]));
    expect(failed).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/espeak-ng failed: no data; nothing/),
    });
    install("echo 1.51");
    const other = await capture(() => main(["voice", "es", "--out", join(folder, out), "--lang", "en"]));
    expect(other).toEqual({ code: 2, stdout: "", stderr: expect.stringMatching(/espeak-ng failed: no WAV; nothing/) });
    expect(existsSync(join(folder, out))).toBe(false);
  });

  test("a text without a sound", async () => {
    const silent: VoiceMeans = {
      ...toneSpeaker(),
      speak: async () => ({ rateHz: 8000, samples: new Int16Array(800) }),
    };
    const [english, spanish] = [
      await voice("en", { out: join(folder, out) }, silent),
      await voice("en", { out: join(folder, out), language: "es" }, silent),
    ];
    expect(english).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/says nothing for “fifty-two”; nothing/),
    });
    expect(spanish.stderr).toMatch(/no dice nada para «fifty-two»; no se/);
    expect(existsSync(join(folder, out))).toBe(false);
  });

  test.each<[Partial<VoiceOptions>, number]>([
    [{}, 299_999],
    [{ card: "card" }, 300_000],
  ])("no room on the disk for %j: it says so before it speaks", async (options, room) => {
    const told: Told[] = [];
    const full = { ...toneSpeaker(told), roomIn: (place: string) => (place === "card" ? 0 : room) };
    const { code, stderr } = await voice("en", { out: join(folder, out), ...options }, full);
    expect([code, stderr, told]).toEqual([
      2,
      expect.stringMatching(/^flagfall: no[^\n]+: there is no room; [^\n]+\n$/),
      [],
    ]);
  });

  test("too much for a board: exit 1", async () => {
    const slow = { ...toneSpeaker(), bytesMax: 9000 };
    const words = {
      en: /: the clips of English take [\d,]+ bytes, 9,000 at most; nothing was written; .*--rate WORDS\n$/,
      es: /: los sonidos en inglés ocupan [\d.]+ bytes, como mucho 9000; no se ha .*--rate PALABRAS\n$/,
    };
    await expectRefusal((language) => voice("en", { out: join(folder, out), language }, slow), words, 1);
    expect(existsSync(join(folder, out))).toBe(false);
  });

  test("a fault of its own is not hidden", async () => {
    const broken = { ...toneSpeaker(), speak: () => Promise.reject(new TypeError("ours")) };
    await expect(voiceCommand("en", { language: "en", out: join(folder, out) }, undefined, broken)).rejects.toThrow(
      "ours",
    );
  });
});

describe("what it writes", () => {
  test("the file and its manifest, which agree, and nothing else", async () => {
    const out = join(folder, "plain/deep");
    const told: Told[] = [];
    const means = toneSpeaker(told);
    const { code, stdout, stderr } = await voice("de", { out }, means);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^German, tone 1\.0 at 226 words a minute: 18 clips, [\d.]+ s, [\d,]+ of 900,000 bytes\nWritten to .*plain\/deep: voice-de\.bin, voice-de\.json\n$/,
    );
    expect(readdirSync(out).sort()).toEqual(["voice-de.bin", "voice-de.json"]);
    const file = readFileSync(join(out, "voice-de.bin"));
    const manifest = JSON.parse(readFileSync(join(out, "voice-de.json"), "utf8")) as VoiceManifest;
    const { clips } = readClipFile(file);
    expect(manifest).toMatchObject({ language: "de", speaker: "tone 1.0", rate: RATES.de, rateHz: 8000 });
    expect(manifest).toMatchObject({ file: "voice-de.bin", bytes: file.length, crc32: crc32(file) });
    expect(new Map(manifest.clips.map(({ phrase, text }) => [phrase, text]))).toEqual(means.textsOf("de"));
    for (const { phrase, samples, durationMs, bytes } of manifest.clips) {
      const clip = clips.get(phrase);
      expect([clip?.samples, clip?.adpcm.length]).toEqual([samples, bytes]);
      expect(durationMs).toBe(Math.round(samples / 8));
    }
    expect(told[0]).toEqual({ text: "zweiundfünfzig", language: "de", rate: RATES.de });
  });

  test("WAV files to listen to, in Spanish", async () => {
    const out = join(folder, "waves");
    const { stdout } = await voice("pt", { out, wav: true, rate: "300", language: "es" });
    expect(stdout).toMatch(
      /^portugués, tone 1\.0 a 300 palabras por minuto: \d+ sonidos, .*\nEscrito en .*voice-pt\/ \(/,
    );
    const { clips } = readClipFile(readFileSync(join(out, "voice-pt.bin")));
    const names = [...clips.keys()].map((phrase) => `${String(phrase).padStart(3, "0")}.wav`);
    expect(readdirSync(join(out, "voice-pt")).sort()).toEqual(names.sort());
    const clip = clips.get(59);
    expect(readWave(readFileSync(join(out, "voice-pt/059.wav")))?.samples).toEqual(clip && soundOf(clip));
  });

  test("the folders of a memory card, with the manifest", async () => {
    const [out, card] = [join(folder, "beside"), join(folder, "card")];
    const { stdout } = await voice("de", { out, card, rate: "300" });
    expect(stdout).toMatch(/\nOn the card .*card: \d+ clips as WAV files\n$/);
    const { clips } = readClipFile(readFileSync(join(out, "voice-de.bin")));
    expect(readFileSync(join(card, "voice-de.json"))).toEqual(readFileSync(join(out, "voice-de.json")));
    for (const [phrase, clip] of clips) {
      const file = `${String(30 + Math.floor(phrase / 100))}/${String((phrase % 100) + 1).padStart(3, "0")}.wav`;
      expect(readWave(readFileSync(join(card, file)))?.samples).toEqual(soundOf(clip));
    }
  });

  test("a word too short to be noticed is said slowly", async () => {
    const told: Told[] = [];
    await voice("ru", { out: join(folder, "short"), rate: "300" }, toneSpeaker(told));
    expect(told.filter(({ rate }) => rate !== 300)).toContainEqual({ text: "и", language: "ru", rate: 100 });
    expect(told).not.toContainEqual({ text: "пятьдесят девять", language: "ru", rate: 100 });
  });

  test("a person sees how far it is, on stderr alone", async () => {
    const bar = (["start", "update", "stop"] as const).map((act) => vi.spyOn(SingleBar.prototype, act));
    const streams = { out: () => {}, error: () => {}, watched: true };
    const options: VoiceOptions = { language: "en", out: join(folder, "watched") };
    const { stdout } = await capture(() => voiceCommand("en", options, streams, toneSpeaker()));
    expect([stdout, ...bar.map((act) => act.mock.calls.length)]).toEqual(["", 1, 18, 1]);
    expect(bar[0]?.mock.calls[0]).toEqual([18, 0]);
    vi.restoreAllMocks();
  });
});

test("the error of a speaker names its fault", () => {
  expect(new SpeakerError({ kind: "failed", message: "x" }).message).toContain("failed");
});
