/** Builds the page into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { pageConfig } from "../page/vite.config";

/** Writes the page into `outDir`, which is emptied before. */
export async function buildPage(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await build(pageConfig(join(root, "sim/page"), outDir));
}
