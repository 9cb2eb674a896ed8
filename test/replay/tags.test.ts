/** Whatever a game, a player or a file is called: the tags of our PGN are PGN, and we read them back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Journal } from "../../sim/replay/journal";
import { gamePgn } from "../../sim/replay/write";
import { gamesOf } from "./games";

const journal: Journal = {
  control: "60+2",
  isBlackFirst: false,
  presses: [
    { isWhite: true, leftMs: 57_000, thinkMs: 5000 },
    { isWhite: false, leftMs: 58_000, thinkMs: 4000 },
  ],
  whiteMs: 57_000,
  blackMs: 58_000,
};

function tagOf(pgn: string, name: string): string | undefined {
  return pgn.split("\n").find((line) => line.startsWith(`[${name} `));
}

describe("names", () => {
  test.each([
    ["round one\n", '[Event "round one"]'],
    ["two\r\nlines", '[Event "two lines"]'],
    ["a\ttab, \u0000 a NUL, \u001b[31m red", '[Event "a tab, a NUL, [31m red"]'],
    ["\u2028separators\u2029\u0085", '[Event "separators"]'],
    ["half of a pair: \ud83d", '[Event "half of a pair:"]'],
    ["“Ñandú” ♔ 象棋 👑", '[Event "“Ñandú” ♔ 象棋 👑"]'],
    ['C:\\games\\"best"', '[Event "C:\\\\games\\\\\\"best\\""]'],
    ['"]\n\n1. e4 {', '[Event "\\"] 1. e4 {"]'],
    ["ends with \\", '[Event "ends with \\\\"]'],
    [" \n ", '[Event "?"]'],
    ["", '[Event "?"]'],
  ])("%j", (name, tag) => expect(tagOf(gamePgn(journal, { tags: { Event: name } }), "Event")).toBe(tag));

  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  const pieces = fc
    .array(
      fc.constantFrom(
        '"',
        "\\",
        "\n",
        "\r",
        "]",
        "[",
        "{",
        "}",
        "(",
        ")",
        ";",
        "%",
        "\u0000",
        "\u001b",
        "\ufeff",
        "*",
        "0-0",
        "1. e4",
        " ",
        "$1",
        "[%clk 0:01:00]",
      ),
    )
    .map((words) => words.join(""));
  const name = fc.oneof(units, pieces, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

  test("any names at all: each tag on its line, and our own reader finds both games and their times", () => {
    const games = fc.array(fc.record({ Event: name, Site: name, White: name, Black: name }), {
      minLength: 2,
      maxLength: 2,
    });
    fc.assert(
      fc.property(games, (all) => {
        const pgn = all.map((tags) => gamePgn(journal, { tags })).join("\n");
        const lines = pgn.split("\n").filter((line) => line.startsWith("["));
        expect(lines).toHaveLength(20);
        for (const line of lines) expect(line).toMatch(/^\[\w+ "(?:[^"\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\\["\\])+"\]$/u);
        const read = gamesOf(pgn);
        expect(read.map(({ tag }) => tag)).toEqual(["60+2", "60+2"]);
        expect(read.map(({ plies }) => plies.map(({ readMs, thinkMs }) => [readMs, thinkMs]))).toEqual(
          Array.from({ length: 2 }, () => [
            [57_000, 5000],
            [58_000, 4000],
          ]),
        );
      }),
      { numRuns: 500 },
    );
  });
});
