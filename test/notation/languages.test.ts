/** English and Spanish have the same words, and which of them is spoken. */
import { describe, expect, test } from "vitest";
import { Rule } from "../../firmware/notation/scan";
import { lostWords, refusalWords, ruleWords } from "../../sim/notation/rules";
import { en, es } from "../../sim/words/cli";
import { isLanguage, pickLanguage } from "../../sim/words/language";
import { textKeys } from "../words/text-keys";

/** Returns the plain texts of a table. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("the two languages", () => {
  test("have the same texts, none of them empty, none of two lines", () => {
    expect(textKeys(es)).toEqual(textKeys(en));
    for (const text of [...texts(en), ...texts(es)]) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(/[\n\r]/);
    }
  });

  test("every rule has words", () => {
    for (let rule = Rule.None; rule <= Rule.End; rule++) {
      expect(ruleWords(rule, "en").length).toBeGreaterThan(10);
      expect(ruleWords(rule, "es")).not.toBe(ruleWords(rule, "en"));
    }
  });

  test("refusals and losses are named", () => {
    expect(refusalWords(Rule.Count, "fics", "en")).toBe("byo-yomi periods have to be 1 to 99");
    expect(refusalWords("form", "fics", "en")).toContain("5 12");
    expect(refusalWords("scope", "us", "es")).toContain("«;»");
    expect(lostWords("byoyomi", "en")).toBe("byo-yomi");
    expect(lostWords("hourglass", "es")).toBe("reloj de arena");
    expect(lostWords(";at=own", "es")).toBe(";at=own");
    expect(lostWords("sides", "es")).toBe("la diferencia entre los jugadores");
  });
});

describe("the language is", () => {
  const rows: [option: string | undefined, environment: Record<string, string>, language: string][] = [
    [undefined, {}, "en"],
    ["es", { LANG: "en_GB.UTF-8" }, "es"],
    ["en", { LC_ALL: "es_ES.UTF-8" }, "en"],
    [undefined, { LANG: "es" }, "es"],
    [undefined, { LANG: "es_AR.UTF-8" }, "es"],
    [undefined, { LANG: "est_EE" }, "en"],
    [undefined, { LC_ALL: "C", LANG: "es_ES" }, "en"],
    [undefined, { LC_ALL: "", LANG: "es_ES" }, "es"],
    [undefined, { LC_MESSAGES: "es_ES", LANG: "en_US" }, "es"],
    [undefined, { LC_ALL: "en_US", LC_MESSAGES: "es_ES" }, "en"],
    ["fr", { LANG: "es_ES" }, "es"],
  ];
  test.each(rows)("%s with %o: %s", (option, environment, language) => {
    expect(pickLanguage(option, environment)).toBe(language);
  });
  test("one of two", () => expect(["en", "es", "fr", ""].map(isLanguage)).toEqual([true, true, false, false]));
});
