/** A function that replaces its only call does what the call did: it makes the same calls in the same order. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { inlineCall } from "../../../sim/build/espruino/inline";

/** The script around both functions: `tell(x)` notes x and returns it. */
const around = "var log = [], other = 7; function tell(x) { log.push(String(x)); return x; }";

/** Returns the results of `a` for 0 to 4, and everything noted meanwhile. */
function played(functions: readonly string[]): string {
  const calls = [0, 1, 2, 3, 4].map((n) => `log.push("= " + a(${n}));`).join("");
  return runInNewContext(`${around}${functions.join("\n")}${calls}log.join(" ")`);
}

/** The body of `a(n)`, and the function `b` that it calls. */
type Row = readonly [what: string, caller: string, callee: string];

const taken: readonly Row[] = [
  ["a statement", "b(); tell(n);", "b() { tell(1); tell(2); }"],
  ["a value that is dropped", "b(n); return 1;", "b(m) { return tell(m); }"],
  ["one that does nothing", "b(n); return n;", "b(m) { return m; }"],
  ["a value that is returned", "return b(n);", "b(m) { tell(m); return m + 1; }"],
  ["a return before the end", "return b(n);", "b(m) { if (m > 2) return 5; tell(m); return 6; }"],
  [
    "a return in the midst of more",
    "if (n > 1) return b(n); tell(9); return 8;",
    "b(m) { if (m > 2) return; tell(m); }",
  ],
  [
    "a return where nothing is returned, with more behind it",
    "if (n > 1) { return b(n); } tell(9);",
    "b(m) { tell(m); }",
  ],
  ["a new variable", "var x = b(n); return x;", "b(m) { tell(m); return m + 1; }"],
  ["one of a value behind others", "var x = b(n); return x;", "b(m) { tell(m); return tell(1), m; }"],
  ["one of outside", "other = b(n); return other;", "b(m) { return other + m; }"],
  ["one expression anywhere", "return tell(1) + b(n) * 2;", "b(m) { return m + 1; }"],
  ["twice what is given", "return b(n) - 1;", "b(m) { return m * m; }"],
  ["a number below nought", "return n - b(-5);", "b(m) { return m - m; }"],
  ["a text", 'return b("x") + n;', "b(m) { return m + m; }"],
  ["nothing given", "return b() === n;", "b(m) { return m; }"],
  ["what is given is done first, in order", "b(tell(1), tell(n));", "b(p, q) { tell(q); tell(p); }"],
  ["and done where nobody asks for it", "b(tell(n));", "b(p) { tell(5); }"],
  ["what may change meanwhile is kept", "return b(other);", "b(p) { other = 3; tell(other); return p; }"],
  ["a parameter that changes is not the caller's", "b(n); return n;", "b(m) { m += 1; tell(m); }"],
  ["names of both", "var x = 1; b(n); return x;", "b(n) { var x = n + 5; tell(x); }"],
  ["a name that is a member's too", "var o = { m: 1 }; b(o, n); return o.m;", "b(o, m) { o.m = m; }"],
  [
    "ways that meet",
    "b(n); return n;",
    "b(m) { if (m === 1) { tell(1); return; } if (m === 2) tell(2); else tell(3); tell(4); }",
  ],
  ["a loop in it", "var x = b(n); return x;", "b(m) { var s = 0; for (var i = 0; i < m; i++) s += i; return s; }"],
  ["in a loop", "for (var i = 0; i < n; i++) b(i);", "b(m) { var s = m * 2; tell(s); }"],
  ["in a branch without braces", "if (n > 2) b(n); else tell(0);", "b(m) { tell(m); tell(m); }"],
  ["in a case", "switch (n) { case 1: b(n); break; default: tell(n); }", "b(m) { tell(m); tell(9); }"],
];

const left: readonly Row[] = [
  ["more is given than asked for", "b(n, tell(2));", "b(m) { tell(m); }"],
  ["what is given changes something", "b(n, n = 5); return n;", "b(p, q) { tell(p); tell(q); }"],
  ["what is given counts", "b(n++, n); return n;", "b(p, q) { tell(p); tell(q); }"],
  ["a name of outside that the caller has too", "var other = n; b(); return other;", "b() { tell(other); }"],
  ["it holds a function", "return b(n);", "b(m) { return (function () { return m; })(); }"],
  ["called by a function inside", "return (function () { return b(n); })();", "b(m) { return m; }"],
  [
    "a return within a loop",
    "var x = b(n); return x;",
    "b(m) { for (var i = 0; i < 9; i++) if (i > m) return i; return 0; }",
  ],
  ["a new variable with several values", "var x = b(n); return x;", "b(m) { if (m > 2) return 5; return 6; }"],
  ["a variable", "var x = 1; x = b(n); return x;", "b(m) { if (m > 2) { tell(m); return 5; } else return 6; }"],
  ["a variable that is given too", "n = b(n); return n;", "b(m) { if (m > 2) return m + 5; return m; }"],
  [
    "cases",
    "var x = b(n); return x;",
    "b(m) { switch (m) { case 0: case 1: return 5; case 2: tell(m); return 6; default: return 7; } }",
  ],
  [
    "cases of which some only do",
    "b(n); return n;",
    "b(m) { switch (m) { case 0: tell(5); break; case 1: return; default: tell(7); } }",
  ],
  ["more than one thing, within an expression", "return 1 + b(n);", "b(m) { tell(m); return m; }"],
  ["what is given is done before, within an expression", "return n > 2 && b(tell(n));", "b(m) { return m + 1; }"],
  [
    "a member is given the value",
    "var o = {}; o.x = b(n); return o.x;",
    "b(m) { if (m > 1) return tell(m); return 0; }",
  ],
  ["a value on some ways only", "var x = 1; x = b(n); return x;", "b(m) { if (m > 1) return 2; }"],
  [
    "a case without a value",
    "var x = 1; x = b(n); return x;",
    "b(m) { switch (m) { case 1: return 2; case 2: tell(3); break; default: return 4; } }",
  ],
  [
    "a case that is left before its value",
    "var x = 1; x = b(n); return x;",
    "b(m) { switch (m) { case 1: if (other > 2) break; return 2; default: return 4; } }",
  ],
  [
    "in a loop, and it begins with a variable of no value",
    "for (var i = 0; i < n; i++) b(i);",
    "b(m) { var s; if (m === 1) s = 5; tell(s); }",
  ],
  ["the head of a loop", "for (var i = b(n); i < 3; i++) tell(i);", "b(m) { if (m > 1) return 1; return 2; }"],
];

describe("in place of its call", () => {
  test.each(taken)("%s", (_what, body, callee) => {
    const [a, b] = [`function a(n) { ${body} }`, `function ${callee}`];
    const inlined = inlineCall(a, b, "$0") ?? "not inlined";
    expect(inlined).not.toMatch(/\bb\(/);
    expect(played([inlined])).toBe(played([a, b]));
  });
});

describe("stays a call, or does the same", () => {
  test.each(left)("%s", (_what, body, callee) => {
    const [a, b] = [`function a(n) { ${body} }`, `function ${callee}`];
    const inlined = inlineCall(a, b, "$0");
    if (inlined !== undefined) expect(played([inlined])).toBe(played([a, b]));
    expect(inlined).toBeUndefined();
  });
});

test("what is put in looks like this", () => {
  const caller = "function a(n) { var x = b(n, tell(2)); return x; }";
  const callee = "function b(p, q) { var x = p; tell(x); return q; }";
  expect(inlineCall(caller, callee, "$3")?.replace(/\s+/g, " ")).toBe(
    "function a(n) { var q$3 = tell(2); var x$3 = n; tell(x$3); var x = (q$3); return x; }",
  );
});
