/** `flagfall/core` as it lies in the package: one file that imports nothing. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { withPlainEnums } from "./plain-enums";

export const coreEntry = "sim/library/core.ts";

/** The enums that the library exports become plain objects. Inside the library each use of them is a number. */
const exportedEnums: Plugin = {
  name: "exported-enums",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.\/\.\.\/firmware\/.*\/(?:words|scan)$/ }, ({ path, importer, resolveDir }) => {
      if (!importer.endsWith(coreEntry)) return undefined;
      return { path: `${join(resolveDir, path)}.ts`, namespace: "exported", sideEffects: false };
    });
    onLoad({ filter: /./, namespace: "exported" }, ({ path }) => {
      const contents = withPlainEnums(readFileSync(path, "utf8"), false);
      return { contents, loader: "ts", resolveDir: dirname(path) };
    });
  },
};

/** Writes `core.mjs` and its map into `outDir`. */
export async function buildCoreLibrary(root: string, outDir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { core: coreEntry },
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "neutral",
    format: "esm",
    target: "es2022",
    minify: true,
    sourcemap: "linked",
    legalComments: "none",
    plugins: [exportedEnums],
    logLevel: "silent",
  });
}
