/** Checks time controls as an arbiter says them: words.txt has each control with its English and Spanish sentences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { words } from "../../sim/notation/words";
import { controlOf } from "./reading";

const rows = readFileSync(join(projectRoot(), "test/notation/words.txt"), "utf8")
  .trim()
  .split("\n\n")
  .map((block) => block.split("\n"));

test("every control of the file has a sentence in each language", () => {
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => 3));
  expect(rows).toHaveLength(40);
});

test.each(rows)("%s", (canonical = "", english, spanish) => {
  const control = controlOf(canonical);
  expect(words.write(control, "en")).toEqual({ text: english });
  expect(words.write(control, "es")).toEqual({ text: spanish });
});
