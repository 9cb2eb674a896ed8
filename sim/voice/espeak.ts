/** Asks Debian's espeak-ng to speak. */
import { spawn } from "node:child_process";
import { findProgram } from "../engines/program";
import type { SpeechLanguage } from "../words/clock-languages";
import type { SpeakerFault } from "../words/subjects";
import { readWave, type Wave } from "./wave";

export const SPEAKER = "espeak-ng";

/** The voice of each language: that of its own country, which every package of espeak-ng has. */
const VOICES: Readonly<Record<SpeechLanguage, string>> = {
  en: "en",
  es: "es",
  de: "de",
  fr: "fr",
  ru: "ru",
  pt: "pt",
};

/**
 * The speed of each language, in words a minute as espeak-ng counts them. At these speeds a language takes about 0.7
 * MB, so that two fit a Pico, and no time takes more than 4 s. Words differ in length: Spanish at 230 has seven
 * syllables a second.
 */
export const RATES: Readonly<Record<SpeechLanguage, number>> = { en: 200, es: 242, de: 226, fr: 184, ru: 232, pt: 238 };

/** The least and the greatest `--rate`, in words a minute. */
export const RATE_MIN = 100;
export const RATE_MAX = 350;

/** Thrown if there is no recording; sim/words/build.ts puts the reason into words. */
export class SpeakerError extends Error {
  constructor(readonly fault: SpeakerFault) {
    super(JSON.stringify(fault));
  }
}

/** Records a text at so many words a minute. */
export type Speaker = (text: string, language: SpeechLanguage, rate: number) => Promise<Wave>;

export const speak: Speaker = async (text, language, rate) => {
  // The text is UTF-8 (-b 1) in every locale; -z leaves out the pause after it.
  const words = ["-v", VOICES[language], "-s", String(rate), "-b", "1", "-z", "--stdin", "--stdout"];
  const wave = readWave(await run(words, text));
  if (wave === undefined) throw new SpeakerError({ kind: "failed", message: "no WAV" });
  return wave;
};

/** Returns the name and the version of the program, as in `espeak-ng 1.51`. */
export async function speakerVersion(): Promise<string> {
  const line = (await run(["--version"], "")).toString();
  return `${SPEAKER} ${/\d+(\.\d+)+/.exec(line)?.[0] ?? "?"}`;
}

function run(words: readonly string[], input: string): Promise<Buffer> {
  const program = findProgram(SPEAKER);
  if (program === undefined) return Promise.reject(new SpeakerError({ kind: "missing" }));
  const child = spawn(program, words, { env: { ...process.env, LC_ALL: "C" } });
  const [out, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (part: Buffer) => out.push(part));
  child.stderr.on("data", (part: Buffer) => errors.push(part));
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new SpeakerError({ kind: "failed", message }));
    child.on("error", ({ message }) => fail(message));
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else fail(Buffer.concat(errors).toString().trim() || `exit code ${code}`);
    });
    // A program that ends early closes its input; its exit code tells why.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
