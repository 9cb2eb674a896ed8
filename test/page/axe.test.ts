/** The judge of contrast finds texts that are hard to read, and those that can hardly be seen. */
import { expect } from "vitest";
import { colourRules, strictViolations, violations } from "./axe";
import { openBrowser, testInBrowser } from "./browser";
import { withPlay } from "./play";

openBrowser();

/** Greys on white: the contrast of each is just below a limit of WCAG, or far below. */
const greys = { "below AAA": "#707070", "below AA": "#8a8a8a", faint: "#e0e0e0" } as const;

testInBrowser("a grey text is found on a white page, however faint it is", () =>
  withPlay({}, async (page) => {
    await page.evaluate(() => {
      document.body.innerHTML = '<main><h1>Title</h1><p id="grey">Some text</p></main>';
      document.documentElement.style.background = "white";
      document.querySelector<HTMLElement>("#grey")!.style.fontSize = "16px";
      document.body.style.background = "white";
    });
    for (const [name, colour] of Object.entries(greys)) {
      await page.evaluate((colour) => {
        for (const each of document.querySelectorAll<HTMLElement>("main *")) each.style.color = "black";
        document.querySelector<HTMLElement>("#grey")!.style.color = colour;
      }, colour);
      for (const found of [await violations(page, colourRules), await strictViolations(page)])
        expect(found.join(), name).toMatch(/^color-contrast-enhanced: <p id="grey"/);
    }
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("#grey")!.style.color = "black";
    });
    expect(await violations(page, colourRules)).toEqual([]);
  }),
);
