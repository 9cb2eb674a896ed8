/** Compiles a copy of the firmware with one text replaced, and loads it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { projectRoot } from "../../sim/build/root";
import type { Firmware } from "./firmware";

/** A fault to put back: the file, the text that mends it, and what stood there before. */
export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the firmware with the fault. Throws if the text is not in the file exactly once. */
export async function mutated({ file, from, to }: Mutant): Promise<Firmware> {
  const root = projectRoot();
  const text = readFileSync(join(root, file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`${file}: has "${from}" not exactly once`);
  const plugin: Plugin = {
    name: "mutant",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        path === join(root, file) ? { contents: text.replace(from, () => to), loader: "ts" } : undefined,
      ),
  };
  const result = await build({
    entryPoints: [join(root, "test/proof/door.ts")],
    plugins: [plugin],
    ...{ bundle: true, write: false, format: "esm", target: "node20", platform: "node" },
  });
  const code = Buffer.from(result.outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)) as Firmware;
}
