/** Hands for the play screen of the page. */
import { readFileSync } from "node:fs";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { deskInUse, passOn } from "./browser";
import { playEn } from "./page-words";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * A visitor's window on the play screen, closed when `visit` is done. Faults of the page fail the test. The service
 * worker, which fetches all files of the page for each window, is only there with `serviceWorkers: "allow"`.
 */
export async function withPlay(
  options: BrowserContextOptions & { fragment?: string; isBench?: boolean },
  visit: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { browser, served } = deskInUse();
  const { fragment = "", isBench = false, ...rest } = options;
  const context = await browser.newContext({ locale: "en", serviceWorkers: "block", ...phone, ...rest });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  try {
    await page.goto(`${served.address}${fragment}`);
    if (isBench) await page.locator(".panels > .panel").first().waitFor();
    else await opened(page);
    await visit(page, context);
    if (faults.length > 0) throw new Error(`the page: ${faults.join("; ")}`);
  } finally {
    await context.close();
  }
}

export async function opened(page: Page): Promise<void> {
  await page.locator(".half .time").first().waitFor();
}

export type Place = "left" | "right";

/** Taps a half, and waits until its contact has stopped bouncing. */
export async function tap(page: Page, place: Place): Promise<void> {
  await page.locator(`.half.${place}`).tap();
  await passOn(page, 60);
}

/** Taps a tool that brings other things under the finger, and waits until they take a tap. */
export async function tapAlone(page: Page, name: string): Promise<void> {
  await tool(page, name).tap();
  await passOn(page, 400);
}

/** Returns the time that a half shows. */
export async function timeOn(page: Page, place: Place): Promise<string> {
  return (await page.locator(`.half.${place} .time`).textContent()) ?? "";
}

/** The place whose clock runs; undefined: none. */
export async function runs(page: Page): Promise<Place | undefined> {
  for (const place of ["left", "right"] as const) {
    if ((await page.locator(`.half.${place}`).getAttribute("data-runs")) === "true") return place;
  }
  return undefined;
}

/** How far the game is: ready, running, paused, over. */
export async function phaseOf(page: Page): Promise<string> {
  return (await page.locator("main.play").getAttribute("data-phase")) ?? "";
}

/** A tool of the bar, or a button of a sheet, by its name. */
export function tool(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

/** Opens the menu, and takes one of its ways. */
export async function fromMenu(page: Page, way: string, menu = playEn.bar.menu): Promise<void> {
  await tool(page, menu).click();
  await tool(page, way).click();
}

/** Loads the page anew in a game, and answers what counts if that took a second or more. */
export async function reloadGame(page: Page): Promise<void> {
  await page.reload();
  await opened(page);
  await expect.poll(() => phaseOf(page)).toBe("paused");
  await passOn(page, 300);
  const stood = page.locator("dialog.away button.main");
  if ((await page.locator("dialog").count()) > 0) await stood.click();
}

/** Corrects the times in a pause, by the sheet. */
export async function correct(page: Page, label: string, times: { white?: string; black?: string }): Promise<void> {
  await tool(page, label).click();
  for (const [side, time] of Object.entries(times)) await page.locator(`dialog input[name=${side}]`).fill(time);
  await page.locator("dialog button.main").click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** Lets the flag of White, on the left, fall soon: pause, a correction, and on. */
export async function letWhiteFall(page: Page): Promise<void> {
  await tool(page, playEn.bar.pause).click();
  await correct(page, playEn.bar.correct, { white: "0:01" });
  expect(await page.locator(".half.left").getAttribute("data-low")).toBe("true");
  await tool(page, playEn.bar.resume).tap();
  await expect.poll(() => phaseOf(page)).toBe("over");
}

/** Returns the file that an act saves. */
export async function download(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) };
}
