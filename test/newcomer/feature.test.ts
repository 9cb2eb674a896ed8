/** A made-up feature in a copy of the tree, by the recipe of CONTRIBUTING.md. Nothing may be silent. */
import { expect, test } from "vitest";
import { CopiedTree } from "./copied-tree";
import type * as Probe from "./feature-probe";

const tree = new CopiedTree();
const table = "firmware/tables/features.ts";
const words = "sim/words/boards.ts";
const journal = '  { id: "journal",';

tree.change(table, journal, `  { id: "frame", about: "A frame around the display." },\n${journal}`);
tree.write(words, tree.read(words).replace(/^ {2}journal: .*\n/gm, '$&  frame: "a frame",\n'));
tree.run("sim/build/features/write-features.ts");
const probe = await tree.load<typeof Probe>("test/newcomer/feature-probe.ts");

test("is one row and its words", () => {
  expect([...tree.byHand].sort()).toEqual([table, words].sort());
  expect(tree.read("firmware/app/model/features.ts")).toContain("  /** A frame around the display. */\n");
});

test("can be left out by a board, and a virtual board reads that", () => {
  expect(probe.featuresWithout("frame")).toMatchObject({ frame: false, journal: true });
  expect(probe.featuresWithout()).toMatchObject({ frame: true, journal: true });
});

test("is named where a board lacks it", () => expect(probe.lacking("frame")).toEqual(["a frame", "a frame"]));
