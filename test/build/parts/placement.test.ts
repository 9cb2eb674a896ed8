/** The place of each function: always in memory, in one part, or in several. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { plan } from "../../../sim/build/parts/parts";
import { type Plan, placeItems } from "../../../sim/build/parts/placement";
import { projectRoot } from "../../../sim/build/root";

const two: Plan = {
  parts: [
    { name: "menu", files: ["app/menu"] },
    { name: "form", files: ["app/form"], functions: ["stray"] },
  ],
  residents: ["always"],
  last: [],
};

/** Returns the place of every function of a script, by the name of its part. */
function homes(texts: readonly (readonly [file: string, text: string])[], chosen = two): Record<string, string> {
  const items = placeItems(
    texts.map(([file, text]) => ({ file, text })),
    chosen,
  );
  return Object.fromEntries(items.map(({ name = "?", home }) => [name, chosen.parts[home]?.name ?? "memory"]));
}

test("a file of the plan, a function of it, and one that has to stay", () => {
  const found = homes([
    ["app/menu", "function open() {}"],
    ["app/menu", "function always() {}"],
    ["app/other", "function stray() {}"],
    ["app/other", "function main() { open(); stray(); always(); }"],
  ]);
  expect(found).toEqual({ open: "menu", always: "memory", stray: "form", main: "memory" });
});

test("what one part alone calls is in it, and what that alone calls", () => {
  const found = homes([
    ["app/menu", "function open() { far(); both(); }"],
    ["app/form", "function fill() { both(); }"],
    ["core/far", "function far() { farther(); }"],
    ["core/far", "function farther() {}"],
    ["core/far", "function both() {}"],
    ["app/other", "function main() { open(); fill(); }"],
  ]);
  expect(found).toEqual({ open: "menu", fill: "form", far: "menu", farther: "menu", both: "memory", main: "memory" });
});

test("what is put in another's place stays", () => {
  const found = homes([
    ["app/menu", "function open() {}"],
    ["app/other", "function main() { open(); open = main; }"],
  ]);
  expect(found).toEqual({ open: "memory", main: "memory" });
});

test("what is handed on as a value stays", () => {
  const found = homes([
    ["app/menu", "function told() {}"],
    ["app/menu", "function open() { listen(told); }"],
    ["app/other", "function listen(act) { act(); }"],
    ["app/other", "function main() { open(); listen(); }"],
  ]);
  expect(found).toMatchObject({ told: "memory", open: "menu" });
});

describe("refused", () => {
  test("a variable in a part, which would be lost with it", () => {
    expect(() => homes([["app/menu", "var count = {};"]])).toThrow("app/menu is loaded on demand");
  });

  test("but a text under a name stays in memory", () => {
    const items = placeItems([{ file: "app/menu", text: 'var name = "flagfall";' }], two);
    expect(items.map(({ home }) => home)).toEqual([-1]);
  });
});

describe("the plan of the devices", () => {
  const root = projectRoot();
  const functions = new Set(
    ["firmware", "hal/espruino"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .flatMap((name) => [
          ...readFileSync(join(root, folder, name), "utf8").matchAll(/^(?:export )?function (\w+)/gm),
        ])
        .map((match) => match[1] ?? ""),
    ),
  );
  const named = [...plan.parts.flatMap(({ functions = [] }) => functions), ...plan.residents];

  test("names files that are there, each once", () => {
    const files = plan.parts.flatMap(({ files }) => files);
    expect(files.filter((file) => !existsSync(join(root, `${file}.ts`)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test("names functions that are there, each once", () => {
    expect(named.filter((name) => !functions.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test("names each part once", () => expect(new Set(plan.parts.map(({ name }) => name)).size).toBe(plan.parts.length));
});
