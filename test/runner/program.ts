/**
 * Joins the test files of a run, with all their imports, into one program that Node loads itself. Between modules of
 * the runner every call and every `const enum` takes twice as long, and the runner would read each file anew.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin as BuildPlugin, build } from "esbuild";
import type { Plugin } from "vitest/config";
import { isRunning } from "../../sim/build/process.ts";

/** The script of each test file, both by absolute paths. */
type Scripts = ReadonlyMap<string, string>;

const root = resolve(import.meta.dirname, "../..");

/**
 * A test that mocks modules or loads them anew, or that hands a chip of its own to the drivers of `hal/pico`: they take
 * it from a global name when they are loaded first.
 */
const needsOwnProcess = /\bvi\.(?:(?:m|doM)ock|resetModules)\(|"\.\/(?:fake-chip|pico-engine)"|globalThis, \{ _G/;

/** Returns the tests that need a process of their own. Only what the runner itself loads can be mocked. */
export function mockingTests(): string[] {
  const tests = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((name) => `test/${name}`)
    .filter((path) => /\.test\.tsx?$/.test(path));
  return tests.filter((path) => needsOwnProcess.test(readFileSync(join(root, path), "utf8")));
}

/** Keeps the place that a file knows of itself, although it is joined into another. */
export const ownPlaces: BuildPlugin = {
  name: "own-places",
  setup(context) {
    context.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.")) return undefined;
      const place = `const fileUrl = ${JSON.stringify(pathToFileURL(path).href)}, fileFolder = ${JSON.stringify(dirname(path))};`;
      return { contents: `${place} ${text}`, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

/** A declaration of `ownPlaces` takes the place of each expression by which a file asks for its place. */
export const places = { "import.meta.url": "fileUrl", "import.meta.dirname": "fileFolder" } as const;

/** Below node_modules, so that package names resolve from there as they do from the source. */
async function buildTests(files: readonly string[], folder: string): Promise<Scripts> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: folder,
    outbase: root,
    outExtension: { ".js": ".mjs" },
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "parts/[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    define: places,
    plugins: [ownPlaces],
    metafile: true,
    logLevel: "warning",
  });
  return new Map(
    Object.entries(metafile.outputs).flatMap(([script, { entryPoint }]) => {
      return entryPoint === undefined ? [] : [[join(root, entryPoint), join(root, script)]];
    }),
  );
}

/** The programs of all runs, each in a folder that is named by its process. */
const programs = join(root, "node_modules/.cache/flagfall/tests");

/** Removes the programs of runs that were killed. */
function removeLeft(): void {
  mkdirSync(programs, { recursive: true });
  for (const name of readdirSync(programs)) {
    if (!isRunning(Number(name))) rmSync(join(programs, name), { recursive: true, force: true });
  }
}

/** Makes the joined program of one run of tests. Any number of runs may go on at once. */
export class TestProgram {
  private built: Promise<Scripts> = Promise.resolve(new Map());
  private readonly folder = join(programs, String(process.pid));

  constructor() {
    process.once("exit", () => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** Makes the program of `files`. Call it before any of them is loaded. */
  make(files: readonly string[]): void {
    removeLeft();
    this.built = buildTests(files, this.folder);
    // Each file that is loaded reports the error.
    this.built.catch(() => {});
  }

  readonly plugin: Plugin = {
    name: "as-one-program",
    enforce: "pre",
    load: async (id) => {
      const script = (await this.built).get(id);
      return script === undefined ? undefined : `import ${JSON.stringify(script)};`;
    },
  };
}
