/** Finds faults of a view of the page: those that axe reports, and parts beyond the window's sides. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axeText = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose answer depends on colours. */
export const colourRules = ["color-contrast-enhanced", "link-in-text-block"];
/** Rules that axe leaves out by itself: those of AAA that a page can keep, and the size of targets. */
const strictRules = ["color-contrast-enhanced", "identical-links-same-purpose", "target-size"];
/**
 * AAA's rule leaves texts with less contrast than AA wants to AA's rule. Here it judges them too, so that one rule
 * finds both.
 */
const everyContrast = {
  "color-contrast-enhanced": {
    options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
  },
};

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

async function judge(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeText);
  return page.evaluate(
    async (options) => {
      // axe takes what lies in a body without height for hidden, also the play screen, which is fixed.
      document.body.style.minHeight = "100vh";
      // It knows no top layer, so the page would cover a dialog.
      for (const dialog of document.querySelectorAll("dialog")) dialog.style.zIndex = "9999";
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { resultTypes: ["violations"], checks: everyContrast, ...options },
  );
}

/** Returns what axe finds against WCAG 2.2 AA and its best practices, or against some of its rules alone. */
export function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  return judge(page, rules === undefined ? {} : { runOnly: rules });
}

/** Returns what axe finds, also against AAA's contrast and the least size of targets. */
export function strictViolations(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(strictRules.map((rule) => [rule, { enabled: true }]));
  return judge(page, { rules: { ...rules, "color-contrast": { enabled: false } } });
}

/** Checks a view by day, and by night what depends on colours. */
export async function expectAccessible(page: Page, view: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await strictViolations(page), `${view}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, colourRules), `${view}, dark`).toEqual([]);
}

/** Returns what lies beyond the window's sides. Runs in the page. */
export function stickingOut(): string[] {
  const most = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll("body *")].filter((each) => {
    const { right, left, width } = each.getBoundingClientRect();
    return (
      width > 1 &&
      (right > most + 1 || left < -1) &&
      each.closest(".hidden, .skip, .scroll, .middle > .presets, .middle > .results, svg > *") === null
    );
  });
  const isScrolled = document.documentElement.scrollWidth > most;
  return [...(isScrolled ? ["the page"] : []), ...out.map((each) => each.outerHTML.slice(0, 80))];
}

/** Returns the tools, presets and buttons of sheets whose text does not fit into them. Runs in the page. */
export function cutButtons(): string[] {
  return [...document.querySelectorAll(".middle button, dialog button")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.outerHTML.slice(0, 120));
}
