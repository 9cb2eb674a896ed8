/** Speech on the play screen: who hears what, by clips, by the browser's voice, or by a screen reader. */
import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { speechEn } from "../../sim/words/speech";
import { violations } from "./axe";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { opened, tap, tool, withPlay } from "./play";
import { earsThatHeard, openSpeech, quiet, saidLines, speakTo, wearEarphones } from "./speaking-page";
import { writeToneVoice } from "./tone-voice";

/** There are English clips, and none in any other language. */
const voices = writeToneVoice(0.05);
afterAll(() => rmSync(voices, { recursive: true }));

openBrowser({ name: "speech", voicesFrom: voices });

const { sheets } = playEn;

async function close(page: Page): Promise<void> {
  await tool(page, sheets.close).click();
}

async function lastLine(page: Page): Promise<string | undefined> {
  return (await saidLines(page)).at(-1);
}

async function liveness(page: Page): Promise<string | null> {
  return page.getByRole("log", { name: speechEn.said }).last().getAttribute("aria-live");
}

function askKey(page: Page, side: string) {
  return page.getByRole("button", { name: speechEn.ask(side), exact: true });
}

/** A game in which White has pressed once, with the earphones on. */
async function listenTo(page: Page, who: (typeof speechEn.earsOf)[number]): Promise<void> {
  await page.addInitScript(wearEarphones);
  await page.reload();
  await opened(page);
  await openSpeech(page);
  await speakTo(page, who);
  await close(page);
  await tap(page, "right");
  await tap(page, "left");
  await expect.poll(() => lastLine(page)).toBe("clock started");
  await quiet(page);
}

describe("with clips", () => {
  testInBrowser("each player hears the own answer alone, and a screen reader says nothing again", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "both players");
      for (const [side, ear] of [
        ["White", "left"],
        ["Black", "right"],
      ] as const) {
        await askKey(page, side).click();
        await expect.poll(() => earsThatHeard(page)).toEqual([ear]);
        await passOn(page, 700);
        expect(await earsThatHeard(page)).not.toContain(ear === "left" ? "right" : "left");
        expect(await lastLine(page)).toMatch(new RegExp(`^${ear}: (?:three minutes|two minutes) \\S+ seconds?$`));
      }
      expect(await liveness(page)).toBe("off");
      expect(await page.locator("#says").count()).toBe(0);
    }),
  );

  testInBrowser("once for the own time, twice for the opponent's, held for everything", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "the left player");
      const key = askKey(page, "White");
      await key.click();
      await expect.poll(() => lastLine(page)).toMatch(/^three minutes \S+ seconds?$/);
      await passOn(page, 800);
      await key.dblclick({ delay: 60 });
      await expect.poll(() => lastLine(page)).toMatch(/^opponent (?:three|two) minutes .* seconds?$/);
      await passOn(page, 800);
      await key.press("Enter", { delay: 1_300 });
      await expect.poll(() => lastLine(page)).toMatch(/^three minutes .* opponent's move, time used/);
      await askKey(page, "Black").click();
      await passOn(page, 300);
      expect(await lastLine(page)).toMatch(/^three minutes .* opponent's move, time used/);
    }),
  );

  testInBrowser(
    "the help knows the play screen: the control, who starts, and no key or battery that is not there",
    () =>
      withPlay({}, async (page) => {
        await openSpeech(page);
        await speakTo(page, "both players");
        await close(page);
        const ready = /ready, White, three minutes, increment two seconds, lever starts White's clock/;
        await expect.poll(async () => (await saidLines(page)).join(" "), { message: "at first" }).toMatch(ready);
        await tool(page, "5+3").click();
        await expect.poll(() => lastLine(page)).toMatch(/ready.* five minutes, increment three seconds/);
        await tap(page, "right");
        await tool(page, playEn.bar.pause).click();
        await expect.poll(() => lastLine(page)).toMatch(/pause/);
        await askKey(page, "White").press("Enter", { delay: 1_300 });
        await expect.poll(() => lastLine(page)).toMatch(/time used/);
        expect((await saidLines(page)).join(" ")).not.toMatch(/ key|menu|battery|volts/);
      }),
  );

  testInBrowser("D and K ask too; the space bar on an ask key asks, and presses no lever", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "both players");
      await page.keyboard.press("k", { delay: 50 });
      await expect.poll(() => lastLine(page)).toMatch(/^right: (?:three|two) minutes/);
      await page.keyboard.press("d", { delay: 50 });
      await expect.poll(() => lastLine(page)).toMatch(/^left: three minutes/);
      await passOn(page, 800);
      const before = (await saidLines(page)).length;
      await askKey(page, "Black").focus();
      await page.keyboard.press("Space", { delay: 50 });
      await expect.poll(async () => (await saidLines(page)).length).toBe(before + 1);
      expect(await lastLine(page)).toMatch(/^right: (?:three|two) minutes/);
    }),
  );

  testInBrowser("the page remembers it, and then the clock greets the person", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "the right player");
      await tool(page, playEn.bar.pause).click();
      await page.reload();
      await opened(page);
      await expect.poll(() => lastLine(page)).toMatch(/^Flagfall chess clock\. pause, /);
      await openSpeech(page);
      await speakTo(page, "nobody");
      await close(page);
      await page.reload();
      await opened(page);
      expect(await page.getByRole("log").count()).toBe(0);
      expect(await page.locator("#says").count()).toBe(1);
    }),
  );

  testInBrowser("whoever wants a screen reader hears it alone", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "both players");
      await tool(page, playEn.bar.pause).click();
      await openSpeech(page);
      await page.getByRole("combobox", { name: speechEn.way }).selectOption({ label: speechEn.ways.reader });
      await close(page);
      await tool(page, playEn.bar.resume).click();
      // The tones of a resumed game are no speech.
      await quiet(page);
      expect(await liveness(page)).toBe("polite");
      await askKey(page, "White").click();
      await expect.poll(() => lastLine(page)).toMatch(/^left: three minutes/);
      await passOn(page, 300);
      expect(await earsThatHeard(page)).toEqual([]);
    }),
  );
});

/** A browser with a German voice. Runs in the page, whose own browser has none. */
function lendVoice(): void {
  const spoken: string[] = [];
  class Utterance {
    lang = "";
    constructor(readonly text: string) {}
  }
  const synthesis = {
    getVoices: () => [{ lang: "de-DE" }],
    addEventListener: () => {},
    cancel: () => spoken.push("cancel"),
    speak: ({ lang, text }: Utterance) => spoken.push(`${lang}: ${text}`),
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
}

describe("without clips", () => {
  testInBrowser("the browser's voice speaks; without one, a screen reader", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(lendVoice);
      await listenTo(page, "both players");
      await tool(page, playEn.bar.pause).click();
      await openSpeech(page);
      const tongue = page.getByRole("combobox", { name: speechEn.tongue });
      await tongue.selectOption({ label: "Deutsch" });
      await page.getByText(speechEn.speaker.browser).waitFor();
      await close(page);
      await tool(page, playEn.bar.resume).click();
      // The tones of a resumed game are no speech.
      await quiet(page);
      await askKey(page, "White").click();
      await expect.poll(() => lastLine(page)).toMatch(/^links: drei Minuten/);
      const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      expect(spoken.at(-1)).toMatch(/^de: drei Minuten .* Sekunden?$/);
      expect(await earsThatHeard(page)).toEqual([]);
      expect(await liveness(page)).toBe("off");
      await tool(page, playEn.bar.pause).click();
      await openSpeech(page);
      await tongue.selectOption({ label: "Русский" });
      await page.getByText(speechEn.speaker.reader).waitFor();
      expect(await liveness(page)).toBe("polite");
    }),
  );
});

describe("the settings", () => {
  testInBrowser("axe finds nothing, in the sheet and in a game", () =>
    withPlay({}, async (page) => {
      await listenTo(page, "both players");
      expect(await violations(page)).toEqual([]);
      await tool(page, playEn.bar.pause).click();
      await openSpeech(page);
      expect(await violations(page)).toEqual([]);
    }),
  );

  testInBrowser("short times, and own alarms", () =>
    withPlay({ fragment: "#control=302" }, async (page) => {
      await openSpeech(page);
      await speakTo(page, "both players");
      await page.getByLabel(speechEn.isShort).check();
      expect(await page.getByLabel(speechEn.minutes(5), { exact: true }).isChecked()).toBe(true);
      expect(await page.getByLabel(speechEn.seconds(30), { exact: true }).isChecked()).toBe(false);
      await close(page);
      await tap(page, "right");
      await expect.poll(() => lastLine(page)).toMatch(/^left: five minutes/);
      await askKey(page, "Black").click();
      await expect.poll(() => lastLine(page)).toBe("right: five two");
    }),
  );
});
