/** Builds `flagfall/core` for the package: one file that imports nothing. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { withPlainEnums } from "./plain-enums";

export const coreEntry = "sim/library/core.ts";
/** The client of the link that needs no port of this computer. */
export const linkEntry = "sim/link/any-wire.ts";

/** The enums that the library exports become plain objects. Inside the library each use of them is a number. */
function exportedEnums(root: string): Plugin {
  return {
    name: "exported-enums",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.\/\.\.\/firmware\/.*\/(?:words|scan|edition)$/ }, ({ path, importer }) => {
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

const options: BuildOptions = {
  bundle: true,
  platform: "neutral",
  target: "es2022",
  minify: true,
  legalComments: "none",
  logLevel: "silent",
};

/** Writes `core.mjs` and its map into `outDir`. */
export async function buildCoreLibrary(root: string, outDir: string): Promise<void> {
  await build({
    ...options,
    absWorkingDir: root,
    entryPoints: { core: coreEntry },
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    format: "esm",
    sourcemap: "linked",
    plugins: [exportedEnums(root)],
  });
}

/** Writes the scripts of the package `flagfall-core` into `outDir`, as modules and for CommonJS. */
export async function buildCoreScripts(root: string, outDir: string): Promise<void> {
  for (const [format, ending] of [
    ["esm", ".mjs"],
    ["cjs", ".cjs"],
  ] as const) {
    await build({
      ...options,
      absWorkingDir: root,
      entryPoints: { core: coreEntry, link: linkEntry },
      outdir: outDir,
      outExtension: { ".js": ending },
      format,
      plugins: [exportedEnums(root)],
    });
  }
}
