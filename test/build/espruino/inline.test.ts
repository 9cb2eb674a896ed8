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

/** `a` calls `b`. */
type Row = readonly [what: string, caller: string, callee: string];

const taken: readonly Row[] = [
  ["a statement", "function a(n) { b(); tell(n); }", "function b() { tell(1); tell(2); }"],
  ["a value that is dropped", "function a(n) { b(n); return 1; }", "function b(m) { return tell(m); }"],
  ["one that does nothing", "function a(n) { b(n); return n; }", "function b(m) { return m; }"],
  ["a value that is returned", "function a(n) { return b(n); }", "function b(m) { tell(m); return m + 1; }"],
  [
    "a return before the end",
    "function a(n) { return b(n); }",
    "function b(m) { if (m > 2) return 5; tell(m); return 6; }",
  ],
  [
    "a return in the midst of more",
    "function a(n) { if (n > 1) return b(n); tell(9); return 8; }",
    "function b(m) { if (m > 2) return; tell(m); }",
  ],
  [
    "a return where nothing is returned, with more behind it",
    "function a(n) { if (n > 1) { return b(n); } tell(9); }",
    "function b(m) { tell(m); }",
  ],
  ["a new variable", "function a(n) { var x = b(n); return x; }", "function b(m) { tell(m); return m + 1; }"],
  [
    "one of a value behind others",
    "function a(n) { var x = b(n); return x; }",
    "function b(m) { tell(m); return tell(1), m; }",
  ],
  ["one of outside", "function a(n) { other = b(n); return other; }", "function b(m) { return other + m; }"],
  ["one expression anywhere", "function a(n) { return tell(1) + b(n) * 2; }", "function b(m) { return m + 1; }"],
  ["twice what is given", "function a(n) { return b(n) - 1; }", "function b(m) { return m * m; }"],
  ["a number below nought", "function a(n) { return n - b(-5); }", "function b(m) { return m - m; }"],
  ["a text", 'function a(n) { return b("x") + n; }', "function b(m) { return m + m; }"],
  ["nothing given", "function a(n) { return b() === n; }", "function b(m) { return m; }"],
  [
    "what is given is done first, in order",
    "function a(n) { b(tell(1), tell(n)); }",
    "function b(p, q) { tell(q); tell(p); }",
  ],
  ["and done where nobody asks for it", "function a(n) { b(tell(n)); }", "function b(p) { tell(5); }"],
  [
    "what may change meanwhile is kept",
    "function a(n) { return b(other); }",
    "function b(p) { other = 3; tell(other); return p; }",
  ],
  [
    "a parameter that changes is not the caller's",
    "function a(n) { b(n); return n; }",
    "function b(m) { m += 1; tell(m); }",
  ],
  ["names of both", "function a(n) { var x = 1; b(n); return x; }", "function b(n) { var x = n + 5; tell(x); }"],
  [
    "a name that is a member's too",
    "function a(n) { var o = { m: 1 }; b(o, n); return o.m; }",
    "function b(o, m) { o.m = m; }",
  ],
  [
    "ways that meet",
    "function a(n) { b(n); return n; }",
    "function b(m) { if (m === 1) { tell(1); return; } if (m === 2) tell(2); else tell(3); tell(4); }",
  ],
  [
    "a loop in it",
    "function a(n) { var x = b(n); return x; }",
    "function b(m) { var s = 0; for (var i = 0; i < m; i++) s += i; return s; }",
  ],
  ["in a loop", "function a(n) { for (var i = 0; i < n; i++) b(i); }", "function b(m) { var s = m * 2; tell(s); }"],
  [
    "in a branch without braces",
    "function a(n) { if (n > 2) b(n); else tell(0); }",
    "function b(m) { tell(m); tell(m); }",
  ],
  [
    "in a case",
    "function a(n) { switch (n) { case 1: b(n); break; default: tell(n); } }",
    "function b(m) { tell(m); tell(9); }",
  ],
];

const left: readonly Row[] = [
  ["more is given than asked for", "function a(n) { b(n, tell(2)); }", "function b(m) { tell(m); }"],
  [
    "what is given changes something",
    "function a(n) { b(n, n = 5); return n; }",
    "function b(p, q) { tell(p); tell(q); }",
  ],
  ["what is given counts", "function a(n) { b(n++, n); return n; }", "function b(p, q) { tell(p); tell(q); }"],
  [
    "a name of outside that the caller has too",
    "function a(n) { var other = n; b(); return other; }",
    "function b() { tell(other); }",
  ],
  ["it holds a function", "function a(n) { return b(n); }", "function b(m) { return (function () { return m; })(); }"],
  [
    "called by a function inside",
    "function a(n) { return (function () { return b(n); })(); }",
    "function b(m) { return m; }",
  ],
  [
    "a return within a loop",
    "function a(n) { var x = b(n); return x; }",
    "function b(m) { for (var i = 0; i < 9; i++) if (i > m) return i; return 0; }",
  ],
  [
    "a new variable with several values",
    "function a(n) { var x = b(n); return x; }",
    "function b(m) { if (m > 2) return 5; return 6; }",
  ],
  [
    "a variable",
    "function a(n) { var x = 1; x = b(n); return x; }",
    "function b(m) { if (m > 2) { tell(m); return 5; } else return 6; }",
  ],
  [
    "a variable that is given too",
    "function a(n) { n = b(n); return n; }",
    "function b(m) { if (m > 2) return m + 5; return m; }",
  ],
  [
    "cases",
    "function a(n) { var x = b(n); return x; }",
    "function b(m) { switch (m) { case 0: case 1: return 5; case 2: tell(m); return 6; default: return 7; } }",
  ],
  [
    "cases of which some only do",
    "function a(n) { b(n); return n; }",
    "function b(m) { switch (m) { case 0: tell(5); break; case 1: return; default: tell(7); } }",
  ],
  [
    "more than one thing, within an expression",
    "function a(n) { return 1 + b(n); }",
    "function b(m) { tell(m); return m; }",
  ],
  [
    "what is given is done before, within an expression",
    "function a(n) { return n > 2 && b(tell(n)); }",
    "function b(m) { return m + 1; }",
  ],
  [
    "a member is given the value",
    "function a(n) { var o = {}; o.x = b(n); return o.x; }",
    "function b(m) { if (m > 1) return tell(m); return 0; }",
  ],
  [
    "a value on some ways only",
    "function a(n) { var x = 1; x = b(n); return x; }",
    "function b(m) { if (m > 1) return 2; }",
  ],
  [
    "a case without a value",
    "function a(n) { var x = 1; x = b(n); return x; }",
    "function b(m) { switch (m) { case 1: return 2; case 2: tell(3); break; default: return 4; } }",
  ],
  [
    "a case that is left before its value",
    "function a(n) { var x = 1; x = b(n); return x; }",
    "function b(m) { switch (m) { case 1: if (other > 2) break; return 2; default: return 4; } }",
  ],
  [
    "in a loop, and it begins with a variable of no value",
    "function a(n) { for (var i = 0; i < n; i++) b(i); }",
    "function b(m) { var s; if (m === 1) s = 5; tell(s); }",
  ],
  [
    "the head of a loop",
    "function a(n) { for (var i = b(n); i < 3; i++) tell(i); }",
    "function b(m) { if (m > 1) return 1; return 2; }",
  ],
];

describe("in place of its call", () => {
  test.each(taken)("%s", (_what, caller, callee) => {
    const inlined = inlineCall(caller, callee, "$0") ?? "not inlined";
    expect(inlined).not.toMatch(/\bb\(/);
    expect(played([inlined])).toBe(played([caller, callee]));
  });
});

describe("stays a call, or does the same", () => {
  test.each(left)("%s", (_what, caller, callee) => {
    const inlined = inlineCall(caller, callee, "$0");
    if (inlined !== undefined) expect(played([inlined])).toBe(played([caller, callee]));
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
