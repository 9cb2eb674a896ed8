/** The clips that `flagfall voice` has made go with the page, and nothing else of their folder. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyVoices, voicesIn } from "../../../sim/build/page/page";

const place = mkdtempSync(join(tmpdir(), "flagfall-page-voices-"));
afterAll(() => rmSync(place, { recursive: true }));

function folder(name: string, ...files: string[]): string {
  const path = join(place, name);
  mkdirSync(path);
  for (const file of files) writeFileSync(join(path, file), `of ${file}`);
  return path;
}

test("every language with its manifest", () => {
  const voices = folder("voices", "voice-es.bin", "voice-es.json", "voice-de.bin", "voice-de.json", "letter.txt");
  mkdirSync(join(voices, "voice-es"));
  const page = folder("page");
  const names = ["voice-de.bin", "voice-de.json", "voice-es.bin", "voice-es.json"];
  expect(voicesIn(voices).sort()).toEqual(["de", "es"]);
  expect(copyVoices(voices, page)).toEqual(names);
  expect(readdirSync(join(page, "voice")).sort()).toEqual(names);
  expect(readFileSync(join(page, "voice/voice-es.bin"), "utf8")).toBe("of voice-es.bin");
});

test("a page without voices has no folder for them", () => {
  const page = folder("silent");
  expect(copyVoices(join(place, "nowhere"), page)).toEqual([]);
  expect(voicesIn("")).toEqual([]);
  expect(copyVoices(folder("others", "letter.txt"), page)).toEqual([]);
  expect(existsSync(join(page, "voice"))).toBe(false);
});
