/** An English voice of tones, for pages whose words nobody has to understand. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeClipFile } from "../../sim/voice/clip-file";
import { encodeAdpcm } from "../../sim/voice/make";
import { phraseTexts } from "../../sim/voice/phrases";
import { samplesOf, sine } from "../voice/sound";

const rateHz = 8000;

/** Writes clips of so many seconds, one for each phrase. Returns their folder, which the caller removes. */
export function writeToneVoice(clipSeconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-voices-"));
  const samples = samplesOf(sine(700, 0.5, clipSeconds, rateHz));
  const clip = { samples: samples.length, adpcm: encodeAdpcm(samples) };
  const clips = new Map([...phraseTexts("en").keys()].map((phrase) => [phrase, clip]));
  writeFileSync(join(folder, "voice-en.bin"), writeClipFile("en", clips));
  return folder;
}
