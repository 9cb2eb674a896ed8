/** Checks what judges the changes of a room: one script with every test of the room in it. */
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { projectRoot } from "../../../sim/build/root";

interface Loader {
  load(id: string): Promise<{ code: string } | undefined>;
}

test.each([
  ["core", "firmware/core/clock.ts", 100],
  ["app", "firmware/app/menu/form.ts", 200],
  ["store", "firmware/app/log/log.ts", 50],
])("the tests of %s are in the script, with the firmware", async (room, source, least) => {
  vi.resetModules();
  vi.stubEnv("FLAGFALL_ROOM", room);
  const { default: config } = await import("../../../vitest.mutation.config");
  const [plugin] = (config as { plugins: Loader[] }).plugins;
  const script = await plugin?.load(resolve(projectRoot(), "test/runner/room.ts"));
  expect(script?.code).toContain(`// ${source}`);
  // Else a test would look for its files beside the script, and none would run.
  expect(script?.code).not.toContain("import.meta.");
  expect(script?.code.match(/^ *test\d*(?:\.each)?\(/gm)?.length).toBeGreaterThan(least);
  vi.unstubAllEnvs();
});
