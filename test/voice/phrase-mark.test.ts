/** The mark that clips carry: every change of a phrase or of its number changes it. */
import { expect, test } from "vitest";
import { markOf, phraseMark } from "../../sim/voice/phrase-mark";
import { phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../sim/words/clock-languages";

test("each language has its own, below 2³⁰", () => {
  const marks = SPEECH_LANGUAGES.map(phraseMark);
  expect(new Set(marks).size).toBe(6);
  for (const mark of marks) expect(mark > 0 && mark < 2 ** 30).toBe(true);
  expect(phraseMark("it")).toBe(0);
});

test("another text, another number, one more and one less change it", () => {
  const texts = phraseTexts("ru");
  const changed = [
    new Map([...texts].map(([phrase, text]) => [phrase, phrase === 3 ? `${text}.` : text] as const)),
    new Map([...texts].map(([phrase, text]) => [phrase < 150 ? phrase : phrase + 1, text] as const)),
    new Map([...texts, [999, "ещё"] as const]),
    new Map([...texts].slice(1)),
  ];
  const marks = [texts, ...changed].map(markOf);
  expect(new Set(marks).size).toBe(marks.length);
  expect(markOf(new Map(texts))).toBe(marks[0]);
});
