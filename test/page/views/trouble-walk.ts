/** Walks through the views of the play screen that tell of a trouble, and through the second screen. */
import type { Page } from "playwright-core";
import { deskInUse } from "../browser";
import { opened } from "../play";
import type { Visit } from "./play-walk";

/** Opens the page anew at a fragment, as another page does that leads to it. */
async function openAnew(page: Page, fragment = ""): Promise<void> {
  await page.goto("about:blank");
  await page.goto(deskInUse().served.address + fragment);
}

const half = { isWhite: true, name: "Alexandra Konstantinova", score: "1½", time: "1:29:50", moves: 40 };
const picture = {
  phase: "running",
  left: { ...half, runs: true, fell: false, low: false },
  right: { ...half, isWhite: false, name: "", runs: false, fell: false, low: false },
};

/** Shows a clock on the second screen, whose server then says nothing more. */
async function visitScreen(page: Page, visit: Visit): Promise<void> {
  await page.route("**/screen/x", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(picture)}\n\n` }),
  );
  await openAnew(page, "#screen=x");
  await page.locator("main.screen .time").first().waitFor();
  await page.locator(".late").waitFor();
  await visit("second screen, late");
}

async function visitAway(page: Page, visit: Visit): Promise<void> {
  await openAnew(page);
  await opened(page);
  await page.locator(".half.right").click();
  await page.locator("main.play[data-phase=running]").waitFor();
  await page.goto("about:blank");
  await page.waitForTimeout(1200);
  await page.goBack();
  await page.locator("dialog.away .answers").waitFor();
  await visit("away");
}

/** Shows a browser without locks, in which another tab holds the clock and does not answer. */
async function visitHeld(page: Page, visit: Visit): Promise<void> {
  await page.evaluate(() => localStorage.setItem("flagfall.holder", "7"));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
  await openAnew(page);
  await page.locator("dialog.held .answers").waitFor();
  await visit("held");
}

/** Shows a link that cannot be read, over plain http, in a browser that keeps nothing. */
async function visitNotes(page: Page, visit: Visit): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "locks");
    Object.defineProperty(window, "isSecureContext", { value: false });
    Storage.prototype.getItem = () => null;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openAnew(page, "#control=nonsense");
  await page.locator(".plainNote").waitFor();
  await page.locator(".fault").nth(1).waitFor();
  await visit("notes");
}

export async function walkTroubles(page: Page, visit: Visit): Promise<void> {
  await visitScreen(page, visit);
  await visitAway(page, visit);
  await visitHeld(page, visit);
  await visitNotes(page, visit);
}
