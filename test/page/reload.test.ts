/** A property: whatever two players do on the play screen, and whenever the page is loaded anew, they see the same. */
import fc from "fast-check";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { tried } from "../properties/tried";
import { openBrowser, passOn, testInBrowser } from "./browser";
import { playEn, playEs } from "./page-words";
import { opened, phaseOf, tap, withPlay } from "./play";

openBrowser();

const acts = ["left", "right", "start", "again", "choose", "correct", "fall", "language", "bench", "wait"] as const;
type Act = (typeof acts)[number];

const presets = ["1+0", "3+2", "15+10", "90+30"] as const;

interface Step {
  act: Act;
  preset: (typeof presets)[number];
  /** Whether the page is loaded anew right after the act. */
  isReloaded: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  preset: fc.constantFrom(...presets),
  isReloaded: fc.boolean(),
});

/** The content of one half, as the players see it. */
interface Half {
  time: string;
  who: string;
  facts: string;
  runs: boolean;
}

interface Seen {
  phase: string;
  halves: Half[];
  control: string;
}

/** Reads both halves at one instant. */
function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const text = (within: ParentNode, name: string) => within.querySelector(name)?.textContent ?? "";
    const halves = [...document.querySelectorAll(".half")].map((half) => ({
      time: text(half, ".time"),
      who: text(half, ".who"),
      facts: text(half, ".facts"),
      runs: half.getAttribute("data-runs") === "true",
    }));
    const phase = document.querySelector("main.play")?.getAttribute("data-phase") ?? "";
    return { phase, halves, control: text(document, ".bar .control") };
  });
}

/** Clicks a tool or an answer in whichever language the page speaks, if it is there. */
async function clickIf(page: Page, pick: (words: typeof playEn) => string): Promise<boolean> {
  for (const words of [playEn, playEs]) {
    const button = page.getByRole("button", { name: pick(words), exact: true });
    if ((await button.count()) === 0) continue;
    await button.first().click();
    await passOn(page, 60);
    return true;
  }
  return false;
}

async function choosePreset(page: Page, preset: string): Promise<void> {
  const isReady = (await phaseOf(page)) === "ready";
  if (!isReady && !(await clickIf(page, ({ bar }) => bar.choose))) return;
  await page.locator(".presets").last().getByRole("button", { name: preset, exact: true }).tap();
  await passOn(page, 60);
  await clickIf(page, ({ sheets }) => sheets.giveUpYes);
}

async function correct(page: Page, white: string): Promise<void> {
  if ((await phaseOf(page)) === "running") await clickIf(page, ({ bar }) => bar.pause);
  if (!(await clickIf(page, ({ bar }) => bar.correct))) return;
  await page.locator("dialog input[name=white]").fill(white);
  await page.locator("dialog button.main").tap();
  await page.locator("dialog").waitFor({ state: "detached" });
}

async function visitBench(page: Page): Promise<void> {
  if (!(await clickIf(page, ({ bar }) => bar.menu))) return;
  await page.locator("dialog .menu .bench").tap();
  await page.locator(".panels > .panel").first().waitFor();
  await page.goBack();
  await opened(page);
}

async function changeLanguage(page: Page): Promise<void> {
  if (!(await clickIf(page, ({ bar }) => bar.menu))) return;
  const choice = page.locator("dialog select[name=language]");
  await choice.selectOption((await choice.inputValue()) === "en" ? "es" : "en");
  await passOn(page, 60);
  await page.keyboard.press("Escape");
}

async function perform(page: Page, { act, preset }: Step): Promise<void> {
  switch (act) {
    case "left":
    case "right":
      return tap(page, act);
    case "start":
      await ((await phaseOf(page)) === "running"
        ? clickIf(page, ({ bar }) => bar.pause)
        : clickIf(page, ({ bar }) => bar.resume));
      return;
    case "again":
      if (!(await clickIf(page, ({ bar }) => bar.again))) await clickIf(page, ({ results }) => results.of.none);
      return;
    case "choose":
      return choosePreset(page, preset);
    case "correct":
      return correct(page, "0:41");
    case "fall":
      await correct(page, "0:00.2");
      if (await clickIf(page, ({ bar }) => bar.resume)) await passOn(page, 300);
      return;
    case "language":
      return changeLanguage(page);
    case "bench":
      return visitBench(page);
    case "wait":
      return passOn(page, 300);
  }
}

function msOf(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** Checks that a running side has lost no more than what passed. Times are rounded up, to whole seconds mostly. */
function expectLoss(before: string, after: string, passedMs: number): void {
  const lostMs = msOf(before) - msOf(after);
  expect(lostMs, `${before} ${after}`).toBeGreaterThan(-1000);
  expect(lostMs, `${before} ${after}`).toBeLessThan(passedMs + 1000);
}

/** Loads the page anew, and compares. The side that ran may have lost what passed until the page went. */
async function reload(page: Page): Promise<void> {
  const beganMs = performance.now();
  const before = await see(page);
  await page.reload();
  await opened(page);
  const passedMs = performance.now() - beganMs;
  const kept = page.locator("dialog.away button.main");
  const wasRunning = before.phase === "running";
  // A flag may fall between the look and the reload.
  const hasFallen = wasRunning && (await phaseOf(page)) === "over";
  if (hasFallen) return;
  // The page asks only after an absence of a second, and the question is in a file of its own.
  if (wasRunning && passedMs > 900) await kept.waitFor({ timeout: 2000 }).catch(() => {});
  if (wasRunning && (await kept.count()) > 0) await kept.tap();
  await page.locator("dialog").waitFor({ state: "detached" });
  const after = await see(page);
  for (const [n, half] of before.halves.entries()) {
    const now = after.halves[n] ?? half;
    if (half.runs) expectLoss(half.time, now.time, passedMs);
    expect({ ...now, time: half.runs ? "" : now.time, runs: false }).toEqual({
      ...half,
      time: half.runs ? "" : half.time,
      runs: false,
    });
  }
  expect([after.phase, after.control]).toEqual([wasRunning ? "paused" : before.phase, before.control]);
}

testInBrowser("what was shown is shown again", () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), (steps) =>
      withPlay({ serviceWorkers: "allow" }, async (page) => {
        page.on("dialog", (dialog) => void dialog.accept());
        for (const each of steps) {
          await perform(page, each);
          if (each.isReloaded) await reload(page);
        }
        await reload(page);
      }),
    ),
    tried(6),
  ),
);
