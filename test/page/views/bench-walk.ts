/** Walks through the views of the simulator in one language, and stops at each. */
import type { Page } from "playwright-core";
import { pageWords } from "../../../sim/words/page";
import { strike } from "../browser";
import { playTwo } from "../played-page";
import type { Visit } from "./play-walk";

/** Visits the simulator as it comes, in a game with every panel open, and with the past, a question and a scenario. */
export async function walkBench(page: Page, language: "en" | "es", visit: Visit): Promise<void> {
  const words = pageWords(language);
  await visit("as it comes");
  await playTwo(page);
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("details")) panel.open = true;
  });
  await page.locator("details.help .inside").waitFor();
  await visit("in a game, everything open");
  await strike(page, "s");
  await strike(page, "m");
  await page.locator("input[name=control]").fill("3+2 or so");
  await page.locator("select[name=program]").selectOption("300");
  await page.getByRole("button", { name: words.timeline.before }).click();
  await visit("the menu, the past, a question");
  await page.getByRole("button", { name: words.scenario.example }).click();
  await page.getByRole("button", { name: words.scenario.giveUp }).click();
  await page.getByRole("button", { name: words.scenario.step, exact: true }).waitFor();
  await visit("a scenario");
}
