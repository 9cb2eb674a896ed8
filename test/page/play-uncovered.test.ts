/**
 * While a clock runs nothing covers a half: no tool, no sheet, no question. Whatever was done before, a touch is a
 * press.
 */
import fc from "fast-check";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBrowser, passOn, strike, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { phaseOf, runs, tap, tapAlone, tool, withPlay } from "./play";

openBrowser();

const { bar, hints, strip } = playEn;
const seed = Number(process.env.FLAGFALL_SEED ?? 28);
const acts = 80;

const sizes = [
  [390, 844],
  [844, 390],
  [360, 640],
  [1280, 800],
] as const;

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant("button" as const), n: fc.nat(99) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("both" as const), n: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("back" as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("go" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("turn" as const), size: fc.constantFrom(...sizes) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;
const touches = fc.record({ x: fc.integer({ min: 1, max: 99 }), y: fc.integer({ min: 1, max: 99 }) });

/**
 * Activates one of the buttons that can be reached, but none that leaves the play screen, and with `goesOn` resumes in
 * the same breath, as a second finger does. Runs in the page.
 */
function activate({ n, goesOn }: { n: number; goesOn: boolean }): void {
  const within = document.querySelector("dialog[open]") ?? document;
  const leaves = (each: Element) => each.classList.contains("bench") || each.classList.contains("loses");
  const all = [...within.querySelectorAll<HTMLElement>("button:not(.half, :disabled)")].filter((each) => !leaves(each));
  all[n % Math.max(1, all.length)]?.click();
  if (goesOn) document.querySelector(".icon.resume")?.closest("button")?.click();
}

async function perform(page: Page, each: Act): Promise<void> {
  switch (each.does) {
    case "button":
    case "both":
      await page.evaluate(activate, { n: each.n, goesOn: each.does === "both" });
      break;
    case "back":
      // Before the start and after the end nothing keeps the browser on the page.
      if (["running", "paused"].includes(await phaseOf(page))) await page.evaluate(() => history.back());
      break;
    case "go":
      if ((await page.locator("dialog").count()) > 0) await page.keyboard.press("Escape");
      else if ((await phaseOf(page)) === "ready") await tap(page, "right");
      else await strike(page, "s");
      break;
    case "turn":
      await page.setViewportSize({ width: each.size[0], height: each.size[1] });
  }
  await passOn(page, 120);
}

describe("nothing disarms a lever", () => {
  testInBrowser("in every state in which a clock runs, a touch anywhere on a half is a press", () =>
    withPlay({ fragment: "#control=5400%2B30" }, async (page) => {
      const steps = fc.sample(act, { seed, numRuns: acts });
      const places = fc.sample(touches, { seed, numRuns: acts });
      let touched = 0;
      for (const [n, each] of steps.entries()) {
        await perform(page, each);
        const place = await runs(page);
        if (place === undefined) continue;
        const at = places[n]!;
        const box = (await page.locator(`.half.${place}`).boundingBox())!;
        await page.touchscreen.tap(box.x + (box.width * at.x) / 100, box.y + (box.height * at.y) / 100);
        const message = `seed ${seed}, act ${n}: ${JSON.stringify(each)}, touched at ${at.x}, ${at.y} %`;
        await expect.poll(() => runs(page), { message }).toBe(place === "left" ? "right" : "left");
        await passOn(page, 60);
        touched++;
      }
      expect(touched).toBeGreaterThan(8);
    }),
  );

  testInBrowser(
    "while a clock runs only the pause is there; a long press on the bar brings the others in a pause",
    () =>
      withPlay({}, async (page) => {
        await tap(page, "right");
        expect(await page.locator(".middle button").count()).toBe(1);
        const box = (await page.locator(".bar").boundingBox())!;
        await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
        await page.mouse.down();
        await page.waitForTimeout(200);
        await page.mouse.up();
        await page.waitForTimeout(600);
        expect(await phaseOf(page)).toBe("running");
        await page.mouse.down();
        await expect.poll(() => phaseOf(page)).toBe("paused");
        await page.mouse.up();
        expect(await tool(page, bar.menu).count()).toBe(1);
      }),
  );

  testInBrowser("a finger that rests on a half leaves it to the others, once or again and again", () =>
    withPlay({}, async (page, context) => {
      const tools = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove", touchPoints: { x: number; y: number; id: number }[]) =>
        tools.send("Input.dispatchTouchEvent", { type, touchPoints });
      const thumb = { x: 20, y: 800, id: 1 };
      await tap(page, "right");
      for (const [n, moves] of [1, 1, 2, 2, 3].entries()) {
        const finger = n === 0 ? thumb : { x: 200, y: n % 2 === 0 ? 600 : 100, id: n + 1 };
        await touch("touchStart", n === 0 ? [thumb] : [thumb, finger]);
        await expect.poll(() => runs(page), { message: `touch ${n}` }).toBe(n % 2 === 0 ? "right" : "left");
        expect(await page.locator(".half.left .facts").textContent()).toBe(playEn.moves(moves));
        await passOn(page, 60);
        await touch("touchMove", [thumb]);
        await passOn(page, 60);
      }
    }),
  );

  testInBrowser("two fingers enlarge nothing while a clock runs, and make smaller what they had enlarged", () =>
    withPlay({}, async (page, context) => {
      const tools = await context.newCDPSession(page);
      const pinch = async (y: number, fromPx: number, toPx: number) => {
        for (let n = 0; n <= 8; n++) {
          const px = fromPx + ((toPx - fromPx) * n) / 8;
          const touchPoints = [195 - px, 195 + px].map((x, id) => ({ x, y, id }));
          await tools.send("Input.dispatchTouchEvent", { type: n === 0 ? "touchStart" : "touchMove", touchPoints });
          await passOn(page, 16);
        }
        await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await passOn(page, 300);
        return page.evaluate(() => visualViewport!.scale);
      };
      const barY = async () => {
        const { y, height } = (await page.locator(".bar").boundingBox())!;
        return y + height / 2;
      };
      expect(await pinch(await barY(), 20, 140)).toBeGreaterThan(1.3);
      await page.locator(".half.right").dispatchEvent("click");
      await expect.poll(() => phaseOf(page)).toBe("running");
      await passOn(page, 300);
      expect(await pinch(700, 150, 10)).toBeLessThan(1.2);
      expect(await pinch(await barY(), 20, 80)).toBeLessThan(1.2);
    }),
  );

  testInBrowser("a finger that was held on the bar opens nothing when it leaves", () =>
    withPlay({}, async (page, context) => {
      const tools = await context.newCDPSession(page);
      for (const part of [0.55, 0.72, 0.9]) {
        await tap(page, "right");
        await expect.poll(() => phaseOf(page)).toBe("running");
        const box = (await page.locator(".bar").boundingBox())!;
        const touchPoints = [{ x: box.x + box.width * part, y: box.y + box.height / 2 }];
        await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
        await expect.poll(() => phaseOf(page)).toBe("paused");
        await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await passOn(page, 300);
        expect(await page.locator("dialog").count(), String(part)).toBe(0);
        await tapAlone(page, playEn.results.of.none);
      }
    }),
  );

  testInBrowser("back shows a strip in the bar that goes by itself, and the clock stays with its levers", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      const half = await page.locator(".half.left").boundingBox();
      await page.evaluate(() => history.back());
      await page.getByText(strip.back).waitFor();
      expect(await page.locator("dialog").count()).toBe(0);
      expect(await page.locator(".half.left").boundingBox()).toEqual(half);
      await tap(page, "left");
      expect(await runs(page)).toBe("right");
      await page.getByText(strip.back).waitFor({ state: "detached", timeout: 10_000 });
      await page.evaluate(() => history.back());
      await page.getByText(strip.back).waitFor();
    }),
  );

  testInBrowser("a sheet that is open when the clock starts closes, and does not come back in the next pause", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await passOn(page, 60);
      await page.evaluate(
        ([correct, resume]) => {
          for (const name of [correct, resume]) document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
        },
        [bar.correct, bar.resume] as const,
      );
      await expect.poll(() => runs(page)).toBe("left");
      expect(await page.locator("dialog").count()).toBe(0);
      await passOn(page, 120);
      await tap(page, "left");
      expect(await runs(page)).toBe("right");
      await tool(page, bar.pause).click();
      await page.getByText(hints.next).waitFor();
      expect(await page.locator("dialog").count()).toBe(0);
    }),
  );

  testInBrowser("back asks in a pause, also before the browser has said that a sheet was closed", () =>
    withPlay({}, async (page) => {
      await tap(page, "right");
      await tool(page, bar.pause).click();
      await tool(page, bar.correct).tap();
      await page.locator("dialog input[name=white]").waitFor();
      await page.evaluate(() => {
        document.querySelector("dialog")!.close();
        history.replaceState(null, "");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.locator("dialog.leave").waitFor();
      await passOn(page, 120);
      expect(await page.locator("dialog.leave").count()).toBe(1);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      expect(await phaseOf(page)).toBe("paused");
    }),
  );
});
