/** Checks that what the documents show of the boards follows from their definitions. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { boards } from "../../../sim/boards/known";
import { boardPages, descriptionOf } from "../../../sim/build/boards/board-pages";
import { projectRoot } from "../../../sim/build/root";

const root = projectRoot();
const pages = [...boardPages(root, boards)].map(([path, text]) => [relative(root, path), path, text] as const);

test.each(pages)("%s is as `npm run boards` writes it", (_, path, text) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("a board more is a row more in each table, and no other document", () => {
  const more = new Map(boardPages(root, [...boards, { ...pico, title: "Mine" }]));
  const changed = [...more].filter(([path, text]) => readFileSync(path, "utf8") !== text);
  expect(changed.map(([path]) => relative(root, path)).sort()).toEqual(["board-defs/README.md", "docs/reliability.md"]);
});

describe("the description of a board", () => {
  test("is its first comment, up to the sources", () => {
    const text = "/**\n * A board. Tried\n * once. Sources: [D] a sheet.\n */\nexport const a = 1; /** more */\n";
    expect(descriptionOf("a", text)).toBe("A board. Tried once.");
  });

  test("has to be there", () => {
    const fault = "board-defs/a.ts: the first comment must say what the board is";
    expect(() => descriptionOf("a", 'import x from "y";\n/** A board. */')).toThrow(fault);
    expect(() => descriptionOf("a", "/** Sources: none. */")).toThrow(fault);
  });
});
