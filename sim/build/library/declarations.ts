/** Builds the types of the package's libraries: one file for each, which does not refer to our sources. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { keptText } from "../kept";
import { coreEntry, linkEntry } from "./core-library";
import { withPlainEnums } from "./plain-enums";

/** The entries of `flagfall`, by the names of their declarations. */
const libraries: ReadonlyMap<string, string> = new Map([
  ["core.d.mts", coreEntry],
  ["link.d.mts", "sim/link/index.ts"],
]);

const plainEnums: Plugin = {
  name: "plain-enums",
  renderChunk: (code) => ({ code: withPlainEnums(code, true), map: null }),
};

/** Returns the first comment of the library's entry, which Rollup drops. */
function headOf(text: string): string {
  return /^\/\*\*[\s\S]*?\*\/\n/.exec(text)?.[0] ?? "";
}

async function makeDeclarations(root: string, entry: string): Promise<string> {
  // The sources use Node. What they export does not, so the declarations refer to no types of Node.
  const compilerOptions = { types: ["node"], incremental: false, composite: false };
  const plugins = [dts({ tsconfig: join(root, "tsconfig.json"), compilerOptions }), plainEnums];
  const bundle = await rollup({ input: join(root, entry), plugins, external: [/^node:/] });
  try {
    const { output } = await bundle.generate({ format: "es" });
    return headOf(readFileSync(join(root, entry), "utf8")) + output[0].code;
  } finally {
    await bundle.close();
  }
}

/** Writes `core.d.mts` and `link.d.mts` into `outDir`. */
export async function buildDeclarations(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  for (const [file, entry] of libraries) {
    writeFileSync(join(outDir, file), await keptText(root, file, () => makeDeclarations(root, entry)));
  }
}

/** Writes the declarations of the package `flagfall-core` into `outDir`, for modules and for CommonJS. */
export async function buildCoreDeclarations(root: string, outDir: string): Promise<void> {
  for (const [name, entry] of [
    ["core", coreEntry],
    ["link", linkEntry],
  ] as const) {
    const text = await keptText(root, `flagfall-core-${name}.d.mts`, () => makeDeclarations(root, entry));
    for (const ending of [".d.mts", ".d.cts"]) writeFileSync(join(outDir, `${name}${ending}`), text);
  }
}
