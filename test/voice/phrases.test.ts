/** The texts of speech, and the grammar by which the clock puts them together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Phrase } from "../../firmware/app/model/phrase";
import { addNumber, addShortSpan, addSpan, addUnits, formOf } from "../../firmware/app/speech/grammar";
import { projectRoot } from "../../sim/build/root";
import { phraseTexts, textOf } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../sim/words/clock-languages";

const UNITS = [Phrase.Hour, Phrase.Minute, Phrase.Second, Phrase.Stretch] as const;

describe.each(SPEECH_LANGUAGES.map((language, tongue) => ({ language, tongue })))(
  "$language",
  ({ language, tongue }) => {
    const texts = phraseTexts(language);

    test("sixty numbers, and no phrase is empty", () => {
      expect([...texts.keys()].slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, n) => n));
      for (const [phrase, text] of texts) {
        if (phrase !== Phrase.Pause) expect(text.trim(), String(phrase)).toMatch(/\p{L}/u);
      }
      expect(texts.get(59)).not.toContain(",");
    });

    test("docs/speech.md counts them", () => {
      const page = readFileSync(join(projectRoot(), "docs/speech.md"), "utf8");
      const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
      expect(page).toMatch(new RegExp(`^\\| ${name} \\| ${texts.size} \\|`, "m"));
    });

    test("no two numbers sound alike", () => {
      const numbers = [...texts].filter(([phrase]) => phrase < Phrase.And).map(([, text]) => text);
      expect(new Set(numbers).size).toBe(64);
    });

    test("the form of a unit is that of the plural rules of Unicode", () => {
      const rules = new Intl.PluralRules(language);
      const forms: Record<string, number> = { one: 0, few: 1, many: 2, other: 2 };
      for (let n = 0; n <= 200; n++) expect(formOf(tongue, n), String(n)).toBe(forms[rules.select(n)]);
    });

    test("every number of units has a text", () => {
      for (const unit of UNITS) {
        for (let n = 0; n < 100; n++) {
          const list: number[] = [];
          addUnits(list, tongue, unit, n);
          expect(textOf(language, list)).not.toContain("<");
        }
      }
    });

    test("every number up to 9999 has a text of its own", () => {
      const said = new Set<string>();
      for (let n = 0; n <= 9999; n++) {
        const list: number[] = [];
        addNumber(list, tongue, n);
        said.add(list.join(" "));
        if (n < 100) expect(textOf(language, list)).not.toContain("<");
      }
      expect(said.size).toBe(10_000);
    });

    test("a span has at most three numbers, and hours only where there are any", () => {
      for (const [seconds, units] of [
        [0, 1],
        [59, 1],
        [60, 2],
        [3599, 2],
        [3600, 2],
        [3661, 3],
      ] as const) {
        const list: number[] = [];
        addSpan(list, tongue, seconds, true);
        expect(list.filter((phrase) => phrase >= Phrase.Hour && phrase < Phrase.Opponent).length).toBe(units);
      }
    });
  },
);

const ADDED: Record<string, (list: number[], tongue: number, n: number) => void> = {
  hour: (list, tongue, n) => addUnits(list, tongue, Phrase.Hour, n),
  minute: (list, tongue, n) => addUnits(list, tongue, Phrase.Minute, n),
  second: (list, tongue, n) => addUnits(list, tongue, Phrase.Second, n),
  alone: (list, tongue, n) => addNumber(list, tongue, n),
  span: (list, tongue, n) => addSpan(list, tongue, n, true),
  short: (list, tongue, n) => addShortSpan(list, tongue, n),
};

/** A number of units, a number alone, or a span of seconds; behind it how each language says it. */
const rows = readFileSync(join(projectRoot(), "test/voice/phrases.txt"), "utf8").trim().split("\n");

test.each(rows)("%s", (row) => {
  const [number = "", ...said] = row.split(" | ");
  const [n, kind = ""] = number.split(" ");
  const words = SPEECH_LANGUAGES.map((language, tongue) => {
    const list: number[] = [];
    ADDED[kind]?.(list, tongue, Number(n));
    return textOf(language, list);
  });
  expect(words).toEqual(said);
});

test("every kind of number has a row", () => {
  expect(new Set(rows.map((row) => row.split(" ")[1]))).toEqual(new Set(Object.keys(ADDED)));
});
