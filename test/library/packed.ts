/** The package as npm would get it, built from the source, because dist/ may be old. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCli } from "../../sim/build/cli/cli";
import { buildCoreLibrary } from "../../sim/build/library/core-library";
import { buildDeclarations } from "../../sim/build/library/declarations";
import { packedFile, packImage } from "../../sim/build/library/packed-firmware";
import { projectRoot } from "../../sim/build/root";

const root = projectRoot();

/** Makes a folder below node_modules. */
export function newFolder(name: string): string {
  const cache = join(root, "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, `${name}-`));
}

/** Fills `folder` with all that `npm pack` takes, but for the page, the device bundles and the true firmware. */
export async function buildPackage(folder: string): Promise<void> {
  const dist = join(folder, "dist");
  for (const name of ["package.json", "LICENSE", "README.md", "README.es.md"])
    cpSync(join(root, name), join(folder, name));
  mkdirSync(dist);
  await buildCli(root, dist);
  await buildCoreLibrary(root, dist);
  await buildDeclarations(root, dist);
  const firmware = join(dist, packedFile("pixljs", "en"));
  mkdirSync(dirname(firmware));
  writeFileSync(firmware, packImage({ script: "", storage: new Map([[".bootcde", Uint8Array.of(1)]]), contents: [] }));
}

/** Returns the code blocks of a page in one language, in order. */
export function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    (match) => match[1] ?? "",
  );
}

/** The examples of the library: programs on its own page, and in both READMEs. */
export interface Example {
  title: string;
  program: string;
  printed: string;
}

export function examples(): Example[] {
  return ["docs/core.md", "README.md", "README.es.md"].flatMap((page) => {
    const printed = blocksOf(page, "text");
    return blocksOf(page, "ts").map((program, index) => {
      return { title: `${page} ${index + 1}`, program, printed: printed[index] ?? "" };
    });
  });
}
