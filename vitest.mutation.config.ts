import { defineConfig } from "vitest/config";
import { roomVariable } from "./sim/bundle/score";

/** The tests that Stryker runs against each mutant of a room: those that need nothing but the firmware. */
const tests = {
  core: ["test/core/*.test.ts", "test/laws/*.test.ts", "test/notation/canonical.test.ts"],
  app: ["test/app/*.test.ts"],
};

export default defineConfig({
  test: {
    include: process.env[roomVariable] === "app" ? tests.app : tests.core,
    exclude: ["test/laws/laws-generated.test.ts"],
    testTimeout: 20_000,
  },
});
