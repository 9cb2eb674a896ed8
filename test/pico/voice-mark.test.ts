/** Clips in the flash of a Pico that were made for other phrases: the clock must not say something else with them. */
import { expect, test } from "vitest";
import { writeClipFile } from "../../sim/voice/clip-file";
import { phraseMark } from "../../sim/voice/phrase-mark";
import { phraseTexts } from "../../sim/voice/phrases";
import { Bench } from "./bench";
import { findImage } from "./found";
import { speaking, toneFile } from "./voices";

const image = await findImage();

/** A file of clips without a sound, for phrases with a mark. */
function fileOf(language: "en" | "es", mark: number): Uint8Array {
  const mute = { samples: 2, adpcm: Uint8Array.of(0) };
  return writeClipFile(language, new Map([...phraseTexts(language).keys()].map((phrase) => [phrase, mute])), mark);
}

if (image !== undefined) {
  const [fits, older] = [fileOf("es", phraseMark("es")), fileOf("en", phraseMark("en") + 1)];
  const play = (...files: Uint8Array[]) => {
    const bench = new Bench(speaking(image, ...files)).to(300);
    bench.ask("speech 0 3");
    const from = bench.nowMs;
    bench.to(from + 2000);
    return bench.emulated.earphones[0].changesBetween(0, bench.nowMs * 1e6);
  };

  test("clips for other phrases stay silent, and those behind them are found", () => {
    expect(play(older)).toBe(0);
    expect(play(older, fits)).toBeGreaterThan(0);
    expect(play(toneFile("en"))).toBeGreaterThan(0);
  });
}
