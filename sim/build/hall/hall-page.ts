/** Builds the console of the hall into a folder of static files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { build } from "vite";
import { iconPng } from "../page/icon";
import { numbers } from "../page/numbers";
import { inProduction, staticSite } from "../page/static-site";

/** Writes the console into `outDir`, which is emptied before. */
export async function buildHallPage(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await inProduction(() => build(consoleConfig(join(root, "sim/hall/console"), outDir)));
}

function icon(): Plugin {
  return {
    name: "flagfall-icon",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "assets/icon.png", source: iconPng(192) });
    },
  };
}

/** Returns the build's configuration; `folder` is where the console's sources are. */
export function consoleConfig(folder: string, outDir: string): InlineConfig {
  const site = staticSite(folder, outDir);
  return {
    ...site,
    plugins: [numbers(join(folder, "../../..")), icon()],
    build: { ...site.build, assetsInlineLimit: 0 },
  };
}
