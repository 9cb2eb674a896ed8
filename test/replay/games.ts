/** The real games, which are beside the checkout and never copied into it. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { type Game, readGames } from "../../sim/replay/game";
import { isCi } from "../runner/ci";

export const gamesFolder = process.env.FLAGFALL_GAMES ?? join(projectRoot(), "../shared/data/games");

const here = existsSync(gamesFolder);

/** All PGN files there, by name; none if the folder is missing. */
export const gameFiles: readonly string[] = here
  ? readdirSync(gamesFolder)
      .filter((name) => name.endsWith(".pgn"))
      .sort()
      .map((name) => join(gamesFolder, name))
  : [];

/** Defines a test on the real games. Without them it is skipped, and fails in CI. */
export function testWithGames(name: string, run: () => void | Promise<void>): void {
  if (here) test(name, run);
  else if (isCi()) test(name, () => expect.fail(`needs the games in ${gamesFolder}, or FLAGFALL_GAMES`));
  else test.skip(`${name} (skipped: needs the games in ../shared/data/games, or FLAGFALL_GAMES)`, run);
}

/** The one game of a file. */
export function gameIn(file: string): Game {
  const games = readGames(readFileSync(file, "utf8"));
  if (!Array.isArray(games) || games[0] === undefined) throw new Error(`${file}: ${JSON.stringify(games)}`);
  return games[0];
}

/** Games of a text that has some. */
export function gamesOf(pgn: string): Game[] {
  const games = readGames(pgn);
  if (!Array.isArray(games)) throw new Error(JSON.stringify(games));
  return games;
}
