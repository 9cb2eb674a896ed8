/** The folders that a command creates are removed again if it cannot write into them. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withFolders } from "../../sim/files/made-folders";
import { writeFiles } from "../../sim/files/whole-files";

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "flagfall-made-"));
});

afterEach(() => rmSync(place, { recursive: true }));

test("creates folders and those above them, and returns what the act returns", () => {
  const deep = join(place, "a/b");
  expect(withFolders([deep, join(place, "c"), deep], () => readdirSync(place).sort())).toEqual(["a", "c"]);
  expect(existsSync(deep)).toBe(true);
});

test("removes them if the act throws, and leaves what was there", () => {
  mkdirSync(join(place, "old"));
  const fail = () => writeFiles(new Map([["/dev/full", "x"]]));
  expect(() => withFolders([join(place, "a/b"), join(place, "old/new"), place], fail)).toThrow("ENOSPC");
  expect(readdirSync(place, { recursive: true })).toEqual(["old"]);
});

test("removes them if a later one cannot be created", () => {
  writeFileSync(join(place, "file"), "");
  const never = () => expect.unreachable();
  expect(() => withFolders([join(place, "a/b"), join(place, "file/c")], never)).toThrow("ENOTDIR");
  expect(readdirSync(place)).toEqual(["file"]);
});

test("a folder in which something lies stays", () => {
  const act = (): void => {
    writeFileSync(join(place, "a/kept"), "");
    throw new Error("later");
  };
  expect(() => withFolders([join(place, "a/b")], act)).toThrow("later");
  expect(readdirSync(place, { recursive: true }).sort()).toEqual(["a", "a/kept"]);
});
