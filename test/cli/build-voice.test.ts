/** `flagfall build pico --voice`: clips in the image, and refusals in words. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { bytesIn, clipArea, firmwareArea, logArea, sectorBytes, spareArea } from "../../sim/build/pico/flash-map";
import { fromUf2 } from "../../sim/build/pico/uf2";
import { main } from "../../sim/cli/program";
import { writeClipFile } from "../../sim/voice/clip-file";
import { findImage } from "../pico/found";
import { toneFile } from "../pico/voices";
import { temporaryFolder } from "../temporary-folder";
import { capture } from "./capture";
import { expectRefusal } from "./refusal";

const folder = temporaryFolder("build-voice");

function file(name: string, bytes: Uint8Array): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const [de, pt] = [toneFile("de"), toneFile("pt")];
const [dePath, ptPath] = [file("de.bin", de), file("pt.bin", pt)];
const partial = file("partial.bin", writeClipFile("es", new Map()));
const older = file("older.bin", writeClipFile("es", new Map(), 1));
const noise = file("noise.bin", new Uint8Array(100));
const image = await findImage();

describe("refuses in one line, exit 2", () => {
  const rows: [args: string[], english: RegExp, spanish: RegExp][] = [
    [["pixljsplus", "--voice", dePath], /Pixl\.js\+ has no earphones/, /no tiene auriculares/],
    [["pico", "--voice", "it"], /no clips for “it”; --voice is one of en, es, de/, /no hay sonidos para «it»/],
    [["pico", "--voice", "none.bin"], /no file none\.bin; run flagfall voice LANGUAGE/, /flagfall voice IDIOMA/],
    [["pico", "--voice", partial], /partial\.bin does not hold every clip/, /partial\.bin no tiene todos los sonidos/],
    [["pico", "--voice", older], /older\.bin was made for other phrases/, /older\.bin se hizo para otras frases/],
    [["pico", "--voice", noise], /noise\.bin does not hold every clip/, /noise\.bin no tiene todos los sonidos/],
    [["pico", "--voice", dePath, "--voice", dePath], /names the clips for de twice/, /dos veces los sonidos para de/],
    [["pico", ...manyVoices()], /the clips take [\d,]+ bytes of flash/, /los sonidos ocupan [\d.]+ bytes/],
  ];
  test.each(rows)("%j", (args, en, es) =>
    expectRefusal((lang) => capture(() => main(["build", ...args, "--out", join(folder, "out"), "--lang", lang])), {
      en,
      es,
    }),
  );
});

/** All six languages in tones, which are longer than their words. */
function manyVoices(): string[] {
  const languages = ["en", "es", "de", "fr", "ru", "pt"] as const;
  return languages.flatMap((language) => ["--voice", file(`${language}.bin`, toneFile(language))]);
}

if (image !== undefined) {
  test("the clips lie behind the firmware, each from the begin of a sector", async () => {
    const out = join(folder, "out");
    const args = ["build", "pico", "--voice", dePath, "--voice", ptPath, "--out", out, "--lang", "en"];
    const { code, stdout, stderr } = await capture(() => main(args));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/\nclips: de +[\d,]+\nclips: pt +[\d,]+\n/);
    const flash = fromUf2(readFileSync(join(out, "pico.uf2")));
    const plain = fromUf2(image.uf2);
    expect(Buffer.from(flash.subarray(0, plain.length)).equals(plain)).toBe(true);
    const { from } = clipArea(pico);
    const next = from + Math.ceil(de.length / 4096) * 4096;
    expect(Buffer.from(flash.subarray(from, from + de.length)).equals(de)).toBe(true);
    expect(Buffer.from(flash.subarray(next, next + pt.length)).equals(pt)).toBe(true);
  });

  test("the firmware takes 470 kB at most, and leaves room for two languages and the log", () => {
    expect(fromUf2(image.uf2).length).toBeLessThanOrEqual(470_000);
    expect(bytesIn(firmwareArea(pico))).toBeGreaterThanOrEqual(470_000);
    expect(bytesIn(clipArea(pico))).toBeGreaterThanOrEqual(1_500_000);
    expect([clipArea(pico).to, spareArea(pico).to]).toEqual([spareArea(pico).from, logArea(pico).from]);
    expect([bytesIn(spareArea(pico)), bytesIn(logArea(pico))]).toEqual([sectorBytes, pico.memory.storageBytes]);
  });
}
