/** Whole lines out of pieces, and records out of lines. */
import { describe, expect, test } from "vitest";
import { lineReader, readLine } from "../../sim/link/lines";

describe("lines", () => {
  test.each<[pieces: string[], lines: string[]]>([
    [["a\n"], ["a"]],
    [["a\r\nb\r\n"], ["a", "b"]],
    [
      ["a", "b\nc", "\n"],
      ["ab", "c"],
    ],
    [["\n\n  \n"], []],
    [["half"], []],
  ])("%j are %j", (pieces, lines) => {
    const read: string[] = [];
    const take = lineReader((line) => read.push(line));
    for (const piece of pieces) take(piece);
    expect(read).toEqual(lines);
  });

  test("noise without an end does not fill the memory", () => {
    const read: string[] = [];
    const take = lineReader((line) => read.push(line));
    for (let n = 0; n < 100; n++) take("x".repeat(10_000));
    take("\nnext\n");
    expect(read[0]?.length).toBeLessThanOrEqual(64 * 1024);
    expect(read[1]).toBe("next");
  });

  test.each(["", "x", "[1]", "1", "null", '{"a":', '"a"'])("%j is no line of a clock", (line) => {
    expect(readLine(line)).toBeUndefined();
  });
});
