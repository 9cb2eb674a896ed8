/** The file of clips: its bytes, that they come back, and that no other file is taken for one. */
import { describe, expect, test } from "vitest";
import { type Clip, readClipFile, soundOf, writeClipFile } from "../../sim/voice/clip-file";
import { encodeAdpcm } from "../../sim/voice/make";

const one: Clip = { samples: 3, adpcm: Uint8Array.of(0x12, 0x03) };
const other: Clip = { samples: 2, adpcm: Uint8Array.of(0x45) };
const file = writeClipFile(
  "es",
  new Map([
    [2, other],
    [0, one],
  ]),
  0x01020304,
);

test("the bytes that docs/voice.md describes", () => {
  expect([...file]).toEqual([
    ...[...Buffer.from("ffvc")],
    ...[2, 0, 0x40, 0x1f],
    ...[...Buffer.from("es"), 3, 0],
    ...[47, 0, 0, 0],
    ...[4, 3, 2, 1],
    ...[44, 0, 0, 0, 3, 0, 0, 0],
    ...[0, 0, 0, 0, 0, 0, 0, 0],
    ...[46, 0, 0, 0, 2, 0, 0, 0],
    ...[0x12, 0x03, 0x45],
  ]);
});

test("the clips come back, also from within a larger buffer", () => {
  for (const bytes of [file, new Uint8Array([9, ...file, 9]).subarray(1, -1)]) {
    const { language, rateHz, mark, clips } = readClipFile(bytes);
    expect([language, rateHz, mark, [...clips.keys()]]).toEqual(["es", 8000, 0x01020304, [0, 2]]);
    expect(clips.get(0)).toEqual(one);
    expect(clips.get(2)).toEqual(other);
  }
});

test("a language without clips", () => expect(readClipFile(writeClipFile("de", new Map())).clips.size).toBe(0));

test("a clip sounds as it was encoded", () => {
  const samples = Int16Array.of(0, 11, 41, 104, 240);
  const clip = { samples: 5, adpcm: encodeAdpcm(samples) };
  expect(soundOf(clip)).toEqual(samples);
});

describe("refuses", () => {
  const changed = (change: (bytes: Uint8Array) => void) => {
    const bytes = file.slice();
    change(bytes);
    return bytes;
  };
  const rows: readonly [what: string, bytes: Uint8Array, why: RegExp][] = [
    ["nothing", new Uint8Array(0), /not a file of clips/],
    ["erased flash", new Uint8Array(64).fill(255), /not a file of clips/],
    ["an earlier version", changed((bytes) => bytes.set([1], 4)), /version 1, not 2/],
    ["a part", file.slice(0, -1), /not whole/],
    ["a clip beyond the end", changed((bytes) => bytes.set([47], 36)), /wrong index/],
    ["an index beyond the end", changed((bytes) => bytes.set([9], 10)), /wrong index/],
  ];
  test.each(rows)("%s", (_, bytes, why) => expect(() => readClipFile(bytes)).toThrow(why));
});
