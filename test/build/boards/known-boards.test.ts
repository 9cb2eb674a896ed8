/** The list of boards follows the files of board-defs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownBoards } from "../../../sim/build/boards/known-boards";
import { projectRoot } from "../../../sim/build/root";

const old = "export const boards: readonly Board[] = [pixljs, bangle2];\n";

test("boards keep their order, new ones follow by name, and what is gone goes", () => {
  expect(knownBoards(old, ["zebra.ts", "adder.ts", "pixljs.ts"])).toMatch(/= \[pixljs, adder, zebra\];\n$/);
});

test("the list is as `npm run boards` writes it", () => {
  const root = projectRoot();
  const text = readFileSync(join(root, "sim/boards/known.ts"), "utf8");
  const files = readdirSync(join(root, "board-defs")).filter((name) => name.endsWith(".ts") && name !== "board.ts");
  expect(text).toBe(knownBoards(text, files));
});
