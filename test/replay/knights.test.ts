/** Other programs read a game whose moves nobody knows. chess.js and pgn-extract play each move on a board. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { gamePgn, tracePgn } from "../../sim/replay/write";
import { temporaryFolder, writeInto } from "../temporary-folder";
import { type Move, pressesAfter, replayed, traceOf } from "./written";

const knights = "Nobody knows the moves.";
const places = (process.env.PATH ?? "").split(":").concat("/usr/games");
const extract = places.map((place) => join(place, "pgn-extract")).find((file) => existsSync(file));

const blackFirst: Move[] = [
  [Verb.Pause, 3000],
  [Verb.Resume, 5000, [Side.Black]],
  [Verb.Press, 9000, [Side.Black, 9000]],
  [Verb.Press, 11_000, [Side.White, 11_000]],
  [Verb.Press, 12_000, [Side.Black, 12_000]],
];
const press = (isWhite: boolean, leftMs: number) => ({ isWhite, leftMs, thinkMs: 1000 });
const twiceWhite = {
  control: "60",
  isBlackFirst: false,
  presses: [press(true, 59_000), press(true, 58_000), press(false, 59_000)],
  whiteMs: 58_000,
  blackMs: 59_000,
};
const inTurn = [press(true, 50_000), press(false, 49_000), press(true, 48_000)];
const long = Array.from({ length: 301 }, () => 4000);

const games: readonly [name: string, moves: number, pgn: () => Promise<string>][] = [
  ["no press", 0, async () => tracePgn(await traceOf("300", []), { knights })],
  ["151 moves", 301, async () => tracePgn(await traceOf("5400+30", pressesAfter(long)), { knights })],
  ["Black begins", 3, async () => tracePgn(await traceOf("300", blackFirst), { knights })],
  ["White twice in turn", 4, async () => gamePgn(twiceWhite, { knights })],
  [
    "the oldest presses given up",
    3,
    async () => gamePgn({ ...twiceWhite, presses: inTurn, dropped: { white: 40, black: 40 } }, { knights }),
  ],
];

test.each(games)("chess.js reads %s", async (_, moves, pgn) => {
  const text = await pgn();
  const board = new Chess();
  board.loadPgn(text);
  expect(board.history()).toHaveLength(moves);
  expect(text).toContain(`{${knights}`);
});

test.skipIf(extract === undefined).each(games)(
  `pgn-extract reads %s${extract === undefined ? " – skipped: needs Debian's pgn-extract" : ""}`,
  async (_, __, pgn) => {
    const file = writeInto(temporaryFolder("pgn"), "game.pgn", await pgn());
    const said = execFileSync("sh", ["-c", '"$0" -r "$1" 2>&1', extract ?? "", file], { encoding: "utf8" });
    expect(said).toContain("1 game matched out of 1");
    expect(said).not.toContain("Line number");
  },
);

test("the times are those of the same game with null moves", async () => {
  const lines = await traceOf("60+2", pressesAfter([7000, 5250, 1000]));
  const plain = tracePgn(lines)
    .replace("1. --", `{${knights}} 1. Nf3`)
    .replace(" -- ", " Nf6 ")
    .replace("2. --", "2. Ng1");
  expect(tracePgn(lines, { knights }).split(/\s+/)).toEqual(plain.split(/\s+/));
  expect(replayed(tracePgn(lines, { knights }))).toMatchObject({ readings: 3, exact: 3 });
});
