/** Keeps the results of slow compilations until a source changes. */
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { luaCache } from "../engines/lua-cache";
import { isRunning } from "./process";

/** Everything that can change the result of a compilation: what is compiled, and the code that compiles it. */
const sources = ["board-defs", "firmware", "hal", "package.json", "sim"] as const;
const compilers = ["acorn", "esbuild", "typescript", "typescript-to-lua"] as const;

/** How often a process looks whether another one has finished what both want, ms. */
const lookMs = 100;
/** The longest time that a compilation takes on a slow machine, ms. */
const workMaxMs = 600_000;

/**
 * Returns the text that `make` makes from the project at `root`, and from what is `given` besides. A text is kept below
 * node_modules, and replaces the older ones of its name. Any number of processes may ask at once: one makes the text,
 * and the others wait for it.
 */
export async function keptText(
  root: string,
  name: string,
  make: () => string | Promise<string>,
  given = "",
): Promise<string> {
  const mark = sourceMark(root);
  const folder = join(root, "node_modules/.cache/flagfall/bundles");
  const file = `${name}.${createHash("sha256").update(mark).update(given).digest("hex")}`;
  const claim = join(folder, `${file}.making`);
  for (;;) {
    const kept = readKept(join(folder, file));
    if (kept !== undefined) return kept.toString("utf8");
    if (isOurs(folder, claim)) break;
    await setTimeout(lookMs);
  }
  try {
    const text = await make();
    if (sourceMark(root) !== mark) return text;
    keep(folder, file, text);
    dropOlder(folder, name, file);
    return text;
  } finally {
    release(claim);
  }
}

/** Claims the work for this process, unless another one that lives has it. Where nothing can be kept, all work. */
function isOurs(folder: string, claim: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(claim, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = readKept(claim);
    if (holder === undefined) return true;
    if (!isRunning(Number(holder)) || isOld(claim)) release(claim);
    return false;
  }
}

function release(claim: string): void {
  try {
    rmSync(claim, { force: true });
  } catch {
    // There was none: nothing can be kept.
  }
}

/** Returns whether a claim is older than any work takes. Its process has ended then, and another has its number. */
function isOld(claim: string): boolean {
  const { mtimeMs = 0 } = statSync(claim, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > workMaxMs;
}

/**
 * Makes the file `path`, or takes the one that was made from the same `key` before. It is kept beside the source of
 * Lua, where a new checkout finds it. Any number of processes may ask at once.
 */
export async function keptFile(path: string, key: readonly string[], make: () => Promise<unknown>): Promise<void> {
  const folder = join(luaCache(), "made");
  const name = createHash("sha256").update(JSON.stringify(key)).digest("hex");
  const kept = readKept(join(folder, name));
  if (kept === undefined) {
    await make();
    keep(folder, name, readFileSync(path));
  } else writeFileSync(path, kept);
  chmodSync(path, 0o755);
}

/** Returns a mark that differs when a source or a compiler differs. */
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

function readKept(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Writes a file whole or not at all. Keeps nothing where nothing can be written. */
function keep(folder: string, file: string, content: string | Uint8Array): void {
  const draft = join(folder, `${process.pid}-${file}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, join(folder, file));
  } catch {
    // Without the kept text the next caller compiles again.
  }
}

function dropOlder(folder: string, name: string, file: string): void {
  try {
    const older = readdirSync(folder).filter((other) => other.startsWith(`${name}.`) && other !== file);
    for (const other of older) rmSync(join(folder, other), { force: true });
  } catch {
    // An older text only takes room on the disk.
  }
}
