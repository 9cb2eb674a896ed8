/** Measures the replay of the real games in this process. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Control } from "../../firmware/core/control";
import { projectRoot } from "../../sim/build/root";
import { type Game, readGames } from "../../sim/replay/game";
import { inferControl } from "../../sim/replay/infer";
import { replayGame } from "../../sim/replay/replay";
import { tournament } from "../replay/tournament";
import { aimAtMost, type Group, type Row } from "./row";
import { measureAll, perSecond, type Subject } from "./stopwatch";

const toleranceMs = 1000;
/** Processor time that a tournament of 546 games may take on a plain machine, s. */
const tournamentMostS = 15;

/** Returns the files of the real games, which lie beside the checkout. Returns an empty list if there are none. */
export function gameFiles(): string[] {
  const folder = process.env.FLAGFALL_GAMES ?? join(projectRoot(), "../shared/data/games");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".pgn"));
  return names.sort().map((name) => join(folder, name));
}

function gamesOf(text: string): Game[] {
  const games = readGames(text);
  if (!Array.isArray(games)) throw new Error(`bench: line ${games.line} is refused: ${games.kind}`);
  return games;
}

function infer(game: Game): Control {
  const control = inferControl(game)?.control;
  if (control === undefined) throw new Error("bench: a game without a control");
  return control;
}

export function measureReplay(): Group {
  const name = "replay";
  const title = "Replay of real games, in this process";
  const texts = gameFiles().map((file) => readFileSync(file, "utf8"));
  if (texts.length === 0) return { name, title, rows: [], remark: "not measured: needs ../shared/data/games" };
  const games = texts.flatMap(gamesOf);
  const known = games.map((game) => ({ game, control: infer(game) }));
  const plies = games.reduce((sum, game) => sum + game.plies.length, 0);
  const count = (work: () => void) => () => {
    work();
    return games.length;
  };
  const subjects: Subject[] = [
    { name: "both passes, control known", run: count(() => known.forEach(replayOne)) },
    { name: "reading PGN", run: count(() => texts.forEach(gamesOf)) },
    { name: "inferring the control", run: count(() => games.forEach(infer)) },
  ];
  const [replayed = 0, read = 0, inferred = 0] = measureAll(subjects, 3);
  const row = (what: string, ns: number): Row => ({
    what,
    value: perSecond(ns),
    unit: "games a second",
    note: `${(ns / 1e6).toFixed(2)} ms a game`,
  });
  const rows = [
    row("both passes, control known", replayed),
    row("reading PGN", read),
    row("inferring the control", inferred),
    row("all of it", replayed + read + inferred),
    tournamentRow(),
  ];
  return { name, title: `${title}: ${games.length} games, ${plies} moves`, rows };
}

/** Replays a tournament's file with the faults of broadcasts, as `flagfall replay` does. */
function tournamentRow(): Row {
  const texts = tournament().map(({ pgn }) => pgn);
  const before = process.cpuUsage();
  for (const text of texts) {
    const games = readGames(text);
    if (!Array.isArray(games)) continue;
    for (const game of games) {
      const control = inferControl(game)?.control;
      if (control !== undefined) replayOne({ game, control });
    }
  }
  const { user, system } = process.cpuUsage(before);
  const value = (user + system) / 1e6;
  const what = `a tournament of ${texts.length} games with the faults of broadcasts`;
  return { what, value, unit: "s of the processor", goal: aimAtMost(tournamentMostS) };
}

function replayOne({ game, control }: { game: Game; control: Control }): void {
  replayGame(game, control, toleranceMs);
}
