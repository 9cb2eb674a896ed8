import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { roomVariable } from "./sim/build/mutation/rooms.ts";
import { mockingTests, ownPlaces, places } from "./test/runner/program.ts";

const root = import.meta.dirname;
const script = "test/runner/room.ts";
const protocolTests = ["test/link/protocol.test.ts", "test/link/protocol-lines.test.ts"];
const notationTests = ["test/notation/canonical.test.ts", "test/notation/canonical-refused.test.ts"];

/** The tests that Stryker runs against each mutant of a room: those that need nothing but the firmware. */
function testsOf(room: string | undefined): string[] {
  if (room === "app") return [...testsIn("test/app"), ...protocolTests];
  if (room === "store") {
    const single = ["menu/journal-menu", "game/adjourned-games", "game/restored-games"].map(
      (name) => `test/app/${name}.test.ts`,
    );
    return [...["log", "keep", "device"].flatMap((name) => testsIn(`test/app/${name}`)), ...single];
  }
  if (room === "hal-virtual") return ["cells", "virtual", "hostile-store", "virtual-contract"].map(halTest);
  if (room === "hal-espruino")
    return ["espruino", "espruino-hostile", "espruino-store", "espruino-voice", "espruino-contract"].map(halTest);
  if (room === "hal-pico")
    return ["pico", "pico-time", "pico-battery", "pico-registers", "pico-contract", "hostile-store"].map(halTest);
  return [...testsIn("test/core"), ...testsIn("test/laws"), ...notationTests];
}

function halTest(name: string): string {
  return `test/hal/${name}.test.ts`;
}

/** Tests that compile the source or read it: what Stryker wrote into it is in their way. */
const readingTests = ["test/laws/laws-generated.test.ts", "test/app/speech/timing.test.ts"];

function testsIn(folder: string): string[] {
  const names = readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => name.endsWith(".test.ts")).map((name) => `${folder}/${name}`);
  return paths.filter((path) => !readingTests.includes(path));
}

const mocking = mockingTests();
const tests = testsOf(process.env[roomVariable]);

/** They are loaded anew for thousands of mutants: as one script they are there sooner, and run faster. */
const asOneScript: Plugin = {
  name: "as-one-script",
  enforce: "pre",
  async load(id) {
    if (id !== resolve(root, script)) return undefined;
    const imports = tests.filter((path) => !mocking.includes(path)).map((path) => `import "./${path}";\n`);
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
    include: [script, ...tests.filter((path) => mocking.includes(path))],
    testTimeout: 20_000,
    isolate: false,
  },
});
