/** The hex image: the test reads it back byte by byte, and Espruino reads it itself. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type EspruinoBoard,
  makeHex,
  readHex,
  readStorage,
  type StorageFiles,
  storedBytes,
} from "../../../sim/build/image/hex";
import { testWithout } from "../../engines/found";
import { isCi } from "../../runner/ci";

/** A Pixl.js: nine pages, followed by two that belong to the file system of the radio. */
const board: EspruinoBoard = {
  chip: { saved_code: { address: 0x6d000, page_size: 4096, pages: 9 } },
  info: { builtin_modules: ["Storage"] },
};

/** Returns bytes of every kind in every order, among them those that a script would have to escape. */
function awkward(length: number): Uint8Array {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 8)) & 255);
  bytes.set(Buffer.from('require("Storage");\r\n// \u00e1\n"compiled"', "latin1"), 0);
  return bytes;
}

const files: StorageFiles = new Map([
  [".bootcde", awkward(12_345)],
  ["ff0", awkward(1001)],
  ["ff1", Uint8Array.of(255, 0, 128)],
  ["font", awkward(898)],
]);
let hex: string;

beforeAll(async () => {
  hex = await makeHex(files, board);
});

test("every file is there as it was, in its order", () => {
  const { address, bytes } = readHex(hex);
  expect([address, bytes.length]).toEqual([(118 - 9) * 4096, 36_864]);
  const found = readStorage(bytes);
  expect([...found.keys()]).toEqual([...files.keys()]);
  for (const [name, content] of files)
    expect(Buffer.compare(found.get(name) ?? Uint8Array.of(), content), name).toBe(0);
});

test("a file begins with its size in 4 bytes and its name in 28, at a whole word", () => {
  const { bytes } = readHex(hex);
  const second = storedBytes(new Map([...files].slice(0, 1)));
  expect(second).toBe(32 + 12_348);
  expect(Buffer.from(bytes.subarray(0, 13)).toString("latin1")).toBe("\x39\x30\0\0.bootcde\0");
  expect(Buffer.from(bytes.subarray(second, second + 8)).toString("latin1")).toBe("\xe9\x03\0\0ff0\0");
  expect(bytes.subarray(storedBytes(files)).every((byte) => byte === 255)).toBe(true);
});

test("the same files give the same image", async () => expect(await makeHex(files, board)).toBe(hex));

test("too much for the board is refused", async () => {
  await expect(makeHex(new Map([[".bootcde", awkward(36_833)]]), board)).rejects.toThrow();
});

test.each([
  ["a broken sum", ":0100000001FF\r\n"],
  ["a record without its end", ":10000000AA56\r\n"],
  ["no colon", "00000001FF\r\n"],
  ["a gap", ":01000000AA55\r\n:01000200AA53\r\n"],
])("%s is no image", (_, text) => expect(() => readHex(text)).toThrow());

const program = process.env.ESPRUINO_BIN ?? "";

describe.runIf(program !== "" || !isCi())("Espruino itself", () => {
  if (program === "") {
    testWithout("reads the image", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }

  test("reads the image", () => {
    const folder = mkdtempSync(join(tmpdir(), "flagfall-flash-"));
    const flash = Buffer.alloc(262_144, 255);
    flash.set(readHex(hex).bytes);
    writeFileSync(join(folder, "espruino.flash"), flash);
    const script = `var s = require("Storage");
      print("= " + s.list().join() + " " + s.list().map(function (name) { return E.CRC32(s.read(name)); }).join());`;
    writeFileSync(join(folder, "script.js"), script);
    const { stdout } = spawnSync(program, ["script.js"], { cwd: folder, encoding: "latin1" });
    rmSync(folder, { recursive: true });
    const names = [...files.keys()];
    const sums = [...files.values()].map((content) => crc32(content));
    const line = stdout.split("\n").find((text) => text.startsWith("= "));
    expect(line?.trim()).toBe(`= ${names.join()} ${sums.join()}`);
  });
});
