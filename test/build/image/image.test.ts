/** Espruino's own heatshrink can unpack the packed parts in Storage. */
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { imageFiles, shrink } from "../../../sim/build/image/image";
import { tokenise } from "../../../sim/build/image/tokens";
import { libraryFile } from "../../../sim/build/parts/library";

/**
 * Unpacks bytes by the description of the format. The input is a list of items: 1 and a byte, or 0, the distance back
 * minus one in 8 bits, and the length minus one in 6 bits. Zeros precede the first byte.
 */
function decoded(packed: Uint8Array): number[] {
  const bits = [...packed].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const out: number[] = [];
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  while (at + 9 <= bits.length) {
    if (take(1) === 1) out.push(take(8));
    else if (at + 14 > bits.length) break;
    else {
      const from = out.length - take(8) - 1;
      const count = take(6) + 1;
      for (let i = 0; i < count; i++) out.push(out[from + i] ?? 0);
    }
  }
  return out;
}

describe("what is packed comes back", () => {
  test.each([
    ["bytes over and over", (length: number) => Array.from({ length }, () => 170)],
    ["zeros, like the bits that fill the last byte", (length: number) => Array.from({ length }, () => 0)],
    ["bytes without order", (length: number) => Array.from({ length }, (_, i) => (i * i * 7 + (i >> 3) * 31) & 255)],
  ])("%s", (_what, make) => {
    for (const length of [1, 2, 3, 64, 65, 66, 255, 256, 257, 300, 1500]) {
      expect(decoded(shrink(Uint8Array.from(make(length)))), `${length}`).toEqual(make(length));
    }
  });
});

test("a packed part is its tokens, a part that is not packed lies as it is", () => {
  const text = '({open:function(a){return a+"7200:1800"+a+"7200:1800"}})';
  const firmware = { main: "f()", parts: [{ name: "menu", files: [], text }], tables: [], digits: "" };
  const partOf = (isPacked: boolean) =>
    imageFiles({ ...firmware, isPacked })
      .get(libraryFile)
      ?.subarray(4);
  expect(decoded(partOf(true) ?? new Uint8Array())).toEqual([...tokenise(text, false)]);
  expect(Buffer.compare(partOf(false) ?? new Uint8Array(), tokenise(text))).toBe(0);
  const { decompress } = createRequire(import.meta.url)("espruino/libs/heatshrink.js");
  expect(Buffer.from(decompress(Uint8Array.from(partOf(true) ?? []))).toString("latin1")).toContain('"7200:1800"');
});
