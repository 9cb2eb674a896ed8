import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("docs/conformity.md", root), "utf8");

/** The ids of the conformity list, in its order. */
const ids = [
  "S5.4.1",
  "S5.4.2",
  "S5.4.3",
  "S5.4.3.1",
  "S5.4.3.2",
  "S5.4.3.3",
  "S5.4.3.4",
  "S5.4.3.5, E3.1.1, E3.1.2",
  "S5.4.3.6, E3.1.3",
  "S5.4.3.7",
  "S5.4.3.8",
  "S5.4.3.9",
  "S5.4.3.10",
  "S5.4.3.11",
  "(i)",
  "E3.1.4",
  "E3.1.5",
  "E3.1.6",
  "E3.1.7",
  "D.2.6",
];

interface Line {
  id: string;
  state: string;
  where: string;
  proof: string;
}

/** The rows of the first table; a cell holds no bar. */
function lines(): Line[] {
  const table = text.slice(text.indexOf("|---|"), text.indexOf("\n\n## "));
  const rows = table.split("\n").slice(1);
  return rows.map((row) => {
    const [, id = "", , state = "", where = "", proof = ""] = row.split("|").map((part) => part.trim());
    return { id, state, where, proof };
  });
}

/** The rows of the second table: what went wrong on other clocks. */
function regressions(): { fault: string; here: string; proof: string }[] {
  const section = text.slice(text.indexOf("\n## What went wrong on other clocks"));
  const table = section.slice(section.indexOf("|---|"), section.indexOf("\n\n## "));
  const rows = table.split("\n").slice(1);
  return rows.map((row) => {
    const [, fault = "", here = "", proof = ""] = row.split("|").map((part) => part.trim());
    return { fault, here, proof };
  });
}

/** Returns every `test/file` of a cell with the titles quoted after it. */
function proofs(cell: string): { file: string; titles: string[] }[] {
  return [...cell.matchAll(/`(test\/[^`]+)`([^`]*)/g)].map(([, file = "", rest = ""]) => ({
    file,
    titles: [...rest.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
  }));
}

/**
 * Returns whether a file contains a title: as a string of TypeScript, or as the name of a scenario with or without
 * quotes.
 */
function isNamed(source: string, title: string): boolean {
  return [`"${title}"`, `'${title}'`, `\`${title}\``, `name: ${title}\n`].some((form) => source.includes(form));
}

/** Checks every file that a line names, and every test of its last cell. */
function expectThere(where: string, proof: string): void {
  for (const [, path = ""] of where.matchAll(/`((?:firmware|sim|docs)\/[^`]+)`/g)) {
    expect(existsSync(new URL(path, root)), `${path} does not exist`).toBe(true);
  }
  for (const { file, titles } of proofs(proof)) {
    expect(existsSync(new URL(file, root)), `${file} does not exist`).toBe(true);
    const source = readFileSync(new URL(file, root), "utf8");
    for (const title of titles) {
      expect(isNamed(source, title), `${file} has no test "${title}"`).toBe(true);
    }
  }
}

test("every line of the list is there once, in order", () => expect(lines().map((line) => line.id)).toEqual(ids));

describe.each(lines())("$id", ({ state, where, proof }) => {
  test("has a state, and what the state asks for", () => {
    expect(["done", "part", "open", "board"]).toContain(state);
    const isProven = state === "done" || state === "part";
    expect(proofs(proof).length > 0, "done and part name a test; open and board name none").toBe(isProven);
    if (state === "part" || state === "open") expect(where, "says what is missing").toMatch(/open|not yet|in none/);
    if (state === "board") expect(where).toMatch(/\S/);
  });

  test("names only what exists", () => expectThere(where, proof));
});

describe.each(regressions())("on other clocks: $fault", ({ here, proof }) => {
  test("is open, or named are tests that exist", () => {
    expect(proofs(proof).length > 0).toBe(!here.startsWith("open"));
    expectThere(here, proof);
  });
});

test("every scenario of such a fault is named", () => {
  const files = readdirSync(new URL("test/scenarios", root)).filter((name) => name.startsWith("regression-"));
  const named = regressions().flatMap(({ proof }) => proofs(proof).map(({ file }) => file));
  expect(files.filter((name) => !named.includes(`test/scenarios/${name}`))).toEqual([]);
});
