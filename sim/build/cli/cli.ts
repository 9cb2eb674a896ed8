/** Bundles the command line program, so that it starts fast and needs no build step by hand. */
import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Packages that stay outside the bundle, because they have files of their own or native code. */
const packages = [...["wasmoon", "fengari", "node-sqlite3-wasm", "espruino", "@serialport/*"], "fs-native-extensions"];
/** Packages that only `flagfall build` loads. */
const compilers = ["typescript", "typescript-to-lua", "esbuild", "acorn"];
/** Modules that sim/build/built-bundles.ts loads only if it runs from source. */
const sources = ["./bundles"];
const external = [...packages, ...compilers, ...sources];

/** Defines `require`, which packages written for CommonJS call. */
const banner = [
  "#!/usr/bin/env node",
  'import { createRequire as flagfallCreateRequire } from "node:module";',
  "const require = flagfallCreateRequire(import.meta.url);",
].join("\n");

/**
 * Writes the programs into `outDir`: `flagfall.mjs`, `link.mjs` (the library `flagfall/link`), and beside them the
 * parts that they load on demand.
 */
export async function buildCli(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const { metafile } = await build({
    entryPoints: [
      { in: join(root, "sim/cli/main.ts"), out: "flagfall" },
      { in: join(root, "sim/link/index.ts"), out: "link" },
    ],
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    chunkNames: "flagfall-[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    external,
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: banner },
    logLevel: "silent",
    metafile: true,
  });
  const written = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const name of readdirSync(outDir)) {
    if (/^flagfall-.*\.mjs$/.test(name) && !written.has(name)) rmSync(join(outDir, name));
  }
  chmodSync(join(outDir, "flagfall.mjs"), 0o755);
}
