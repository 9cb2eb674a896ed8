/** Checks signs and terms in the texts of the play screen and of the simulator. */
import { describe, expect, test } from "vitest";
import { Word } from "../../firmware/app/model/word";
import { english } from "../../firmware/app/text/english";
import { french } from "../../firmware/app/text/french";
import { german } from "../../firmware/app/text/german";
import { portuguese } from "../../firmware/app/text/portuguese";
import { russian } from "../../firmware/app/text/russian";
import { spanish } from "../../firmware/app/text/spanish";
import { pageEn } from "../../sim/words/page";
import { speechWords } from "../../sim/words/speech";
import { type Tongue, tongues } from "../page/views/tongues";

/** Returns every text of a table. A text that says something of others gets `7` for each. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return textsOf(value("7", "7", "7"));
  return Object.values(value as object).flatMap(textsOf);
}

/** The words of the display. */
const displays = [
  ["en", english],
  ["es", spanish],
  ["de", german],
  ["fr", french],
  ["pt", portuguese],
  ["ru", russian],
] as const;

describe("texts of the page", () => {
  test("in French, no line begins with a sign that belongs to the word before it", () => {
    const breaking = [...textsOf(tongues.fr), ...textsOf(speechWords.fr)].filter((text) => / [:;?!»]|« /.test(text));
    expect(breaking).toEqual([]);
  });

  test.each(Object.keys(tongues) as Tongue[])("%s: apostrophes and quotation marks are curved", (tongue) => {
    expect(textsOf(tongues[tongue]).filter((text) => /['"]/.test(text))).toEqual([]);
  });

  test("so are those of the simulator and of speech", () => {
    expect([...textsOf(pageEn), ...textsOf(speechWords)].filter((text) => /['"]/.test(text))).toEqual([]);
  });

  test("in French, nobody resigns who discards a game", () => {
    const { giveUp, giveUpYes } = tongues.fr.sheets;
    expect(`${giveUp} ${giveUpYes}`).not.toMatch(/abandonn/i);
  });

  test("a delay has the same name as on the display", () => {
    expect(tongues.de.own.methods.delay).toMatch(/^Verzögerung/);
    expect(tongues.pt.own.methods.delay).toMatch(/^Atraso/);
  });

  test.each(displays)("%s: an increment has the same name as on the display", (tongue, shownWord) => {
    const onDisplay = shownWord(Word.MethodIncrement).toLowerCase();
    expect(tongues[tongue].own.methods.increment.toLowerCase().split(":")[0]?.trim()).toBe(onDisplay);
  });

  test.each(displays)("%s: a period has the same name as on the display", (tongue, shownWord) => {
    expect(tongues[tongue].stage("1")).toBe(`${shownWord(Word.Period)} 1`);
  });
});
