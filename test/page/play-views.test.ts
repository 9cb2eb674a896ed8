/** The play screen as people see it and have it: accessible, on a phone, installed, and what it loads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { playEn } from "../../sim/words/play-en";
import { playEs } from "../../sim/words/play-es";
import { expectAccessible } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { correct, opened, phaseOf, tap, tool, withPlay } from "./play";

openBrowser();

const { bar } = playEn;

describe("accessible", () => {
  for (const [locale, words] of [
    ["en", playEn],
    ["es", playEs],
  ] as const) {
    testInBrowser(`axe finds nothing in any view, by day and by night: ${locale}`, () =>
      withPlay({ locale }, async (page) => {
        const check = (view: string) => expectAccessible(page, view);
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
        for (const name of ["choose", "correct", "signs"] as const) await sheet(words.bar[name]);
        await correct(page, words.bar.correct, { white: "0:01" });
        await tool(page, words.bar.resume).tap();
        await expect.poll(() => phaseOf(page)).toBe("over");
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
      await tool(page, bar.pause).tap();
      await tool(page, playEn.results.of.none).tap();
      await expect.poll(asked).toEqual(["screen", "released"]);
    }),
  );

  testInBrowser("the screen stays lit where the browser wants a finished touch first", () =>
    withPlay({}, async (page, context) => {
      await context.addInitScript(() => {
        let isTouched = false;
        addEventListener("pointerup", () => (isTouched = true), { capture: true });
        const asked: string[] = [];
        const request = async () => {
          asked.push(isTouched ? "granted" : "refused");
          if (!isTouched) throw new DOMException("no touch", "NotAllowedError");
          return { released: false, release: async () => {} };
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });
        Object.assign(window, { asked });
      });
      await page.reload();
      await opened(page);
      for (const place of ["right", "left", "right"] as const) await tap(page, place);
      const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      expect(await asked()).toEqual(["refused", "granted"]);
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
  testInBrowser("at most 74 kB of script compressed, and none of the simulator's or of speech", () =>
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
      expect(bytes).toBeLessThan(74_000);
      for (const word of ["Zod", "polyline", "deflate-raw", "flagfall run", '"event":"say"']) {
        for (const text of texts) expect(text.includes(word), word).toBe(false);
      }
      await tool(page, bar.bench).tap();
      await page.locator(".lcd").waitFor();
      expect((await scripts()).length).toBeGreaterThan(own.length);
    }),
  );
});
