/** The pass removes names that never change; the script does the same as before. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { declareSingles, inlineConstants } from "../../../sim/build/espruino/constants";

const around = "var log = []; function tell(x) { log.push(typeof x + String(x)); return x; }\n";

function told(script: string): string {
  return runInNewContext(`${around}${script}\nlog.join(" ")`);
}

/** Removes spaces and empty statements. */
function bare(script: string): string {
  return script
    .replace(/\s+/g, " ")
    .replace(/(?:; )*;/g, ";")
    .replace(/^[; ]+|[ ]+$/g, "")
    .trim();
}

const rows: readonly [what: string, before: string, after: string][] = [
  ["a number", "var a = 5; tell(a + 1); tell(a);", "tell(5 + 1); tell(5);"],
  ["one below nought", "var a = -5; tell(3 - a); tell(a);", "tell(3 - (-5)); tell((-5));"],
  ["true", "var a = true; if (a) tell(1); else tell(2);", "if (true) tell(1); else tell(2);"],
  ["a sum of such", "var a = 2, b = a + 3; tell(b * 2);", "tell((2 + 3) * 2);"],
  ["what is given on in the same list", "var a = 5, b = tell(a), c = a; tell(b + c);", "var b = tell(5); tell(b + 5);"],
  ["a text, wherever it is asked for", 'var a = "xyz"; tell(a); tell(a);', 'tell("xyz"); tell("xyz");'],
  ["a long text that is asked for once", 'var a = "a long one"; tell(a);', 'tell("a long one");'],
  [
    "a long text that is asked for twice stays",
    'var a = "a long one"; tell(a); tell(a);',
    'var a = "a long one"; tell(a); tell(a);',
  ],
  ["a second name of a function", "function f() { tell(1); } var g = f; g();", "function f() { tell(1); } f();"],
  ["given later, as by a record made once", "var a; a = 5; tell(a);", "5; tell(5);"],
  ["the value of what is given is another's too", "var a, b; tell(b = a = 5); tell(a);", "tell(5); tell(5);"],
  ["two values stay", "var a = 5; tell(a); a = 6; tell(a);", "var a = 5; tell(a); a = 6; tell(a);"],
  ["counting stays", "var a = 5; tell(a); a++; tell(a);", "var a = 5; tell(a); a++; tell(a);"],
  ["adding stays", "var a = 5; a += 1; tell(a);", "var a = 5; a += 1; tell(a);"],
  [
    "a name that a loop gives values stays",
    "var a; for (a in { x: 1 }) tell(a);",
    "var a; for (a in { x: 1 }) tell(a);",
  ],
  ["what is found out stays", "var a = tell(5); tell(a);", "var a = tell(5); tell(a);"],
  ["a list stays", "var a = [5]; tell(a.length);", "var a = [5]; tell(a.length);"],
  [
    "a parameter of the same name is another",
    "var a = 5; function f(a) { tell(a); } f(6); tell(a);",
    "function f(a) { tell(a); } f(6); tell(5);",
  ],
  [
    "so is a variable of a function",
    "var a = 5; function f() { var a = 6; tell(a); } f(); tell(a);",
    "function f() { var a = 6; tell(a); } f(); tell(5);",
  ],
  ["and a member", "var a = 5, o = { a: 6 }; tell(o.a); tell(a);", "var o = { a: 6 }; tell(o.a); tell(5);"],
  ["nobody reads it", "var a = [5]; tell(1);", "tell(1);"],
  ["nobody reads it, but to find it does something", "var a; a = tell(5); tell(1);", "tell(5); tell(1);"],
];

describe("goes, or stays", () => {
  test.each(rows)("%s", (_what, before, after) => {
    const written = inlineConstants(before);
    expect(told(written)).toBe(told(before));
    expect(bare(written)).toBe(bare(after));
  });
});

/** Scripts that must do the same after the pass. */
const same: readonly string[] = [
  "var a = 2; function f(n) { switch (a) { case 1: tell(1); break; case 2: if (n > 1) break; tell(2); } } f(1); f(2);",
  "var a = 3; function f() { for (var i = 0; i < 5; i++) { if (i === a) break; tell(i); } } f();",
  "var a = 1; function f(n) { while (true) { if (n === a) return n; n--; } } tell(f(4));",
  'var a = ""; tell(a === ""); tell(a !== "x"); tell(!a);',
  "var a = 0; tell(a === false); tell(!a); tell(a || 7); tell(a && 7);",
  "var a = 7, b = 2; tell(a - b - 1); tell(a - (b - 1)); tell(-(a - 9)); tell(2 * (a + b)); tell(- -a);",
  'var a = "1", b = 2; tell(a + b); tell(b + a + b); tell(b + b + a);',
  "var a = 5; function f() { tell(a); var a = 6; tell(a); } f(); tell(a);",
  "var a = 1; if (a === 1) { var b = 4; tell(b); } else { var c = 5; tell(c); }",
  "var a = 2; function f(n) { if (a === 2) { if (n) return 1; } else return 2; return 3; } tell(f(0)); tell(f(1));",
];

test.each(same)("%s", (script) => expect(told(inlineConstants(script))).toBe(told(script)));

test("the members of single records become variables of the script", () => {
  const script = "function f() { return App_stage + Hal_x + Appx_y; }";
  expect(declareSingles(script)).toBe(`var App_stage, Hal_x;\n${script}`);
  expect(declareSingles("f(a.App_stage);")).toBe("f(a.App_stage);");
});
