/**
 * How long what a clock shows takes to the console in a real browser: until its message is in the page, until the frame
 * after it is drawn, and until the text of a drawn board is in such a frame.
 */
import type { Page } from "playwright-core";
import type { LiveMessage } from "../../../sim/hall/model/live";
import { launchWholeBrowser } from "../../chromium";

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A change as the page had it; times in ms of `performance.now()` in this program. */
export interface PageChange {
  readonly id: string;
  readonly place: string;
  readonly text: string;
  readonly messageMs: number;
  readonly frameMs: number;
  /** True if the board was drawn and showed the text in that frame. */
  readonly isDrawn: boolean;
}

export interface PageReader {
  begin(): Promise<void>;
  /** Returns the changes since `begin`. */
  changes(): Promise<readonly PageChange[]>;
  /** How many boards are drawn now, as the window's size allows. */
  drawn(): Promise<number>;
  /** How far the page's clock may be off this program's, ms. */
  readonly slackMs: number;
  close(): Promise<void>;
}

/** The page's notes of a change; times in ms since 1970 by its own clock. */
type Note = [id: string, place: string, text: string, messageMs: number, frameMs: number, isDrawn: boolean];

declare global {
  interface Window {
    flagfallNotes: Note[];
  }
}

/** Runs in the page before its own scripts: notes when messages come, and when the frame after each is drawn. */
function noteMessages(): void {
  interface Waiting {
    readonly id: string;
    readonly place: string;
    readonly text: string;
    readonly messageMs: number;
  }
  const longestMs = 1000;
  const epochMs = (): number => performance.timeOrigin + performance.now();
  let waiting: Waiting[] = [];
  let isAsked = false;
  window.flagfallNotes = [];
  const isShown = (id: string, text: string): boolean | undefined => {
    const board = document.querySelector(`[data-board="${id}"]`);
    const times = (board?.closest("tr") ?? board)?.querySelectorAll(".time");
    if (times === undefined) return undefined;
    return [...times].some(({ textContent }) => textContent === text);
  };
  const look = (): void => {
    isAsked = false;
    const frameMs = epochMs();
    waiting = waiting.filter(({ id, place, text, messageMs }) => {
      const shown = isShown(id, text);
      if (shown === false && frameMs - messageMs < longestMs) return true;
      window.flagfallNotes.push([id, place, text, messageMs, frameMs, shown === true]);
      return false;
    });
    if (waiting.length > 0) ask();
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;
  // A task after the frame's own callbacks runs when the frame is drawn.
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(() => port2.postMessage(0));
    isAsked = true;
  };
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener("message", ({ data }) => {
        const messageMs = epochMs();
        const message = JSON.parse(String(data)) as LiveMessage;
        if (message.type !== "changes") return;
        for (const { id, screen = {} } of message.changes)
          for (const place of ["left", "right"]) {
            const text = screen[place];
            if (text !== undefined) waiting.push({ id, place, text, messageMs });
          }
        ask();
      });
    }
  };
}

/** Opens the console at its hall plan. */
export async function openPageReader(url: string, size: WindowSize): Promise<PageReader> {
  const browser = await launchWholeBrowser();
  const page = await browser.newPage({ viewport: size, locale: "en" });
  await page.addInitScript(noteMessages);
  await page.goto(`${url}/#plan`);
  await page.locator(".tile .time").first().waitFor();
  const { aheadMs, slackMs } = await clockOf(page);
  const toOwn = (epochMs: number): number => epochMs - aheadMs - performance.timeOrigin;
  return {
    slackMs,
    begin: () =>
      page.evaluate(() => {
        window.flagfallNotes = [];
      }),
    async changes() {
      const notes = await page.evaluate(() => window.flagfallNotes);
      return notes.map(([id, place, text, messageMs, frameMs, isDrawn]) => {
        return { id, place, text, messageMs: toOwn(messageMs), frameMs: toOwn(frameMs), isDrawn };
      });
    },
    drawn: () => page.locator(".tile").count(),
    close: () => browser.close(),
  };
}

/** Returns how much the page's clock is ahead, by the fastest of some questions, and how uncertain that is. */
async function clockOf(page: Page): Promise<{ aheadMs: number; slackMs: number }> {
  let best = { aheadMs: 0, slackMs: Number.POSITIVE_INFINITY };
  for (let n = 0; n < 50; n++) {
    const beganMs = performance.timeOrigin + performance.now();
    const atMs = await page.evaluate(() => performance.timeOrigin + performance.now());
    const endMs = performance.timeOrigin + performance.now();
    const slackMs = (endMs - beganMs) / 2;
    if (slackMs < best.slackMs) best = { aheadMs: atMs - (beganMs + endMs) / 2, slackMs };
  }
  return best;
}
