/** The page itself in a real browser: languages, sizes, accessibility, offline, scenarios, links, the past. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pageEn, pageEs } from "../../sim/words/page";
import { stickingOut } from "./axe";
import { deskInUse, displayed, openBrowser, passOn, strike, testInBrowser, unfold, withPage } from "./browser";
import { playTwo } from "./played-page";

openBrowser();

/**
 * The most bytes of each part of the page: scenarios, the simulator, speech with its sheet in six languages, its
 * phrases in as many, and the rest. That is the play screen, its sheets, and the display with its menus.
 */
const mostBytes = { scenario: 50_000, bench: 33_500, speaking: 18_000, phrases: 18_500, play: 162_500 };
/** The most bytes that a person loads who turns speech on in one language. */
const mostToSpeak = 26_000;

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("details")) panel.open = true;
  });
  await page.locator("details.help .inside").waitFor();
}

describe("accessible", () => {
  testInBrowser("everything is done by keyboard, and said", () =>
    withPage({}, async (page) => {
      await page.locator(".lever.right").focus();
      await strike(page, "Enter");
      const says = page.locator("#says");
      await expect.poll(() => says.textContent()).toBe(pageEn.says.running("White"));
      await page.locator(".key.start").focus();
      await strike(page, "Enter");
      await page.locator(".key.menu").focus();
      await strike(page, "Enter");
      await expect.poll(() => says.textContent()).toBe("Correct");
      await unfold(page, "help");
      await page.locator("details.help input[type=checkbox]").uncheck();
      await page.locator("body").press("+");
      await passOn(page, 100);
      expect(await says.textContent()).toBe("Correct");
    }),
  );

  testInBrowser("nothing moves for those who want it so", () =>
    withPage({ reducedMotion: "reduce" }, async (page) => {
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((each) => getComputedStyle(each).transitionDuration !== "0s")
            .length,
      );
      expect(moving).toBe(0);
    }),
  );
});

describe("sizes and languages", () => {
  testInBrowser("nothing sticks out from 320 to 1920 px, in both languages", () =>
    withPage({ locale: "es-MX" }, async (page) => {
      await playTwo(page);
      await openAll(page);
      await expect.poll(() => page.title()).toBe(pageEs.title);
      expect(await displayed(page)).toContain("Blancas");
      for (const code of ["es", "en"]) {
        await page.locator("select[name=language]").selectOption(code);
        for (const width of [320, 390, 600, 768, 1024, 1280, 1600, 1920]) {
          await page.setViewportSize({ width, height: 700 });
          expect(await page.evaluate(stickingOut), `${code}, ${width} px`).toEqual([]);
        }
      }
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      expect(await page.locator("summary h2").first().textContent()).toBe(pageEn.timeline.title);
    }),
  );

  testInBrowser("on a phone it is two windows long at most, in both languages, at first and in a game", () =>
    withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
      const windows = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      for (const code of ["en", "es"]) {
        await page.locator("select[name=language]").selectOption(code);
        expect(await windows(), code).toBeLessThanOrEqual(2);
        await playTwo(page);
        expect(await windows(), `${code}, in a game`).toBeLessThanOrEqual(2);
      }
    }),
  );

  testInBrowser("a choice stays after a reload", () =>
    withPage({}, async (page) => {
      await page.locator("select[name=language]").selectOption("es");
      await page.locator("select[name=theme]").selectOption("dark");
      await page.locator("select[name=board]").selectOption("esp32");
      await page.reload();
      expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
      await expect.poll(() => page.title()).toBe(pageEs.title);
      expect(await page.locator(".brand").textContent()).toContain("ESP32");
    }),
  );

  testInBrowser("in a game that keeps its own language, a screen reader hears the page's alone", () =>
    withPage({ locale: "es" }, async (page) => {
      await strike(page, "j");
      await page.locator("select[name=language]").selectOption("en");
      await expect.poll(() => page.locator("#says").textContent()).toBe(pageEn.says.running(pageEn.side.white));
    }),
  );

  testInBrowser("every board plays by its levers", () =>
    withPage({}, async (page) => {
      for (const board of ["bangle2", "pixljs", "esp32"]) {
        await page.locator("select[name=board]").selectOption(board);
        await strike(page, "j");
        await expect.poll(() => displayed(page), { message: board }).toContain("clock runs");
      }
    }),
  );
});

describe("its own files alone", () => {
  testInBrowser("no request goes elsewhere", async () => {
    const { browser, served } = deskInUse();
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${served.address}#simulator`);
    await page.locator(".panels > .panel").first().waitFor();
    await unfold(page, "scenario");
    await page.getByRole("button", { name: pageEn.scenario.example }).click();
    await page.getByRole("button", { name: pageEn.scenario.step, exact: true }).waitFor();
    await context.close();
    expect(asked.filter((url) => !url.startsWith(served.address) && !url.startsWith("blob:"))).toEqual([]);
  });

  testInBrowser("no part is larger than it may be, compressed", async () => {
    const { folder } = deskInUse();
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /[.](js|css|html)$/.test(name),
    );
    const partOf = (name: string) => {
      const [, part = "play"] = /(speaking|scenarios?|bench|replacing|panels|phrases)-[^/]*$/.exec(name) ?? [];
      return ["panels", "replacing", "scenarios"].includes(part) ? "bench" : part;
    };
    const bytes: Record<string, number> = {};
    for (const name of names) {
      const part = partOf(name);
      bytes[part] = (bytes[part] ?? 0) + gzipSync(readFileSync(join(folder, name))).length;
    }
    const largest = Math.max(
      ...names
        .filter((name) => partOf(name) === "phrases")
        .map((name) => gzipSync(readFileSync(join(folder, name))).length),
    );
    expect((bytes.speaking ?? 0) + largest).toBeLessThan(mostToSpeak);
    for (const [part, most] of Object.entries(mostBytes)) {
      expect(bytes[part], part).toBeGreaterThan(0);
      expect(bytes[part], part).toBeLessThan(most);
    }
    expect(Object.keys(bytes).sort()).toEqual(Object.keys(mostBytes).sort());
  });

  testInBrowser("without a network it is there all the same", () =>
    withPage({ serviceWorkers: "allow" }, async (page, context) => {
      await page.getByText(pageEn.offline).waitFor();
      await context.setOffline(true);
      await page.reload();
      await page.locator(".panels > .panel").first().waitFor();
      await strike(page, "j");
      await expect.poll(() => displayed(page)).toContain("clock runs");
      await unfold(page, "scenario");
      await page.getByRole("button", { name: pageEn.scenario.example }).click();
      await page.getByRole("button", { name: pageEn.scenario.giveUp }).click();
      await page.getByRole("button", { name: pageEn.scenario.step, exact: true }).click();
      const manifest = await page.evaluate(async () => (await fetch("./flagfall.webmanifest")).json());
      expect(manifest).toMatchObject({ start_url: "./", display: "standalone" });
    }),
  );
});
