/** Builds the types of the package's libraries: one file for each, which does not refer to our sources. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { keptText } from "../kept";
import { coreEntry } from "./core-library";
import { withPlainEnums } from "./plain-enums";

interface Library {
  entry: string;
  /** The packages `@types/…` whose types the library's own types use. */
  types: readonly string[];
}

const libraries: ReadonlyMap<string, Library> = new Map([
  ["core.d.mts", { entry: coreEntry, types: [] }],
  ["link.d.mts", { entry: "sim/link/index.ts", types: ["node"] }],
]);

const plainEnums: Plugin = {
  name: "plain-enums",
  renderChunk: (code) => ({ code: withPlainEnums(code, true), map: null }),
};

/** Returns the first comment of the library's entry, which Rollup drops. */
function headOf(text: string): string {
  return /^\/\*\*[\s\S]*?\*\/\n/.exec(text)?.[0] ?? "";
}

async function makeDeclarations(root: string, { entry, types }: Library): Promise<string> {
  const compilerOptions = { types: [...types], incremental: false, composite: false };
  const plugins = [dts({ tsconfig: join(root, "tsconfig.json"), compilerOptions }), plainEnums];
  const bundle = await rollup({ input: join(root, entry), plugins, external: [/^node:/] });
  try {
    const { output } = await bundle.generate({ format: "es" });
    const references = types.map((name) => `/// <reference types="${name}" />\n`);
    return [...references, headOf(readFileSync(join(root, entry), "utf8")), output[0].code].join("");
  } finally {
    await bundle.close();
  }
}

/** Writes `core.d.mts` and `link.d.mts` into `outDir`. */
export async function buildDeclarations(root: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  for (const [file, library] of libraries) {
    writeFileSync(join(outDir, file), await keptText(root, file, () => makeDeclarations(root, library)));
  }
}
