/** The players of a rehearsal, their pairings, and the report that a pairing program would write. */
import { describe, expect, test } from "vitest";
import type { Score } from "../../../sim/hall/model/choices";
import { type PairedRound, pairsOf, playersFor, reportText } from "../../../sim/hall/rehearsal/pairings";
import { lastRound, trfPairings, trfPlayers } from "../../../sim/hall/rounds/trf-pairings";
import { finished } from "../../../sim/hall/slices";

describe("the players", () => {
  test("are those of the file, however many", () => {
    expect(playersFor(4, ["A", "B"])).toEqual(["A", "B"]);
  });

  test("have names with letters of several languages, each once; where they end, they begin again with a number", () => {
    const names = playersFor(34, undefined);
    expect(new Set(names).size).toBe(34);
    expect([names[0], names[2], names[15]]).toEqual(["Núñez, Álvaro", "Иванова, Анна", "Åström, Märta"]);
    expect([names[16], names[31], names[32]]).toEqual(["Núñez, Álvaro 2", "Åström, Märta 2", "Núñez, Álvaro 3"]);
    for (const name of names) expect(name).toMatch(/^\p{L}[\p{L}']+(?: \p{L}+)?, \p{L}+(?: \d)?$/u);
  });
});

describe("the pairings of four players", () => {
  test.each([
    [1, ["4-3", "1-2"]],
    [2, ["1-4", "2-3"]],
    [3, ["4-2", "3-1"]],
  ])("in round %i", (round, pairs) => {
    expect(pairsOf(4, round).map(({ white, black }) => `${white}-${black}`)).toEqual(pairs);
  });

  test("let six players meet once, and give nobody the same colour in all rounds", () => {
    const rounds = [1, 2, 3, 4, 5].map((round) => pairsOf(6, round));
    const met = rounds.flat().map(({ white, black }) => [white, black].sort().join("-"));
    expect([rounds.flat().length, new Set(met).size]).toEqual([15, 15]);
    for (let player = 1; player <= 6; player++) {
      const whites = rounds.filter((pairs) => pairs.some(({ white }) => white === player)).length;
      expect([2, 3]).toContain(whites);
    }
  });
});

describe("the report", () => {
  const round = (number: number, ...scores: [white: number, score: Score][]): PairedRound => ({
    pairs: pairsOf(4, number),
    scores: new Map(scores),
  });
  const text = reportText(
    "Cup",
    "900+10",
    ["Ada", "Bo", "Cy", "Di"],
    [round(1, [4, "1-0F"], [1, "1/2-1/2"]), round(2)],
  );

  test("has lines that a reader of such reports understands", () => {
    expect(text.split("\n").slice(0, 2)).toEqual(["012 Cup", "222 900+10"]);
    const players = finished(trfPlayers(text));
    expect(players.map(({ rank, name, elo }) => [rank, name, elo])).toEqual([
      [1, "Ada", 2399],
      [2, "Bo", 2398],
      [3, "Cy", 2397],
      [4, "Di", 2396],
    ]);
    expect(
      players.map(({ rounds }) => rounds.map(({ opponent, colour, result }) => `${opponent}${colour}${result}`)),
    ).toEqual([
      ["2w=", "4w"],
      ["1b=", "3w"],
      ["4b-", "2b"],
      ["3w+", "1b"],
    ]);
    expect(lastRound(players)).toBe(2);
    expect(trfPairings(players, 2).map(({ white, black }) => [white.rank, black.rank])).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test("has points, place and no blanks at the end of a line", () => {
    const lines = text.trimEnd().split("\n").slice(2);
    expect(lines.map((line) => line.slice(80, 89))).toEqual([" 0.5    1", " 0.5    2", " 0.0    3", " 1.0    4"]);
    for (const line of lines) expect(line).toMatch(/^001 .*\S$/);
    expect(text.endsWith("\n")).toBe(true);
  });

  test.each<[Score, string, string]>([
    ["1-0", " 1.0", " 0.0"],
    ["0-1", " 0.0", " 1.0"],
    ["0-1F", " 0.0", " 1.0"],
    ["0-0", " 0.0", " 0.0"],
    ["*", " 0.0", " 0.0"],
  ])("gives points for %s", (score, white, black) => {
    const lines = reportText(
      "Cup",
      "60",
      ["A", "B"],
      [{ pairs: [{ white: 2, black: 1 }], scores: new Map([[2, score]]) }],
    ).split("\n");
    expect([lines[3], lines[2]].map((line) => line?.slice(80, 84))).toEqual([white, black]);
  });

  test("leaves the round of a player without a pair empty, and cuts a long name", () => {
    const [, , line = ""] = reportText(
      "Cup",
      "60",
      [`${"Ж".repeat(40)}`, "B"],
      [{ pairs: [], scores: new Map() }, round(1)],
    ).split("\n");
    expect([line.slice(14, 47), line.slice(47, 52), line.slice(89, 101)]).toEqual([
      "Ж".repeat(33),
      " 2399",
      " ".repeat(12),
    ]);
    expect(line.slice(101)).toBe("   2 w");
  });
});
