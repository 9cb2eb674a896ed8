/** A script is split: what stays, what is loaded on demand, and how each call reaches its function. */

import { createContext, runInContext, runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { makeLibrary } from "../../../sim/build/parts/library";
import type { Plan } from "../../../sim/build/parts/placement";
import { cutParts, filledParts, splitScript } from "../../../sim/build/parts/split";
import { divided, piecesOf, type Source, shelf, two, work } from "./divided";

/** Returns the main script without the loader. */
function afterLoader({ main }: { main: string }): string {
  return main.slice(main.indexOf("return keptParts[index]; }") + "return keptParts[index]; }".length).trim();
}
const body = (name: string, calls = "") => work(name, calls).replace(`function ${name}`, "function ");

describe("no part holds anything", () => {
  const source: Source = [
    ["core", "var said = [];"],
    ["core", work("main")],
    ["", "main(1);"],
  ];

  test("the script is what it was, without a loader", () => {
    expect(splitScript(piecesOf(source), two, shelf)).toBe(`var said = [];\n${work("main")}\nmain(1);\n`);
    expect(divided(source).parts).toEqual([]);
  });

  test("no part is filled", () => expect(filledParts(piecesOf(source), two)).toEqual({ ...two, parts: [] }));
});

test("parts that hold something stay in their order", () => {
  const three: Plan = { ...two, parts: [{ name: "none", files: ["none"] }, ...two.parts] };
  const pieces = piecesOf([
    ["form", work("fill")],
    ["menu", work("open")],
    ["core", "open(fill(1));"],
  ]);
  expect(filledParts(pieces, three).parts.map(({ name }) => name)).toEqual(["menu", "form"]);
});

describe("a call", () => {
  const found = divided([
    ["menu", work("open", "beside(n); beside(n); fill(n); both(n);")],
    ["menu", work("beside")],
    ["form", work("fill", "both(n);")],
    ["core", work("both", "last(n); last(n);")],
    ["core", work("last", "fill(n);")],
    ["core", work("main", "open(n); both(n);")],
    ["", "main(1); open(2);"],
  ]);

  test("from what no part is below forgets who was used first", () => {
    expect(afterLoader(found)).toContain(work("main", "loadFirst(0).open(n); both(n);"));
    expect(afterLoader(found)).toMatch(/main\(1\); loadFirst\(0\)\.open\(2\);$/);
  });

  test("from what a part may have called does not, however far below", () => {
    expect(afterLoader(found)).toContain(work("both", "last(n); last(n);"));
    expect(afterLoader(found)).toContain(work("last", "loadPart(1).fill(n);"));
  });

  test("from a part to another goes through the loader, to its own and to what stays at once", () => {
    expect(found.parts[0]).toContain("beside(n); beside(n); loadPart(1).fill(n); both(n);");
    expect(found.parts[1]).toContain('said.push("fill" + n); both(n);');
  });
});

describe("the record of a part", () => {
  test("has what others call, and nothing else", () => {
    const { parts } = divided([
      ["menu", work("open", "beside(n); beside(n);")],
      ["menu", work("again", "again(n - 1);")],
      ["menu", work("beside")],
      ["", "open(1); again(2);"],
    ]);
    const [declared, given] = (parts[0] ?? "").split(";(");
    expect(declared?.trim()).toBe(`${work("again", "again(n - 1);")} ${work("beside")}`);
    expect(given).toBe(`{open: ${body("open", "beside(n); beside(n);")}, again: again})`);
  });

  test("gives a value as a script", () => {
    const { parts } = divided([
      ["menu", work("open")],
      ["", "open(1);"],
    ]);
    const said: string[] = [];
    runInNewContext(parts[0] ?? "", { said }).open(7);
    expect(said).toEqual(["open7"]);
  });
});

describe("the divided script", () => {
  const source: Source = [
    ["core", "var said = [];"],
    ["menu", work("open", "beside(n); beside(n + 1); fill(n);")],
    ["menu", work("beside", "both(n);")],
    ["form", work("fill", "both(n); both(n);")],
    ["core", work("both")],
    ["", 'open(1); fill(5); said.join(" ");'],
  ];

  test("does what the whole one does", () => {
    const { main, parts } = cutParts(splitScript(piecesOf(source), two, shelf));
    const library = makeLibrary([], parts);
    const context = createContext({
      storage: { read: (_: string, from = 0, length = library.length) => library.slice(from, from + length) },
      process: { memory: () => ({ free: 2000 }) },
    });
    expect(runInContext(main, context)).toBe(runInNewContext(source.map(([, text]) => text).join("\n")));
  });

  test("has nothing of a part in what stays, and no mark", () => {
    const { main, parts } = divided(source);
    expect(main).not.toMatch(/"open"|"fill"|"beside"|flagfall(Part|Evaluate)/);
    expect(parts.join()).not.toContain("flagfall");
  });
});

describe("parts are taken out of a script that was made small", () => {
  const mark = (index: number, record: string) =>
    `flagfallPart(${index},function(){function a(){}return flagfallKeep(t),${record}});`;

  test("each by its number, whatever its place", () => {
    const script = `function e(t){${mark(1, "{b:a}")}${mark(0, "{c:a}")}flagfallKeep(of);return flagfallEvaluate(t)}e(1);`;
    expect(cutParts(script)).toEqual({
      main: "function e(t){return eval(t)}e(1);",
      parts: ["function a(){};({c:a})", "function a(){};({b:a})"],
    });
  });

  test("what is evaluated may be an expression", () => {
    expect(cutParts("function e(t){return flagfallEvaluate(f(t)||t)}").main).toBe(
      "function e(t){return eval(f(t)||t)}",
    );
  });

  test("calls of others, and what has no text of a part, stay", () => {
    const script = "other(0,function(){return 1});flagfallPart(x,function(){});flagfallPart(0,1);o.flagfallPart(0,f);";
    expect(cutParts(script)).toEqual({ main: script, parts: [] });
  });

  test.each([
    ["nothing", "function a(){}"],
    ["no record", "return flagfallKeep(t)"],
    ["no value", "return"],
  ])("a part that ends in %s is a fault of ours", (_, text) => {
    expect(() => cutParts(`flagfallPart(0,function(){${text}});`)).toThrow(
      "a part does not end in its mark and its record",
    );
  });
});

test("a variable in a part is refused by its file", () => {
  expect(() => splitScript(piecesOf([["menu", "var count = {};"]]), two, shelf)).toThrow("menu is loaded on demand");
});

test("a short hot function is written in place of its calls, unless parts are packed", () => {
  const source: Source = [
    ["core", "function sideOf(clock, side) { return side === 1 ? clock.white : clock.black; }"],
    ["core", "function both(clock, a) { var b = sideOf(clock, a); return [b, sideOf(clock, 3 - a)]; }"],
    [
      "",
      "[both({ white: 5, black: 6 }, 1), both({ white: 5, black: 6 }, 2), sideOf({ white: 7, black: 8 }, 2)].join();",
    ],
  ];
  const open = splitScript(piecesOf(source), two, { ...shelf, isPacked: false });
  const packed = splitScript(piecesOf(source), two, { ...shelf, isPacked: true });
  expect(runInNewContext(open)).toBe(runInNewContext(packed));
  // The declaration, a call with a computed side, and the call outside of functions stay.
  expect(open.match(/sideOf\(/g)?.length).toBe(3);
  expect(packed.match(/sideOf\(/g)?.length).toBe(4);
});
