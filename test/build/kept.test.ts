/** The build keeps the output of compilers only while they would make the same again. */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keptFile, keptText } from "../../sim/build/kept";

let root: string;
/** The number of calls of the compiler. */
let runs = 0;

beforeEach(() => {
  runs = 0;
  root = mkdtempSync(join(tmpdir(), "flagfall-kept-"));
  for (const folder of ["board-defs", "firmware/core", "hal", "sim/build"]) {
    mkdirSync(join(root, folder), { recursive: true });
    write(`${folder}/a.ts`, `// ${folder}`);
  }
  write("package.json", "{}");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function ask(name = "a.js", during = () => {}, given = ""): Promise<string> {
  const make = async () => {
    during();
    return `${name} ${++runs} µ\n`;
  };
  return keptText(root, name, make, given);
}

function keptFiles(): string[] {
  return readdirSync(join(root, "node_modules/.cache/flagfall/bundles"));
}

test("the second time nothing is made", async () => {
  expect([await ask(), await ask()]).toEqual(["a.js 1 µ\n", "a.js 1 µ\n"]);
});

test("each by its name", async () => {
  expect([await ask("a.js"), await ask("a.lua"), await ask("a.js")]).toEqual([
    "a.js 1 µ\n",
    "a.lua 2 µ\n",
    "a.js 1 µ\n",
  ]);
});

const changes: [what: string, change: () => void][] = [
  ["the firmware", () => write("firmware/core/a.ts", "// another")],
  ["the hardware layer", () => write("hal/a.ts", "// another")],
  ["a board", () => write("board-defs/a.ts", "// another")],
  ["the build", () => write("sim/build/a.ts", "// another")],
  ["the version", () => write("package.json", '{"version":"2"}')],
  ["a new file", () => write("firmware/b.ts", "")],
  ["a file less", () => rmSync(join(root, "hal/a.ts"))],
  ["a name", () => renameSync(join(root, "hal/a.ts"), join(root, "hal/b.ts"))],
  [
    "a line that moves to the next file",
    () => {
      write("board-defs/a.ts", "// board-defs// firmware/core");
      write("firmware/core/a.ts", "");
    },
  ],
];

test.each(changes)("made anew after a change of %s, and the older one goes", async (_what, change) => {
  await ask();
  change();
  expect(await ask()).toBe("a.js 2 µ\n");
  expect(keptFiles()).toHaveLength(1);
});

test("made anew from something else that is given, and the older one goes", async () => {
  const from = (given: string) => ask("a.js", undefined, given);
  expect([await from("a"), await from("b"), await from("b")]).toEqual(["a.js 1 µ\n", "a.js 2 µ\n", "a.js 2 µ\n"]);
  expect(keptFiles()).toHaveLength(1);
});

test("not kept when a source changed in the meantime", async () => {
  await ask("a.js", () => write("hal/a.ts", "// another"));
  write("hal/a.ts", "// hal");
  expect(await ask()).toBe("a.js 2 µ\n");
});

test("asked for by many at once, it is made once", async () => {
  const texts = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(new Set(texts)).toEqual(new Set(["a.js 1 µ\n"]));
  expect(keptFiles()).toHaveLength(1);
});

test("nobody waits for a process that died at it, nor for a compiler that failed, nor for an old claim", async () => {
  await ask();
  const [file = ""] = keptFiles();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  rmSync(join(root, "node_modules/.cache/flagfall/bundles", file));
  const claim = `node_modules/.cache/flagfall/bundles/${file}.making`;
  write(claim, String(pid));
  const failing = ask("a.js", () => {
    throw new Error("no compiler");
  });
  await expect(failing).rejects.toThrow("no compiler");
  write(claim, String(process.pid));
  utimesSync(join(root, claim), 0, 0);
  expect(await ask()).toBe("a.js 2 µ\n");
  expect(keptFiles()).toEqual([file]);
});

test("where nothing can be kept it is made all the same", async () => {
  mkdirSync(join(root, "node_modules"));
  write("node_modules/.cache", "no folder");
  expect([await ask(), await ask()]).toEqual(["a.js 1 µ\n", "a.js 2 µ\n"]);
});

describe("a file that the user's cache keeps", () => {
  /** Makes `tool` in the project, with the cache beside it. */
  async function askFile(...key: string[]): Promise<string> {
    vi.stubEnv("FLAGFALL_LUA_CACHE", join(root, "cache"));
    const path = join(root, "tool");
    await keptFile(path, key, async () => write("tool", `${++runs}`));
    expect(statSync(path).mode & 0o777).toBe(0o755);
    return readFileSync(path, "utf8");
  }

  test("is made once for each key", async () => {
    expect([await askFile("a", "b"), await askFile("ab"), await askFile("a", "b")]).toEqual(["1", "2", "1"]);
    expect(readdirSync(join(root, "cache/made"))).toHaveLength(2);
  });

  test("is made all the same where nothing can be kept", async () => {
    write("cache", "no folder");
    expect([await askFile("a"), await askFile("a")]).toEqual(["1", "2"]);
  });
});
