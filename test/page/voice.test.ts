/** The browser's Web Audio plays the clips of a file as they are, to one ear alone. */
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { readClipFile, writeClipFile } from "../../sim/voice/clip-file";
import { encodeAdpcm } from "../../sim/voice/make";
import { sentenceOf } from "../../sim/voice/player";
import { samplesOf, sine } from "../voice/sound";
import { openBrowser, testInBrowser, withPage } from "./browser";

openBrowser();

/** Returns the script of `clip-sounds.ts`, which leaves its function in the global `heard`. */
async function browserScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot(), "test/page/clip-sounds.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "heard",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

const clip = (pitchHz: number) => ({
  samples: 999,
  adpcm: encodeAdpcm(samplesOf(sine(pitchHz, 0.4, 1, 8000)).slice(0, 999)),
});
const bytes = writeClipFile("es", new Map([3, 5].map((phrase) => [phrase, clip(100 * phrase)])));

describe("a clip", () => {
  for (const [ear, channel] of [
    ["left", 0],
    ["right", 1],
  ] as const) {
    testInBrowser(`is heard ${ear} alone, sample by sample`, async () => {
      const script = await browserScript();
      await withPage({}, async (page) => {
        const call = `heard.clipSounds(${JSON.stringify([...bytes])}, "${ear}", [5, 3], 2200)`;
        const heard = (await page.evaluate(`(() => { ${script}; return ${call}; })()`)) as number[][];
        const wanted = [...sentenceOf(readClipFile(bytes), [5, 3]), ...new Array<number>(202).fill(0)];
        expect(heard[channel]?.map((sample) => Math.round(sample * 32_768))).toEqual(wanted);
        expect(heard[1 - channel]?.every((sample) => sample === 0)).toBe(true);
      });
    });
  }
});
