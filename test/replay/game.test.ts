import { describe, expect, test } from "vitest";
import { Side } from "../../firmware/core/words";
import { type GameFault, type Ply, readGames, readTime } from "../../sim/replay/game";
import { gamesOf } from "./games";

/** `w 60000/5000`: side, reading and time used in ms; `-` for what is missing. */
function rowOf({ side, readMs, thinkMs }: Ply): string {
  return `${side === Side.White ? "w" : "b"} ${readMs ?? "-"}/${thinkMs ?? "-"}`;
}

/** Returns the rows of all games, with `|` between two games. */
function rows(pgn: string): string {
  return gamesOf(pgn)
    .map(({ plies }) => plies.map(rowOf).join(" "))
    .join(" | ");
}

const c = (clk: string) => `{[%clk ${clk}]}`;

describe("times", () => {
  const times: [string, number | undefined][] = [
    ["0:00:00", 0],
    ["01:30:49", 5449000],
    ["1:02:03.5", 3723500],
    ["0:09:59.25", 599250],
    ["0:00:01,007", 1007],
    ["05:00", 300000],
    ["7", 7000],
    ["1.5", 1500],
    ["99:59:59", 359999000],
    ["100:00:00", undefined],
    ["0:60:00", undefined],
    ["0:00:60", undefined],
    ["0:5:3", undefined],
    ["-0:00:05", undefined],
    ["0:00:01.0001", undefined],
    ["1:2:3:4", undefined],
    ["", undefined],
    ["foo", undefined],
    ["٣", undefined],
  ];
  for (const [text, ms] of times) {
    test(`“${text}” is ${ms ?? "no time"}`, () => expect(readTime(text)).toBe(ms));
  }
});

describe("readings", () => {
  const games: [name: string, pgn: string, rows: string][] = [
    ["in one comment", "1. e4 {[%clk 0:01:00][%emt 0:00:05]} e5 *", "w 60000/5000 b -/-"],
    ["in two comments", "1. e4 {[%clk 0:01:00]} {[%emt 0:00:05]} *", "w 60000/5000"],
    ["with a line break", "1. e4 {[%clk\n0:01:00]} {[%emt\r\n0:00:05]} *", "w 60000/5000"],
    ["among other words", "1. e4 {good [%eval 0.3] [%clk 0:01:00] [#] {x [%cal Ga1b2]} *", "w 60000/-"],
    ["twice: the last counts", `1. e4 ${c("0:01:00")} ${c("0:00:59")} *`, "w 59000/-"],
    ["behind an annotation", `1. e4!? $1 $22 ${c("0:01:00")} *`, "w 60000/-"],
    ["in front of an annotation", `1. e4 ${c("0:01:00")} $2 !! e5 *`, "w 60000/- b -/-"],
    ["behind a variation", `1. e4 ${c("0:01:00")} (1. d4 ${c("9")} (1. c4)) {[%emt 5]} e5 *`, "w 60000/5000 b -/-"],
    ["none in variations", `1. e4 (1. d4 ${c("0:01:00")}) e5 *`, "w -/- b -/-"],
    ["none in comments of a game", `{start ${"[%clk 0:30:00]"}} 1. e4 *`, "w -/-"],
    ["not of the rest of a line", `1. e4 ; [%clk 0:01:00]\n e5 ${c("0:01:00")} *`, "w -/- b 60000/-"],
    ["with a hidden line", `% hidden {\n[Event "x"]\n\n1. e4\n%[%clk 7]\n${c("0:01:00")} *`, "w 60000/-"],
    ["castling with zeros", "1. 0-0 {[%emt 1]} 0-0-0+ {[%emt 2]} 2.0-0!? {[%emt 3]} *", "w -/1000 b -/2000 w -/3000"],
    [
      "Fischerandom",
      `[FEN "rbnnqkbr/pppppppp/8/8/8/8/PPPPPPPP/RBNNQKBR w HAha - 0 1"]\n\n1. O-O ${c("7")} *`,
      "w 7000/-",
    ],
    [
      "a null move",
      "1. -- {[%emt 1]} Z0 {[%emt 2]} 2. 0000 {[%emt 3]} @@@@ {[%emt 4]} *",
      "w -/1000 b -/2000 w -/3000 b -/4000",
    ],
    [
      "Black begins",
      '[FEN "8/8/8/8/8/8/8/K1k5 b - - 0 1"]\n\n1... Kd2 {[%emt 1]} 2. Ka2 {[%emt 2]} *',
      "b -/1000 w -/2000",
    ],
    [
      "both lost",
      '[Result "0-0"]\n\n1. e4 {[%emt 1]} 0-0\n\n[Event "y"]\n\n1. d4 {[%emt 2]} 0-0',
      "w -/1000 | w -/2000",
    ],
    ["a comment behind the result", "1. e4 {[%emt 1]} 1-0 {White won} ; the end\n\n", "w -/1000"],
    ["a byte order mark", '\uFEFF[Event "x"]\n\n1. e4 {[%emt 1]} *', "w -/1000"],
    ["two games without tags", "1. e4 {[%emt 1]} 1-0 1. d4 {[%emt 2]} 0-1", "w -/1000 | w -/2000"],
    ["no result before the next tags", '1. e4 {[%emt 1]}\n[Event "y"]\n1. d4 {[%emt 2]} *', "w -/1000 | w -/2000"],
    [
      "a forfeited game among others",
      '[Event "x"]\n\n1-0\n\n[Event "y"]\n\n1. d4 {[%clk 7][%emt 2]} *',
      " | w 7000/2000",
    ],
    ["tags in a comment", '1. e4 {\n[Event "no tag"]\n[%clk 7]} *', "w 7000/-"],
  ];
  for (const [name, pgn, found] of games) {
    test(name, () => {
      const all = `[Event "last"]\n\n1. e4 {[%clk 0:01:00][%emt 1]} *`;
      expect(rows(`${pgn}\n\n${all}`)).toBe(`${found} | w 60000/1000`);
    });
  }

  test("%ts gives the milliseconds of a time used where the two agree, and the time where it is missing", () => {
    const plies = [
      "[%ts 1754850615931][%emt 0:15:43]",
      "[%ts 1754850626034][%emt 0:00:10]",
      "[%ts 1754850631557]",
      "[%ts 1754850639295][%emt 0:00:02]",
      "[%ts 1754850630000][%emt 0:00:03]",
      "[%ts 5][%emt 0:00:04]",
      "[%ts 1754850700000]",
    ];
    const text = plies.map((words) => `-- {[%clk 0:01:00]${words}}`).join(" ");
    const used = gamesOf(`1. ${text} *`)[0]?.plies.map((ply) => ply.thinkMs);
    expect(used).toEqual([943000, 10103, 5523, 2000, 3000, 4000, undefined]);
  });

  test("the tag is one text again", () => {
    const tags = [
      `90'+30"`,
      "a \\ b",
      "G/90;+30",
      "40/7200:3600",
      "1800d10",
      "?",
      ": 90 minutes for the first 40 moves",
      "40/5400+30:1800+30;at=moves",
    ];
    for (const tag of tags) {
      const value = tag.replace(/["\\]/g, "\\$&");
      expect(gamesOf(`[TimeControl "${value}"]\n\n1. e4 {[%clk 7][%emt 1]} *`)[0]?.tag).toBe(tag);
    }
    expect(gamesOf("1. e4 {[%clk 7][%emt 1]} *")[0]?.tag).toBeUndefined();
  });

  test("games know their number and line", () => {
    const pgn = '\n[Event "a"]\n\n1. e4 {[%clk 7][%emt 1]}\n1-0\n\n\n[Event "b"]\n\n1. e4 *';
    expect(gamesOf(pgn).map(({ number, line }) => [number, line])).toEqual([
      [1, 1],
      [2, 8],
    ]);
  });
});

/** Returns the fault of the first game that cannot be read, or of the whole text. */
function faultOf(pgn: string): GameFault | undefined {
  const games = readGames(pgn);
  return Array.isArray(games) ? games.find((game) => game.fault !== undefined)?.fault : games;
}

describe("what cannot be read", () => {
  const good = '[Event "good"]\n\n1. e4 {[%clk 0:01:00][%emt 1]} *\n\n';
  const faults: [name: string, pgn: string, fault: GameFault][] = [
    ["nothing", "", { kind: "noGame", line: 1, game: 0, text: "" }],
    ["blank lines", "\n \r\n", { kind: "noGame", line: 1, game: 0, text: "" }],
    ["binary", "\x7fELF\x01\0\0", { kind: "binary", line: 1, game: 0, text: "" }],
    ["no readings", '\n[Event "x"]\n\n1. e4 e5 *', { kind: "noReading", line: 1, game: 1, text: "" }],
    ["times used alone", "1. e4 {[%emt 7]} *", { kind: "noReading", line: 1, game: 1, text: "" }],
    ["a forfeit", `${good}[Event "x"]\n\n1-0\n`, { kind: "noReading", line: 5, game: 2, text: "" }],
    ["an open comment", `${good}1. e4 {[%clk 7] e5\n\n[Event "x"]`, { kind: "comment", line: 5, game: 2, text: "" }],
    ["an open variation", `${good}1. e4\n(1. d4 (1. c4) e5 *`, { kind: "variation", line: 6, game: 2, text: "" }],
    ["an open command", `1. e4\n{[%clk 0:01:00} *`, { kind: "command", line: 2, game: 1, text: "" }],
    ["prose", "hello world", { kind: "grammar", line: 1, game: 1, text: "hello" }],
    ["a broken tag", `${good}[Event "a"b"]\n\n1. e4 *`, { kind: "grammar", line: 5, game: 2, text: '"a"b"]' }],
    ["an impossible move", `${good}1. e4 e5\n2. Xf3 *`, { kind: "grammar", line: 6, game: 2, text: "Xf3" }],
    ["tags alone", `${good}[Event "x"]\n`, { kind: "grammar", line: 5, game: 2, text: "" }],
    ["a command without value", "1. e4 {[%clk]} *", { kind: "grammar", line: 1, game: 1, text: "{[%clk]}" }],
    ["no time", `${good}1. e4\n{[%clk 1:60:00]} *`, { kind: "time", line: 6, game: 2, text: "%clk 1:60:00" }],
    ["a negative time", "1. e4 {[%emt -3]} *", { kind: "time", line: 1, game: 1, text: "%emt -3" }],
    ["JSON", '{"a": 1}', { kind: "grammar", line: 1, game: 1, text: "" }],
  ];
  for (const [name, pgn, fault] of faults) {
    test(name, () => expect(faultOf(pgn)).toEqual(fault));
  }

  test("clock times alone are readable", () => expect(faultOf(`1. e4 ${c("7")} *`)).toBeUndefined());

  const broken: [name: string, game: string][] = [
    ["an open comment at the end", `1. e4 ${c("7")} e5 {[%clk 0:01:00`],
    ["an open comment in the middle", `1. e4 {[%clk 7] e5 2. Nf3 *`],
    ["an open variation", `1. e4 ${c("7")} (1. d4 e5 *`],
    ["an open command", "1. e4 {[%clk 0:01:00} *"],
    ["a bracket too many", `1. e4 ${c("7")} ) *`],
    ["an impossible move", `1. e4 ${c("7")} Xf3 *`],
    ["a broken tag", `[White "A"B"]\n\n1. e4 ${c("7")} *`],
    ["no moves", "1-0"],
    ["a time that is none", "1. e4 {[%clk 0:61:00]} *"],
  ];
  for (const [name, moves] of broken) {
    test(`${name} spoils its own game alone`, () => {
      const games = gamesOf(`${good}[Event "broken"]\n${moves.startsWith("[") ? "" : "\n"}${moves}\n\n${good}${good}`);
      expect(games.map(({ fault }) => fault === undefined)).toEqual([true, false, true, true]);
      expect(games.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    });
  }

  test("a time that is none counts as missing and is noted, where others are times", () => {
    const [game] = gamesOf(`[Event "x"]\n\n1. e4 ${c("0:01:00")} e5\n${c("0:61:00")} 2. d4 {[%clk 9][%emt -3]} *`);
    expect(game?.plies.map(rowOf)).toEqual(["w 60000/-", "b -/-", "w 9000/-"]);
    expect(game?.badTimes).toEqual([
      { text: "%clk 0:61:00", line: 4 },
      { text: "%emt -3", line: 4 },
    ]);
  });

  test("whatever is cut off or thrown in, there is an answer", () => {
    const text = `${good}1. e4!? {[%clk 0:01:00] [%emt 0:00:05]} (1. d4 {x}) 1... 0-0 $1 ; rest\n2. Nf3 {[%ts 1754850615931]} 1-0\n`;
    for (let at = 0; at < text.length; at++) {
      for (const piece of ["", "{", "}", "(", ")", "[", "]", '"', "%", "\n", "é"]) {
        const answer = readGames(text.slice(0, at) + piece + (piece === "" ? "" : text.slice(at)));
        expect(Array.isArray(answer) || answer.line >= 1).toBe(true);
      }
    }
  });
});
