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
  const judge = () => page.evaluate(() => (window as { layout?: Layout }).layout?.layoutFaults());
  const found = await judge();
  if (found !== undefined) return found;
  await page.evaluate(`${bundle?.text};window.layout = layout`);
  return (await judge()) ?? ["nothing judges the layout"];
}
