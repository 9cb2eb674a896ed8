/**
 * Measures how long a player's question takes on the page, from the stamp of the key to the first sample at the
 * loudspeaker's place that is not zero. `npm run bench:page` prints the results.
 */
import type { Browser, CDPSession, Page } from "playwright-core";
import { type Heard, openSpeech, speakTo, wearEarphones } from "../page/speaking-page";
import { type Spread, spreadOf } from "./phone";

const questions = 30;
const slowdown = 4;

interface Noted {
  heard: Heard[];
  askedMs: number[];
}

export interface AskFigures {
  unthrottled: Spread;
  throttled: Spread;
}

/** Measures questions on a page that has English clips. */
export async function measureAsking(browser: Browser, address: string): Promise<AskFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await page.addInitScript(wearEarphones);
  await page.addInitScript(noteQuestions);
  await page.goto(`${address}#control=5400%2B30`);
  await openSpeech(page);
  await speakTo(page, "both players");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j", { delay: 60 });
  await page.waitForTimeout(3000);
  const tools = await page.context().newCDPSession(page);
  const unthrottled = spreadOf(await ask(page, tools, 1));
  const throttled = spreadOf(await ask(page, tools, slowdown));
  await page.close();
  return { unthrottled, throttled };
}

/** Notes the stamp of every ask key. Runs in the page. */
function noteQuestions(): void {
  const askedMs: number[] = [];
  Object.assign(window, { askedMs });
  window.addEventListener("keydown", ({ key, timeStamp }) => {
    if (key === "d") askedMs.push(timeStamp);
  });
}

async function ask(page: Page, tools: CDPSession, rate: number): Promise<number[]> {
  await tools.send("Emulation.setCPUThrottlingRate", { rate });
  const delaysMs: number[] = [];
  for (let n = 0; n < questions; n++) {
    await page.evaluate(() => (window as unknown as Noted).heard.splice(0));
    await page.keyboard.press("d", { delay: 60 });
    await page.waitForFunction(() => (window as unknown as Noted).heard.length > 0);
    delaysMs.push(await page.evaluate(delayMs));
    await page.waitForTimeout(2500);
  }
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return delaysMs;
}

/** Returns the time from the last question to the first sound after it. Runs in the page. */
function delayMs(): number {
  const { heard, askedMs } = window as unknown as Noted;
  return (heard[0]?.atMs ?? 0) - (askedMs.at(-1) ?? 0);
}
