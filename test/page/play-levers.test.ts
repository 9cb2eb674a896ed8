/** The players' own levers on the play screen: keys, media keys, gamepads, and the levers of a Pico. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playDe } from "../../sim/words/play/de";
import { sheetsDe } from "../../sim/words/sheets/de";
import { sheetsEn } from "../../sim/words/sheets/en";
import { expectAccessible } from "./axe";
import { openBrowser, passOn, strike, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { fromMenu, opened, phaseOf, runs, timeOn, tool, withPlay } from "./play";

openBrowser();

const { levers, sheets, menu } = sheetsEn;
const laptop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false } as const;

/** Chooses a player's lever in the sheet: what `press` presses. */
async function chooseLever(page: Page, seat: string, press: () => Promise<void>): Promise<void> {
  await tool(page, levers.choose(seat)).click();
  await page.getByText(levers.waiting).waitFor();
  await press();
  await page.getByText(levers.waiting).waitFor({ state: "detached" });
}

/** Returns what the sheet names as the levers, the left one first. */
function named(page: Page): Promise<string[]> {
  return page.locator(".lever output").allTextContents();
}

describe("keys", () => {
  testInBrowser("each player presses the own one, and the page keeps it", () =>
    withPlay(laptop, async (page) => {
      await fromMenu(page, menu.levers);
      await chooseLever(page, "Right", () => strike(page, "PageDown"));
      await chooseLever(page, "Left", () => strike(page, "MediaTrackPrevious"));
      expect(await named(page)).toEqual(["⏮", "Page Down"]);
      await expectAccessible(page, "levers");
      await strike(page, "PageDown");
      expect(await phaseOf(page)).toBe("ready");
      await page.keyboard.press("Escape");
      await strike(page, "PageDown");
      expect(await runs(page)).toBe("left");
      await strike(page, "PageDown");
      expect(await runs(page)).toBe("left");
      await strike(page, "MediaTrackPrevious");
      expect(await runs(page)).toBe("right");
      await tool(page, playEn.bar.pause).click();
      await page.reload();
      await opened(page);
      await tool(page, playEn.bar.resume).click();
      await strike(page, "PageDown");
      await expect.poll(() => runs(page)).toBe("left");
    }),
  );

  testInBrowser("keys have the names that people know in their language", () =>
    withPlay({ ...laptop, locale: "de" }, async (page) => {
      await fromMenu(page, sheetsDe.menu.levers, playDe.bar.menu);
      await tool(page, sheetsDe.levers.choose(sheetsDe.own.seats.left)).click();
      await strike(page, "Space");
      await tool(page, sheetsDe.levers.choose(sheetsDe.own.seats.right)).click();
      await strike(page, "PageUp");
      expect(await named(page)).toEqual(["Leertaste", "Bild auf"]);
    }),
  );

  testInBrowser("a key of one player is taken from the other, and can be removed", () =>
    withPlay(laptop, async (page) => {
      await fromMenu(page, menu.levers);
      await chooseLever(page, "Right", () => strike(page, "x"));
      await chooseLever(page, "Left", () => strike(page, "x"));
      expect(await named(page)).toEqual(["X", levers.none]);
      await tool(page, levers.remove("Left")).click();
      expect(await named(page)).toEqual([levers.none, levers.none]);
      await tool(page, sheets.close).click();
      await strike(page, "x");
      expect(await phaseOf(page)).toBe("ready");
    }),
  );

  testInBrowser("space and Enter stay with the control that has the focus, and letters with a text field", () =>
    withPlay(laptop, async (page) => {
      await fromMenu(page, menu.levers);
      await chooseLever(page, "Right", () => strike(page, "Enter"));
      await tool(page, sheets.close).click();
      await tool(page, "10+0").focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await strike(page, "Enter");
      expect([await phaseOf(page), await timeOn(page, "left")]).toEqual(["ready", "10:00"]);
      await page.locator(".half.left").focus();
      await strike(page, "Enter");
      expect(await runs(page)).toBe("left");
    }),
  );
});

interface Pad {
  index: number;
  timestamp: number;
  buttons: { pressed: boolean }[];
}

/** Gives the browser gamepads that the test holds; runs in the page. */
function bringPads(): void {
  const pads: Pad[] = [0, 1].map((index) => ({
    index,
    timestamp: 0,
    buttons: Array.from({ length: 8 }, () => ({ pressed: false })),
  }));
  Object.assign(window, { pads });
  Object.defineProperty(navigator, "getGamepads", { value: () => [...pads, null] });
}

/** Presses and releases a button of a gamepad; while it goes down the page's thread is busy for `busyMs`. */
async function pressPad(page: Page, pad: number, button: number, busyMs = 0): Promise<void> {
  await page.evaluate(
    ({ pad, button, busyMs }) => {
      const at = (window as unknown as { pads: Pad[] }).pads[pad];
      const key = at?.buttons[button];
      if (at === undefined || key === undefined) throw new Error("no such button");
      window.dispatchEvent(new Event("gamepadconnected"));
      key.pressed = true;
      at.timestamp = performance.now();
      while (performance.now() < at.timestamp + busyMs);
    },
    { pad, button, busyMs },
  );
  await passOn(page, 80);
  await page.evaluate(
    ({ pad, button }) => {
      const key = (window as unknown as { pads: Pad[] }).pads[pad]?.buttons[button];
      if (key !== undefined) key.pressed = false;
    },
    { pad, button },
  );
  await passOn(page, 80);
}

describe("gamepads", () => {
  testInBrowser("a button each; a press counts at the gamepad's own instant", () =>
    withPlay({ ...laptop, fragment: "#control=15&notation=canonical" }, async (page) => {
      await page.evaluate(bringPads);
      await fromMenu(page, menu.levers);
      await chooseLever(page, "Right", () => pressPad(page, 0, 5));
      await chooseLever(page, "Left", () => pressPad(page, 1, 0));
      expect(await named(page)).toEqual([levers.pad(2, 1), levers.pad(1, 6)]);
      await tool(page, sheets.close).click();
      await pressPad(page, 0, 4);
      expect(await phaseOf(page)).toBe("ready");
      await pressPad(page, 0, 5);
      expect(await runs(page)).toBe("left");
      const before = Number((await timeOn(page, "left")).slice(2));
      await pressPad(page, 1, 0, 3000);
      expect(await runs(page)).toBe("right");
      const spent = before - Number((await timeOn(page, "left")).slice(2));
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThan(2);
    }),
  );
});

/** Gives the browser a serial port where a Pico answers for its contacts; runs in the page. */
function bringPico(answer: string): void {
  const pico = { contacts: [0, 1, 0, 0, 0, 0, 0, 0], asked: 0, isThere: true };
  Object.assign(window, { pico });
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const port = {
    readable: new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
      },
    }),
    writable: new WritableStream<Uint8Array>({
      write: async (bytes) => {
        pico.asked++;
        if (new TextDecoder().decode(bytes) !== "selftest contacts\n") throw new Error("another line");
        await new Promise((passed) => setTimeout(passed, 2));
        const line = answer === "" ? `{"contacts":[${pico.contacts.join()}],"ok":true}` : answer;
        if (pico.isThere) send?.enqueue(new TextEncoder().encode(`{"event":"boot"}\n${line}\n`));
        else send?.close();
      },
    }),
    open: async ({ baudRate }: { baudRate: number }) => {
      if (baudRate !== 115_200) throw new Error("another rate");
    },
    close: async () => {},
  };
  Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });
}

/** Moves the Pico's levers, or takes its cable away. */
async function movePico(page: Page, left: number, right: number, isThere = true): Promise<void> {
  await page.evaluate(
    ({ left, right, isThere }) => {
      const { pico } = window as unknown as { pico: { contacts: number[]; isThere: boolean } };
      pico.contacts.splice(0, 2, left, right);
      pico.isThere = isThere;
    },
    { left, right, isThere },
  );
  await passOn(page, 100);
}

describe("a Pico", () => {
  testInBrowser("its levers are those of the page, until its cable is pulled", () =>
    withPlay(laptop, async (page) => {
      await page.evaluate(bringPico, "");
      await fromMenu(page, menu.levers);
      await tool(page, levers.pico).click();
      await page.getByText(levers.picoState.on).waitFor();
      await movePico(page, 1, 0);
      await movePico(page, 0, 1);
      expect(await phaseOf(page)).toBe("ready");
      await movePico(page, 1, 0);
      await tool(page, sheets.close).click();
      await movePico(page, 0, 1);
      expect(await runs(page)).toBe("left");
      await movePico(page, 1, 0);
      expect(await runs(page)).toBe("right");
      await movePico(page, 0, 1, false);
      await tool(page, playEn.bar.pause).click();
      await fromMenu(page, menu.levers);
      await page.getByText(levers.picoState.lost).waitFor();
    }),
  );

  testInBrowser("a port without a Pico is said to be none", () =>
    withPlay(laptop, async (page) => {
      await page.evaluate(bringPico, '{"error":"line"}');
      await fromMenu(page, menu.levers);
      await tool(page, levers.pico).click();
      await page.getByText(levers.picoState.lost).waitFor();
    }),
  );
});
