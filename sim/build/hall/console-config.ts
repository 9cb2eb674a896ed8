/** Builds the console of the hall: static files, which `flagfall serve` and any other web host can serve. */
import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { iconPng } from "../page/icon";
import { numbers } from "../page/numbers";
import { staticSite } from "../page/static-site";

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
