/** `flagfall replay`: real games through the clock, every reading compared. */
import type { Control } from "../../firmware/core/control";
import { Side } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { ruleWords } from "../notation/rules";
import { type Game, type GameFault, isReading, readGames } from "../replay/game";
import { type Inference, inferControl } from "../replay/infer";
import { type Drift, type Replay, replayGame, residualOf } from "../replay/replay";
import { onOneLine, quoteValue } from "../scenario/problem";
import { readSeconds } from "../scenario/seconds";
import { type Language, pickLanguage } from "../words/language";
import { replayWords } from "../words/replay";
import type { GameLine, InferredLine, Message, Place, ReplayWords } from "../words/replay-en";
import { readInput } from "./input";
import { processStreams, readFault, type Streams } from "./streams";

export interface ReplayOptions {
  control?: string | undefined;
  /** Seconds. */
  tolerance?: string | undefined;
  json?: boolean | undefined;
  lang?: string | undefined;
}

/** What `--json` prints for a game; seconds, plies from 0. */
export interface GameObject {
  game: string;
  /** Canonical; null where a game without readings names none. */
  control: string | null;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  /** Shown minus read. */
  worst: number;
  outliers: { ply: number; shown: number; read: number }[];
}

/** What `--json` prints last. */
export interface TotalObject {
  total: true;
  games: number;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
}

/** A game of the command line. */
interface Named {
  file: string;
  /** The file's path, and the game's number where the file holds several. */
  name: string;
  game: Game;
}

interface Result extends Named {
  control: Control | undefined;
  inference: Inference | undefined;
  replay: Replay;
}

interface Wish {
  language: Language;
  control: Control | undefined;
  toleranceMs: number;
  json: boolean;
}

/** From so many games on a progress bar is shown. */
const progressFrom = 20;

/** A tournament of a thousand games takes 4 MiB. */
const fileMaxBytes = 32 * 1024 * 1024;

/** What ends a replay: one line for stderr. */
class Refusal extends Error {}

function refusal(place: string, { wrong, right }: Message): Refusal {
  return new Refusal(`${onOneLine(place)}: ${onOneLine(wrong)}; ${onOneLine(right)}`);
}

/** The exit code: 0 all within tolerance, 1 a reading is not, 2 bad input, and nothing is printed. Never throws. */
export async function replayCommand(
  files: readonly string[],
  options: ReplayOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const language = pickLanguage(options.lang);
  const words = replayWords(language);
  try {
    const wish = readWish(options, language, words);
    const results = await replayAll(readFiles(files, words), wish, words, streams);
    streams.out(`${(wish.json ? jsonLines(results) : textLines(results, wish, words)).join("\n")}\n`);
    return results.some(({ replay }) => replay.outliers.length > 0) ? 1 : 0;
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const line = thrown instanceof Refusal ? message : refusal("flagfall replay", words.broken(message)).message;
    streams.error(`${line}\n`);
    return 2;
  }
}

function readWish(options: ReplayOptions, language: Language, words: ReplayWords): Wish {
  const toleranceMs = readSeconds(options.tolerance ?? "1");
  if (typeof toleranceMs !== "number") {
    throw refusal("flagfall replay", words.badTolerance(short(options.tolerance)));
  }
  const json = options.json === true;
  if (options.control === undefined) return { language, control: undefined, toleranceMs, json };
  const { control, column, rule } = parseControl(options.control);
  if (control !== undefined) return { language, control, toleranceMs, json };
  throw refusal("flagfall replay", words.badControl(short(options.control), column, ruleWords(rule, language)));
}

/** As a message shows it, without the quotes: every language has its own. */
function short(text: string | undefined): string {
  return quoteValue(text ?? "").slice(1, -1);
}

function readFiles(files: readonly string[], words: ReplayWords): Named[] {
  if (files.length === 0) throw refusal("flagfall replay", words.noFiles);
  return files.flatMap((file) => {
    const games = readGames(readText(file, words));
    if (!Array.isArray(games)) throw faultRefusal(file, games, words);
    return games.map((game) => ({ file, game, name: games.length > 1 ? `${file}#${game.number}` : file }));
  });
}

function faultRefusal(file: string, fault: GameFault, words: ReplayWords): Refusal {
  const { wrong, right } = words.faults[fault.kind](short(fault.text));
  const where = fault.game > 0 ? words.inGame(fault.game) : "";
  return refusal(`${file}:${fault.line}`, { wrong: `${where}${wrong}`, right });
}

/** PGN is ASCII or Latin-1 by its standard, UTF-8 by habit; readings are the same in all of them. */
function readText(file: string, words: ReplayWords): string {
  try {
    return readInput(file, fileMaxBytes).toString("utf8");
  } catch (thrown) {
    throw refusal(file, readFault(thrown, words));
  }
}

async function replayAll(named: readonly Named[], wish: Wish, words: ReplayWords, streams: Streams): Promise<Result[]> {
  if (!streams.watched || named.length < progressFrom) return named.map((one) => replayOne(one, wish, words));
  const { SingleBar, Presets } = await import("cli-progress");
  const format = `{bar} {value}/{total} ${words.progress}`;
  const bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
  bar.start(named.length, 0);
  try {
    return named.map((one) => {
      const result = replayOne(one, wish, words);
      bar.increment();
      return result;
    });
  } finally {
    bar.stop();
  }
}

function replayOne(named: Named, wish: Wish, words: ReplayWords): Result {
  const { game, file } = named;
  const inference = wish.control === undefined ? inferControl(game) : undefined;
  const control = wish.control ?? inference?.control;
  if (control !== undefined) {
    return { ...named, control, inference, replay: replayGame(game, control, wish.toleranceMs) };
  }
  if (!game.plies.some(isReading)) return { ...named, control, inference, replay: emptyReplay };
  const { wrong, right } = words.notInferred;
  const where = named.name === file ? "" : words.inGame(game.number);
  throw refusal(`${file}:${game.line}`, { wrong: `${where}${wrong}`, right });
}

const emptyReplay: Replay = {
  readings: 0,
  exact: 0,
  within: 0,
  ambiguous: 0,
  worst: undefined,
  outliers: [],
  drift: { whiteMs: undefined, blackMs: undefined, fallenAt: undefined },
};

type Counts = Pick<TotalObject, "games" | "readings" | "exact" | "within" | "ambiguous">;

function countsOf(results: readonly Result[]): Counts {
  const counts = { games: results.length, readings: 0, exact: 0, within: 0, ambiguous: 0 };
  for (const { replay } of results) {
    counts.readings += replay.readings;
    counts.exact += replay.exact;
    counts.within += replay.within;
    counts.ambiguous += replay.ambiguous;
  }
  return counts;
}

export function gameObject(name: string, control: Control | undefined, replay: Replay): GameObject {
  return {
    game: name,
    control: control === undefined ? null : printControl(control),
    readings: replay.readings,
    exact: replay.exact,
    within: replay.within,
    ambiguous: replay.ambiguous,
    worst: replay.worst === undefined ? 0 : residualOf(replay.worst) / 1000,
    outliers: replay.outliers.map(({ ply, shownMs, readMs }) => ({
      ply,
      shown: shownMs / 1000,
      read: readMs / 1000,
    })),
  };
}

function jsonLines(results: readonly Result[]): string[] {
  const total: TotalObject = { total: true, ...countsOf(results) };
  const games = results.map(({ name, control, replay }) => gameObject(name, control, replay));
  return [...games, total].map((object) => JSON.stringify(object));
}

function textLines(results: readonly Result[], wish: Wish, words: ReplayWords): string[] {
  const toleranceS = wish.toleranceMs / 1000;
  const games = results.map((result) => words.game(gameLine(result, toleranceS)));
  return [...games.map(onOneLine), words.total({ ...countsOf(results), toleranceS })];
}

function gameLine({ name, game, control, inference, replay }: Result, toleranceS: number): GameLine {
  const { readings, exact, within, ambiguous, worst } = replay;
  return {
    name,
    control: control && printControl(control),
    inferred: inference && inferredLine(inference, game),
    readings,
    exact,
    within,
    ambiguous,
    toleranceS,
    worst: worst && { seconds: residualOf(worst) / 1000, place: placeOf(game, worst.ply) },
    outliers: replay.outliers.map((one) => ({ ply: one.ply, seconds: residualOf(one) / 1000 })),
    drift: driftLine(replay.drift, game),
  };
}

function inferredLine({ control, source, fits, readings, tag }: Inference, game: Game): InferredLine {
  const derived = source === "derived";
  if (tag === undefined) return { fits, readings, derived, tag: game.tag === undefined ? "none" : "unreadable" };
  return { fits, readings, derived, tag: tag.text === printControl(control) ? "same" : tag };
}

function driftLine({ whiteMs, blackMs, fallenAt }: Drift, game: Game): GameLine["drift"] {
  return {
    white: whiteMs === undefined ? undefined : whiteMs / 1000,
    black: blackMs === undefined ? undefined : blackMs / 1000,
    fallenAt: fallenAt === undefined ? undefined : placeOf(game, fallenAt),
  };
}

/** The number of a move as people count: from 1 for both, also where Black begins. */
function placeOf(game: Game, ply: number): Place {
  const isBlackFirst = game.plies[0]?.side === Side.Black;
  const isWhite = game.plies[ply]?.side === Side.White;
  return { move: Math.floor((ply + (isBlackFirst ? 1 : 0)) / 2) + 1, isWhite, ply };
}
