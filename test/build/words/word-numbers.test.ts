/** The numbers of the display's words follow the English texts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SpeechWord } from "../../../firmware/app/model/speech-word";
import { readEnums } from "../../../sim/build/page/numbers";
import { projectRoot } from "../../../sim/build/root";
import { checkTranslation, numbersFile, numbersOf, wordNumbers } from "../../../sim/build/words/word-numbers";

const texts = (...lines: string[]): string =>
  ["export function english(word: Word): string {", ...lines, '  return "";', "}"].join("\n");

test("firmware/app/model/word.ts is what the English texts give (else: npm run words)", () => {
  expect(readFileSync(join(projectRoot(), numbersFile), "utf8")).toBe(wordNumbers(projectRoot()));
});

test("the words end below those that only speech needs", () => {
  const numbers = readEnums(projectRoot(), ["firmware"]).get("Word");
  expect(Math.max(...(numbers?.values() ?? []))).toBeLessThan(SpeechWord.Speech);
});

test("a word and its comment become a member", () => {
  const source = numbersOf(
    texts('  if (word === Word.No) return "no";', "  // Why.", "  // More.", '  if (word === Word.Yes) return "yes";'),
  );
  expect(source.slice(source.indexOf("{"))).toBe("{\n  No,\n  /** Why. More. */\n  Yes,\n}\n");
});

test.each([
  ["a second text", '  if (word === Word.No) return "never";', /english\.ts:3: the word No already has a text$/],
  ["another statement", "  if (word === Word.Yes) return yes();", /english\.ts:3: expected if \(word === Word\.NAME\)/],
  ["a word without a text", '  if (word === Word.Yes) return "";', /english\.ts:3: expected/],
])("%s is refused with its line", (_, line, message) => {
  expect(() => numbersOf(texts('  if (word === Word.No) return "no";', line))).toThrow(message);
});

const english = texts('  if (word === Word.No) return "no";', '  if (word === Word.Yes) return "yes";');

test.each([
  ["lacks a word", ['  if (word === Word.No) return "no";'], "spanish.ts: add a text for the word Yes"],
  [
    "has another word",
    ['  if (word === Word.No) return "no";', '  if (word === Word.Never) return "nunca";'],
    "spanish.ts: firmware/app/text/english.ts has no word Never",
  ],
])("a language that %s is refused", (_, lines, message) => {
  expect(() => checkTranslation(english, "spanish.ts", texts(...lines))).toThrow(message);
});

test("a language may have the words in another order", () => {
  const spanish = texts('  if (word === Word.Yes) return "sí";', '  if (word === Word.No) return "no";');
  expect(() => checkTranslation(english, "spanish.ts", spanish)).not.toThrow();
});
