/** Reads a definition in TypeScript. The installed esbuild compiles it, and it runs in a context of its own. */
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import type { BuildFailure } from "esbuild";
import type { BoardWords } from "../words/boards";
import { BadBoard } from "./problem";

type Compiler = typeof import("esbuild");

/** A definition is a plain record; a script that takes longer is not one. */
const runMaxMs = 1000;

/** Runs the file and returns its single exported value. */
export async function readTypescript(
  file: string,
  words: BoardWords,
  load: () => Compiler = loadCompiler,
): Promise<unknown> {
  const script = await compile(file, compilerOf(load, words), words);
  const exported = Object.values(run(script, words));
  if (exported.length !== 1) {
    throw new BadBoard({ wrong: words.notOneBoard(exported.length), right: words.right.oneBoard });
  }
  return exported[0];
}

/** Loads esbuild only when it is needed, and never bundles it, because it is a development package. */
function loadCompiler(): Compiler {
  const loadPackage = createRequire(import.meta.url);
  return loadPackage("esbuild");
}

function compilerOf(load: () => Compiler, words: BoardWords): Compiler {
  try {
    return load();
  } catch {
    throw new BadBoard({ wrong: words.noCompiler, right: words.right.compiler });
  }
}

async function compile(file: string, compiler: Compiler, words: BoardWords): Promise<string> {
  try {
    const { outputFiles } = await compiler.build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: "iife",
      globalName: "definition",
      platform: "neutral",
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  } catch (thrown) {
    const [first] = isBuildFailure(thrown) ? thrown.errors : [];
    const wrong = words.notLoaded(first?.text ?? String(thrown));
    throw new BadBoard({ wrong, right: words.right.typescript, line: first?.location?.line });
  }
}

function isBuildFailure(thrown: unknown): thrown is BuildFailure {
  return thrown instanceof Error && "errors" in thrown && Array.isArray(thrown.errors);
}

function run(script: string, words: BoardWords): Record<string, unknown> {
  try {
    const exported: unknown = runInNewContext(`${script}\n;definition`, {}, { timeout: runMaxMs });
    return typeof exported === "object" && exported !== null ? { ...exported } : {};
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new BadBoard({ wrong: words.notLoaded(message), right: words.right.typescript });
  }
}
