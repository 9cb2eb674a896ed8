/** Builds the console of the hall into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { inProduction } from "../page/production";
import { consoleConfig } from "./console-config";

/** Writes the console into `outDir`, which is emptied before. */
export async function buildHallPage(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await inProduction(() => build(consoleConfig(join(root, "sim/hall/console"), outDir)));
}
