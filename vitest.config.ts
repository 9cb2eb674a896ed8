import { dirname, resolve } from "node:path";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The tests that play games for minutes run as one script each: between modules of the runner every call, and every
 * name of a `const enum`, takes twice as long.
 */
const asOneScript: Plugin = {
  name: "as-one-script",
  enforce: "pre",
  async load(id) {
    if (!/\/test\/(?:oracle|properties)\/[^/]+\.test\.ts$/.test(id)) return undefined;
    const { outputFiles, metafile } = await build({
      entryPoints: [id],
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: "external",
      outdir: dirname(id),
      metafile: true,
      write: false,
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(resolve(file));
    const [map, code] = outputFiles.map(({ text }) => text);
    return { code: code ?? "", map: map ?? "" };
  },
};

/** The tests that take longest, by the ends of their paths: begun last, one would go on while nothing else is left. */
const longest = [
  "/engines/traces.test.ts",
  "/device/engines.test.ts",
  "/oracle/oracle.test.ts",
  "/oracle/oracle-second.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    const first = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((file) => rank(file) < 0)];
  }
}

export default defineConfig({
  plugins: [asOneScript],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
