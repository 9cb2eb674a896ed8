/** Builds the page into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { pageConfig } from "../../page/vite.config";
import type { OfferedImage } from "../library/make-images";
import { inProduction } from "./production";

/** Writes the page into `outDir`, which is emptied before. The page offers `images` to download. */
export async function buildPage(root: string, outDir: string, images: readonly OfferedImage[] = []): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await inProduction(() => build(pageConfig(join(root, "sim/page"), outDir, images)));
}
