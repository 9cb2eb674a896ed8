import { defineConfig } from "vitest/config";

/** The tests that Stryker runs against each mutant of the core: those that need nothing but the core. */
export default defineConfig({
  test: {
    include: ["test/core/*.test.ts", "test/laws/*.test.ts", "test/notation/canonical.test.ts"],
    exclude: ["test/laws/laws-generated.test.ts"],
    testTimeout: 20_000,
  },
});
