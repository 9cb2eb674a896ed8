import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { scenarioNames } from "../device/scenarios";
import { matrixOf, matrixTable, withMatrix } from "./table";

test("a cell says whether the lines are those of the reference, or which is the first that is not", () => {
  const reference = { name: "node", traces: [["a", "b"], ["c"], []] };
  const others = [
    { name: "same", traces: [["a", "b"], ["c"], []] },
    { name: "other", traces: [["a", "x"], ["c", "d"], []] },
    { name: "absent", traces: undefined },
  ];
  const table = matrixTable(["one", "two", "three"], reference, others);
  expect(table.split("\n")).toEqual([
    "| scenario | lines | same | other | absent |",
    "| --- | --- | --- | --- | --- |",
    "| one | 2 | = | ≠ 2 | – |",
    "| two | 1 | = | ≠ 2 | – |",
    "| three | 0 | = | = | – |",
  ]);
  const document = withMatrix("before\n<!-- matrix -->\nold\n<!-- end of matrix -->\nafter\n", table);
  expect(document).toMatch(/^before\n<!-- matrix -->\n\n\| scenario .*\n<!-- end of matrix -->\nafter\n$/s);
  expect(matrixOf(document)).toEqual(table.split("\n"));
});

test("the matrix of the documents has every scenario, and no engine that differs", () => {
  const [heads = "", , ...rows] = matrixOf(readFileSync(join(projectRoot(), "docs/runtimes.md"), "utf8"));
  for (const engine of ["vm", "mujs", "duk", "wasmoon", "lua5.4", "image"]) expect(heads).toContain(` ${engine} `);
  expect(rows.map((row) => `${row.split(" ")[1]}.yaml`)).toEqual(scenarioNames);
  for (const row of rows) expect(row).not.toContain("≠");
  // The image plays every one of them.
  for (const row of rows) expect(row).toMatch(/\| = \|$/);
});
