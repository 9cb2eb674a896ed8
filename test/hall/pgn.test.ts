/** The live PGN of a clock: tag by tag, with an electronic board's moves, and as the libraries of readers read it. */
import { parseGames } from "@mliebelt/pgn-parser";
import { Chess } from "chess.js";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ClockView, changed } from "../../sim/hall/model/clock";
import type { Result, Seat } from "../../sim/hall/model/seat";
import { clockPgn, type GameFacts, type GameMoves } from "../../sim/hall/pgn";
import type { State } from "../../sim/link/state";
import { bornMs, clockView, state } from "./server/scripted-hall";

afterEach(() => void vi.restoreAllMocks());

/** Noon of a day, wherever the test runs. */
const facts: GameFacts = { result: null, beganMs: new Date(2026, 2, 5, 12).getTime(), heardMs: bornMs };
const seat: Seat = {
  ...{ tournament: "Open", round: 3, number: 1, result: null },
  white: { name: "A" },
  black: { name: "B", elo: 2600, title: "IM", fideId: "5", federation: "PER" },
};

/** A clock at board 1, with changes to its state. */
function viewOf(changes: Partial<State> = {}, more: Partial<ClockView> = {}): ClockView {
  return { ...clockView(1), state: { ...state, ...changes }, ...more };
}

function pgnOf(changes: Partial<State> = {}, more: Partial<ClockView> = {}, known: Partial<GameFacts> = {}): string {
  return clockPgn(viewOf(changes, more), { ...facts, ...known });
}

function tag(name: string, pgn: string): string | undefined {
  return new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(pgn)?.[1];
}

/** Returns the headers as chess.js reads them. It must find a game that can go on. */
function headersOf(pgn: string): Record<string, string | null> {
  const game = new Chess();
  game.loadPgn(pgn, { strict: true });
  expect([game.history(), game.turn()]).toEqual([[], "w"]);
  return game.getHeaders();
}

describe("a game without moves", () => {
  test("has the times of the display now: the running side's goes on, the other one's stands", () => {
    const view = viewOf();
    expect(headersOf(clockPgn(view, facts))).toMatchObject({
      ...{ Event: "flagfall", Round: "?", White: "White 1", Black: "Black 1", Result: "*", Board: "1" },
      ...{ WhiteClock: "0:05:00", BlackClock: "0:04:59", Clock: "B/0:04:59", TimeControl: "300+3" },
    });
    const later = changed(view, { id: view.id, screen: { right: "0:04:58" } });
    expect(headersOf(clockPgn(later, facts))).toMatchObject({ BlackClock: "0:04:58", Clock: "B/0:04:58" });
  });

  test("has tenths as a whole second, as the clock would without them, and hours", () => {
    const short = viewOf({}, { screen: { right: "0:00:19.4", bar: "right" } });
    expect(clockPgn(short, facts)).toContain('[BlackClock "0:00:20"]');
    const long = viewOf({}, { screen: { right: "1:39:07", bar: "right" } });
    expect(clockPgn(long, facts)).toContain('[Clock "B/1:39:07"]');
  });

  test.each<[string, Partial<State>, Partial<ClockView>, string]>([
    ["White's flag", { mode: "fallen", firstFlag: "white" }, {}, "0-1"],
    ["Black's flag", { mode: "fallen", firstFlag: "black" }, {}, "1-0"],
    ["too few moves of White", {}, { overdue: { white: 2, black: 0 } }, "0-1"],
    ["too few moves of both", {}, { overdue: { white: 2, black: 1 } }, "*"],
    ["a flag that the arbiter took back", { mode: "running", firstFlag: null }, {}, "*"],
  ])("has the result after %s", (_, changes, more, result) => {
    const pgn = pgnOf(changes, more);
    const { Result, Termination } = headersOf(pgn);
    expect([Result, Termination]).toEqual([result, result === "*" ? undefined : "time forfeit"]);
    expect(pgn.endsWith(`\n\n${result}\n`)).toBe(true);
  });

  test.each([
    ["2023", "blitz", 0, "0-1"],
    ["2014", "rapid", 0, "0-1"],
    ["2001", "blitz", 0, "1/2-1/2"],
    ["2001", "rapid", 0, "1/2-1/2"],
    ["2001", "standard", 0, "0-1"],
    ["1997", "rapid", 0, "1/2-1/2"],
    ["1997", "rapid", 1, "0-1"],
  ] as const)("with both flags down by the Laws of %s, %s, Black with %i ms", (laws, klass, remaining, result) => {
    const white = { ...state.white, flag: "blinking", remaining: 0 } as const;
    const black = { ...state.black, flag: "steady", remaining } as const;
    const pgn = pgnOf(
      { mode: "fallen", firstFlag: "white", class: klass, white, black },
      { rules: { laws, competition: false } },
    );
    expect(headersOf(pgn).Result).toBe(result);
  });

  test("is no game before a control is set", () => {
    expect(clockPgn(viewOf({ mode: "setup" }), facts)).toBe("");
    expect(clockPgn(viewOf({}, { state: null }), facts)).toBe("");
  });
});

test("each tag has a line of its own, and the movetext comes after an empty one", () => {
  const shown = { left: "0:05:00", right: "0:04:59", bar: "left" };
  const pgn = pgnOf({ running: "white", turn: "white" }, { seat, players: ["A", "B"], screen: shown });
  const reference = tag("ReferenceTime", pgn);
  expect(pgn.split("\n")).toEqual([
    ...['[Event "Open"]', '[Site "?"]', '[Date "2026.03.05"]', '[Round "3"]', '[White "A"]', '[Black "B"]'],
    ...['[Result "*"]', '[BlackTitle "IM"]', '[BlackElo "2600"]', '[BlackFideId "5"]', '[BlackFed "PER"]'],
    ...['[Board "1"]', '[TimeControl "300+3"]', '[WhiteClock "0:05:00"]', '[BlackClock "0:05:00"]'],
    ...['[Clock "W/0:05:00"]', `[ReferenceTime "${reference}"]`, "", "*", ""],
  ]);
  expect(reference?.startsWith("W/")).toBe(true);
});

test("a game of no tournament at a clock without a number", () => {
  const pgn = pgnOf({}, { number: 0, seat: { ...seat, tournament: "" } });
  expect([tag("Event", pgn), tag("Round", pgn), tag("Board", pgn)]).toEqual(["flagfall", "3", undefined]);
});

test("Clock has the time of the side to move while nobody's clock runs", () => {
  const black = { ...state.black, shown: "0:04:00" };
  expect(tag("Clock", pgnOf({ running: null, turn: "black", black }))).toBe("N/0:04:00");
  expect(tag("Clock", pgnOf({ running: null, turn: "white", black }))).toBe("N/0:05:00");
});

test("a display without a time leaves that of the state", () => {
  const black = { ...state.black, remaining: 61_000 };
  expect(tag("BlackClock", pgnOf({ black }, { screen: { right: "menu", bar: "right" } }))).toBe("0:01:01");
  expect(tag("BlackClock", pgnOf({ black }, { screen: { right: "0:00:00", bar: "right" } }))).toBe("0:00:00");
});

test.each([
  [0, "+00:00", 0],
  [-60, "+01:00", 60],
  [-345, "+05:45", 345],
  [210, "-03:30", -210],
  [720, "-12:00", -720],
])("ReferenceTime where this computer's zone is %i min from UTC", (offset, zone, east) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const heardMs = bornMs + 123;
  const local = new Date(heardMs + east * 60_000).toISOString().replace("Z", zone);
  expect(tag("ReferenceTime", pgnOf({}, {}, { heardMs }))).toBe(`B/${local}`);
});

test("names have neither quotes nor backslashes", () => {
  expect(tag("White", pgnOf({}, { players: ['A "x" \\ B', ""] }))).toBe("A 'x' / B");
});

test.each<[Result["score"], string, string | undefined]>([
  ["1/2-1/2", "1/2-1/2", undefined],
  ["1-0F", "1-0", "rules infraction"],
  ["0-0", "*", undefined],
  ["0-0F", "*", "rules infraction"],
  ["0-1F", "0-1", "rules infraction"],
  ["1-0", "1-0", undefined],
  ["*", "0-1", "time forfeit"],
])("the result %s that an arbiter entered comes before that of the clock: %s", (score, result, termination) => {
  const entered: Result = { score, by: "arbiter", who: "Ana", atMs: 1 };
  const fallen = { mode: "fallen", firstFlag: "white" } as const;
  const atBridge = pgnOf(fallen, { seat: { ...seat, result: entered } });
  for (const pgn of [atBridge, pgnOf(fallen, { seat }, { result: entered })]) {
    const { Result: said, Termination } = headersOf(pgn);
    expect([said, Termination]).toEqual([result, termination]);
  }
});

test("players have all their letters, but no quotes: chess.js refuses PGN's escape for them", () => {
  const { White, Black } = headersOf(pgnOf({}, { seat, players: ["Łukasz Žižek", 'Ana "Nita" Peña'] }));
  expect([White, Black]).toEqual(["Łukasz Žižek", "Ana 'Nita' Peña"]);
});

describe("a game with an electronic board", () => {
  const moves = (result: string): GameMoves => ({
    sans: ["e4", "e5", "Nf3"],
    leftMs: (ply) => (ply === 1 ? undefined : 3_661_000 + ply),
    result,
  });

  test("has its moves, with the time left where somebody pressed", () => {
    const pgn = pgnOf({}, {}, { moves: moves("*") });
    expect(pgn.split("\n\n")[1]).toBe("1. e4 { [%clk 1:01:01] } 1... e5 2. Nf3 { [%clk 1:01:02] } *\n");
  });

  test.each([
    ["1-0", "1-0"],
    ["0-1", "0-1"],
    ["1/2-1/2", "1/2-1/2"],
    ["*", "*"],
    ["1-0?", "*"],
    ["x0-1", "*"],
    ["", "*"],
  ])("has its result %j: %s", (result, said) => {
    const pgn = pgnOf({}, {}, { moves: moves(result) });
    expect([tag("Result", pgn), tag("Termination", pgn), pgn.endsWith(` ${said}\n`)]).toEqual([said, undefined, true]);
  });

  test("has the result of a flag before the board's", () => {
    const pgn = pgnOf({ firstFlag: "white" }, {}, { moves: moves("1-0") });
    expect([tag("Result", pgn), tag("Termination", pgn)]).toEqual(["0-1", "time forfeit"]);
  });
});

test("many games are read by pgn-parser one by one, without a move, with all their tags", () => {
  const text = [viewOf(), viewOf({ mode: "fallen", firstFlag: "white" }), viewOf({ running: null })]
    .map((view) => clockPgn({ ...view, seat }, facts))
    .join("\n");
  const games = parseGames(text);
  expect(games.map(({ moves }) => moves)).toEqual([[], [], []]);
  expect(games.map(({ tags }) => tags?.Result)).toEqual(["*", "0-1", "*"]);
  for (const { tags } of games) {
    expect(tags).toMatchObject({ WhiteClock: "0:05:00" });
    expect(tags).toHaveProperty("ReferenceTime");
    expect(tags).toHaveProperty("Clock");
  }
});

test("a result on time that the record has is not the arbiter's, so that a flag that was taken back is gone", () => {
  expect(tag("Result", pgnOf({}, {}, { result: { score: "1-0", by: "time", who: "", atMs: 1 } }))).toBe("*");
});
