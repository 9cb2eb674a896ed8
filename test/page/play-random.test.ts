/** Hands that do anything on the play screen: no error, and no screen without a way on. */
import fc from "fast-check";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openBrowser, testInBrowser } from "./browser";
import { opened, withPlay } from "./play";

openBrowser();

const seed = Number(process.env.FLAGFALL_SEED ?? 17);
const strokes = 150;

const sizes = [
  [390, 844],
  [844, 390],
  [360, 800],
] as const;
const keys = ["f", "j", " ", "Enter", "Escape", "Tab", "s", "m", "+", "-", "d", "k", "t", "ArrowUp", "7"] as const;

const stroke = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant("button" as const), n: fc.nat(99) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("point" as const), x: fc.nat(99), y: fc.nat(99) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant("key" as const), key: fc.constantFrom(...keys) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("back" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("reload" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("tab" as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("turn" as const), size: fc.constantFrom(...sizes) }) },
);
type Stroke = typeof stroke extends fc.Arbitrary<infer Each> ? Each : never;

/** Touches one of the buttons that can be seen; a sheet hides all others. Runs in the page. */
function placeOfButton(n: number): { x: number; y: number } | undefined {
  const within = document.querySelector("dialog[open]") ?? document;
  const places = [...within.querySelectorAll("button, input, select, summary")]
    .map((each) => each.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  return places[n % Math.max(1, places.length)];
}

async function perform(page: Page, act: Stroke, address: string): Promise<void> {
  const { width = 1, height = 1 } = page.viewportSize() ?? {};
  switch (act.does) {
    case "button": {
      const place = await page.evaluate(placeOfButton, act.n);
      if (place !== undefined) await page.touchscreen.tap(place.x, place.y);
      return;
    }
    case "point":
      return page.touchscreen.tap((act.x * width) / 100, (act.y * height) / 100);
    case "key":
      return page.keyboard.press(act.key, { delay: 15 });
    case "back":
      await page.evaluate(() => history.back());
      return page.waitForTimeout(30);
    case "reload":
      await page.reload();
      return;
    case "turn":
      return page.setViewportSize({ width: act.size[0], height: act.size[1] });
    case "tab": {
      const other = await page.context().newPage();
      await other.goto(address);
      await opened(other);
      await other.close();
      return;
    }
  }
}

/** Returns the parts that a player misses on the play screen; runs in the page. */
function missing(): string {
  const isSeen = (each: Element) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return right > left && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  if (document.querySelector("main.play") === null) return "";
  const dialog = document.querySelector("dialog[open]");
  if (dialog !== null) {
    const close = dialog.querySelector("header .tool");
    return close === null ? "a sheet cannot be closed" : "";
  }
  const times = [...document.querySelectorAll(".half .time")].map(({ textContent }) => textContent ?? "");
  if (times.length !== 2 || !times.every((time) => /^(?:\d+:)?\d+:\d\d(?:\.\d)?$/.test(time))) return `times: ${times}`;
  const hidden = [...document.querySelectorAll(".bar button, .half")].filter((each) => !isSeen(each));
  if (hidden.length > 0) return `hidden: ${hidden.map((each) => each.outerHTML.slice(0, 80))}`;
  const least = document.querySelector("main.play[data-phase=running]") === null ? 3 : 1;
  return document.querySelectorAll(".bar button").length >= least ? "" : "no tools";
}

/** Comes to the play screen from wherever a hand has led: another page, or the simulator. */
async function come(page: Page, address: string): Promise<void> {
  const toPlay = page.getByRole("button", { name: /^(?:Play|Jugar)$/ });
  const isThere = async () => {
    if (!page.url().startsWith(address)) await page.goto(address);
    if (await toPlay.isVisible()) await toPlay.click();
    return page.locator("main.play .half .time").count();
  };
  await expect.poll(isThere).toBe(2);
}

testInBrowser("whatever a hand does, both times and all tools are there", () =>
  withPlay({}, async (page) => {
    const address = page.url();
    page.on("dialog", (dialog) => void dialog.accept());
    const acts = fc.sample(stroke, { seed, numRuns: strokes });
    for (const [n, act] of acts.entries()) {
      await come(page, address);
      await perform(page, act, address);
      await expect
        .poll(() => page.evaluate(missing), { message: `seed ${seed}, stroke ${n}: ${JSON.stringify(act)}` })
        .toBe("");
    }
  }),
);
