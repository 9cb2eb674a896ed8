/** Why a command was not obeyed: the console has words for every reason that the hall gives, in each language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import { consoleWords } from "../../../sim/words/console";
import { linkEn } from "../../../sim/words/link";

/** A reason in the source: that of an outcome, of a refused order, or of an order whose answer nobody heard. */
const reasonPattern = /reason: "([a-z-]+)"|refused\("([a-z-]+)"\)|outcomes: clocks\.map\(\(\) => "([a-z-]+)"\)/g;

function reasonsOfHall(): string[] {
  const folder = join(projectRoot(), "sim/hall");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(reasonPattern)]);
  return [...new Set(found.map(([, outcome, order, unheard]) => outcome ?? order ?? unheard ?? ""))];
}

test("the hall's own reasons are found", () => {
  expect(reasonsOfHall()).toEqual(
    expect.arrayContaining(["unknown", "away", "silent", "key", "stale", "role", "begun"]),
  );
});

test.each(["en", "es"] as const)("each has words: %s", (language) => {
  const { refusals } = consoleWords(language);
  const reasons = [...reasonsOfHall(), ...Object.keys(linkEn.refusals)];
  expect(reasons.filter((reason) => refusals[reason] === undefined)).toEqual([]);
});
