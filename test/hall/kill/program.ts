/** The command line program as it is now, for processes of its own. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "../../../sim/build/root";

/** Bundles the program as it is now. Returns the file. */
export async function bundledProgram(): Promise<string> {
  const folder = join(projectRoot(), "node_modules/.cache/flagfall/kill");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `flagfall-${process.pid}.mjs`);
  await build({
    entryPoints: [join(projectRoot(), "sim/cli/main.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  return outfile;
}
