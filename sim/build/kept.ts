/** Texts that compilers need seconds for are kept below node_modules until anything that they are made from changes. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** All that a compiler of ours reads, and all that it is. */
const sources = ["board-defs", "firmware", "hal", "package.json", "sim"] as const;
const compilers = ["acorn", "esbuild", "typescript", "typescript-to-lua"] as const;

/** The text that `make` would make from the project at `root`; any number of processes may ask for it at once. */
export async function keptText(root: string, name: string, make: () => string | Promise<string>): Promise<string> {
  const mark = sourceMark(root);
  const kept = readKept(root, name, mark);
  if (kept !== undefined) return kept;
  const text = await make();
  if (sourceMark(root) === mark) keep(root, name, mark, text);
  return text;
}

/** Differs when a source or a compiler differs. */
export function sourceMark(root: string): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  const find = createRequire(import.meta.url).resolve;
  for (const name of compilers) hash.update(readFileSync(find(`${name}/package.json`)));
  return hash.digest("hex");
}

function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

function folderOf(root: string): string {
  return join(root, "node_modules/.cache/flagfall/bundles");
}

function readKept(root: string, name: string, mark: string): string | undefined {
  try {
    return readFileSync(join(folderOf(root), `${name}.${mark}`), "utf8");
  } catch {
    return undefined;
  }
}

/** Whole or not at all, and in place of older ones. Where nothing can be written, nothing is kept. */
function keep(root: string, name: string, mark: string, text: string): void {
  const folder = folderOf(root);
  const file = `${name}.${mark}`;
  try {
    mkdirSync(folder, { recursive: true });
    const older = readdirSync(folder).filter((other) => other.startsWith(`${name}.`) && other !== file);
    writeFileSync(join(folder, `${process.pid}-${file}`), text);
    renameSync(join(folder, `${process.pid}-${file}`), join(folder, file));
    for (const other of older) rmSync(join(folder, other), { force: true });
  } catch {
    // Only time is lost.
  }
}
