import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { mockingTests, TestProgram } from "./test/runner/program.ts";

/** The tests that take longest, by the ends of their paths: begun last, one would go on while nothing else is left. */
const longest = [
  "/check.test.ts",
  "/device/engines.test.ts",
  "/page/views.test.ts",
  "/page/game.test.ts",
  "/build/image/flash.test.ts",
  "/oracle/oracle.test.ts",
  "/oracle/oracle-second.test.ts",
  "/engines/traces.test.ts",
  "/soak/soak.test.ts",
];

const program = new TestProgram();

/** Those of the runner first, because a process of the others goes on only while its next file is one of the others. */
function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.name === "alone") return -1;
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? longest.length : place;
}

class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    program.make(files.filter(({ project }) => project.name === "together").map(({ moduleId }) => moduleId));
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

const alone = mockingTests();

export default defineConfig({
  test: {
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: Sequencer },
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        plugins: [program.plugin],
        test: {
          name: "together",
          include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
          exclude: alone,
          isolate: false,
          execArgv: ["--enable-source-maps"],
        },
      },
    ],
  },
});
