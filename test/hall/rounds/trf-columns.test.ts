/** What a tournament's report says of the tournament and its players: column by column, and its letters. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../sim/hall/console/round";
import {
  lastRound,
  rankOf,
  trfPairings,
  trfPlayers,
  trfPoints,
  trfTournament,
} from "../../../sim/hall/rounds/trf-pairings";
import { finished } from "../../../sim/hall/slices";
import { playerLine } from "./trf-lines";

/** Returns a line 001 with a text from a column on. */
function withText(column: number, text: string): string {
  const line = playerLine(7, "Ana", ["2 w 1"]);
  return line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);
}

function playerIn(line: string) {
  return finished(trfPlayers(line))[0];
}

describe("the tournament's name", () => {
  test.each([
    ["012 Open", "Open"],
    ["012    Open de Córdoba  ", "Open de Córdoba"],
    ["001 x\r\n012 Open\r\n042 day", "Open"],
    ["012", ""],
    ["x 012 Open", ""],
    ["", ""],
    [`012 ${"x".repeat(100)}`, "x".repeat(80)],
  ])("%j: %j", (text, name) => {
    expect(trfTournament(text)).toBe(name);
  });
});

describe("a player", () => {
  test("has everything that the line says", () => {
    const line = playerLine(7, "Ana", ["2 w 1"], { title: "WGM", federation: "ESP", fideId: "2200000" });
    expect(playerIn(line)).toEqual({
      ...{ rank: 7, name: "Ana", title: "WGM", federation: "ESP", fideId: "2200000", elo: 2393 },
      rounds: [{ opponent: 2, colour: "w", result: "1" }],
    });
  });

  test.each(["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "wim"])("may be %s", (title) => {
    expect(playerIn(withText(11, title.padStart(3)))?.title).toBe(title.toUpperCase());
    expect(playerIn(withText(11, title.padEnd(3)))?.title).toBe(title.toUpperCase());
  });

  test.each<[string, number, string, "title" | "federation" | "elo" | "fideId", string | number | undefined]>([
    ["title that FIDE does not know", 11, "NM ", "title", undefined],
    ["federation in small letters", 54, "esp", "federation", "ESP"],
    ["federation of two letters", 54, "ES ", "federation", undefined],
    ["federation with a digit", 54, "ES1", "federation", undefined],
    ["rating of 4000", 49, "4000", "elo", 4000],
    ["rating of 4001", 49, "4001", "elo", undefined],
    ["rating of 0", 49, "   0", "elo", undefined],
    ["rating below 0", 49, "  -5", "elo", undefined],
    ["rating with a point", 49, "21.5", "elo", undefined],
    ["number of one digit", 58, "          5", "fideId", "5"],
    ["number of eleven digits", 58, "12345678901", "fideId", "12345678901"],
    ["number 0", 58, "          0", "fideId", undefined],
    ["number with a letter behind it", 58, "      1234x", "fideId", undefined],
    ["number with a letter before it", 58, "      x1234", "fideId", undefined],
  ])("with a %s", (_, column, text, field, value) => {
    expect(playerIn(withText(column, text))?.[field]).toBe(value);
  });

  test("has a name of its columns alone", () => {
    expect(playerIn(withText(15, "x".repeat(33)))?.name).toBe("x".repeat(33));
  });

  test("may have letters beyond the first 65,536 in the name, which move no column", () => {
    const line = playerLine(7, "😀 Ana", ["2 w 1"], { federation: "ESP", fideId: "2200000" });
    expect(playerIn(line)).toEqual({
      ...{ rank: 7, name: "😀 Ana", federation: "ESP", fideId: "2200000", elo: 2393 },
      rounds: [{ opponent: 2, colour: "w", result: "1" }],
    });
  });

  test("has a name of whole letters", () => {
    expect(playerIn(playerLine(7, `x${"😀".repeat(32)}`, []))?.name).toBe(`x${"😀".repeat(19)}`);
  });

  test.each([
    ["   1", 1],
    ["9999", 9999],
    ["   0", undefined],
    ["  -3", undefined],
    [" 1.5", undefined],
    ["   x", undefined],
    ["    ", undefined],
  ])("has the rank %j: %s", (text, rank) => {
    const line = withText(5, text);
    expect([rankOf(line), playerIn(line)?.rank]).toEqual([rank, rank]);
  });

  test("is only in a line that begins with 001", () => {
    const lines = [` ${playerLine(1, "A", [])}`, playerLine(2, "B", []), `013${playerLine(3, "C", []).slice(3)}`];
    expect(finished(trfPlayers(lines.join("\n"))).map(({ rank }) => rank)).toEqual([2]);
  });

  test("has as many rounds as the line, whatever blanks are behind", () => {
    expect(playerIn(`${playerLine(1, "A", ["2 w 1", "3 b"])}${" ".repeat(40)}`)?.rounds).toHaveLength(2);
    expect(playerIn(playerLine(1, "A", []))?.rounds).toEqual([]);
    expect(playerIn(`${playerLine(1, "A", ["2 w 1"])}\t`)?.rounds).toHaveLength(1);
  });
});

test("the last round is that of the last pairing, without byes", () => {
  const players = finished(
    trfPlayers([playerLine(1, "A", ["2 w 1", "0 - Z"]), playerLine(2, "B", ["1 b 0"])].join("\n")),
  );
  expect([lastRound(players), lastRound([])]).toEqual([1, 0]);
});

describe("the points of line 162", () => {
  const usual = { W: 1, D: 0.5, L: 0, A: 0, P: 1 };
  test.each([
    ["162  W 3.0", { W: 3, P: 3 }],
    ["162  w 3.0", { W: 3, P: 3 }],
    ["162  W10.0    D   5", { W: 10, P: 10, D: 5 }],
    ["162  W 3.0   \t", { W: 3, P: 3 }],
    ["162  W x3.0", {}],
    ["162  W 3.x", {}],
    ["162  W -3.", {}],
    ["x162  W 3.0", {}],
  ])("%j", (text, points) => {
    expect(trfPoints(text)).toEqual({ ...usual, ...points });
  });
});

describe("results of earlier rounds", () => {
  /** The two boards of round 2; the first one is that of the higher player, who has 1 point and the lower rank. */
  const boards = (result: string, other: string) => {
    const lines = [
      playerLine(1, "A", [`3 w ${other}`, "2 w"]),
      playerLine(2, "B", ["4 w 0", "1 b"]),
      playerLine(3, "C", [`1 b ${result}`, "4 w"]),
      playerLine(4, "D", ["2 b 0", "3 b"]),
    ];
    return trfPairings(finished(trfPlayers(lines.join("\n"))), 2).map(({ white }) => white.rank);
  };

  test.each(["1", "+", "W", "F", "=", "D", "H", "U", "w"])("%s has points", (result) => {
    expect(boards(result, "0")).toEqual([3, 1]);
  });

  test.each(["0", "L", "-", "Z", "?"])("%s has none", (result) => {
    expect(boards(result, "0")).toEqual([1, 3]);
  });

  test.each([
    ["1", "="],
    ["+", "D"],
    ["W", "H"],
    ["F", "="],
    ["U", "="],
  ])("%s is more than %s", (more, less) => {
    expect([boards(more, less), boards(less, more)]).toEqual([
      [3, 1],
      [1, 3],
    ]);
  });
});

test("a pair that only one of the two has is none", () => {
  const lines = [playerLine(1, "A", ["2 w"]), playerLine(2, "B", []), playerLine(3, "C", ["1 b"])];
  expect(trfPairings(finished(trfPlayers(lines.join("\n"))), 1)).toEqual([]);
});

const names = ["Núñez, Íñigo", "Müller, Jörg", "Sahin, Ömer"];
const file = ["012 Torneo de Córdoba", ...names.map((name, at) => playerLine(at + 1, name, [])), ""];

test.each([
  ["UTF-8 with CRLF", Buffer.from(file.join("\r\n"), "utf8")],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${file.join("\n")}`, "utf8")],
  ["Latin-1 with CRLF", Buffer.from(file.join("\r\n"), "latin1")],
])("a file in %s has every name as it is", (_, bytes) => {
  const text = textOf(new Uint8Array(bytes).buffer);
  expect([trfTournament(text), finished(trfPlayers(text)).map(({ name }) => name)]).toEqual([
    "Torneo de Córdoba",
    names,
  ]);
});
