import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { hoist } from "../../../sim/build/espruino/hoist";

/** Rows: what the row shows, the script before, the script after. */
const rows: readonly [string, string, string][] = [
  ["functions come first", "print(f());function f(){return 1}", "function f(){return 1}print(f());"],
  ["variables before functions", "function f(){return a}var a=1;", "var a;function f(){return a}a=1;"],
  ["a leading var stays", "function f(){var a=1;return a}", "function f(){var a=1;return a}"],
  ["and takes others in", "function f(x){var a=1;if(x)var b=2;return b}", "function f(x){var b,a=1;if(x)b=2;return b}"],
  ["a loop's var stays", "function f(){for(var i=0;i<3;i++);}", "function f(){for(var i=0;i<3;i++);}"],
  [
    "not where it may not run",
    "function f(x){if(x)for(var i=0;i<3;i++);return i}",
    "function f(x){var i;if(x)for(i=0;i<3;i++);return i}",
  ],
  ["not after a use", "function f(){a=1;var b=a,a}", "function f(){var b,a;a=1;b=a}"],
  ["a name without a value comes first", "function f(){print(1);var a;a=2}", "function f(){var a;print(1);a=2}"],
  ["a second one goes", "function f(){var a=1;print(a);var b;b=2}", "function f(){var b,a=1;print(a);b=2}"],
  ["in the middle of a list too", "function f(){a=g();var a=1,b,c=3}", "function f(){var a,b,c;a=g();a=1,c=3}"],
  ["an empty body stays one", "function f(x){if(x)var a;return a}", "function f(x){var a;if(x);return a}"],
  [
    "a var in a branch stays, if nothing outside uses it",
    "function f(x){g();if(x){var a=x;g(a)}else{var b=1,c=b;g(c)}}",
    "function f(x){g();if(x){var a=x;g(a)}else{var b=1,c=b;g(c)}}",
  ],
  [
    "so do two of one name",
    "function f(){g();for(var i=0;i<3;i++)g(i);for(var i=1;i<3;i++)g(i)}",
    "function f(){g();for(var i=0;i<3;i++)g(i);for(var i=1;i<3;i++)g(i)}",
  ],
  [
    "not if a use comes before it in a loop",
    "function f(x){for(;x--;){g(a);var a=1}}",
    "function f(x){var a;for(;x--;){g(a);a=1}}",
  ],
  [
    "not from one case to the next",
    "function f(x){switch(x){case 1:var a=1;g(a);case 2:g(a)}}",
    "function f(x){var a;switch(x){case 1:a=1;g(a);case 2:g(a)}}",
  ],
  [
    "not if a function uses it",
    "function f(){g(function(){return a});var a=1}",
    "function f(){var a;g(function(){return a});a=1}",
  ],
  ["a parameter is declared already", "function f(a){var a=1;return a}", "function f(a){a=1;return a}"],
  ["for-in", "function f(o){g();for(var k in o)print(k)}", "function f(o){var k;g();for(k in o)print(k)}"],
  ["inner functions", "print(function(){return g();function g(){}});", "print(function(){function g(){}return g();});"],
  ["exponents", "print(6e4,1e3);", "print(60000,1000);"],
];

describe("hoisting written out", () => {
  test.each(rows)("%s", (_what, before, after) => {
    expect(hoist(before)).toBe(after);
    expect(hoist(after)).toBe(after);
  });

  test("changes nothing that the program does", () => {
    const program = `
      var log = [];
      (function () {
        push(first(3));
        function first(n) { for (var i = 0, s = 0; i < n; i++) { var t = i * 2; s += t } return s + t }
        var late = 5, other;
        push(later());
        function later() { if (late > 4) { var x = late } else var y; return [x, y, other, typeof z]; var z }
        push(function () { var late = 1; return late }());
        for (var k in { a: 1, b: 2 }) push(k);
        push(k);
        switch (late) { case 5: var c = "five"; default: push(c) }
      })();
      function push(value) { log.push(String(value)) }
      log.join("|")`;
    expect(runInNewContext(hoist(program))).toBe(runInNewContext(program));
  });

  test("refuses a function inside a block, of which ES5 says nothing", () => {
    expect(() => hoist("if(1){function f(){}}")).toThrow(/inside a block/);
  });
});
