/** A made-up language of the display in a copy of the tree, by the recipe of CONTRIBUTING.md. Nothing may be silent. */
import { describe, expect, test } from "vitest";
import { Word } from "../../firmware/app/model/word";
import { CopiedTree } from "./copied-tree";
import type * as Probe from "./language-probe";

const tree = new CopiedTree();
const english = tree.read("firmware/app/text/english.ts");
const latin = english.replace("export function english", "export function latin");
const list = "firmware/tables/languages.ts";
const last = '  { id: "Portuguese", code: "pt", speaks: true },\n';
tree.write(
  "firmware/app/text/latin.ts",
  latin.replace('return "White"', 'return "Albus"').replace('"English"', '"Latina"'),
);
tree.change(list, last, `${last}  { id: "Latin", code: "la" },\n`);
tree.run("sim/build/words/write-words.ts");
tree.run("sim/build/settings/write-settings.ts");
const probe = await tree.load<typeof Probe>("test/newcomer/language-probe.ts");

describe("Latin", () => {
  test("is a file of texts and a row of the list", () => {
    expect([...tree.byHand]).toEqual(["firmware/app/text/latin.ts", list]);
  });

  test("is in the lists of the programs, in the menu and on the link", () => {
    expect(probe.displayCodes.at(-1)).toBe("la");
    expect(probe.ownNames(Word.OwnName).at(-1)).toBe("Latina");
    expect(probe.leftNameIn(6)).toBe("Albus");
    expect(probe.leftNameIn(7)).toBe("White");
    expect(tree.read("docs/link.md")).toContain("5 Portuguese, 6 Latin |");
  });
});

describe("a text that is missing", () => {
  test("is one line, which names the file and the word", () => {
    const broken = new CopiedTree();
    broken.change("firmware/app/text/german.ts", '  if (word === Word.Undo) return "Zurücknehmen";\n', "");
    expect(broken.refusal("sim/build/words/write-words.ts")).toBe(
      "npm run words: firmware/app/text/german.ts: add a text for the word Undo\n",
    );
  });

  test("so is a language without a file", () => {
    const broken = new CopiedTree();
    broken.change(list, last, `${last}  { id: "Latin", code: "la" },\n`);
    expect(broken.refusal("sim/build/words/write-words.ts")).toBe(
      "npm run words: firmware/app/text/latin.ts: write the texts of Latin; copy firmware/app/text/english.ts\n",
    );
  });

  test("so is a spoken language behind one that is not spoken", () => {
    const broken = new CopiedTree();
    broken.change(list, 'code: "en", speaks: true', 'code: "en"');
    expect(broken.refusal("sim/build/words/write-words.ts")).toBe(
      "npm run words: firmware/tables/languages.ts: the languages that the clock speaks come first\n",
    );
  });
});
