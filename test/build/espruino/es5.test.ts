import { createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { keptBundle, makeBundle, measure } from "../../../sim/build/bundles";
import { hoist } from "../../../sim/build/espruino/hoist";
import { consoleFiles } from "../../../sim/engines/bundle-files";
import { player } from "../../bench/espruino";
import { bundlePlayer, recoveryPlayer } from "../../bench/recovery";
import { inspectEs5 } from "./inspect-es5";

let bundle: string;

beforeAll(async () => {
  bundle = await keptBundle(consoleFiles.es5);
});

test.each([
  ["core", player],
  ["recovery", recoveryPlayer("# bench")],
])("the bench's player of the %s finds each module that it imports", async (_, script) => {
  expect(await bundlePlayer(script)).toContain("print(");
});

describe("the Espruino bundle", () => {
  test("holds nothing that Espruino lacks or treats in another way", () => expect(inspectEs5(bundle)).toEqual([]));

  // test/pico/build.test.ts makes a bundle of Lua twice.
  test("comes out the same, byte for byte, every time", async () => {
    expect(await makeBundle(consoleFiles.es5)).toBe(bundle);
  });

  test("is already as hoisting would leave it", () => expect(hoist(bundle)).toBe(bundle));

  test("keeps its budgets", async () => {
    const sizes = await measure();
    for (const { part, bytes, bytesMax } of sizes) {
      process.stdout.write(`${part}: ${bytes} of ${bytesMax} bytes\n`);
    }
    expect(sizes.filter((size) => size.bytes > size.bytesMax)).toEqual([]);
    expect(sizes.map((size) => size.bytes > 1000)).not.toContain(false);
  });

  test("leaves one global, the console, and prints lines", () => {
    const lines: string[] = [];
    const context = createContext({ print: (line: string) => lines.push(line) });
    const before = globalsOf(context);
    runInContext(bundle, context);
    expect(globalsOf(context).filter((name) => !before.includes(name))).toEqual(["flagfall"]);
    runInContext('flagfall(0,0,[4,0,0,30,0,0],"300");flagfall(2,0,[2,0],"");', context);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["start"]);
  });
});

function globalsOf(context: object): string[] {
  const names: unknown = runInContext("Object.getOwnPropertyNames(this)", context);
  return Array.isArray(names) ? names.map(String) : [];
}

describe("the check of the Espruino bundle finds", () => {
  const faults: readonly [what: string, snippet: string, fault: RegExp][] = [
    ["a call before the function", "(function(){a();function a(){}})();", /used before its line/],
    ["a function after a statement", "(function(){print(1);function a(){}a()})();", /after a statement/],
    ["a read before the var", "(function(){print(a);var a=1})();", /a is used before its line/],
    ["an assignment before the var", "(function(){a=1;var a})();", /a is used before its line/],
    ["a var that may not run", "(function(){if(print){var a=1}print(a)})();", /a is used where its declaration may/],
    ["a var of another case", "(function(){switch(1){case 1:var a=1;case 2:print(a)}})();", /a is used where its decl/],
    ["an outer variable before its line", "(function(){function f(){a=1}var a;f()})();", /of an outer function/],
    ["a function inside a block", "(function(){if(print){function a(){}}})();", /inside a block/],
    ["an arrow function", "print(()=>1);", /not ES5/],
    ["a let", "let a=1;", /not ES5/],
    ["a template", "print(`a`);", /not ES5/],
    ["a class", "class A{}", /not ES5/],
    ["a spread", "print(...[]);", /not ES5/],
    ["optional chaining", "print(Math?.floor);", /not ES5/],
    ["Map", "print(new Map());", /the global Map/],
    ["Set", "print(new Set());", /the global Set/],
    ["Symbol", "print(Symbol);", /the global Symbol/],
    ["JSON", "print(JSON.parse);", /the global JSON/],
    ["Date", "print(Date.now());", /the global Date/],
    ["setTimeout", "setTimeout(print,1);", /the global setTimeout/],
    ["a global made by mistake", "(function(){oops=1})();", /the global oops/],
    ["Math.trunc", "print(Math.trunc(1));", /the member trunc/],
    ["Math.round", "print(Math.round(1));", /the member round/],
    ["Number.isInteger", "print(Number.isInteger(1));", /the member isInteger/],
    ["sort", "print([2,1].sort());", /the member sort/],
    ["splice", "print([2,1].splice(0,1));", /the member splice/],
    ["charCodeAt", 'print("a".charCodeAt(0));', /the member charCodeAt/],
    ["slice as a value", "print([].slice);", /slice is used as a value/],
    ["push as a value", "var a=[];print(a.push);", /push is used as a value/],
    ["a length that is set", "var a=[];a.length=0;", /length is assigned/],
    ["a length that is counted down", "var a=[];a.length--;", /length is assigned/],
    ["a member by text", 'print(Math["trunc"]);', /a member by text/],
    ["a regular expression", "print(/a{2}/);", /a regular expression/],
    ["a fraction", "print(0.5);", /not written as a whole number/],
    ["an exponent", "print(1e3);", /not written as a whole number/],
    ["default before a case", "switch(1){default:print(0);case 1:print(1)}", /not the last case/],
    ["return, then a new line", "(function(){return\n1})();", /return, then a new line/],
    ["try", "try{print(1)}catch(e){}", /try/],
    ["a label", "a:for(;;)break a;", /a label/],
    ["with", "with(Math)print(1);", /with/],
    ["a getter", "print({get a(){return 1}});", /a getter/],
    ["arguments", "(function(){print(arguments)})();", /arguments/],
    ["strict mode, in which no global can be made", '"use strict";print(1);', /use strict/],
  ];

  test.each(faults)("%s", (_what, snippet, fault) => expect(inspectEs5(snippet).join("\n")).toMatch(fault));

  test("no fault where there is none", () => {
    const good = "(function(){var n;function f(a){for(var i=0;i<a.length;i++)n=a[i];return n}print(f([1]))})();";
    expect(inspectEs5(good)).toEqual([]);
  });

  test("no fault in the way a mangled name of two letters looks like a built-in one", () => {
    expect(inspectEs5("(function(){var a={at:1};print(a.at)})();")).toEqual([]);
  });
});
