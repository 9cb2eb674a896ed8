/** The console understands a display in every language that it has. */
import { describe, expect, test } from "vitest";
import { Word } from "../../../firmware/app/model/word";
import { english } from "../../../firmware/app/text/english";
import { french } from "../../../firmware/app/text/french";
import { german } from "../../../firmware/app/text/german";
import { portuguese } from "../../../firmware/app/text/portuguese";
import { russian } from "../../../firmware/app/text/russian";
import { spanish } from "../../../firmware/app/text/spanish";
import { languageRows } from "../../../firmware/tables/languages";
import { factsOf, leftOf } from "../../../sim/hall/console/facts";
import { playedClock } from "./played-clock";

const texts = { en: english, es: spanish, de: german, fr: french, ru: russian, pt: portuguese };

describe.each(languageRows.map(({ code }) => [code, texts[code]] as const))("in %s", (_, text) => {
  const [white, black] = [text(Word.White), text(Word.Black)];

  test("the names say which side is on the left, also where only one of them is shown", () => {
    expect(leftOf({ leftName: white, rightName: black }, "black")).toBe("white");
    expect(leftOf({ leftName: black, rightName: white }, "white")).toBe("black");
    expect([leftOf({ leftName: white }, "black"), leftOf({ rightName: black }, "black")]).toEqual(["white", "white"]);
    expect([leftOf({ leftName: black }, "white"), leftOf({ rightName: white }, "white")]).toEqual(["black", "black"]);
  });

  test("the time of the side on the right is its own", () => {
    const view = playedClock({ number: 1, isWhiteRight: true, whiteMs: 60_000, blackMs: 120_000 });
    const facts = factsOf({ ...view, screen: { ...view.screen, leftName: black, rightName: white } });
    expect([facts.white.time, facts.black.time, facts.running]).toEqual(["0:01:00", "0:02:00", "white"]);
  });

  test.each(["12 min", text(Word.NoShowOver)])("the default time is read from the line below the times: %s", (left) => {
    const view = playedClock({ number: 1 });
    const line = `${black}: ${text(Word.NoShowLeft)}${left}`;
    expect(factsOf({ ...view, screen: { ...view.screen, line } })).toMatchObject({ defaultTime: left, isNoShow: true });
  });
});

test("a display without names leaves the sides where they were", () => {
  expect([leftOf({}, "white"), leftOf({}, "black"), leftOf({ leftName: "", rightName: "?" }, "black")]).toEqual([
    "white",
    "black",
    "black",
  ]);
});
