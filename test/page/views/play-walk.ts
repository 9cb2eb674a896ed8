/** Walks through every view of the play screen in one language, and stops at each. */
import type { Page } from "playwright-core";
import { passOn } from "../browser";
import { opened } from "../play";
import { filled } from "./filled";
import { type Tongue, tongues } from "./tongues";

/** Looks at the view that the page shows now. */
export type Visit = (view: string) => Promise<void>;

/** The sheets of the menu that are others before anything was kept. */
const emptyWays = ["choose", "match", "games"] as const;
const ways = [...emptyWays, "signs", "look", "levers", "elsewhere", "second"] as const;
type Way = (typeof ways)[number];

export class PlayWalk {
  private readonly page: Page;
  private readonly words: (typeof tongues)[Tongue];
  private readonly visit: Visit;

  constructor(page: Page, tongue: Tongue, visit: Visit) {
    this.page = page;
    this.words = tongues[tongue];
    this.visit = visit;
  }

  private tool(name: string) {
    return this.page.getByRole("button", { name, exact: true }).first();
  }

  private async phase(name: string): Promise<void> {
    await this.page.locator(`main.play[data-phase=${name}]`).waitFor();
  }

  private sheet(name: string): Promise<void> {
    return this.page.locator(`dialog.${name} > :nth-child(2)`).waitFor();
  }

  private gone(): Promise<void> {
    return this.page.locator("dialog").waitFor({ state: "detached" });
  }

  private async close(): Promise<void> {
    await this.tool(this.words.sheets.close).click();
    await this.gone();
  }

  private async menu(): Promise<void> {
    await this.tool(this.words.bar.menu).click();
    await this.page.locator("dialog.menu select").waitFor();
  }

  private async fromMenu(way: Way, kind: string): Promise<void> {
    await this.menu();
    await this.tool(this.words.menu[way]).click();
    await this.sheet(way);
    await this.visit(`${way}, ${kind}`);
    await this.close();
  }

  /** Visits what is there at the first visit of all. */
  async first(): Promise<void> {
    await this.visit("ready, at first");
    for (const way of emptyWays) await this.fromMenu(way, "at first");
  }

  /** Fills the browser's storage, and visits every sheet of the menu. */
  async sheets(): Promise<void> {
    await this.page.evaluate((filled) => {
      for (const [name, text] of Object.entries(filled)) localStorage.setItem(`flagfall.${name}`, text);
    }, filled);
    await this.page.reload();
    await opened(this.page);
    await this.visit("ready");
    await this.menu();
    await this.visit("menu");
    await this.close();
    for (const way of ways) await this.fromMenu(way, "filled");
    await this.menu();
    await this.tool(this.words.menu.signs).click();
    await this.tool(this.words.sheets.speech).click();
    await this.page.locator("dialog.speech select").first().waitFor();
    await this.visit("speech");
    await this.close();
    await this.tool(this.words.presets.other).click();
    await this.sheet("other");
    await this.visit("other");
    await this.close();
  }

  /** Plays a game to its end, with all that a pause offers. */
  async game(): Promise<void> {
    const { page, words } = this;
    await page.locator(".half.right").click();
    await this.phase("running");
    await this.visit("running");
    await this.tool(words.bar.pause).click();
    await this.tool(words.results.of.draw).waitFor();
    await this.visit("paused");
    for (const name of ["choose", "correct"] as const) {
      await this.tool(words.bar[name]).click();
      await this.sheet(name);
      await this.visit(`${name}, in a pause`);
      await this.close();
    }
    await this.questions();
    await this.fall();
  }

  /** Visits the questions before a game is lost. */
  private async questions(): Promise<void> {
    const { page, words } = this;
    await this.tool(words.bar.choose).click();
    await page.locator("dialog .presets button").first().click();
    await this.sheet("giveUp");
    await this.visit("giveUp");
    await this.tool(words.sheets.giveUpNo).click();
    await this.gone();
    await page.evaluate(() => history.back());
    await this.sheet("leave");
    await this.visit("leave");
    await this.tool(words.sheets.leaveNo).click();
    await this.gone();
  }

  /** Lets a flag fall, and begins the next game. */
  private async fall(): Promise<void> {
    const { page, words } = this;
    await this.tool(words.bar.correct).click();
    await page.locator("dialog input[name=white]").fill("0:01");
    await page.locator("dialog button.main").click();
    await this.gone();
    await this.visit("paused, low");
    await this.tool(words.bar.resume).click();
    await this.phase("over");
    await passOn(page, 400);
    await this.visit("over");
    await this.tool(words.bar.again).click();
    await page.locator(".strip.ended").waitFor();
    await this.visit("ended");
  }
}
