/** The live PGN of a clock, read by the libraries that readers use. */
import { parseGames } from "@mliebelt/pgn-parser";
import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import { type ClockView, changed } from "../../sim/hall/model/clock";
import type { Result, Seat } from "../../sim/hall/model/seat";
import { clockPgn } from "../../sim/hall/pgn";
import type { State } from "../../sim/link/state";
import { bornMs, clockView, state } from "./server/scripted-hall";

const began = Date.parse("2026-11-23T15:00:00Z");
const facts = { result: null, beganMs: began, heardMs: bornMs };

/** A clock at board 1, with changes to its state. */
function viewOf(changes: Partial<State> = {}, more: Partial<ClockView> = {}): ClockView {
  return { ...clockView(1), state: { ...state, ...changes }, ...more };
}

const seat: Seat = {
  ...{ tournament: "Open", round: 3, number: 1, result: null },
  white: { name: "Łukasz Žižek", elo: 2650, title: "GM", fideId: "1100000", federation: "POL" },
  black: { name: 'Ana "Nita" Peña' },
};
const seated: Partial<ClockView> = { seat, players: [seat.white.name, seat.black.name] };

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

  test("names nobody's clock while it is paused", () => {
    const { Clock, ReferenceTime } = headersOf(clockPgn(viewOf({ mode: "paused", running: null }), facts));
    expect([Clock, ReferenceTime?.slice(0, 2)]).toEqual(["N/0:05:00", "N/"]);
  });

  test("says when the times were shown", () => {
    const { ReferenceTime = "" } = headersOf(clockPgn(viewOf(), { ...facts, heardMs: bornMs + 123 }));
    expect(ReferenceTime).toMatch(/^B\/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.123[+-]\d\d:\d\d$/);
    expect(Date.parse(String(ReferenceTime).slice(2))).toBe(bornMs + 123);
  });

  test.each<[string, Partial<State>, Partial<ClockView>, string]>([
    ["White's flag", { mode: "fallen", firstFlag: "white" }, {}, "0-1"],
    ["Black's flag", { mode: "fallen", firstFlag: "black" }, {}, "1-0"],
    ["too few moves of White", {}, { overdue: { white: 2, black: 0 } }, "0-1"],
    ["too few moves of both", {}, { overdue: { white: 2, black: 1 } }, "*"],
    ["a flag that the arbiter took back", { mode: "running", firstFlag: null }, {}, "*"],
  ])("has the result after %s", (_, changes, more, result) => {
    const pgn = clockPgn(viewOf(changes, more), facts);
    const { Result, Termination } = headersOf(pgn);
    expect([Result, Termination]).toEqual([result, result === "*" ? undefined : "time forfeit"]);
    expect(pgn.endsWith(`\n\n${result}\n`)).toBe(true);
  });

  test("has tournament, round and players of the record, with all their letters", () => {
    const named = headersOf(clockPgn(viewOf({}, seated), facts));
    expect(named).toMatchObject({
      ...{ White: "Łukasz Žižek", Event: "Open", Round: "3" },
      ...{ WhiteElo: "2650", WhiteTitle: "GM", WhiteFideId: "1100000", WhiteFed: "POL" },
    });
    // PGN has an escape for the quotes, which chess.js refuses.
    expect([named.Black, named.BlackElo]).toEqual(["Ana 'Nita' Peña", undefined]);
    expect(headersOf(clockPgn(viewOf({}, { players: ["Eva", ""] }), facts)).White).toBe("Eva");
  });

  test.each<[Result["score"], string, string | undefined]>([
    ["1/2-1/2", "1/2-1/2", undefined],
    ["1-0F", "1-0", "rules infraction"],
    ["*", "0-1", "time forfeit"],
  ])("has the result %s that an arbiter entered, before that of the clock", (score, result, termination) => {
    const entered: Result = { score, by: "arbiter", who: "Ana", atMs: 1 };
    const fallen = { mode: "fallen", firstFlag: "white" } as const;
    const atBridge = viewOf(fallen, { ...seated, seat: { ...seat, result: entered } });
    for (const pgn of [clockPgn(atBridge, facts), clockPgn(viewOf(fallen, seated), { ...facts, result: entered })]) {
      const { Result: said, Termination } = headersOf(pgn);
      expect([said, Termination]).toEqual([result, termination]);
    }
  });

  test("is no game before a control is set", () => {
    expect(clockPgn(viewOf({ mode: "setup" }), facts)).toBe("");
    expect(clockPgn(viewOf({}, { state: null }), facts)).toBe("");
  });
});

test("many games are read by pgn-parser one by one, without a move, with all their tags", () => {
  const text = [viewOf(), viewOf({ mode: "fallen", firstFlag: "white" }), viewOf({ running: null })]
    .map((view) => clockPgn({ ...view, ...seated }, facts))
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
