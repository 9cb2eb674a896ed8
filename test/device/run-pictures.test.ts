/** Checks the pictures that `flagfall run --png` writes. */

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { head, inPlace, openPlace, pictured, put, run } from "./run-place";

openPlace();

describe("--png", () => {
  test("writes each picture, of the board's size", async () => {
    const png = inPlace("pictures");
    expect((await run([put("s.yaml", pictured)], { png })).code).toBe(0);
    expect(readdirSync(png).sort()).toEqual(["first.png", "second.png"]);
    const [first, second] = ["first.png", "second.png"].map((name) => readFileSync(join(png, name)));
    expect(PNG.sync.read(first ?? Buffer.of()).width).toBeGreaterThan(128 * 4);
    expect(first?.equals(second ?? Buffer.of())).toBe(false);
  });

  test("a folder that is there is used", async () => {
    const png = inPlace("there");
    mkdirSync(png);
    expect((await run([put("s.yaml", pictured)], { png })).code).toBe(0);
    expect(readdirSync(png)).toHaveLength(2);
  });

  test("without it nothing is written", async () => {
    await run([put("s.yaml", pictured)]);
    expect(readdirSync(inPlace())).toEqual(["s.yaml"]);
  });

  test("one name for two pictures is refused, also in two files", async () => {
    const png = inPlace("pictures");
    const files = [put("a.yaml", pictured), put("b.yaml", `${head}  - {at: 0}\n  - {at: 9, shot: second}\n`)];
    const { code, error } = await run(files, { png });
    expect(code).toBe(2);
    expect(error).toBe(`${files[1]}:5:1: the picture "second" is taken twice; give each picture a name of its own\n`);
    expect(existsSync(png)).toBe(false);
  });

  test.each([
    ["a file", "s.yaml"],
    ["below a file", "s.yaml/x"],
    ["below what is not there", "none/x"],
  ])("%s is no folder", async (_, name) => {
    const { code, error } = await run([put("s.yaml", pictured)], { png: inPlace(name) });
    expect(code).toBe(2);
    expect(error).toContain("no pictures can be written here; name a folder that can be written, or a new one");
  });

  test("without a device", async () => {
    const { code, error } = await run([put("s.yaml", `${head}  - {at: 0}\n`)], { device: undefined, png: inPlace() });
    expect(code).toBe(2);
    expect(error).toMatch(/^flagfall run: `--png` needs a device; name one with --device, such as pixljsplus\n$/);
  });
});
