/** Builds `flagfall/core` for the package: one file that imports nothing. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { withPlainEnums } from "./plain-enums";

export const coreEntry = "sim/library/core.ts";

/** The enums that the library exports become plain objects. Inside the library each use of them is a number. */
function exportedEnums(root: string): Plugin {
  return {
    name: "exported-enums",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.\/\.\.\/firmware\/.*\/(?:words|scan)$/ }, ({ path, importer }) => {
        if (!importer.endsWith(coreEntry)) return undefined;
        return { path: `${path.replace("../../", "")}.ts`, namespace: "exported", sideEffects: false };
      });
      onLoad({ filter: /./, namespace: "exported" }, ({ path }) => {
        const file = join(root, path);
        return { contents: withPlainEnums(readFileSync(file, "utf8"), false), loader: "ts", resolveDir: dirname(file) };
      });
    },
  };
}

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
    plugins: [exportedEnums(root)],
    logLevel: "silent",
  });
}
