/** A made-up method of a period in a copy of the tree, by the recipe of CONTRIBUTING.md: ten moves earn, then none. */
import { describe, expect, test } from "vitest";
import { Class } from "../../firmware/core/words";
import { CopiedTree } from "./copied-tree";
import type * as Probe from "./method-probe";

const tree = new CopiedTree();
const table = "firmware/tables/methods.ts";
const core = "firmware/core/method.ts";
const texts = "sim/words/methods.ts";
const end = "] as const satisfies readonly MethodRow[];";
const row = `  {
    ...{ id: "Opening", name: "opening", word: "MethodIncrement", mark: "o", after: "base", extra: "Value" },
    facts: ["isTimed", "freezes", "hasValue", "showsTimeLeft"],
    doc: { name: "opening", start: "M = base + V", runs: "M falls", press: "M + V, ten times", out: "M = 0" },
  },
`;
const textsOf = (name: string, [before, after]: readonly [string, string]) => `  opening: {
    name: "${name}",
    sentence: ({ span }) => \`${before}\${span}${after}\`,
    brief: ({ span }) => \` + 10 × \${span}\`,
  },
`;

tree.change(table, end, `${row}${end}`);
tree.change(
  core,
  "  return period.method === Method.Increment && move",
  `  if (period.method === Method.Opening) return move <= 10 ? period.valueMs : 0;
  return period.method === Method.Increment && move`,
);
tree.change(
  core,
  "  const from = ",
  `  if (period.method === Method.Opening) return first > 10 ? 0 : (last < 10 ? last : 10) - first + 1;
  const from = `,
);
const [english, spanish] = ["const english: Methods = {\n", "const spanish: Methods = {\n"];
tree.change(texts, english, `${english}${textsOf("opening", ["plus ", " for each of the first ten moves"])}`);
tree.change(texts, spanish, `${spanish}${textsOf("apertura", ["más ", " en cada una de las diez primeras jugadas"])}`);
tree.run("sim/build/methods/write-methods.ts");
const probe = await tree.load<typeof Probe>("test/newcomer/method-probe.ts");

describe("a method that earns in the first ten moves", () => {
  test("is three files by hand", () => expect([...tree.byHand]).toEqual([table, core, texts]));

  test("is read and printed, and refused where a mark cannot come", () => {
    expect(["60o1", "40/60o2:30o1", "o1", "5o", "60o0"].map(probe.printed)).toEqual(["60o1", "40/60o2:30o1", 1, 3, 4]);
  });

  test("adds a second to each of ten moves, and the display shows for how long", () => {
    const ten = Array.from({ length: 10 }, () => [61000, "+1"]);
    expect(probe.played("60o1", 12)).toEqual([...ten, [60000, ""], [59000, ""], [58000, ""]]);
  });

  test("counts ten times for the class of the game", () => {
    expect(["590o1", "591o1", "600+1"].map(probe.classOfText)).toEqual([Class.Blitz, Class.Rapid, Class.Rapid]);
  });

  test("is in the menu, by the word of its row", () => expect(probe.isLastInMenu(9)).toBe(true));

  test("is said on the display, the card and the page, and in both languages", () => {
    expect(probe.saidOf("60o1")).toEqual([
      "1m o1s",
      "1 min + 10 × 1 s",
      "1o1",
      "1 minute per player for the whole game, plus 1 second for each of the first ten moves.",
      "1 minuto por jugador para toda la partida, más 1 segundo en cada una de las diez primeras jugadas.",
    ]);
  });

  test("is refused by a notation that cannot say it", () => expect(probe.lostInPgn("60o1")).toEqual(["opening"]));

  test("has its row in the documents", () => {
    expect(tree.read("docs/architecture.md")).toContain(
      "| opening | M = base + V | M falls | M + V, ten times | M = 0 |",
    );
  });
});
