/** How a view can look: its colours, the window, and the size of text that the browser was told. */
import type { CDPSession, Page } from "playwright-core";

export const themes = ["light", "dark", "contrast", "wood"] as const;
export const phoneSizes = [
  [390, 844],
  [844, 390],
  [360, 640],
] as const;
/** The size of text that the browser was told, in per cent of the usual one. */
const fontsPercent = [100, 200] as const;
const usualFontPx = 16;
const usualFixedPx = 13;

export type Size = readonly [widthPx: number, heightPx: number];

export interface Look {
  theme: (typeof themes)[number];
  size: Size;
  fontPercent: number;
}

export function lookText({ theme, size, fontPercent }: Look): string {
  return `${theme}, ${size.join(" × ")}, ${fontPercent} %`;
}

function chosen<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

/** Returns every look. */
export function allLooks(sizes: readonly Size[]): Look[] {
  return sizes.flatMap((size) =>
    fontsPercent.flatMap((fontPercent) => themes.map((theme) => ({ theme, size, fontPercent }))),
  );
}

/**
 * Returns a look for each size. The looks of one view in six languages meet every pair of size, theme and font, and
 * every pair of these with a language but language and theme: texts do not change colours.
 */
export function someLooks(sizes: readonly Size[], view: number, language: number): Look[] {
  return sizes.map((size, n) => ({
    theme: chosen(themes, language + 2 * n + view),
    size,
    fontPercent: chosen(fontsPercent, language + n + view),
  }));
}

/** Gives the window a size, unless it has it already. */
async function setSize(page: Page, [width, height]: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** Gives the page a look, and waits until it is drawn. */
export async function dress(page: Page, tools: CDPSession, { theme, size, fontPercent }: Look): Promise<void> {
  const [standard, fixed] = [usualFontPx, usualFixedPx].map((px) => (px * fontPercent) / 100) as [number, number];
  await Promise.all([setSize(page, size), tools.send("Page.setFontSizes", { fontSizes: { standard, fixed } })]);
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, theme);
}
