/** The games of a broadcast: moves of e-boards with our times, and the secret, late address of a tournament. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseGames } from "@mliebelt/pgn-parser";
import { Chess } from "chess.js";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { LiveGames } from "../../sim/hall/broadcast/live-games";
import { gameOn, readGames, readMoves } from "../../sim/hall/broadcast/moves";
import type { ClockView } from "../../sim/hall/model/clock";
import type { Round } from "../../sim/hall/model/round";
import type { Seat } from "../../sim/hall/model/seat";
import { openRecord } from "../../sim/hall/record/record";
import { finished, Slices } from "../../sim/hall/slices";
import { temporaryFolder } from "../temporary-folder";
import { closedAfterwards } from "./closed-afterwards";
import { bornMs, clockView, state } from "./server/scripted-hall";

const folder = temporaryFolder("broadcast");

afterEach(() => void vi.useRealTimers());

const seat: Seat = {
  ...{ tournament: "Open", round: 3, number: 1, result: null },
  ...{ white: { name: "Żyła, Łukasz" }, black: { name: "Peña, Ana" } },
};
const view: ClockView = { ...clockView(1), seat, players: [seat.white.name, seat.black.name] };

const played = `[Event "?"]
[White "Lukasz Zyla"]
[Black "Pena, Ana"]
[Result "*"]

1. e4 {[%clk 9:99:99]} e5 2. Nf3 (2. f4 exf4) 2... Nc6 $1 3. Bb5 a6 {a comment} 4. O-O *
`;

const boardGames = (text: string) => [...finished(readGames(text, new Map())).values()].flat();

/** Opens the games of one clock, with four presses in the record. */
async function gamesOf(pgn: string, nowMs = () => bornMs) {
  const record = closedAfterwards(await openRecord());
  const times = { white: 300_000, black: 300_000 };
  const presses = { white: 0, black: 0 };
  const add = (serial: number, event: string, side: "white" | "black" | null): Promise<boolean> => {
    if (side !== null) [times[side], presses[side]] = [times[side] - 1000 * serial, presses[side] + 1];
    const sideState = (name: "white" | "black") => ({ ...state[name], remaining: times[name], presses: presses[name] });
    const after = { ...state, event, side, mode: event === "control" ? ("ready" as const) : ("running" as const) };
    const whole = { ...after, white: sideState("white"), black: sideState("black") };
    return record.add({
      bridge: "main",
      serial,
      clock: "main-1",
      number: 1,
      heardMs: serial,
      source: "report",
      state: whole,
    });
  };
  await add(1, "control", null);
  for (const [at, side] of (["white", "black", "white", "black"] as const).entries()) await add(at + 2, "press", side);
  const games = boardGames(pgn);
  const moves = { games: () => games, close: () => undefined };
  const slices = new Slices();
  const options = { record, clocks: () => [view], differences: () => new Map(), moves, slices, nowMs };
  return { live: closedAfterwards(new LiveGames(options)), record };
}

describe("moves of an e-board", () => {
  test("come with the times that were left at our presses; later moves have none", async () => {
    const { live } = await gamesOf(played);
    const pgn = finished(live.now());
    expect(pgn).toContain(
      "1. e4 { [%clk 0:04:58] } 1... e5 { [%clk 0:04:57] } 2. Nf3 { [%clk 0:04:54] } 2... Nc6 { [%clk 0:04:52] } 3. Bb5",
    );
    const game = new Chess();
    game.loadPgn(pgn, { strict: true });
    expect(game.history()).toEqual(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"]);
    expect(game.getHeaders()).toMatchObject({ White: "Żyła, Łukasz", Event: "Open", Round: "3", Board: "1" });
    expect(game.getComments().map(({ comment }) => comment?.trim())).toContain("[%clk 0:04:58]");
    const [parsed] = parseGames(pgn);
    expect(parsed?.moves.map(({ commentDiag }) => commentDiag?.clk)).toEqual([
      ...["0:04:58", "0:04:57", "0:04:54", "0:04:52"],
      ...[undefined, undefined, undefined],
    ]);
  });

  test("have the e-board's result, unless the clock or the arbiter has another", async () => {
    const { live } = await gamesOf(played.replaceAll("*", "1/2-1/2"));
    expect(finished(live.now())).toMatch(/\[Result "1\/2-1\/2"\][\s\S]+4\. O-O 1\/2-1\/2\n$/);
  });

  test("belong to the players of the same names, else to the board without names", () => {
    const other = '[White "Zyla, Anna"]\n[Black "Pena, Ana"]\n\n1. d4 *\n';
    const nameless = '[White "?"]\n[Black "?"]\n[Board "1"]\n[Round "3.1"]\n\n1. c4 *\n';
    const sansOf = (text: string): readonly string[] | undefined => gameOn(view, boardGames(text))?.sans;
    expect(sansOf([other, played, nameless].join("\n"))?.[0]).toBe("e4");
    expect(sansOf([other, nameless].join("\n"))).toEqual(["c4"]);
    // In a match they meet again, and the next round may begin while this one runs.
    const [third, fourth] = [3, 4].map((round) => played.replace("[White", `[Round "${round}"]\n[White`));
    expect(sansOf([third, fourth?.replace("1. e4", "1. d4")].join("\n"))?.[0]).toBe("e4");
    expect(sansOf(nameless.replace('"3.1"', '"2.1"'))).toBeUndefined();
    expect(sansOf(other)).toBeUndefined();
  });

  test("of many games are all read, whatever stands between them", () => {
    const games = Array.from({ length: 30 }, (_, at) => played.replace("Pena, Ana", `Pena ${at}`));
    const read = boardGames(games.join("\r\n"));
    expect(read.map(({ tags: { Black }, sans }) => [Black, sans.length])).toEqual(
      games.map((_, at) => [`Pena ${at}`, 7]),
    );
  });

  test("of a game that cannot be read leave the others alone", () => {
    const broken = '[White "A"]\n\n1. e4 {never closed';
    expect(boardGames([played, broken].join("\n\n")).map(({ sans }) => sans.length)).toContain(7);
    for (const text of ["", "no game at all", broken]) expect(() => boardGames(text)).not.toThrow();
  });
});

describe("a place of moves", () => {
  const reader = (place: string) => {
    const onFault = vi.fn();
    return { read: closedAfterwards(readMoves(place, onFault)), onFault };
  };
  const firstMoves = (read: { games(): readonly { sans: readonly string[] }[] }) =>
    read.games().map(({ sans }) => sans[0]);

  test("is a file, and read again when it changes", async () => {
    const file = join(folder, "games.pgn");
    writeFileSync(file, played);
    const { read } = reader(file);
    await vi.waitFor(() => expect(firstMoves(read)).toEqual(["e4"]), 5000);
    writeFileSync(file, played.replace("1. e4", "1. d4"));
    await vi.waitFor(() => expect(firstMoves(read)).toEqual(["d4"]), 8000);
  });

  test("is a folder with a file for each board", async () => {
    const games = join(folder, "games");
    mkdirSync(games);
    for (const [at, move] of ["e4", "d4"].entries())
      writeFileSync(join(games, `game-${at}.pgn`), played.replace("1. e4", `1. ${move}`));
    writeFileSync(join(games, "notes.txt"), "no PGN");
    const { read } = reader(games);
    await vi.waitFor(() => expect(firstMoves(read)).toEqual(["e4", "d4"]), 5000);
  });

  test("is an address; while it fails, the last moves stay", async () => {
    let status = 200;
    const server = createServer((_, response) => response.writeHead(status).end(played));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const bound = server.address();
    const { read, onFault } = reader(`http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/live.pgn`);
    await vi.waitFor(() => expect(firstMoves(read)).toEqual(["e4"]), 5000);
    status = 500;
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledWith("HTTP 500"), 8000);
    expect(firstMoves(read)).toEqual(["e4"]);
  });
});

describe("the address of a tournament", () => {
  const round: Round = {
    ...{ id: 1, tournament: "Open", round: 3, name: "", control: "300+3", words: "" },
    ...{ setMs: 1, who: "Ana", outcomes: [], pairings: [] },
  };

  test("has the games as they were some minutes ago, and nothing before that time", async () => {
    vi.useFakeTimers({ now: bornMs });
    const opening = gamesOf("", Date.now);
    await vi.advanceTimersByTimeAsync(5000);
    const { live, record } = await opening;
    const secret = "x".repeat(43);
    const keeping = [
      record.tournaments.keepRound(round),
      record.tournaments.keepFacts({ name: "Open", secret, delayMin: 2, report: "" }),
    ];
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(keeping);
    expect([await live.at(secret), await live.at("y".repeat(43))]).toEqual(["", undefined]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await live.at(secret)).toBe("");
    const first = finished(live.now());
    await vi.advanceTimersByTimeAsync(80_000);
    expect(await live.at(secret)).toBe(first);
  });

  test("without a delay is written once a second, however many ask", async () => {
    const record = closedAfterwards(await openRecord({ batchMs: 1 }));
    const secret = "x".repeat(43);
    await record.tournaments.keepRound(round);
    await record.tournaments.keepFacts({ name: "Open", secret, delayMin: 0, report: "" });
    vi.useFakeTimers({ toFake: ["performance"] });
    const clocks = vi.fn(() => [view]);
    const nowMs = () => bornMs;
    const options = { record, clocks, differences: () => new Map(), slices: new Slices(), nowMs };
    const live = closedAfterwards(new LiveGames(options));
    const texts = await Promise.all(Array.from({ length: 100 }, () => live.at(secret)));
    expect([new Set(texts).size, clocks.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(1000);
    expect(await live.at(secret)).toContain('[Event "Open"]');
    expect(clocks).toHaveBeenCalledTimes(2);
  });
});
