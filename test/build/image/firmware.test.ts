/**
 * The firmware of a Pixl.js, its program and every part: the same rules as the console's bundle, and few exceptions.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pixljs } from "../../../board-defs/pixljs";
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { keptFirmware } from "../../../sim/build/bundles";
import { hoist } from "../../../sim/build/espruino/hoist";
import { declaredIn, parseEs5 } from "../../../sim/build/espruino/syntax";
import { budgetOf } from "../../../sim/build/image/budget";
import type { Firmware } from "../../../sim/build/image/firmware";
import { storedBytes } from "../../../sim/build/image/hex";
import { bootFile, imageFiles } from "../../../sim/build/image/image";
import { projectRoot } from "../../../sim/build/root";
import { inspectEs5 } from "../espruino/inspect-es5";

const root = projectRoot();

/** Globals of Espruino that hal/espruino declares, and two that only the build writes. */
const declared = readFileSync(join(root, "hal/espruino/globals.d.ts"), "utf8");
const globals = [...declared.matchAll(/^declare (?:const|function) (\w+)/gm)].map((match) => match[1] ?? "");
/** Members of Espruino's own objects; the source quotes them. */
const members = ["charCodeAt", "fromCharCode", "round", "split", "toString", "trim"];
/** Fractions of a second: Espruino's time is a fraction, and so is a pitch. */
const fractions = [".5", ".001"];

const espruino = [
  ...[...globals, "eval", "require"].map((name) => `the global ${name}`),
  ...members.map((name) => `the member ${name}`),
  ...fractions.map((number) => `${number} is not written as a whole number`),
];

let firmware: Firmware;

beforeAll(async () => {
  firmware = await keptFirmware(root, pixljsplus);
});

describe("nothing that Espruino lacks or treats in another way", () => {
  test("in the program", () => expect(inspectEs5(firmware.main, new Set(espruino))).toEqual([]));

  test("in a part, which knows the names of the program", () => {
    const names = [...declaredIn(parseEs5(firmware.main)).keys()].map((name) => `the global ${name}`);
    const allowed = new Set([...espruino, ...names]);
    expect(firmware.parts.length).toBeGreaterThan(10);
    for (const { name, text } of firmware.parts) expect(inspectEs5(text, allowed), name).toEqual([]);
  });
});

test("what a part uses and nobody has is found", () => {
  const [part] = firmware.parts;
  const found = inspectEs5(`${part?.text};missing()`, new Set(espruino)).map((fault) => fault.replace(/^.*?: /, ""));
  expect(found).toContain("the global missing");
});

test("it is already as hoisting would leave it, but for the order of the main script's names", () => {
  for (const { text } of firmware.parts) expect(hoist(text) === text, text.slice(0, 60)).toBe(true);
  const unordered = (text: string) => text.replace(/var [\w$,]+;/g, "");
  expect(unordered(hoist(firmware.main)) === unordered(firmware.main)).toBe(true);
});

test("a clock's states are numbers of 32 bits", () => {
  const all = [firmware.main, ...firmware.parts.map(({ text }) => text)].join("\n");
  expect(all.match(/new Int32Array\(33\)/g)).toHaveLength(1);
  // `keptList` and `numberList` of hal/espruino/lists.ts lie in the five parts that call them.
  expect(all.match(/new Int32Array\(\w\)/g)).toHaveLength(5);
});

test.each([pixljs, pixljsplus])(
  "the script of $name and its Storage are no larger than the board allows",
  async (board) => {
    const files = imageFiles(await keptFirmware(root, board));
    expect(files.get(bootFile)?.length).toBeLessThanOrEqual(budgetOf(board).residentBytes);
    expect(storedBytes(files)).toBeLessThanOrEqual(board.memory.storageBytes);
  },
);

test("what a board has not is silent, and takes nothing", async () => {
  const bare = await keptFirmware(root, pixljs);
  for (const name of ["erasePage", "getFree", "CRC32"]) {
    expect(firmware.main + firmware.parts.map(({ text }) => text).join(""), name).toContain(name);
    expect(bare.main + bare.parts.map(({ text }) => text).join(""), name).not.toContain(name);
  }
});
