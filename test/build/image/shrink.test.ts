/**
 * Packed bytes, read back by a decoder of our own after the description of heatshrink's format (window 8, lookahead 6):
 * bits from the highest on, 1 and a byte, or 0, how far back less one in 8 bits, how many bytes less one in 6.
 */
import { describe, expect, test } from "vitest";
import { shrink, unshrink } from "../../../sim/build/image/shrink";

function decoded(packed: Uint8Array): number[] {
  let bits = [...packed].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const out: number[] = [];
  const take = (count: number): number => {
    const head = bits.slice(0, count);
    bits = bits.slice(count);
    return Number.parseInt(head, 2);
  };
  while (bits.length >= 9) {
    if (take(1) === 1) out.push(take(8));
    else if (bits.length < 14) break;
    else {
      const from = out.length - take(8) - 1;
      const count = take(6) + 1;
      expect(from).toBeGreaterThanOrEqual(0);
      for (let i = 0; i < count; i++) out.push(out[from + i] ?? -1);
    }
  }
  return out;
}

function back(bytes: readonly number[]): void {
  const packed = shrink(Uint8Array.from(bytes));
  expect(decoded(packed)).toEqual([...bytes]);
  expect([...unshrink(packed)]).toEqual([...bytes]);
}

const noise = (length: number): number[] => Array.from({ length }, (_, i) => (i * i * 7 + (i >> 3) * 31) & 255);
const text = [..."function press(clock, side) { return clock.turn === side && clock.mode === 1; }"];
const letters = (length: number): number[] =>
  Array.from({ length }, (_, i) => (text[(i + (i >> 6)) % text.length] ?? " ").charCodeAt(0));

describe("every length comes back", () => {
  test.each([
    ["of one byte over and over", (length: number) => Array.from({ length }, () => 170)],
    ["of zeros, like the bits that fill the last byte", (length: number) => Array.from({ length }, () => 0)],
    ["of bytes without order", noise],
    ["of a script", letters],
    ["of two bytes in turn", (length: number) => Array.from({ length }, (_, i) => (i % 2) * 255)],
  ])("%s", (_what, make) => {
    for (let length = 0; length <= 140; length++) back(make(length));
    for (let length = 250; length <= 330; length += 5) back(make(length));
  });
});

test("every byte comes back", () => {
  back(Array.from({ length: 256 }, (_, i) => i));
});

describe("the bits", () => {
  const rows: readonly [what: string, bytes: number[], bits: string][] = [
    ["nothing", [], ""],
    ["a byte is 1 and itself", [0x41], "101000001" + "0000000"],
    ["two of a kind are two bytes: 18 bits are no more than 9 and 15", [7, 7], "100000111" + "100000111" + "000000"],
    ["three are a byte and a copy of what is only being written", [7, 7, 7], "100000111" + "000000000000001"],
    ["from two back", [1, 2, 1, 2], "100000001" + "100000010" + "000000001000001" + "0000000"],
  ];

  test.each(rows)("%s", (_what, bytes, bits) => {
    const packed = shrink(Uint8Array.from(bytes));
    expect([...packed].map((byte) => byte.toString(2).padStart(8, "0")).join("")).toBe(bits);
  });
});

describe("the bounds of a copy", () => {
  const rows: readonly [what: string, bytes: number[], copies: number][] = [
    ["64 bytes are one", [1, ...Array.from({ length: 64 }, () => 1)], 1],
    ["66 are two", [1, ...Array.from({ length: 66 }, () => 1)], 2],
    ["256 back is in sight", [9, 8, 7, ...ramp(253), 9, 8, 7], 1],
    ["257 back is not", [9, 8, 7, ...ramp(254), 9, 8, 7], 0],
  ];

  test.each(rows)("%s", (_what, bytes, copies) => {
    const bits = shrink(Uint8Array.from(bytes)).length * 8;
    const all = bytes.length * 9;
    if (copies === 0) expect(bits).toBe(Math.ceil(all / 8) * 8);
    else expect(bits).toBeLessThan(all);
    back(bytes);
  });
});

/** No two bytes follow one another twice, and none of them are 9 and 8, or 8 and 7. */
function ramp(length: number): number[] {
  return Array.from({ length }, (_, i) => (i % 2 === 0 ? 10 + (i >> 1) : 140 + (i >> 1)) & 255);
}

test("the shortest way is taken, not the longest copy first", () => {
  const bytes = [..."abc__bcdefg__abcdefg"].map((letter) => letter.charCodeAt(0));
  // abc__ | bc | defg | __ | a | bcdefg: 10 bytes and 3 copies. With abc and defg copied at the end it would be 141 bits.
  expect(shrink(Uint8Array.from(bytes))).toHaveLength(Math.ceil((10 * 9 + 3 * 15) / 8));
  back(bytes);
});
