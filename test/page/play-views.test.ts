/** The play screen as people see it and have it: accessible, on a phone, installed, and what it loads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { servedPolicy } from "../../sim/build/page/policy";
import { expectAccessible } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { fromMenu, opened, phaseOf, tap, tapAlone, timeOn, tool, withPlay } from "./play";

openBrowser();

const { bar } = playEn;

describe("accessible", () => {
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
      await fromMenu(page, playEn.menu.signs);
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

describe("published", () => {
  testInBrowser("a shared text is a control, and a page without script says what is kept", () =>
    withPlay({ fragment: "?text=15%7C10" }, async (page) => {
      expect(await timeOn(page, "left")).toBe("15:10");
      await page.goto(`${deskInUse().served.address}privacy.html`);
      expect(await page.locator("section h2").count()).toBe(6);
      await expectAccessible(page, "privacy");
      expect(readFileSync(join(deskInUse().folder, "robots.txt"), "utf8")).toContain("Allow: /");
    }),
  );

  testInBrowser("under the strictest policy every sheet opens and a game is played", () =>
    withPlay({}, async (page) => {
      const refused: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text());
      });
      await page.route("**/*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": servedPolicy } });
      });
      await page.reload();
      await opened(page);
      for (const way of ["choose", "match", "games", "signs", "look", "elsewhere"] as const) {
        await fromMenu(page, playEn.menu[way]);
        await page.locator(`dialog.${way}`).waitFor();
        await tool(page, playEn.sheets.close).tap();
      }
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tapAlone(page, playEn.results.of.draw);
      await expect.poll(() => phaseOf(page)).toBe("ready");
      expect(refused).toEqual([]);
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
      await tool(page, bar.pause).click();
      await tapAlone(page, playEn.results.of.none);
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
      const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      const finger = await context.newCDPSession(page);
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 195, y: 150 }] });
      await expect.poll(asked).toEqual(["refused"]);
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect.poll(asked).toEqual(["refused", "granted"]);
      for (const place of ["left", "right"] as const) await tap(page, place);
      expect(await asked()).toEqual(["refused", "granted"]);
    }),
  );

  testInBrowser("installed, it opens to play, offline, with shortcuts to presets", () =>
    withPlay({ serviceWorkers: "allow" }, async (page, context) => {
      const manifest = await page.evaluate(async () => (await fetch("./flagfall.webmanifest")).json());
      expect(manifest).toMatchObject({ start_url: "./", display: "standalone", name: playEn.title });
      expect(manifest.share_target).toEqual({ action: "./", method: "GET", params: { text: "text" } });
      for (const { src, sizes } of manifest.screenshots as { src: string; sizes: string }[]) {
        const { width, height } = PNG.sync.read(readFileSync(join(deskInUse().folder, src)));
        expect(`${width}x${height}`).toBe(sizes);
      }
      expect(manifest.screenshots.length).toBe(3);
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

describe("forced colours", () => {
  testInBrowser("the chosen control, the half that goes on and Black's disc are told apart by shape", () =>
    withPlay({ forcedColors: "active" }, async (page) => {
      const borders = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopStyle));
      const chosen = await borders(".presets [aria-pressed=true]");
      const others = await borders(".presets [aria-pressed=false]");
      expect([chosen.length, new Set(others).size, others.includes(chosen[0] ?? "")]).toEqual([1, 1, false]);
      const fills = await page
        .locator(".piece")
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect(new Set(fills).size).toBe(2);
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await expect.poll(() => phaseOf(page)).toBe("paused");
      const next = await borders(".half[data-next=true]");
      expect(next).not.toEqual(await borders(".half[data-next=false]"));
    }),
  );
});

describe("what it loads", () => {
  testInBrowser("at most 55 kB of script as gzip -9 makes it, and none of the simulator's or of speech", () =>
    withPlay({}, async (page) => {
      const { folder, served } = deskInUse();
      const scripts = async () => {
        const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        // What notes a leaving comes in idle time, perhaps before this looks.
        const atStart = urls.filter((url) => url.endsWith(".js") && !url.includes("/away-"));
        return atStart.map((url) => url.slice(served.address.length));
      };
      const own = await scripts();
      const texts = own.map((name) => readFileSync(join(folder, name)));
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
      expect(own.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(55_000);
      for (const word of ["Zod", "polyline", "deflate-raw", "flagfall run", '"event":"say"']) {
        for (const text of texts) expect(text.includes(word), word).toBe(false);
      }
      await fromMenu(page, playEn.menu.bench);
      await page.locator(".panels > .panel").first().waitFor();
      expect((await scripts()).length).toBeGreaterThan(own.length);
      const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
      expect(styles, "each style sheet once, so that those of a part come last").toEqual([...new Set(styles)]);
    }),
  );
});
