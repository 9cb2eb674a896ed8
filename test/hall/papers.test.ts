/** The results of a round in the report of a pairing program. */
import { describe, expect, test } from "vitest";
import type { Score } from "../../sim/hall/model/choices";
import type { Board } from "../../sim/hall/model/round";
import { paperFile } from "../../sim/hall/papers/file-name";
import { trfWithResults } from "../../sim/hall/papers/trf";
import { trfPlayers } from "../../sim/hall/rounds/trf-pairings";
import { finished } from "../../sim/hall/slices";
import { playerLine } from "./rounds/trf-lines";
import { bornMs } from "./server/scripted-hall";

function board(number: number, ranks: [number, number], score: Score | null): Board {
  const result = score === null ? null : ({ score, by: "arbiter", who: "Ana", atMs: bornMs } as const);
  const [white, black] = ranks.map((rank) => ({ rank, name: `Player ${rank}`, elo: 2000 }));
  if (white === undefined || black === undefined) throw new Error("ranks");
  return { number, white, black, clock: `main-${number}`, problem: null, result };
}

const report = [
  "012 Open",
  playerLine(1, "Åström, Ö", ["2 w 1", "4 w"]),
  playerLine(2, "B", ["1 b 0", "3 w"]),
  playerLine(3, "C", ["4 w =", "2 b"]),
  playerLine(4, "D", ["3 b =", "1 b"]),
  "XXR 5",
];

test.each([
  ["Open de Otoño", "Open-de-Otono-round-2.csv"],
  ["Rapid/Blitz “5”", "Rapid-Blitz-5-round-2.csv"],
  ["Кубок", "round-2.csv"],
  ["", "round-2.csv"],
])("the file of a paper is named after the tournament %j", (tournament, file) =>
  expect(paperFile({ tournament, round: 2 }, "csv")).toBe(file),
);

describe("TRF", () => {
  const boards = [board(1, [1, 4], "0-1F"), board(2, [2, 3], "1/2-1/2")];

  test.each(["\r\n", "\n", "\r"])(
    "gets the results of the round and the points, and nothing else changes (%j)",
    (end) => {
      const text = report.join(end);
      const after = finished(trfWithResults(text, 2, boards));
      expect(finished(trfPlayers(after)).map(({ rounds }) => rounds[1]?.result)).toEqual(["-", "=", "=", "+"]);
      const lines = after.split(end);
      expect(lines.map((line) => line.slice(80, 84))).toEqual(["", " 1.0", " 0.5", " 1.0", " 1.5", ""]);
      const plain = (line: string): string => `${line.slice(0, 80)}....${line.slice(84, 108)}`.trimEnd();
      expect(lines.map(plain)).toEqual(report.map(plain));
    },
  );

  test("gets them in their columns also behind a name with letters of two units", () => {
    const plain = finished(trfWithResults(report.join("\n"), 2, boards));
    const name = (text: string, from: string, to: string): string => text.replace(from, to);
    const odd = name(report.join("\n"), "Åström, Ö", "😀ström, Ö");
    expect(finished(trfWithResults(odd, 2, boards))).toBe(name(plain, "Åström, Ö", "😀ström, Ö"));
  });

  test("without a result stays as it is", () => {
    const text = report.join("\n");
    expect(finished(trfWithResults(text, 2, [board(1, [1, 4], null), board(2, [2, 3], "*")]))).toBe(text);
  });

  test.each([
    ["0 - U", " 2.0"],
    ["0 - F", " 2.0"],
    ["0 - H", " 1.5"],
    ["0 - Z", " 0.0"],
    ["0 -", " 0.0"],
  ])("counts the points of a bye, which no board brings: %s", (bye, points) => {
    const free = playerLine(5, "E", ["0 - U", bye]);
    const after = finished(trfWithResults([...report, free].join("\n"), 2, boards)).split("\n");
    expect(after.at(-1)).toBe(`${free.slice(0, 80)}${points}${free.slice(84)}`);
  });

  test.each<[Score, string, string]>([
    ["1-0", "1", "0"],
    ["0-1", "0", "1"],
    ["0-0", "0", "0"],
    ["1-0F", "+", "-"],
    ["0-0F", "-", "-"],
  ])("%s is %s and %s", (score, white, black) => {
    const players = finished(trfPlayers(finished(trfWithResults(report.join("\n"), 2, [board(1, [1, 4], score)]))));
    expect([players[0]?.rounds[1]?.result, players[3]?.rounds[1]?.result]).toEqual([white, black]);
  });
});
