/** Runs a TypeScript file of this project: `node sim/build/start.mjs FILE.ts [ARGUMENT…]`. */
import { mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const entry = process.argv[2];
if (entry === undefined) {
  process.stderr.write("start.mjs: name a TypeScript file to run\n");
  process.exit(2);
}
// Below node_modules, so that package names resolve from there as they do from the source.
const folder = join(root, "node_modules/.cache/flagfall/run");
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `${basename(entry, ".ts")}-${process.pid}.mjs`);
await build({
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "inline",
  logLevel: "warning",
});
process.argv.splice(1, 2, resolve(entry));
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile, { force: true });
}
