import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { mockingTests, TestProgram } from "./test/runner/program.ts";

/** The tests that take longest, by the ends of their paths: begun last, one would go on while nothing else is left. */
const longest = [
  "/page/every-view.test.ts",
  "/page/by-ear.test.ts",
  "/page/play-large-text.test.ts",
  "/voice/clips.test.ts",
  "/check.test.ts",
  "/hall/virtual/virtual.test.ts",
  "/pico/build.test.ts",
  "/build/library/make-images.test.ts",
  "/page/play-repair.test.ts",
  "/page/play-kept.test.ts",
  "/page/reload.test.ts",
  "/pico/scenarios.test.ts",
  "/proof/proof.test.ts",
  "/page/play-typed.test.ts",
  "/hall/console/views.test.ts",
  "/page/speech.test.ts",
  "/pico/limits.test.ts",
  "/device/engines.test.ts",
  "/page/storage.test.ts",
  "/library/package.test.ts",
  "/engines/traces.test.ts",
  "/pico/strict/faults.test.ts",
  "/pico/selftest.test.ts",
  "/hall/console/connection.test.ts",
  "/page/play-uncovered.test.ts",
  "/page/views-panels.test.ts",
  "/build/image/flash.test.ts",
  "/page/game.test.ts",
  "/hall/kill/kill.test.ts",
  "/proof/mutants.test.ts",
  "/page/views.test.ts",
  "/pico/speech-scenarios.test.ts",
  "/pico/doctor.test.ts",
  "/pico/cut.test.ts",
  "/pico/voice.test.ts",
  "/cli/build-firmware.test.ts",
  "/oracle/oracle.test.ts",
  "/oracle/oracle-second.test.ts",
  "/soak/soak.test.ts",
];

const program = new TestProgram();

function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.name === "alone") return -1;
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? longest.length : place;
}

class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Watch mode has to know which test reads which source.
    const joined = this.ctx.config.watch ? [] : files.filter(({ project }) => project.name === "joined");
    program.make(joined.map(({ moduleId }) => moduleId));
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

const every = ["test/**/*.test.ts", "test/**/*.test.tsx"];
/** Tests that replace modules: each has a process of its own. */
const alone = mockingTests();

/** Tests that measure this machine. They run when all others are done, so that nothing else has its processors. */
const measuring = ["test/page/lighthouse.test.ts"];

/** Random input to the notations and the scenarios. `.ci/run` plays it on one version of Node only. */
const random = ["test/scenario/fuzz.test.ts", "test/notation/canonical.property.test.ts"];
const left = process.env.FLAGFALL_RANDOM === "no" ? random : [];

export default defineConfig({
  test: {
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // Some tests wait for clocks, servers and files most of the time; a third process works meanwhile.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    sequence: { sequencer: Sequencer },
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      { extends: true, test: { name: "measuring", include: measuring, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        plugins: [program.plugin],
        test: {
          name: "joined",
          include: every,
          exclude: [...alone, ...measuring, ...left],
          isolate: false,
          execArgv: ["--enable-source-maps"],
        },
      },
    ],
  },
});
