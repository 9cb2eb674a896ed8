/**
 * Parts are loaded and dropped while their functions run: a small firmware of three parts in a context like Espruino's.
 */
import { createContext, runInContext } from "node:vm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeScripts, type Scripts } from "../../../sim/build/image/firmware";
import { makeLibrary } from "../../../sim/build/parts/library";
import { partsModule } from "../../../sim/build/parts/loader";
import type { Plan } from "../../../sim/build/parts/placement";

const plan: Plan = {
  parts: [
    { name: "one", files: ["one"] },
    { name: "two", files: ["two"] },
    { name: "three", files: ["three"] },
  ],
  residents: [],
  last: [],
};

/** Each part continues with its own functions after it has called another part. */
const modules = new Map([
  [
    "one.js",
    'import { two } from "./two";\nexport function one(n) { var t = two(n); return named(t) + named(n); }\nfunction named(n) { return "1:" + n + " "; }\n',
  ],
  [
    "two.js",
    'import { three } from "./three";\nexport function two(n) { var t = three(n); return named(t) + named(n); }\nfunction named(n) { return "2:" + n + " "; }\n',
  ],
  ["three.js", 'export function three(n) { return "3:" + n + " "; }\n'],
  ["hal/espruino/parts.js", partsModule],
]);
const entry = `
import { one } from "./one"; import { two } from "./two"; import { three } from "./three";
import { beginHandler } from "./hal/espruino/parts";
function ask(which, n) { return which === 1 ? one(n) : which === 2 ? two(n) : three(n); }
global["ask"] = ask;
global["begin"] = beginHandler;
global["handle"] = function (which, n) { beginHandler(); return ask(which, n); };
`;

interface Board {
  ask: (which: number, n: number) => string;
  begin: () => void;
  handle: (which: number, n: number) => string;
}

let scripts: Scripts;
let board: Board;
/** The names of the parts that were read, in order. */
let reads: string[];
let free: number;

beforeAll(async () => {
  scripts = await makeScripts(modules, entry, plan, { placesAt: 0, isPacked: true });
});

beforeEach(() => {
  reads = [];
  free = 2000;
  const file = makeLibrary(
    [],
    scripts.parts.map(({ text }) => text),
  );
  const context = createContext({
    storage: {
      read: (_name: string, from?: number, length?: number) => {
        if (from === undefined || length === undefined) return file;
        const text = file.slice(from, from + length);
        reads.push(scripts.parts.find((part) => part.text === text)?.name ?? "none");
        return text;
      },
    },
    E: { toString: (text: string) => text, getAddressOf: () => 0 },
    process: { memory: () => ({ free }) },
    require: () => ({ decompress: (text: string) => text }),
  });
  board = runInContext(`var global = {}; ${scripts.main}; global`, context);
});

test("nothing of a part is in the main script", () => {
  expect(scripts.main).not.toContain('"3:"');
  expect(scripts.parts.map(({ name }) => name)).toEqual(["one", "two", "three"]);
});

test("a call is answered as in the source, and reads what it needs in order", () => {
  expect(board.ask(1, 7)).toBe("1:2:3:7  2:7  1:7 ");
  expect(reads).toEqual(["one", "two", "three"]);
});

test("what was read is not read again", () => {
  board.handle(3, 1);
  board.handle(3, 2);
  expect(reads).toEqual(["three"]);
});

test("what an earlier handler used goes when another part comes", () => {
  board.handle(3, 1);
  board.handle(2, 1);
  expect(reads).toEqual(["three", "two", "three"]);
});

describe("too little memory", () => {
  test("drops all but the part that was used first, whose functions go on", () => {
    free = 100;
    expect(board.ask(1, 7)).toBe("1:2:3:7  2:7  1:7 ");
    expect(reads).toEqual(["one", "two", "three"]);
  });

  test("has each part read again that was dropped meanwhile", () => {
    free = 100;
    board.handle(1, 7);
    reads = [];
    expect(board.handle(1, 8)).toBe("1:2:3:8  2:8  1:8 ");
    expect(reads).toEqual(["two", "three"]);
  });
});

test("a handler begins a turn of its own", () => {
  free = 100;
  board.handle(3, 1);
  board.begin();
  reads = [];
  board.ask(2, 1);
  expect(reads).toEqual(["two", "three"]);
});

test("parts that lie as they run are not unpacked", async () => {
  const plain = await makeScripts(modules, entry, plan, { placesAt: 0, isPacked: false });
  expect(plain.main).not.toContain("heatshrink");
  expect(plain.main).not.toContain("memoryArea");
  expect(scripts.main).toContain("heatshrink");
});
