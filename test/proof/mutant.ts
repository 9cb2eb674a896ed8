/** Compiles a copy of the firmware with one text replaced, and loads it. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
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
  const text = readFileSync(join(projectRoot(), file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`${file}: has "${from}" not exactly once`);
  return compiled(new Map([[file, text.replace(from, () => to)]]));
}

/** Returns the firmware with other texts in place of some of its files, named from the root. */
export async function compiled(texts: ReadonlyMap<string, string>): Promise<Firmware> {
  const root = projectRoot();
  const plugin: Plugin = {
    name: "mutant",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = texts.get(relative(root, path));
        return contents === undefined ? undefined : { contents, loader: "ts" };
      }),
  };
  const result = await build({
    entryPoints: [join(root, "test/proof/door.ts")],
    plugins: [plugin],
    ...{ bundle: true, write: false, format: "esm", target: "node20", platform: "node" },
  });
  const code = Buffer.from(result.outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)) as Firmware;
}
