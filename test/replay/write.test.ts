import { describe, expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { gamePgn, printTime, tracePgn } from "../../sim/replay/write";
import { gamesOf } from "./games";
import { type Move, pressesAfter, replayed, seconds, traceOf } from "./written";

describe("the journal as PGN", () => {
  test("a short game, as it stands in the file", async () => {
    const pgn = tracePgn(await traceOf("60+2", pressesAfter([7000, 5250, 1000])));
    expect(pgn.split("\n")).toEqual([
      '[Event "flagfall"]',
      '[Site "?"]',
      '[Date "????.??.??"]',
      '[Round "?"]',
      '[White "?"]',
      '[Black "?"]',
      '[Result "*"]',
      '[TimeControl "60+2"]',
      '[WhiteClock "0:00:58"]',
      '[BlackClock "0:00:58.750"]',
      "",
      "1. -- {[%clk 0:00:57] [%emt 0:00:07]} -- {[%clk 0:00:58.750] [%emt 0:00:05.250]}",
      "2. -- {[%clk 0:00:58] [%emt 0:00:01]} *",
      "",
    ]);
  });

  test("moves and tags where they are known", async () => {
    const lines = await traceOf("300", pressesAfter(seconds(7, 5, 1)));
    const pgn = tracePgn(lines, { moves: ["e4", "e5"], tags: { White: 'A "B" \\ C', Result: "1-0" } });
    expect(pgn).toContain('[White "A \\"B\\" \\\\ C"]');
    expect(pgn).toContain("1. e4 {[%clk 0:04:53] [%emt 0:00:07]} e5 {[%clk 0:04:55] [%emt 0:00:05]}\n2. -- {");
    expect(pgn.endsWith("} 1-0\n")).toBe(true);
  });

  test("a game without a press", async () => {
    expect(tracePgn(await traceOf("300", []))).toContain('[WhiteClock "0:05:00"]\n[BlackClock "0:05:00"]\n\n*\n');
    expect(tracePgn([])).toContain("\n\n*\n");
  });

  test("Black begins", async () => {
    const steps: Move[] = [
      [Verb.Pause, 3000],
      [Verb.Resume, 5000, [Side.Black]],
      [Verb.Press, 9000, [Side.Black, 9000]],
      [Verb.Press, 11000, [Side.White, 11000]],
    ];
    const pgn = tracePgn(await traceOf("300", steps));
    expect(pgn).toContain('[SetUp "1"]\n[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"]');
    expect(pgn).toContain("1... -- {[%clk 0:04:56] [%emt 0:00:04]} 2. -- {[%clk 0:04:55] [%emt 0:00:05]}");
    expect(gamesOf(pgn)[0]?.plies[0]?.side).toBe(Side.Black);
    expect(replayed(pgn)).toMatchObject({ readings: 2, exact: 2 });
  });

  test("times in words", () => {
    expect([0, 999, 1000, 59999, 3600000, 359999000].map(printTime)).toEqual(
      "0:00:00 0:00:00.999 0:00:01 0:00:59.999 1:00:00 99:59:59".split(" "),
    );
  });

  test("no line is wider than 80 columns", async () => {
    const pgn = tracePgn(await traceOf("5400+30", pressesAfter(Array.from({ length: 200 }, () => 61234))));
    expect(Math.max(...pgn.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("a list of presses will do", () => {
    const press = (isWhite: boolean, leftMs: number, thinkMs: number) => ({ isWhite, leftMs, thinkMs });
    const presses = [press(true, 50000, 10000), press(true, 40000, 10000)];
    const pgn = gamePgn({ control: "60", isBlackFirst: false, presses, whiteMs: 40000, blackMs: 60000 });
    expect(pgn).toContain("1. -- {[%clk 0:00:50] [%emt 0:00:10]} -- 2. -- {[%clk 0:00:40]");
  });
});
