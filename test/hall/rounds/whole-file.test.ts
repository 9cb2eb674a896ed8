/** A whole tournament file of twenty players, as a pairing program writes it and a browser hands it over. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../sim/hall/console/round";
import { lastRound, trfPairings, trfPlayers } from "../../../sim/hall/rounds/trf-pairings";
import { finished } from "../../../sim/hall/slices";
import { playerLine } from "./trf-lines";

/** Rank 1 wins, 2 draws, 17 had a half-point bye, 18 a full one, 19 is absent, and 20 has withdrawn. */
const first = (rank: number): string => {
  if (rank === 17) return "0 - H";
  if (rank === 18) return "0 - F";
  if (rank > 18) return "0 - Z";
  const result = rank === 2 || rank === 10 ? "=" : rank < 9 ? "1" : "0";
  return rank < 9 ? `${rank + 8} w ${result}` : `${rank - 8} b ${result}`;
};

/** The next pairings: 1–18, 3–4, 5–6, 7–8, 17–2, 9–10, … White is named first. */
const second = [
  [1, 18],
  [3, 4],
  [5, 6],
  [7, 8],
  [17, 2],
  [9, 10],
  [11, 12],
  [13, 14],
  [15, 16],
] as const;

const next = (rank: number): string => {
  const pair = second.find(([white, black]) => white === rank || black === rank);
  if (pair === undefined) return "0 - Z";
  return pair[0] === rank ? `${pair[1]} w` : `${pair[0]} b`;
};

const names = ["Núñez, Íñigo", "Müller, Jörg", "Şahin, Ömer"];
const nameOf = (rank: number): string => names[rank - 1]?.replace("Ş", "S") ?? `Player ${rank}`;

const lines = [
  "012 Torneo de Córdoba",
  "042 2026/11/20",
  "062 20",
  "102 Ana Arbiter",
  "132                                                                                        26/11/20  26/11/21",
  "XXR 9",
  "XXC white1",
  ...Array.from({ length: 20 }, (_, i) => playerLine(i + 1, nameOf(i + 1), [first(i + 1), next(i + 1)])),
  "",
];

describe.each([
  ["UTF-8 with CRLF", Buffer.from(lines.join("\r\n"), "utf8")],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${lines.join("\n")}`, "utf8")],
  ["Latin-1 with CRLF", Buffer.from(lines.join("\r\n"), "latin1")],
])("%s", (_, bytes) => {
  const text = textOf(new Uint8Array(bytes).buffer);
  const players = finished(trfPlayers(text));

  test("has every player with the name as it is", () => {
    expect(players.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, i) => nameOf(i + 1)));
    expect(lastRound(players)).toBe(2);
  });

  test("has the boards of its last round, without byes and absent players", () => {
    const boards = trfPairings(players, 2).map(({ white, black }) => [white.rank, black.rank]);
    expect(boards).toHaveLength(second.length);
    expect(boards.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
      [...second].map((pair) => [...pair]).toSorted(([a = 0], [b = 0]) => a - b),
    );
    // First those with a point each, by the rank of the higher one; then the half points.
    expect(boards.slice(0, 5)).toEqual([
      [1, 18],
      [3, 4],
      [5, 6],
      [7, 8],
      [17, 2],
    ]);
  });
});
