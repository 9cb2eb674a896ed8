/** A made-up edition of the Laws in a copy of the tree, by the recipe of CONTRIBUTING.md. Nothing may be silent. */
import { describe, expect, test } from "vitest";
import { CopiedTree } from "./copied-tree";
import type * as Probe from "./edition-probe";

const tree = new CopiedTree();
const laws2023 = tree.read("firmware/laws/table/laws-2023.ts");
tree.write("firmware/laws/table/laws-2027.ts", laws2023.replaceAll("2023", "2027").replace("(ONCE_2", "(ONCE_1"));
const imported = 'import { laws2023 } from "./laws-2023";\n';
tree.change("firmware/laws/table/table.ts", imported, `${imported}import { laws2027 } from "./laws-2027";\n`);
tree.change("firmware/laws/table/table.ts", "laws2018, laws2023]", "laws2018, laws2023, laws2027]");
tree.run("sim/build/laws/write-laws.ts");
const probe = await tree.load<typeof Probe>("test/newcomer/edition-probe.ts");

describe("an edition of 2027", () => {
  test("is two files by hand", () => {
    expect([...tree.byHand]).toEqual(["firmware/laws/table/laws-2027.ts", "firmware/laws/table/table.ts"]);
  });

  test("is the usual one, and the menu of the clock goes on from it to the first one", () => {
    expect(probe.menuRows(7)).toEqual([2027, 1997, 2001, 2014, 2018, 2023, 2027].map((year) => `Laws  ${year}`));
    expect(probe.lists.usual).toBe("2027");
  });

  test("is in every list of link, scenario, page and console", () => {
    const years = [1997, 2001, 2014, 2018, 2023, 2027];
    expect(probe.lists.scenario).toEqual(years);
    expect(probe.lists.link).toEqual(years.map(String));
    expect(probe.classIn(2027 as 2023)).toBe("blitz");
    expect(probe.nameOf(5)).toBe("2027");
  });

  test("is a value of the setting on the link, and the one behind it is none", () => {
    expect([0, 4, 5, 6].map(probe.editionByLink)).toEqual([0, 4, 5, 5]);
  });

  test("has rules of its own", () => expect([4, 5].map(probe.illegalMoveMin)).toEqual([2, 1]));
});
