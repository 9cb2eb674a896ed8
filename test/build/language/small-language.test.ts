/** The small language of device code: what leaves it is named, and no compiler takes it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileEs5 } from "../../../sim/build/espruino/es5";
import { formFaults } from "../../../sim/build/language/small-language";
import { bundleLua } from "../../../sim/build/lua/lua";

function faultsOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return formFaults(file, path).map(({ advice }) => advice);
}

describe("found", () => {
  const bad: readonly [text: string, advice: RegExp][] = [
    ["class A {}", /interface and functions/],
    ["const f = () => 1;", /named function/],
    ["const f = function () {};", /named function/],
    ["for (const a of list) use(a);", /let i = 0/],
    ["for (const a in list) use(a);", /keep a list/],
    ["const { a } = b;", /by name/],
    ["const [a] = b;", /by index/],
    ["const a = [...b];", /item by item/],
    ["const a = { ...b };", /every field/],
    ["function f(a = 1) {}", /pass it/],
    ["function f(...a: number[]) {}", /pass a list/],
    ["const a = b?.c;", /compare with undefined/],
    ["const a = b ?? c;", /compare with undefined/],
    ["const a = null;", /only absence/],
    ["const a = /b/;", /character by character/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template is what it shows
    ["const a = `b${c}`;", /join with/],
    ["try { a(); } catch { b(); }", /as a word/],
    ["throw a;", /as a word/],
    ["const a = new Map();", /a list|a record/],
    ["const a = Date.now();", /time is an argument/],
    ["const a = JSON.stringify(b);", /plain records/],
    ["const a = b / c;", /divide\(a, b\)/],
    ["const a = b % c;", /remainder\(a, b\)/],
    ["const a = b | c;", /Lua 5\.1/],
    ["const a = ~b;", /Lua 5\.1/],
    ["const a = b << 1;", /multiply/],
    ["const a = b == c;", /===/],
    ["const a = b!;", /compare with undefined/],
    ["const a = 0.5;", /smaller unit/],
    ["const a = 4294967296;", /2\^30/],
    ["let a: any;", /name the type/],
    ['import * as a from "./a";', /import by name/],
    ['export { a } from "./a";', /where it is defined/],
    ["switch (a) { default: b(); case 1: c(); }", /write it last/],
    ["function f() { function g() {} }", /top of the file/],
    ["a: for (;;) break a;", /returns/],
    ["const { stage, log: { pages } } = app;", /by name/],
    ["function f({ a }: B) {}", /by name/],
    ["function f([a]: B) {}", /by index/],
    ["function f({ a = 1 }: B) {}", /by name/],
    ["for (const { a } of list) use(a);", /by name/],
    ["[a, b] = [b, a];", /one by one/],
    ["({ a } = b);", /one by one/],
    ["f(...list);", /item by item/],
    ["a?.[0];", /compare with undefined/],
    ["a?.();", /compare with undefined/],
    ["a ??= b;", /does not have it/],
    ["a ||= b;", /does not have it/],
    ["a **= b;", /does not have it/],
    ["const a = `b`;", /does not have it/],
    ["const a = tag`b`;", /does not have it/],
    ["const a = 1n;", /does not have it/],
    ["const a = { get b() { return 1; } };", /does not have it/],
    ["const a = { b() {} };", /top of the file|takes the record first/],
    ['const a = { "b": 1 };', /plain name/],
    ["const a = { 0: 1 };", /plain name/],
    ["const a = { [b]: 1 };", /by index/],
    ['const a = b["c"];', /record.name/],
    ["enum A { B }", /const enum/],
    ["namespace A { export const b = 1; }", /does not have it/],
    ["function* f() { yield 1; }", /write a loop/],
    ["async function f() {}", /does not have it/],
    ["async function f() { await g(); }", /time is an argument/],
    ["const a = import.meta;", /does not have it/],
    ['import a from "./a";', /by name/],
    ["export default a;", /does not have it/],
    ["a = (b, c);", /does not have it/],
    ["const a = void 0;", /does not have it/],
    ["debugger;", /does not have it/],
    ["@a class A {}", /interface and functions/],
    ["const a = new.target;", /does not have it/],
  ];

  test.each(bad)("%s", (text, advice) => expect(faultsOf("firmware/app/menu/bad.ts", text).join("\n")).toMatch(advice));

  test("nothing in host code", () => {
    expect(faultsOf("sim/good.ts", "const f = () => 1;")).toEqual([]);
    expect(faultsOf("hal/font.ts", "const f = () => 1;")).toEqual([]);
  });

  test("nothing in plain code", () => {
    const text = `import { type A, b } from "./a";
      export interface C { d: number; e?: (this: void) => string }
      export function f(c: C, list: readonly number[]): number {
        const found = { d: c.d, list };
        for (let i = 0; i < list.length; i++) if (list[i] === b && !(i > 2)) found.d += list[i] as number;
        switch (found.d) { case 1: return -1; default: return found.d > 3 ? found.d * 2 : 0; }
      }`;
    expect(faultsOf("firmware/app/menu/good.ts", text)).toEqual([]);
  });

  test("division where it is not defined", () => {
    const text = "const q = Math.floor(a / b);";
    expect(faultsOf("firmware/core/divide.ts", text)).toEqual([]);
    expect(faultsOf("firmware/core/clock.ts", text)).toHaveLength(1);
  });

  test("the same forms in code for one board, but not its numbers and operators", () => {
    for (const path of ["hal/espruino/time.ts", "hal/pico/touch.ts", "hal/servo.ts", "firmware/espruino.ts"]) {
      expect(
        faultsOf(path, "const a = E.a() & 255; const b = null; const c = new D(0.5 * a); setTimeout(c, a / b);"),
      ).toEqual([]);
      for (const text of ["const { a } = b;", "b ??= a;", "f(...a);", "for (const a of b) c(a);"]) {
        expect(faultsOf(path, text), text).not.toEqual([]);
      }
    }
  });
});

describe("a compiler refuses it with its file and line", () => {
  const root = mkdtempSync(join(tmpdir(), "flagfall-language-"));
  const files: Record<string, string> = {
    "firmware/lib.d.ts": "interface Array<T> { length: number }",
    "firmware/app/log/log.ts": `export interface Log { pages: number }
export function pagesOf(log: Log): number {
  const { pages } = log;
  return pages;
}
`,
  };

  beforeAll(() => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const wrong = "firmware/app/log/log.ts:3: destructuring: read the fields by name";

  test("for Espruino", () => expect(() => compileEs5(root, ["firmware/app/log/log.ts"], {})).toThrow(wrong));
  test("for Lua", () => expect(() => bundleLua(root, "firmware/app/log/log.ts")).toThrow(wrong));
});
