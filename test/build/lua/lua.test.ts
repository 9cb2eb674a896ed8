import { beforeAll, describe, expect, test } from "vitest";
import { keptBundle } from "../../../sim/build/bundles";
import { inspectLua } from "../../../sim/build/lua/inspect-lua";
import { consoleFiles } from "../../../sim/engines/bundle-files";

let bundle: string;

beforeAll(async () => {
  bundle = await keptBundle(consoleFiles.lua);
});

describe("the Lua bundle", () => {
  test("holds nothing that any Lua lacks or treats in another way", () => expect(inspectLua(bundle)).toEqual([]));

  test("reads no global of the host but print", () => {
    expect(bundle).toMatch(/^local _ENV = \{_G = _G, math = math, string = string, tostring = tostring\}\n/);
    expect([...bundle.matchAll(/_G\.(\w+)/g)].map((match) => match[1])).toEqual([
      "setfenv",
      "setfenv",
      "print",
      "flagfall",
    ]);
  });
});

describe("the check of the Lua bundle finds", () => {
  const faults: readonly [what: string, line: string, fault: RegExp][] = [
    ["the run-time library", "local a = __TS__StringSlice(b, 1)", /run-time library: __TS__StringSlice/],
    ["a fraction", "x = math.floor(a + 0.5)", /not whole: 0\.5/],
    ["a fraction without a nought", "x = a + .5", /not whole/],
    ["an exponent", "x = 1e9", /exponent/],
    ["the operator //", "x = a // b", /operator \/\//],
    ["a shift", "x = a << 2", /bit operator/],
    ["a bit-and", "x = a & 3", /bit operator/],
    ["a bit-not", "x = ~a", /bit operator/],
    ["a remainder", "x = a % b", /operator %/],
    ["a power", "x = a ^ b", /operator \^/],
    ["goto", "goto continue", /goto/],
    ["a library of big machines", "x = os.time()", /small devices lack/],
    ["math.random", "x = math.random()", /math other than floor/],
    ["string.format", 'x = string.format("%d", 3)', /string other than/],
    ["undefined", "x = undefined", /word of JavaScript/],
    ["another file", 'x = require("a")', /another file/],
    ["a function that nobody defines", "x = pairs(t)", /a call of pairs/],
    ["too many locals of the chunk", locals(200), /the chunk: 180 locals/],
    ["too many locals of a function", `function f()\n${locals(200, " ")}end\n`, /f: 180 locals/],
  ];

  test.each(faults)("%s", (_what, line, fault) => expect(inspectLua(line).join("\n")).toMatch(fault));

  test("no fault in strings, names and comparisons", () => {
    expect(inspectLua('x = a ~= b and "0.5 // % & goto" or gotoNext .. t.os .. tostring(-1)')).toEqual([]);
  });
});

function locals(count: number, indentation = ""): string {
  return Array.from({ length: count }, (_, i) => `${indentation}local a${i} = ${i}\n`).join("");
}
