import { expect, test } from "vitest";
import { cell, centred, ends, firstLines, flow, lastLines, pick, shortened, wrap } from "../../sim/terminal/text";

test("a text is shortened with an ellipsis", () => {
  expect(shortened("abc", 3)).toBe("abc");
  expect(shortened("abcd", 3)).toBe("ab…");
  expect(shortened("a bcd", 3)).toBe("a…");
  expect(shortened("abc", 0)).toBe("");
});

test("a cell has its width", () => {
  expect(cell("ab", 4)).toBe("ab  ");
  expect(cell("abcdef", 4)).toBe("abc…");
  expect(centred("ab", 5)).toBe(" ab  ");
});

test("what stands on the right gives way", () => {
  expect(ends("ab", "cd", 6)).toBe("ab  cd");
  expect(ends("ab", "cd", 4)).toBe("ab  ");
});

test("lines are broken between words", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("longest word", 5)).toEqual(["long…", "word"]);
  expect(wrap("", 5)).toEqual([""]);
});

test("of broken text the first lines or the last are kept", () => {
  expect(firstLines(["one", "two"], 5, 2)).toEqual(["one", "two"]);
  expect(firstLines(["one", "two", "three"], 7, 2)).toEqual(["one", "two th…"]);
  expect(lastLines(["one", "two", "three"], 7, 2)).toEqual(["two", "three"]);
  expect(lastLines(["one", "two", "three"], 8, 1)).toEqual(["…o three"]);
  expect([...firstLines([], 5, 1), ...lastLines([], 5, 1)]).toEqual([]);
});

test("of several texts the first that fits is taken", () => {
  expect(pick(["one two", "one", "1"], 4)).toBe("one");
  expect(pick(["one two", "three"], 4)).toBe("thr…");
});

test("items flow over lines, those too long are left out", () => {
  expect(flow(["aa", "bbbbbb", "cc", "dd"], 6, 1)).toEqual(["aa  cc"]);
  expect(flow(["aa", "bb", "cc", "ddd"], 6, 2)).toEqual(["aa  bb", "cc"]);
  expect(flow(["aaaaaaaa"], 6, 1)).toEqual([""]);
});
