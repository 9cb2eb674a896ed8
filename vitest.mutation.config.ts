import { defineConfig } from "vitest/config";
import { roomVariable } from "./sim/bundle/score";

/** The tests that Stryker runs against each mutant of a room: those that need nothing but the firmware. */
const tests = {
  core: ["test/core/*.test.ts", "test/laws/*.test.ts", "test/notation/canonical.test.ts"],
  app: ["test/app/*.test.ts"],
  store: ["test/app/{log,tape,blocks,saving,keeper,renew,recovery,journal,games,power}.test.ts"],
};
const room = process.env[roomVariable];

export default defineConfig({
  test: {
    include: room === "app" ? tests.app : room === "store" ? tests.store : tests.core,
    exclude: ["test/laws/laws-generated.test.ts"],
    testTimeout: 20_000,
  },
});
