/** The house rules as tests. Each says what to write instead, and each is shown to fail on a bad example. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../sim/build/root";
import { nameFaults, proseFaults, wrapFaults } from "./tidy/prose";
import { codeLines, coreFaults, fileFaults, functionFaults, passesMax, passFaults } from "./tidy/sizes";
import { deviceFaults, isDevice, readSources, type Source } from "./tidy/source";
import { truthFaults } from "./tidy/truth";

const root = projectRoot();
const sources = readSources(root);

function all(rule: (source: Source) => string[]): string[] {
  return sources.flatMap(rule);
}

test("the project is where the rules look for it", () => {
  const paths = sources.map((source) => source.path);
  for (const path of ["firmware/core/clock.ts", "sim/cli/main.ts", "test/tidy.test.ts", "package.json"]) {
    expect(paths).toContain(path);
  }
  expect(sources.filter(isDevice).length).toBeGreaterThan(15);
});

describe("sizes", () => {
  test("of files", () => expect(all(fileFaults)).toEqual([]));
  test("of the core", () => expect(coreFaults(sources)).toEqual([]));
  test("of the passes of the build", () => expect(passFaults(sources)).toEqual([]));
  test("of functions", () => expect(all(functionFaults)).toEqual([]));

  test("a file too long is found", () => {
    expect(fileFaults({ path: "firmware/core/long.ts", text: "let a;\n".repeat(251) })).toHaveLength(1);
    expect(fileFaults({ path: "firmware/core/long.ts", text: "let a;\n".repeat(250) })).toEqual([]);
    for (const path of [
      ..."sim/long.ts sim/page/long.tsx sim/page/long.css sim/long.mjs".split(" "),
      ..."board-defs/long.ts test/rows.ts test/long.test.tsx".split(" "),
    ]) {
      expect(fileFaults({ path, text: "let a;\n".repeat(251) })).toHaveLength(1);
      expect(fileFaults({ path, text: "let a;\n".repeat(250) })).toEqual([]);
    }
  });

  test("a table of texts may be twice as long", () => {
    const lines = (count: number) => ({ path: "sim/words/play.ts", text: "let a;\n".repeat(count) });
    expect(fileFaults(lines(501))).toHaveLength(1);
    expect(fileFaults(lines(500))).toEqual([]);
  });

  test("a core too long is found, whatever its comments", () => {
    const text = `${"/** Why. */\n\nlet a = [\n];\n".repeat(66)}`;
    const files = Array.from({ length: 10 }, (_, i) => ({ path: `firmware/core/f${i}.ts`, text }));
    expect(coreFaults(files)).toEqual([]);
    expect(coreFaults([...files, { path: "firmware/core/g.ts", text: "let b;\n" }])).toHaveLength(1);
  });

  test("too many lines of passes are found in each room of the build", () => {
    const files = (lines: number) =>
      ["espruino", "parts", "image", "lua"].map((room) => ({
        path: `sim/build/${room}/a.ts`,
        text: "/** Why. */\nlet a;\n".repeat(lines / 4),
      }));
    expect(passFaults(files(passesMax))).toEqual([]);
    expect(passFaults([...files(passesMax), { path: "sim/build/lua/b.ts", text: "let b;\n" }])).toHaveLength(1);
    expect(passFaults([...files(passesMax), { path: "sim/build/map/b.ts", text: "let b;\n" }])).toEqual([]);
  });

  test("only code counts as lines of code", () => {
    const text = "// no\n\n/**\n * no\n */\nfunction f() {\n  /* no */\n  return `a\nb`; // yes\n}\n";
    expect(codeLines({ path: "a.ts", text })).toBe(4);
  });

  test("a function too long is found, a list of tests is not one", () => {
    const body = "\n  a();".repeat(69);
    expect(functionFaults({ path: "sim/a.ts", text: `function f() {${body}\n}` })).toHaveLength(1);
    expect(functionFaults({ path: "sim/a.ts", text: `const f = () => {${body}\n};` })).toHaveLength(1);
    expect(functionFaults({ path: "sim/a.ts", text: `function f() {${"\n  a();".repeat(68)}\n}` })).toEqual([]);
    expect(functionFaults({ path: "test/a.ts", text: `describe("a", () => {${body}\n});` })).toEqual([]);
  });
});

describe("words", () => {
  test("no note to self, no path of one machine, no silenced check", () => expect(all(proseFaults)).toEqual([]));
  test("files are named by the noun they define", () => expect(all(nameFaults)).toEqual([]));

  const bad: readonly string[] = [
    `// ${"TO"}${"DO"}: later`,
    `// ${"FIX"}${"ME"}`,
    `const a = "/${"home"}/someone/x";`,
    `const a = "C:\\\\${"Users"}\\\\someone";`,
    `// @ts-${"ignore"}`,
    `const a = "https://registry.${"npmjs"}.org/a";`,
    `1. \`make ${"BOARD"}=LINUX RELEASE=1\``,
    `in \`${"src"}/jsvar.c\` a count goes up`,
  ];

  test.each(bad)("found: %s", (text) => expect(proseFaults({ path: "sim/a.ts", text })).toHaveLength(1));

  test.each(["sim/utils.ts", "sim/helpers/a.ts", "sim/common.ts", "sim/game-manager.ts", "sim/Helper.ts"])(
    "found: %s",
    (path) => expect(nameFaults({ path, text: "" })).toHaveLength(1),
  );

  test("lines of Markdown are wrapped", () => expect(all(wrapFaults)).toEqual([]));

  test("a line of Markdown too long is found, unless it cannot be wrapped", () => {
    const long = "word ".repeat(25);
    expect(wrapFaults({ path: "a.md", text: `${long}\n` })).toHaveLength(1);
    expect(wrapFaults({ path: "a.md", text: `- ${long}\n` })).toHaveLength(1);
    expect(wrapFaults({ path: "a.md", text: `| ${long} |\n` })).toEqual([]);
    expect(wrapFaults({ path: "a.md", text: `\`\`\`\n${long}\n\`\`\`\n` })).toEqual([]);
    expect(wrapFaults({ path: "a.md", text: `- https://a.org/${"b".repeat(120)}\n` })).toEqual([]);
  });

  test("nothing is found in words that only look alike", () => {
    expect(proseFaults({ path: "a.md", text: "Mastodons; a.org/optics; dist/opt.js" })).toEqual([]);
    expect(nameFaults({ path: "sim/commonwealth.ts", text: "" })).toEqual([]);
  });
});

describe("the small language of device code", () => {
  test("is kept", () => expect(all(deviceFaults)).toEqual([]));

  test("conditions are comparisons", () => {
    expect(
      truthFaults(
        root,
        sources.filter(isDevice).map((source) => source.path),
      ),
    ).toEqual([]);
  });

  const coercions: readonly string[] = [
    "if (n) f();",
    "while (t) f();",
    "const a = n ? 1 : 2;",
    "const a = !t;",
    "const a = r && r.b;",
    "for (; n; ) f();",
  ];

  test.each(coercions)("found: %s", (text) => {
    const head =
      "declare let n: number; declare let t: string; declare function f(): void;" +
      " declare let r: { b: boolean } | undefined;\n";
    withFirmware({ "bad.ts": `${head}${text}`, "good.ts": `${head}if (n > 0 && t !== "") f();` }, (folder) => {
      expect(truthFaults(folder, ["firmware/bad.ts"]).join("\n")).toMatch(/:2: .*: compare it/);
      expect(truthFaults(folder, ["firmware/good.ts"])).toEqual([]);
    });
  });
});

/** Calls `use` with a folder whose firmware/ holds `files` and the device's library. */
function withFirmware(files: Record<string, string>, use: (folder: string) => void): void {
  const cache = join(root, "node_modules", ".cache", "flagfall");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "tidy-"));
  try {
    mkdirSync(join(folder, "firmware"));
    copyFileSync(join(root, "firmware/lib.d.ts"), join(folder, "firmware/lib.d.ts"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "firmware", name), text);
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
