/** The play screen as people hear and feel it: what sounds, what vibrates, and what stays silent. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { correct, fromMenu, opened, tap, tool, withPlay } from "./play";

openBrowser();

const { bar, sheets } = playEn;

/** Listens at the loudspeaker: notes the strongest pitch of whatever sounds, and each vibration. Runs in the page. */
function listen(): void {
  const heard: number[] = [];
  const felt: unknown[] = [];
  Object.assign(window, { heard, felt });
  Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => felt.push(pattern) > 0 });
  const Real = window.AudioContext;
  class Tapped extends Real {
    tap: AnalyserNode | undefined;
    override get destination(): AudioDestinationNode {
      if (this.tap === undefined) {
        this.tap = this.createAnalyser();
        // A third of a second is kept, so that a short click is not missed while the page is busy.
        this.tap.fftSize = 16_384;
        this.tap.smoothingTimeConstant = 0;
        this.tap.connect(super.destination);
        window.setInterval(() => note(this.tap!), 10);
      }
      return this.tap as unknown as AudioDestinationNode;
    }
  }
  function note(tap: AnalyserNode): void {
    const levels = new Float32Array(tap.frequencyBinCount);
    tap.getFloatFrequencyData(levels);
    const most = levels.indexOf(Math.max(...levels));
    if ((levels[most] ?? -99) > -75) heard.push(Math.round((most * tap.context.sampleRate) / tap.fftSize));
  }
  Object.assign(window, { AudioContext: Tapped });
}

/** Whether a pitch was heard since the last question. */
async function hears(page: Page, pitchHz: number): Promise<boolean> {
  const near = (heard: number[]) => heard.some((each) => Math.abs(each - pitchHz) < 60);
  return near(await page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0)));
}

describe("sound and touch", () => {
  testInBrowser("start, press, low time and flag are heard and felt without being asked for", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(listen);
      await page.reload();
      await opened(page);
      await tap(page, "right");
      await expect.poll(() => hears(page, 990)).toBe(true);
      await passOn(page, 700);
      await hears(page, 0);
      await tap(page, "left");
      await expect.poll(() => hears(page, 2400)).toBe(true);
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await correct(page, bar.correct, { white: "0:06" });
      await tool(page, bar.resume).tap();
      await expect.poll(() => hears(page, 1760)).toBe(true);
      await expect.poll(() => hears(page, 1320)).toBe(true);
      const felt = await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
      expect(felt.slice(0, 3)).toEqual([[25], [12], [12]]);
      expect(felt.at(-1)).toEqual([180, 90, 180]);
    }),
  );

  testInBrowser("each of them can be switched off, and stays off", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(listen);
      await fromMenu(page, playEn.menu.signs);
      for (const sign of ["press", "touch"]) await page.locator(`dialog input[name=${sign}]`).uncheck();
      await tool(page, sheets.close).tap();
      await page.reload();
      await opened(page);
      await tap(page, "right");
      await expect.poll(() => hears(page, 990)).toBe(true);
      await passOn(page, 700);
      await hears(page, 0);
      await tap(page, "left");
      await passOn(page, 300);
      const sensed = await page.evaluate(() => {
        const { heard, felt } = window as unknown as { heard: number[]; felt: unknown[] };
        return { heard, felt };
      });
      expect(sensed).toEqual({ heard: [], felt: [] });
    }),
  );

  testInBrowser("the first press is shown before it moves or sounds anything, and vibrates only after a touch", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        const felt: string[] = [];
        const moved: (string | null)[] = [];
        let isPainted = false;
        let hasTouched = false;
        window.addEventListener("pointerup", () => (hasTouched = true), { capture: true });
        const watcher = new MutationObserver((changes) => {
          if (!isPainted) moved.push(...changes.map(({ target }) => target.textContent));
        });
        window.addEventListener(
          "pointerdown",
          () => {
            for (const half of document.querySelectorAll(".half"))
              watcher.observe(half, { childList: true, characterData: true, subtree: true });
            requestAnimationFrame(() => (isPainted = true));
          },
          { capture: true },
        );
        Object.defineProperty(navigator, "userActivation", {
          value: {
            get hasBeenActive() {
              return hasTouched;
            },
          },
        });
        Object.defineProperty(navigator, "vibrate", {
          value: () => felt.push(hasTouched ? "after a touch" : "before a touch") > 0,
        });
        const Real = window.AudioContext;
        class Noted extends Real {
          constructor() {
            const runs = document.querySelector(".half[data-runs=true]") !== null;
            made.push(runs && isPainted ? "after the paint" : "before the paint");
            super();
          }
        }
        Object.assign(window, { AudioContext: Noted, made, felt, moved });
      });
      await page.reload();
      await opened(page);
      await tap(page, "right");
      await tap(page, "left");
      const noted = () =>
        page.evaluate(() => {
          const { made, felt, moved } = window as unknown as { made: string[]; felt: string[]; moved: string[] };
          return { made, felt: [...new Set(felt)], moved };
        });
      await expect.poll(noted).toEqual({ made: ["after the paint"], felt: ["after a touch"], moved: [] });
    }),
  );

  testInBrowser("the device's own default stays: in the simulator the same clock clicks no more", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(listen);
      await page.reload();
      await opened(page);
      await fromMenu(page, playEn.menu.bench);
      await page.locator(".panels > .panel").first().waitFor();
      await page.keyboard.press("j", { delay: 60 });
      await page.keyboard.press("f", { delay: 60 });
      await passOn(page, 300);
      expect(await page.evaluate(() => (window as unknown as { heard: number[] }).heard)).toEqual([]);
    }),
  );
});
