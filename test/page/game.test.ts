/** Games on the page in a real browser: by keyboard, by touch, late, fast, corrected, without power. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { runCommand } from "../../sim/cli/run";
import { firstBoard } from "../../sim/page/clock/boards";
import { pageEn } from "../../sim/words/page";
import { keepStreams } from "../cli/kept-streams";
import { writeInto } from "../temporary-folder";
import { displayed, openBrowser, passOn, savedBy, strike, testInBrowser, withPage } from "./browser";

openBrowser();

const { scenario } = pageEn;
const flagFalls = pageEn.journal.events.flag ?? "";

interface Line {
  at: number;
  event: string;
  side: string | null;
  mode: string;
  white: { remaining: number; presses: number; period: number; used: number };
  black: { remaining: number; presses: number; period: number; used: number };
}

/** Returns the trace that the page saves. */
async function traceOf(page: Page): Promise<Line[]> {
  return readLines(await savedBy(page, scenario.saveTrace));
}

function readLines(text: string): Line[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** Plays a recording of the page with `flagfall run`; returns the events. */
async function runOf(
  yaml: string,
  device: string | undefined,
): Promise<{ code: number; error: string; lines: Line[] }> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-page-"));
  try {
    const file = writeInto(folder, "game.yaml", yaml);
    const { code, out, error } = await keepStreams((streams) =>
      runCommand([file], { language: "en", json: true, device }, streams),
    );
    const lines = out === "" ? [] : readLines(out);
    return { code, error, lines: lines.filter(({ event }) => !/^(screen|expect|end)$/.test(event)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Checks that `flagfall run` gives the page's own trace for its recording, on the device and, if wanted, on the bare
 * clock.
 */
async function expectSameTrace(page: Page, alsoBare: boolean): Promise<Line[]> {
  const yaml = await savedBy(page, scenario.save);
  const trace = await traceOf(page);
  const onDevice = await runOf(yaml, firstBoard.name);
  expect({ code: onDevice.code, error: onDevice.error }, yaml).toEqual({ code: 0, error: "" });
  expect(trace.slice(0, onDevice.lines.length)).toEqual(onDevice.lines);
  expect(trace.length - onDevice.lines.length, "what came after the recording").toBeLessThan(3);
  if (!alsoBare) return trace;
  const bare = await runOf(yaml, undefined);
  expect({ code: bare.code, error: bare.error }).toEqual({ code: 0, error: "" });
  expect(bare.lines).toEqual(onDevice.lines);
  return trace;
}

/** Presses levers in turn, Black's first. */
async function playPresses(page: Page, presses: number, thinkMs: number): Promise<void> {
  for (let n = 0; n < presses; n++) {
    await strike(page, n % 2 === 0 ? "j" : "f");
    await passOn(page, thinkMs);
  }
}

describe("whole games", () => {
  testInBrowser("a blitz game by keyboard, to the flag", () =>
    withPage({ fragment: "#control=3%2B2&notation=lichess" }, async (page) => {
      await playPresses(page, 9, 60);
      await page.locator("input[name=speed]").fill("8");
      await expect.poll(() => page.locator("#says").textContent()).toContain(flagFalls);
      const trace = await expectSameTrace(page, true);
      expect(trace.map(({ event }) => event)).toEqual(["start", ...Array(8).fill("press"), "flag"]);
      expect(trace.at(-1)).toMatchObject({ mode: "fallen", white: { presses: 4 }, black: { presses: 4 } });
    }),
  );

  testInBrowser("a game by two fingers at once", () =>
    withPage({ hasTouch: true, viewport: { width: 820, height: 1180 } }, async (page, context) => {
      const fingers = await context.newCDPSession(page);
      const middles = await Promise.all(
        ["left", "right"].map(async (place) => {
          const box = await page.locator(`.lever.${place}`).boundingBox();
          return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
        }),
      );
      const touch = (type: "touchStart" | "touchEnd", places: number[]) =>
        fingers.send("Input.dispatchTouchEvent", { type, touchPoints: places.map((n) => ({ ...middles[n]!, id: n })) });
      // The second player's finger comes down before the first one's is lifted.
      for (let n = 0; n < 3; n++) {
        await touch("touchStart", [1]);
        await passOn(page, 60);
        await touch("touchStart", [0, 1]);
        await passOn(page, 60);
        await touch("touchEnd", []);
        await passOn(page, 60);
      }
      const trace = await expectSameTrace(page, true);
      expect(trace.map(({ event }) => event)).toEqual(["start", ...Array(5).fill("press")]);
    }),
  );

  testInBrowser("several periods at ×1000, with the trace of flagfall run", () =>
    withPage({ fragment: "#control=1200%2B5:600%2B5:300%2B2" }, async (page) => {
      await page.locator("input[name=speed]").fill("9");
      await playPresses(page, 9, 20);
      await expect.poll(() => page.locator("#says").textContent()).toContain(flagFalls);
      const trace = await expectSameTrace(page, true);
      expect(trace.filter(({ event }) => event === "period").length).toBeGreaterThan(1);
      expect(Math.max(...trace.map(({ white }) => white.period))).toBe(3);
      // At this speed the flag may fall before the last presses, which then change nothing.
      expect(trace.filter(({ event }) => event !== "ignored").at(-1)?.event).toBe("flag");
    }),
  );
});

describe("a press's time", () => {
  testInBrowser("is that of its event, though the page was busy for 300 ms", () =>
    withPage({ fragment: "#control=300" }, async (page) => {
      await page.evaluate(() => {
        const stamps: number[] = [];
        Object.assign(window, { stamps });
        window.addEventListener("keydown", (event) => stamps.push(event.timeStamp), { capture: true });
      });
      await strike(page, "j");
      await passOn(page, 100);
      // An event has the time at which it was made. The page's own thread is busy until it handles this one.
      const freeMs = await page.evaluate(() => {
        const event = new KeyboardEvent("keydown", { key: "f", code: "KeyF", bubbles: true });
        const untilMs = performance.now() + 300;
        while (performance.now() < untilMs);
        document.body.dispatchEvent(event);
        return untilMs;
      });
      const stamps = await page.evaluate(() => (window as unknown as { stamps: number[] }).stamps);
      const [startMs = 0, pressMs = 0] = stamps;
      expect(freeMs - pressMs, "the page handled the key late").toBeGreaterThan(250);
      await expect.poll(async () => (await traceOf(page)).at(-1)).toMatchObject({ event: "press", side: "white" });
      const last = (await traceOf(page)).at(-1);
      expect(Math.abs((last?.white.used ?? 0) - (pressMs - startMs))).toBeLessThan(5);
    }),
  );
});

describe("the arbiter, by keys", () => {
  testInBrowser("a correction", () =>
    withPage({ fragment: "#control=300" }, async (page) => {
      await strike(page, "j");
      await passOn(page, 80);
      await strike(page, "s");
      await expect.poll(() => displayed(page)).not.toContain("clock runs");
      await strike(page, "m");
      await expect.poll(() => displayed(page)).toContain("»Correct");
      await strike(page, "s");
      for (const key of ["s", "+"]) await strike(page, key);
      await strike(page, "s", 1150);
      const trace = await expectSameTrace(page, false);
      const [before, after] = [trace.at(-2), trace.at(-1)];
      expect([before?.event, after?.event]).toEqual(["pause", "correct"]);
      expect((after?.white.remaining ?? 0) - (before?.white.remaining ?? 0)).toBeGreaterThan(9000);
    }),
  );

  testInBrowser("an undo", () =>
    withPage({ fragment: "#control=300%2B3" }, async (page) => {
      await playPresses(page, 2, 60);
      await strike(page, "s");
      await strike(page, "m");
      await strike(page, "+");
      await strike(page, "+");
      await expect.poll(() => displayed(page)).toContain("»Undo");
      await strike(page, "s");
      await strike(page, "s", 1150);
      const trace = await expectSameTrace(page, false);
      expect(trace.map(({ event }) => event)).toEqual(["start", "press", "pause", "undo"]);
      expect(trace.at(-1)?.white.presses).toBe(0);
    }),
  );
});

describe("power", () => {
  testInBrowser("a pulled battery in mid-game, a new one, and the game goes on", () =>
    withPage({ fragment: "#control=300%2B3" }, async (page) => {
      await playPresses(page, 4, 60);
      const running = await displayed(page);
      await page.getByRole("button", { name: pageEn.clock.pull }).click();
      expect(await page.locator("#says").textContent()).toBe(pageEn.clock.noPower);
      await strike(page, "f");
      await page.getByRole("button", { name: pageEn.clock.insert }).click();
      await expectPausedAs(page, running);
      await strike(page, "s");
      await strike(page, "j");
      await expect.poll(() => displayed(page)).toMatch(/White 0:05:\d\d 2 .* Black 0:05:\d\d 2 .*White’s clock runs/);
      const trace = await expectSameTrace(page, false);
      expect(trace.map(({ event }) => event)).toEqual(["start", "press", "press", "press", "power", "resume", "press"]);
    }),
  );

  testInBrowser("a reload in mid-game, and the game goes on", () =>
    withPage({ fragment: "#control=300%2B3" }, async (page) => {
      await playPresses(page, 4, 60);
      const running = await displayed(page);
      await page.reload();
      await page.locator(".panels > .panel").first().waitFor();
      await expectPausedAs(page, running);
    }),
  );
});

/** Checks that a paused clock has the counters and times it had while running. A time may be a second less. */
async function expectPausedAs(page: Page, running: string): Promise<void> {
  await expect.poll(() => displayed(page)).not.toContain("clock runs");
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number).slice(0, 10);
  const now = numbers(await displayed(page));
  expect(now).toHaveLength(10);
  for (const [place, number] of numbers(running).entries())
    expect(Math.abs(number - (now[place] ?? -9))).toBeLessThan(2);
}
