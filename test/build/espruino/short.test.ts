/** A short function stands at its calls; the others stay functions. */
import { describe, expect, test } from "vitest";
import { inlineShort } from "../../../sim/build/espruino/short";
import { placeItems } from "../../../sim/build/parts/placement";

const plan = { parts: [{ name: "menu", files: ["menu"] }], residents: [], copied: [] };

function shortened(...texts: string[]): string[] {
  const items = placeItems(
    texts.map((text) => ({ file: text.startsWith("function menu") ? "menu" : "main", text })),
    plan,
  );
  inlineShort(items);
  return items.map(({ text }) => text.replace(/\s+/g, " "));
}

describe("stands at each call", () => {
  test("a member", () => {
    const [first] = shortened("function a() { return left() + left(); }", "function left() { return settings; }");
    expect(first).toBe("function a() { return (settings) + (settings); }");
  });

  test("with its arguments, also those that no variable holds", () => {
    const texts = shortened("function a(n) { return b(n, c.d) && b(-1, n); }", "function b(x, y) { return x < y; }");
    expect(texts).toEqual(["function a(n) { return (n < (c.d)) && ((-1) < n); }"]);
  });

  test("a statement", () => {
    const texts = shortened("function a(n) { if (n) put(1); put(2); }", "function put(x) { list[x] = 0; }");
    expect(texts.join()).not.toContain("put");
  });

  test("also one that is in memory, in a part", () => {
    const texts = shortened(
      "function menu() { return left(); }",
      "function a() { return left() + menu(); }",
      "function left() { return settings; }",
    );
    expect(texts).toHaveLength(2);
  });
});

describe("stays a function", () => {
  const stays = (...texts: string[]) => expect(shortened(...texts)).toHaveLength(texts.length);

  test("one that is long and often called", () => {
    const long = "function b(x) { return x.a + x.b + x.c + x.d + x.e + x.f + x.g + x.h; }";
    stays("function a(n) { return b(n) + b(n) + b(n) + b(n); }", long);
  });

  test("one of several statements", () => {
    stays("function a(n) { return b(n); }", "function b(x) { tell(); return x; }");
  });

  test("one that calls itself, or is handed on", () => {
    stays("function a(n) { return b(n); }", "function b(x) { return x ? b(0) : 1; }");
    stays("function a() { return list(b) + b(); }", "function b() { return 1; }");
  });

  test("one of a part that memory calls", () => {
    stays("function a() { return menu(); }", "function menu() { return 1; }");
  });

  test("one that is given a call, which might change what it reads", () => {
    stays("function a() { return b(tell()); }", "function b(x) { return other + x + x; }");
  });

  test("one whose argument it might change", () => {
    stays("function a(n) { return b(n.c) + b(n.d); }", "function b(x) { return tell() + x; }");
  });
});
