import { resolve } from "node:path";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { rooms, roomVariable } from "./sim/build/mutation/rooms.ts";
import { mockingTests, ownPlaces, places } from "./test/runner/program.ts";
import { testsOfRoom } from "./test/runner/room-tests.ts";

const root = import.meta.dirname;
const script = "test/runner/room.ts";

const mocking = mockingTests();
const room = rooms.find(({ name }) => name === process.env[roomVariable]);
const tests = testsOfRoom(room?.name);
const alone = tests.filter((path) => mocking.includes(path));
const joined = tests.filter((path) => !mocking.includes(path));

/** They are loaded anew for thousands of changes: as one script they are there sooner, and run faster. */
const asOneScript: Plugin = {
  name: "as-one-script",
  enforce: "pre",
  async load(id) {
    if (id !== resolve(root, script)) return undefined;
    const imports = joined.map((path) => `import "./${path}";\n`);
    const { outputFiles } = await build({
      stdin: { contents: imports.join(""), resolveDir: root },
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      write: false,
      // package.json says that our files have no side effects, for those who import the library. A test file has some.
      ignoreAnnotations: true,
      define: places,
      plugins: [ownPlaces],
    });
    return { code: outputFiles[0]?.text ?? "", map: null };
  },
};

export default defineConfig({
  plugins: [asOneScript],
  test: {
    include: joined.length === 0 ? alone : [script, ...alone],
    runner: resolve(root, "test/runner/mutation-runner.ts"),
    testTimeout: 20_000,
    isolate: false,
    maxWorkers: 1,
  },
});
