/**
 * A person without eyes at the page: a keyboard, and what a screen reader finds in the accessibility tree. Nothing here
 * looks at the display or at the state of the clock.
 */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { Word } from "../../firmware/app/model/word";
import { Ear, Switch } from "../../hal/hal";
import { pageEn } from "../../sim/words/page";
import { speechEn } from "../../sim/words/speech";
import { BlindPlayer, type OneEar, type SpeakingClock, setControl } from "../app/speech/blind-player";
import { openBrowser, testInBrowser, withPage } from "./browser";
import { newLines, saidLines, speakTo } from "./speaking-page";

openBrowser();

const keys: Readonly<Partial<Record<Switch, string>>> = {
  [Switch.Menu]: "m",
  [Switch.Start]: "s",
  [Switch.Minus]: "-",
  [Switch.Plus]: "+",
};
const tapMs = 60;
/** After this time the clock has handled a key, and the page has written what was said. */
const settleMs = 90;

/** Holds a key of the keyboard for a time of the page, and lets the clock handle it. */
async function strike(page: Page, key: string, ms: number): Promise<void> {
  await page.keyboard.down(key);
  await page.clock.runFor(ms);
  await page.keyboard.up(key);
  await page.clock.runFor(settleMs);
}

/** Returns the clock on the page. Where one player alone hears, the page writes who that is. */
function clockOn(page: Page): SpeakingClock {
  const before: Record<OneEar, string[]> = { [Ear.Left]: [], [Ear.Right]: [] };
  return {
    tap: (key) => strike(page, keys[key] ?? "", tapMs),
    hold: (key, ms) => strike(page, keys[key] ?? "", ms),
    move: (key, down) => (down ? page.keyboard.down(keys[key] ?? "") : page.keyboard.up(keys[key] ?? "")),
    press: (ear) => strike(page, ear === Ear.Left ? "f" : "j", tapMs),
    wait: (ms) => page.clock.runFor(ms),
    hear: async (ear) => {
      const now = await saidLines(page);
      const lines = newLines(before[ear], now);
      before[ear] = now;
      const other = ear === Ear.Left ? "right: " : "left: ";
      return lines.filter((line) => !line.startsWith(other)).map((line) => line.replace(/^(?:left|right): /, ""));
    },
  };
}

/** Turns speech on as a person does who finds the panel by its name. */
async function turnOn(page: Page): Promise<void> {
  await page.getByRole("heading", { name: pageEn.speech.title, exact: true }).click();
  await page.getByRole("combobox", { name: speechEn.ears }).waitFor();
  await speakTo(page, "both players");
  // In the list itself letters choose: back to the name of the panel.
  await page.keyboard.press("Shift+Tab");
  // The page loads what speaks, which takes no time of its own.
  await expect.poll(async () => (await saidLines(page)).join()).toContain("ready");
}

describe("by the keyboard and the accessibility tree alone", () => {
  testInBrowser("a control, a game, questions, a pause, a correction, its undoing, an adjournment", () =>
    // Nothing here judges how fast the page is, so that its time need not be waited for.
    withPage({ hasGivenTime: true }, async (page) => {
      await turnOn(page);
      const clock = clockOn(page);
      const white = new BlindPlayer(clock, Ear.Left);
      const black = new BlindPlayer(clock, Ear.Right);
      expect(await white.listen()).toMatch(/^speech on.*ready, White/);
      expect(await white.hold(Switch.Menu)).toMatch(/^program/);
      await setControl(white);
      expect(await white.tap(Switch.Start)).toMatch(/^ready, White/);
      await black.listen();

      await clock.press(Ear.Right);
      expect(await white.listen()).toBe("clock started");
      await black.listen();
      await clock.wait(2_000);
      await clock.press(Ear.Left);
      const left = await white.ask();
      expect(left).toBeGreaterThan(5_400 + 30 + 30 - 20);
      expect(left).toBeLessThan(5_400 + 30 + 30);
      expect(await black.listen()).toBe("");
      await strike(page, "d", 1_500);
      const all = await white.listen();
      for (const words of ["opponent's move", "moves one", "period one of two"]) expect(all).toContain(words);
      expect(all).toContain("next thirty minutes, increment thirty seconds, at zero");
      expect(await black.listen()).toBe("");

      expect(await white.tap(Switch.Start)).toMatch(/^pause, opponent's move/);
      expect(await white.tap(Switch.Menu)).toMatch(/^arbiter's menu, correct/);
      expect(await white.choose(Word.Correct)).toMatch(/^correct, White time one hour thirty minutes/);
      await white.setTime("White time", 4_000);
      expect(await white.hold(Switch.Start)).toMatch(/^done, correct, pause/);
      expect(await white.ask()).toBe(4_000);
      await white.tap(Switch.Menu);
      expect(await white.choose(Word.Undo)).toMatch(/^undo, correct/);
      expect(await white.hold(Switch.Start)).toMatch(/^done, undo, pause/);
      expect(await white.ask()).toBe(left);
      await white.tap(Switch.Menu);
      expect(await white.choose(Word.Adjourn)).toContain("adjourn, game one");
      expect(await white.hold(Switch.Start)).toMatch(/^done, adjourn, adjourned/);
    }),
  );
});
