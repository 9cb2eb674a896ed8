/** Bundles the command line program, so that it starts fast and needs no build step by hand. */
import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Loaded from node_modules when needed: they bring files of their own, or native parts. */
const packages = [
  "wasmoon",
  "fengari",
  "node-sqlite3-wasm",
  "espruino",
  "@serialport/*",
  "fs-native-extensions",
  "react-devtools-core",
];
/** What only `flagfall build` asks for. */
const compilers = ["typescript", "typescript-to-lua", "esbuild", "acorn"];
/** What sim/engines/bundles.ts asks for only where it runs from source. */
const sources = ["../build/bundles"];
const external = [...packages, ...compilers, ...sources];

/** Packages written for CommonJS ask for `require`. */
const banner = [
  "#!/usr/bin/env node",
  'import { createRequire as flagfallCreateRequire } from "node:module";',
  "const require = flagfallCreateRequire(import.meta.url);",
].join("\n");

/** Writes `flagfall.mjs`, `link.mjs` (the package `flagfall/link`) and, beside them, the parts they load when a command asks for them into `outDir`. */
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
