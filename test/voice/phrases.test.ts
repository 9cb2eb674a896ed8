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

/** A number of units, or a number alone, in each language. */
const WORDS: readonly (readonly [number, Phrase | "alone" | "span" | "short", readonly string[]])[] = [
  [1, Phrase.Hour, ["one hour", "una hora", "eine Stunde", "une heure", "один час", "uma hora"]],
  [2, Phrase.Hour, ["two hours", "dos horas", "zwei Stunden", "deux heures", "два часа", "duas horas"]],
  [5, Phrase.Hour, ["five hours", "cinco horas", "fünf Stunden", "cinq heures", "пять часов", "cinco horas"]],
  [1, Phrase.Minute, ["one minute", "un minuto", "eine Minute", "une minute", "одна минута", "um minuto"]],
  [2, Phrase.Minute, ["two minutes", "dos minutos", "zwei Minuten", "deux minutes", "две минуты", "dois minutos"]],
  [
    21,
    Phrase.Minute,
    [
      ...["twenty-one minutes", "veintiún minutos", "einundzwanzig Minuten", "vingt et une minutes"],
      ...["двадцать одна минута", "vinte e um minutos"],
    ],
  ],
  [
    42,
    Phrase.Second,
    [
      ...["forty-two seconds", "cuarenta y dos segundos", "zweiundvierzig Sekunden", "quarante-deux secondes"],
      ...["сорок две секунды", "quarenta e dois segundos"],
    ],
  ],
  [
    11,
    Phrase.Second,
    [
      ...["eleven seconds", "once segundos", "elf Sekunden", "onze secondes"],
      ...["одиннадцать секунд", "onze segundos"],
    ],
  ],
  [
    0,
    Phrase.Second,
    [...["zero seconds", "cero segundos", "null Sekunden", "zéro seconde"], ...["ноль секунд", "zero segundo"]],
  ],
  [
    71,
    "alone",
    [...["seventy one", "setenta y uno", "ein und siebzig", "soixante et onze"], ...["семьдесят один", "setenta e um"]],
  ],
  [
    99,
    "alone",
    [
      ...["ninety nine", "noventa y nueve", "neun und neunzig", "quatre-vingts dix-neuf"],
      ...["девяносто девять", "noventa e nove"],
    ],
  ],
  [
    2018,
    "alone",
    [
      ...["twenty eighteen", "veinte dieciocho", "zwanzig achtzehn", "vingt dix-huit"],
      ...["двадцать восемнадцать", "vinte dezoito"],
    ],
  ],
  [
    105,
    "alone",
    ["one zero five", "uno cero cinco", "eins null fünf", "un zéro cinq", "один ноль пять", "um zero cinco"],
  ],
  [
    3_600 + 23 * 60 + 1,
    "span",
    [
      "one hour twenty-three minutes one second",
      "una hora veintitrés minutos y un segundo",
      "eine Stunde dreiundzwanzig Minuten eine Sekunde",
      "une heure vingt-trois minutes une seconde",
      "один час двадцать три минуты одна секунда",
      "uma hora vinte e três minutos e um segundo",
    ],
  ],
  [
    5 * 60,
    "span",
    [
      "five minutes zero seconds",
      "cinco minutos y cero segundos",
      "fünf Minuten null Sekunden",
      "cinq minutes zéro seconde",
      "пять минут ноль секунд",
      "cinco minutos e zero segundo",
    ],
  ],
  [
    3_600 + 45,
    "short",
    ["one zero forty-five", "uno cero cuarenta y cinco", "eins null fünfundvierzig"].concat([
      ...["un zéro quarante-cinq", "один ноль сорок пять", "um zero quarenta e cinco"],
    ]),
  ],
];

test.each(WORDS)("%i %s", (n, kind, said) => {
  const words = SPEECH_LANGUAGES.map((language, tongue) => {
    const list: number[] = [];
    if (kind === "alone") addNumber(list, tongue, n);
    else if (kind === "span") addSpan(list, tongue, n, true);
    else if (kind === "short") addShortSpan(list, tongue, n);
    else addUnits(list, tongue, kind, n);
    return textOf(language, list);
  });
  expect(words).toEqual(said);
});
