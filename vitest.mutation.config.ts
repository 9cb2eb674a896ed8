import { relative } from "node:path";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { roomVariable } from "./sim/bundle/score.ts";
import { mockingTests } from "./test/runner/program.ts";

/** The tests that Stryker runs against each mutant of a room: those that need nothing but the firmware. */
const tests = {
  core: ["test/core/*.test.ts", "test/laws/*.test.ts", "test/notation/canonical.test.ts"],
  app: ["test/app/*.test.ts", "test/link/protocol.test.ts"],
  store: ["test/app/{log,tape,blocks,saving,keeper,renew,recovery,journal,games,power}.test.ts"],
};
const mocking = mockingTests();
const room = process.env[roomVariable];

/** A test is loaded anew for thousands of mutants: as one script it is there sooner, and runs faster. */
const asOneScript: Plugin = {
  name: "as-one-script",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".test.ts") || mocking.some((path) => id.endsWith(`/${path}`))) return undefined;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      write: false,
    });
    return { code: outputFiles[0]?.text ?? "", map: null };
  },
};

/** First the files that killed the mutant before, then those that take least: what is killed early costs little. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { cache, config } = this.ctx;
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const last = cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`);
      return last === undefined ? 0 : last.failed ? -1 : last.duration;
    };
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [asOneScript],
  test: {
    include: room === "app" ? tests.app : room === "store" ? tests.store : tests.core,
    exclude: ["test/laws/laws-generated.test.ts"],
    testTimeout: 20_000,
    isolate: false,
    sequence: { sequencer: LikeliestFirst },
  },
});
