/** Checks what a Pico's bundle has in the place of functions for every runtime. */
import { expect, test } from "vitest";
import { bundleLua } from "../../sim/build/lua/lua";
import { shortcutPlugin } from "../../sim/build/pico/shortcuts";
import { projectRoot } from "../../sim/build/root";

const imports = [
  'import { divide, remainder } from "./core/divide";',
  'import { nameAt } from "./notation/names";',
  "export function twice(n: number): string {",
  '  return nameAt("a,b", divide(n + 1, 2)) + (n - remainder(n, 10));',
  "}",
];

function bundled(text: string): string {
  const path = "firmware/shortcuts.ts";
  return bundleLua(projectRoot(), path, new Map([[path, text]]), [shortcutPlugin()]);
}

test("a division is an operator, and a word of a list comes from the chip", () => {
  const bundle = bundled(imports.join("\n"));
  expect(bundle).toContain('return nameAt("a,b", (n + 1) // 2) .. tostring(n - n % 10)');
  expect(bundle).toContain("nameAt = _G.nameAt");
  expect(bundle).not.toMatch(/function (?:divide|remainder|nameAt)/);
});

test("a function that has another name now is missed", () => {
  const text = 'import { divide, remainder } from "./core/divide";\nexport const rest = divide(9, remainder(5, 3));';
  expect(() => bundled(text)).toThrow("the bundle has no function nameAt");
});
