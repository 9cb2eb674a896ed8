/** The types of the libraries in the package, one file each that needs nothing of our sources. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { keptText } from "../kept";
import { coreEntry } from "./core-library";
import { withPlainEnums } from "./plain-enums";

interface Library {
  entry: string;
  /** Of packages that declare the types it is made of. */
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

/** The comment that opens the library's entry, which Rollup does not keep. */
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
