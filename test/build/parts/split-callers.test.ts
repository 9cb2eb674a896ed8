/** Functions go with their caller if they have only one. */

import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { splitScript } from "../../../sim/build/parts/split";
import { divided, piecesOf, type Source, shelf, two, work } from "./divided";

describe("a function with one caller", () => {
  test("goes into it, with names of its own", () => {
    const { parts } = divided([
      ["menu", work("open", "var t = 1; beside(t); said.push(t);")],
      ["menu", "function beside(n) { var t = n + 1; said.push(t); }"],
      ["", "open(1);"],
    ]);
    expect(parts[0]).not.toContain("beside");
    const said: unknown[] = [];
    runInNewContext(parts[0] ?? "", { said }).open(7);
    expect(said).toEqual(["open7", 2, 1]);
  });

  test("and what that alone calls with it", () => {
    const { parts } = divided([
      ["menu", work("open", "beside(n);")],
      ["menu", work("beside", "beneath(n);")],
      ["menu", work("beneath")],
      ["", "open(1);"],
    ]);
    expect(parts[0]).not.toMatch(/function be/);
  });

  test("is found behind one that cannot go", () => {
    const { parts } = divided([
      ["menu", work("open", "many(n, n); beside(n);")],
      ["menu", work("many")],
      ["menu", work("beside")],
      ["", "open(1);"],
    ]);
    expect(parts[0]).toContain("function many");
    expect(parts[0]).not.toContain("function beside");
  });

  test("two that go into one have names apart", () => {
    const { parts } = divided([
      ["menu", "function open(n) { said.push(n); first(n); second(n); said.push(n); }"],
      ["menu", "function first(m) { var t = m; t += 1; said.push(t); }"],
      ["menu", "function second(m) { var t; said.push(t); t = m; }"],
      ["", "open(1);"],
    ]);
    expect(parts[0]).not.toMatch(/function (first|second)/);
    const said: unknown[] = [];
    runInNewContext(parts[0] ?? "", { said }).open(7);
    expect(said).toEqual([7, 8, undefined, 7]);
  });

  test.each<[why: string, source: Source]>([
    ["that calls it twice", [["menu", work("open", "beside(n); beside(n);")]]],
    ["in another part", [["form", work("open", "beside(n);")]]],
    ["in no function", [["core", "open = beside(1);"]]],
    ["which is itself", [["menu", work("open")]]],
  ])("stays where the caller is one %s", (_, source) => {
    const itself = source[0]?.[1] === work("open");
    const script = splitScript(
      piecesOf([["menu", work("beside", itself ? "beside(n - 1);" : "")], ...source, ["", "var open, said = [];"]]),
      two,
      shelf,
    );
    expect(script).toMatch(/function beside|beside: function/);
  });
});

test("a function with two callers stays, and is called by both", () => {
  const { parts } = divided([
    ["menu", work("open", "beside(n);")],
    ["menu", work("again", "beside(n);")],
    ["menu", work("beside")],
    ["", "open(1); again(2);"],
  ]);
  expect(parts[0]).toContain(work("beside"));
  expect(parts[0]?.match(/ beside\(n\);/g)).toHaveLength(2);
});
