/** Measures the layout of the present view in the page. */
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import { projectRoot } from "../../../sim/build/root";

const [bundle] = buildSync({
  entryPoints: [join(projectRoot(), "test/page/views/layout.ts")],
  bundle: true,
  format: "iife",
  globalName: "layout",
  write: false,
}).outputFiles;

interface Layout {
  layoutFaults(): string[];
}

/** Returns what is cut, covered or out of reach in the present view. */
export async function layoutFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "layout" in window))) await page.evaluate(`${bundle?.text};window.layout = layout`);
  return page.evaluate(() => (window as unknown as { layout: Layout }).layout.layoutFaults());
}
