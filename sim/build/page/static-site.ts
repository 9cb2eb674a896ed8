/** The builds of the page and of the hall's console share these functions. */
import type { InlineConfig } from "vite";

/**
 * Returns the files that the browser has to ask for with a part: not the part's own, which it asks for anyway, nor
 * those that the page itself names.
 */
function notYetAsked(file: string, needed: readonly string[]): string[] {
  return needed.filter((name) => name !== file && !/\bindex-[^/]*$/.test(name));
}

/** Returns a configuration for static files that any web host can serve, at any address. */
export function staticSite(folder: string, outDir: string) {
  return {
    root: folder,
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false, resolveDependencies: notYetAsked },
      reportCompressedSize: false,
    },
  } as const satisfies InlineConfig;
}

/** Runs a build of vite with NODE_ENV set to production: with any other value the page is larger. */
export async function inProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
