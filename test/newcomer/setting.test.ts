/** A made-up plain setting in a copy of the tree, by the recipe of CONTRIBUTING.md. Nothing may be silent. */
import { expect, test } from "vitest";
import { languageRows } from "../../firmware/tables/languages";
import { rows } from "../../sim/build/settings/rows";
import { textsOf } from "../../sim/words/clock-languages";
import { CopiedTree } from "./copied-tree";
import type * as Probe from "./setting-probe";

const tree = new CopiedTree();
const table = "firmware/tables/settings.ts";
const light = '  { id: "Light",';
const place = rows.filter(({ kept }) => kept !== undefined).length;
const row = `  {
    ...{ id: "Frame", word: "SetFrame", flag: "settings.frame", kept: ${place} },
    ...{ about: "The display draws a frame.", first: true },
  },
`;
const texts = languageRows.map((language) => `firmware/app/text/${textsOf(language)}.ts`);
const restarted = /( {2}if \(word === Word\.Restarted\) return ".*";\n)/;

tree.change(table, light, `${row}${light}`);
for (const path of texts) {
  tree.write(path, tree.read(path).replace(restarted, '$1  if (word === Word.SetFrame) return "Frame";\n'));
}
tree.run("sim/build/words/write-words.ts");
tree.run("sim/build/settings/write-settings.ts");
const probe = await tree.load<typeof Probe>("test/newcomer/setting-probe.ts");

test("is one row and its words", () => expect([...tree.byHand].sort()).toEqual([...texts, table].sort()));

test("is in the menu, changes there, and survives a power loss", () => {
  expect(probe.rowsOf("Frame")).toEqual(["Frame  yes", "Frame  no", "Frame  no", "Frame  yes"]);
});

test("has a field with its meaning in the record of all settings", () => {
  expect(tree.read("firmware/app/model/settings.ts")).toContain(
    "  /** The display draws a frame. */\n  frame: boolean;",
  );
});
