/**
 * docs/blind.md and its Spanish twin can be read from top to bottom by a screen reader, agree with each other, and
 * quote what the clock says. Every number in them is one of the firmware's.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OWN_FIRST } from "../../firmware/app/game/programs";
import { HOLD_MS, REPEAT_AFTER_MS } from "../../firmware/app/keys/key-press";
import { TWICE_MS } from "../../firmware/app/model/asking";
import { createSpeech, MARKS_S } from "../../firmware/app/model/speech-state";
import { boards } from "../../sim/boards/known";
import { phraseTexts } from "../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../sim/words/clock-languages";

const docs = new URL("../../docs/", import.meta.url);
const golden = new URL("../app/speech/golden/", import.meta.url);
const pages = (["en", "es"] as const).map((language) => {
  const name = language === "en" ? "blind.md" : `blind.${language}.md`;
  return { language, name, page: readFileSync(new URL(name, docs), "utf8") };
});

/** Everything that the clock says in the golden situations, and each phrase alone. */
function sayable(languages: readonly (typeof SPEECH_LANGUAGES)[number][]): string {
  return languages
    .flatMap((language) => [
      readFileSync(new URL(`${language}.txt`, golden), "utf8"),
      ...[...phraseTexts(language)].map(([, text]) => text),
    ])
    .join("\n");
}

/** Joins lines, because a quotation may go over the end of one. */
function flat(page: string): string {
  return page.replace(/\n */g, " ");
}

/** The spans of time that the page writes in digits, in seconds. */
function secondsOf(page: string): number[] {
  return [...flat(page).matchAll(/([\d.,]*\d) (?:seconds?|segundos?)\b/g)].map(([, n = ""]) =>
    Number(n.replace(",", ".")),
  );
}

describe.each(pages)("$name", ({ language, page }) => {
  test("has one title, no table, no picture and no HTML", () => {
    expect(page.match(/^# /gm)).toHaveLength(1);
    expect(page).not.toMatch(/^\||!\[|<\w/m);
    expect(page).not.toMatch(/^#{3,}/m);
  });

  test("quotes only what the clock says", () => {
    const quoted = [...flat(page).matchAll(/[“«]([^”»]+)[”»]/g)].map(([, text = ""]) => text);
    const said = sayable([language]);
    const anywhere = sayable(SPEECH_LANGUAGES);
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter((text) => !anywhere.includes(text))).toEqual([]);
    expect(quoted.filter((text) => !said.includes(text))).toHaveLength(SPEECH_LANGUAGES.length - 1);
  });

  test("names menu items as the clock says them", () => {
    const phrases = [...phraseTexts(language)].map(([, text]) => text);
    const items = [...flat(page.slice(page.indexOf("## "))).matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)];
    expect(items.length).toBeGreaterThan(15);
    for (const [, item = ""] of items) expect(phrases).toContain(item);
  });

  test("its seconds are the firmware's", () => {
    const named = [HOLD_MS / 1000, TWICE_MS / 1000, REPEAT_AFTER_MS / 1000, ...MARKS_S.filter((s) => s < 60)];
    expect([...new Set(secondsOf(page))].sort()).toEqual([...new Set(named)].sort());
  });

  test("its alarms, programs and volume are the firmware's", () => {
    const speech = createSpeech(0, 0);
    const isUsual = (mark: number) => Math.floor(speech.alarms / 2 ** mark) % 2 === 1;
    const usual = MARKS_S.filter((_, mark) => isUsual(mark)).map((s) => String(s / 60));
    const alarms = new RegExp(`${usual.slice(0, -1).join(", ")} (?:and|y) ${usual.at(-1)} minut`);
    expect(flat(page)).toMatch(alarms);
    expect(flat(page)).toMatch(new RegExp(`${OWN_FIRST + 4} program.*? ${OWN_FIRST - 1} (?:are|son) `));
    expect(flat(page)).toMatch(new RegExp(`(?:from 1 to|de 1 a) 9, (?:at first|al principio) ${speech.volume}`));
  });

  test("every page that it links to is there", () => {
    const targets = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = ""]) => target);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((target) => !existsSync(new URL(target, docs)))).toEqual([]);
  });

  test("says that no board speaks as long as none does", () => {
    const speaking = boards.filter(({ cannot }) => !cannot.includes("speech"));
    expect(/None yet\.|Todavía ninguno\./.test(page)).toBe(speaking.length === 0);
  });
});

test("both have the same headings, steps, items, numbers and words in capitals, in one order", () => {
  const [english = "", spanish = ""] = pages.map(({ page }) => page);
  const outline = (page: string) => [...page.matchAll(/^(?:#+|\d\.|-) /gm)].map(([mark]) => mark);
  expect(outline(spanish)).toEqual(outline(english));
  const sections = (page: string) =>
    page.split(/^## /m).map((section) => section.match(/\d+(?:[.,]\d+)?|\b[A-Z]{4,}\b/g));
  const plain = (page: string) => sections(page).map((words) => words?.map((word) => word.replace(",", ".")) ?? []);
  expect(plain(spanish)).toEqual(plain(english));
});

test.each([
  ["../README.md", "docs/blind.md"],
  ["../README.es.md", "docs/blind.es.md"],
  ["speech.md", "blind.md"],
])("%s leads to it", (from, to) => expect(readFileSync(new URL(from, docs), "utf8")).toContain(`](${to})`));
