/** Builds the console of the hall into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { consoleConfig } from "../../hall/console/vite.config";
import { inProduction } from "./production";

/** Writes the console into `outDir`, which is emptied before. */
export async function buildHallPage(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await inProduction(() => build(consoleConfig(join(root, "sim/hall/console"), outDir)));
}
