/** The play screen as people see and hear it: sizes, looks, sounds, what it loads, how it is installed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playEn } from "../../sim/words/play-en";
import { playEs } from "../../sim/words/play-es";
import { stickingOut, violations } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { correct, opened, phaseOf, tap, timeOn, tool, withPlay } from "./play";

openBrowser("play-views");

const { bar, sheets } = playEn;

const sizes = [
  [320, 568],
  [360, 800],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

/** The times that are too wide or too high for their half; runs in the page. */
function cutTimes(): string[] {
  return [...document.querySelectorAll(".half")].flatMap((half) => {
    const box = half.getBoundingClientRect();
    const time = half.querySelector(".time > span");
    const text = time?.getBoundingClientRect();
    const isIn =
      text !== undefined &&
      text.left >= box.left + 2 &&
      text.right <= box.right - 2 &&
      text.top >= box.top &&
      text.bottom <= box.bottom;
    return isIn ? [] : [`${time?.textContent} in ${half.className}`];
  });
}

/** The text of tools and presets that does not fit into its button; runs in the page. */
function cutButtons(): string[] {
  return [...document.querySelectorAll(".middle button, dialog button")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.outerHTML.slice(0, 120));
}

describe("sizes", () => {
  const times = [
    ["35999", "9:59:59"],
    ["3599", "59:59"],
    ["W20-B20", "0:20.0"],
    ["359999", "99:59:59"],
  ] as const;

  testInBrowser("every time fits into its half, and nothing sticks out", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      const { served } = deskInUse();
      for (const [control, shown] of times) {
        await page.goto("about:blank");
        await page.goto(`${served.address}#control=${control}`);
        await opened(page);
        expect(await timeOn(page, "left")).toBe(shown);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const at = `${shown} at ${width} × ${height}`;
          expect(await page.evaluate(cutTimes), at).toEqual([]);
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], at).toEqual([]);
        }
      }
    }),
  );

  testInBrowser("in a game too: the tenths, the tools, and a low bar, in both languages", () =>
    withPlay({ hasTouch: false, isMobile: false, fragment: "#control=20" }, async (page) => {
      await page.locator(".half.right").click();
      await expect.poll(() => timeOn(page, "left")).toMatch(/^0:1\d\.\d$/);
      await tool(page, bar.pause).click();
      for (const _ of ["en", "es"]) {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const at = `${width} × ${height}`;
          expect(await page.evaluate(cutTimes), at).toEqual([]);
          expect([...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutButtons))], at).toEqual([]);
          const middle = await page.locator(".middle").boundingBox();
          if (height > width) expect((middle?.height ?? height) / height, at).toBeLessThanOrEqual(0.12);
          const tools = await page.locator(".bar .tool").evaluateAll((all) =>
            all.map((each) => {
              const { bottom, right } = each.getBoundingClientRect();
              return bottom <= innerHeight + 1 && right <= innerWidth + 1;
            }),
          );
          expect(tools, at).toEqual(Array(8).fill(true));
        }
        await page.locator(".bar .tool .code").click();
      }
    }),
  );

  testInBrowser("the pause key stays where it is, so that no other tool comes under the finger", () =>
    withPlay({ hasTouch: false, isMobile: false }, async (page) => {
      await page.locator(".half.right").click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const box = await tool(page, bar.pause).boundingBox();
        await tool(page, bar.pause).click();
        expect(await tool(page, bar.resume).boundingBox(), `${width} × ${height}`).toEqual(box);
        await page.waitForTimeout(100);
        await tool(page, bar.resume).click();
        await page.waitForTimeout(100);
      }
    }),
  );

  testInBrowser("the halves face each other upright, and lie side by side otherwise", () =>
    withPlay({}, async (page) => {
      const layout = () =>
        page.evaluate(() => {
          const [right, left] = ["right", "left"].map((place) => document.querySelector(`.half.${place}`)!);
          const isTurned = getComputedStyle(right!).transform === "matrix(-1, 0, 0, -1, 0, 0)";
          const [a, b] = [right!.getBoundingClientRect(), left!.getBoundingClientRect()];
          return [isTurned, a.bottom <= b.top ? "above" : a.left >= b.right ? "beside" : "?"].join();
        });
      const seen: string[] = [];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        seen.push(await layout());
      }
      const upright = "true,above";
      const beside = "false,beside";
      expect(seen).toEqual([upright, upright, upright, beside, upright, beside, beside]);
    }),
  );
});

describe("accessible", () => {
  for (const [locale, words] of [
    ["en", playEn],
    ["es", playEs],
  ] as const) {
    testInBrowser(`axe finds nothing in any view, by day and by night: ${locale}`, () =>
      withPlay({ locale }, async (page) => {
        const check = async (view: string) => {
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await violations(page), `${view}, ${colorScheme}`).toEqual([]);
          }
        };
        const sheet = async (name: string) => {
          await tool(page, name).tap();
          await check(name);
          await tool(page, words.sheets.close).tap();
        };
        await check("ready");
        await sheet(words.presets.other);
        await sheet(words.bar.signs);
        await tap(page, "right");
        await check("running");
        await tool(page, words.bar.pause).tap();
        await check("paused");
        for (const name of ["choose", "correct", "leave"] as const) await sheet(words.bar[name]);
        await correct(page, words.bar.correct, { white: "0:01" });
        await tool(page, words.bar.resume).tap();
        await expect.poll(() => phaseOf(page), { timeout: 5000 }).toBe("over");
        await check("over");
      }),
    );
  }

  testInBrowser("nothing moves for those who want it so, and the focus is seen", () =>
    withPlay({ reducedMotion: "reduce" }, async (page) => {
      const moving = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll("*")].filter((each) => {
              const { transitionDuration, animationName } = getComputedStyle(each);
              return transitionDuration !== "0s" || animationName !== "none";
            }).length,
        );
      expect(await moving()).toBe(0);
      for (let n = 0; n < 14; n++) {
        await page.keyboard.press("Tab");
        const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
        expect(outline).toBe("solid");
      }
      await tool(page, bar.signs).tap();
      expect(await moving()).toBe(0);
    }),
  );

  testInBrowser("a half is pressed by Enter, and what happens is said", () =>
    withPlay({}, async (page) => {
      await page.locator(".half.right").focus();
      await page.keyboard.press("Enter", { delay: 40 });
      await expect.poll(() => page.locator("#says").textContent()).toBe(playEn.says.running("White"));
    }),
  );
});

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
      await page.waitForTimeout(700);
      await hears(page, 0);
      await tap(page, "left");
      await expect.poll(() => hears(page, 2400)).toBe(true);
      await tap(page, "right");
      await tool(page, bar.pause).tap();
      await correct(page, bar.correct, { white: "0:06" });
      await tool(page, bar.resume).tap();
      await expect.poll(() => hears(page, 1760), { timeout: 4000 }).toBe(true);
      await expect.poll(() => hears(page, 1320), { timeout: 9000 }).toBe(true);
      const felt = await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
      expect(felt.slice(0, 3)).toEqual([[25], [12], [12]]);
      expect(felt.at(-1)).toEqual([180, 90, 180]);
    }),
  );

  testInBrowser("each of them can be switched off, and stays off", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(listen);
      await tool(page, bar.signs).tap();
      for (const sign of ["press", "touch"]) await page.locator(`dialog input[name=${sign}]`).uncheck();
      await tool(page, sheets.close).tap();
      await page.reload();
      await opened(page);
      await tap(page, "right");
      await expect.poll(() => hears(page, 990)).toBe(true);
      await page.waitForTimeout(700);
      await hears(page, 0);
      await tap(page, "left");
      await page.waitForTimeout(300);
      const sensed = await page.evaluate(() => {
        const { heard, felt } = window as unknown as { heard: number[]; felt: unknown[] };
        return { heard, felt };
      });
      expect(sensed).toEqual({ heard: [], felt: [] });
    }),
  );

  testInBrowser("the device's own default stays: in the simulator the same clock clicks no more", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(listen);
      await page.reload();
      await opened(page);
      await tool(page, bar.bench).tap();
      await page.locator(".lcd").waitFor();
      await page.keyboard.press("j", { delay: 60 });
      await page.keyboard.press("f", { delay: 60 });
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { heard: number[] }).heard)).toEqual([]);
    }),
  );
});

describe("on a phone", () => {
  testInBrowser("the screen stays lit while a game is on", () =>
    withPlay({}, async (page) => {
      await page.addInitScript(() => {
        const asked: string[] = [];
        const lock = { released: false, release: async () => void asked.push("released") };
        const request = async (what: string) => {
          asked.push(what);
          return lock;
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });
        Object.assign(window, { asked });
      });
      await page.reload();
      await opened(page);
      const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      expect(await asked()).toEqual([]);
      await tap(page, "right");
      await expect.poll(asked).toEqual(["screen"]);
      await tool(page, bar.leave).tap();
      await tool(page, sheets.giveUpYes).tap();
      await expect.poll(asked).toEqual(["screen", "released"]);
    }),
  );

  testInBrowser("installed, it opens to play, offline, with shortcuts to presets", () =>
    withPlay({}, async (page, context) => {
      const manifest = await page.evaluate(async () => (await fetch("./flagfall.webmanifest")).json());
      expect(manifest).toMatchObject({ start_url: "./", display: "standalone", name: playEn.title });
      expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["3+2", "5+0", "10+5", "15+10"]);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
      await context.setOffline(true);
      for (const { name, url } of manifest.shortcuts as { name: string; url: string }[]) {
        await page.goto("about:blank");
        await page.goto(new URL(url, deskInUse().served.address).href);
        await opened(page);
        expect(await page.locator(".bar .control strong").textContent()).toBe(name);
      }
      await tap(page, "right");
      expect(await phaseOf(page)).toBe("running");
    }),
  );
});

describe("what it loads", () => {
  testInBrowser("at most 70 kB of script compressed, and none of the simulator's", () =>
    withPlay({ serviceWorkers: "block" }, async (page) => {
      const { folder, served } = deskInUse();
      const scripts = async () => {
        const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        return urls.filter((url) => url.endsWith(".js")).map((url) => url.slice(served.address.length));
      };
      const own = await scripts();
      const texts = own.map((name) => readFileSync(join(folder, name)));
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
      expect(own.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(70_000);
      for (const word of ["Zod", "polyline", "deflate-raw", "flagfall run"]) {
        for (const text of texts) expect(text.includes(word), word).toBe(false);
      }
      await tool(page, bar.bench).tap();
      await page.locator(".lcd").waitFor();
      expect((await scripts()).length).toBeGreaterThan(own.length);
    }),
  );
});
