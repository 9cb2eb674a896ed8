/** The articles of the Laws, as the clock says them. */
import { describe, expect, test } from "vitest";
import { answeredArticle, closingArticle, drawArticle, lossArticle } from "../../../firmware/app/game/article";
import { Phrase } from "../../../firmware/app/model/phrase";
import { addArticle, addSettingWarning } from "../../../firmware/app/speech/article-phrases";
import { Class } from "../../../firmware/core/words";
import { editionYears } from "../../../firmware/laws/table/years";
import { textOf } from "../../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../../sim/words/clock-languages";
import { openSpeakingDesk } from "./listener";

function said(article: string, tongue = 0): string {
  const list: number[] = [];
  addArticle(list, tongue, article);
  return textOf(SPEECH_LANGUAGES[tongue] ?? "en", list);
}

describe("an article", () => {
  test.each([
    ["7.5.5", "article seven five five"],
    ["A.5.1.1", "article A five one one"],
    ["10.3", "article ten three"],
    ["7.4b", "article seven four B"],
    ["C3", "article C three"],
    ["B8", "article B eight"],
    ["", ""],
  ])("%j is %j", (article, text) => expect(said(article)).toBe(text));

  test("in another language", () => {
    expect(said("A.5.2", SPEECH_LANGUAGES.indexOf("es"))).toBe("artículo A cinco dos");
    expect(said("B2", SPEECH_LANGUAGES.indexOf("ru"))).toBe("статья Бэ два");
  });

  test("every one that the device shows is letters and numbers that are said", () => {
    const classes = [Class.None, Class.Standard, Class.Rapid, Class.Blitz];
    const articles = new Set<string>();
    for (const edition of editionYears.keys()) {
      for (const klass of classes) {
        articles.add(lossArticle(edition, klass));
        articles.add(answeredArticle(edition, klass));
        articles.add(closingArticle(edition, klass, 10));
        articles.add(drawArticle(edition, klass));
      }
    }
    const words = new Set([...articles].map((article) => said(article)));
    expect(words.size).toBe(new Set([...articles].map((article) => article.replaceAll(".", "").toUpperCase())).size);
    for (const text of words) expect(text).toMatch(/^(?:article(?: [ABC]| [a-z-]+)+)?$/);
  });
});

describe("a new control late in a fast game", () => {
  test.each([
    [9, ""],
    [10, "warning, article A five one one"],
  ])("after %i presses of each side: %j", (presses, text) => {
    const { app } = openSpeakingDesk({ control: "300" });
    app.clock.white.presses = presses + 1;
    app.clock.black.presses = presses;
    const list: number[] = [];
    addSettingWarning(list, app, 0);
    expect(textOf("en", list)).toBe(text);
    expect(list.includes(Phrase.Article)).toBe(text !== "");
  });
});
