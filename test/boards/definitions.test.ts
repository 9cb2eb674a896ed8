/** The definitions: each has the name of its file, and every figure has its source. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkBoard } from "../../sim/boards/check";
import { imageFault } from "../../sim/boards/image";
import { boards } from "../../sim/boards/known";
import { readBoard } from "../../sim/boards/load";
import { projectRoot } from "../../sim/build/root";
import { boardWords } from "../../sim/words/boards";
import { plain } from "./example";

const folder = join(projectRoot(), "board-defs");
const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && file !== "board.ts");

test("every definition is known, by the name of its file", () => {
  expect(boards.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});

test.each(boards)("$name has an image, or is planned, or does not fit", (board) => {
  const lacksImage = checkBoard(board).length === 0 && imageFault(board) !== undefined;
  expect(board.planned === true).toBe(lacksImage);
});

test.each(boards)("$name keeps to the schema, as data and as JSON", (board) => {
  expect(readBoard(board, boardWords("en"))).toEqual(board);
  expect(readBoard(plain(board), boardWords("en"))).toEqual(board);
});

test.each(files)("%s: every part with figures names its source", (file) => {
  const text = readFileSync(join(folder, file), "utf8");
  for (const key of ["display", "crystal", "batteries", "memory", "watchesMax"]) {
    const found = new RegExp(`((?:^ *//.*\\n)*)^  ${key}: ?(?:[^\\n]*// .+|)`, "m").exec(text);
    if (found === null && (key === "batteries" || /^ {2}\.\.\.\w+,$/m.test(text))) continue;
    expect(found?.[0] ?? "", key).toMatch(/\/\/ .*\[[DEOSW]\]/);
  }
});

test.each(files)("%s is data: no function, no condition", (file) => {
  const code = readFileSync(join(folder, file), "utf8").replace(/\/\*.*?\*\/|\/\/.*/g, "");
  expect(code).not.toMatch(/=>|\bfunction\b|\?|\bif\b|\(/);
});
