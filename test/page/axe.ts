/** What is wrong with a view of the page for people: for axe, and beyond the window's sides. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeText = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns what axe finds against WCAG 2.2 AA and its best practices. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeText);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

/** Returns what lies beyond the window's sides. Runs in the page. */
export function stickingOut(): string[] {
  const most = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll("body *")].filter((each) => {
    const { right, left, width } = each.getBoundingClientRect();
    return width > 1 && (right > most + 1 || left < -1) && each.closest(".hidden, .skip, .scroll") === null;
  });
  const isScrolled = document.documentElement.scrollWidth > most;
  return [...(isScrolled ? ["the page"] : []), ...out.map((each) => each.outerHTML.slice(0, 80))];
}
