/** Runs `flagfall replay`: replays real games on the clock and compares every reading. */
import type { Control } from "../../firmware/core/control";
import { parseControl } from "../../firmware/notation/notation";
import { readFault, readInput } from "../files/input";
import { ruleWords } from "../notation/rules";
import { type Answer, answerGame } from "../replay/answer";
import { type Game, type GameFault, readGames } from "../replay/game";
import { readSeconds } from "../scenario/seconds";
import { type Language, pickLanguage } from "../words/language";
import { type ReplayWords, replayWords } from "../words/replay";
import { withProgress } from "./progress";
import { Refusal, refusalAt } from "./refusal";
import { jsonLines, shortText, textLines, unreadOf, verdictOf } from "./replay-lines";
import { processStreams, type Streams } from "./streams";

interface ReplayOptions {
  control?: string | undefined;
  /** In seconds. */
  tolerance?: string | undefined;
  /** In per cent of a game's readings. */
  share?: string | undefined;
  json?: boolean | undefined;
  lang?: string | undefined;
}

/** A game from the command line, or a file that contains no game. */
interface Named {
  file: string;
  /** The path of the file, with the number of the game if the file contains several. */
  name: string;
  game: Game;
}

interface Wish {
  language: Language;
  control: Control | undefined;
  toleranceMs: number;
  /** The share of a game's readings that may exceed the tolerance, 0 to 1. */
  share: number;
  json: boolean;
}

/** In broadcasts of sound clocks, late polls put up to one reading in twenty out of tolerance. */
const defaultShare = "5";
/** The number of games from which a progress bar is shown. */
const progressFrom = 20;

/** The largest input file. A tournament of a thousand games takes 4 MiB. */
const fileMaxBytes = 32 * 1024 * 1024;

/**
 * Replays the games and returns the exit code. Never throws.
 * - 0: all games agree
 * - 1: a game differs
 * - 2: bad input, and nothing is printed
 */
export async function replayCommand(
  files: readonly string[],
  options: ReplayOptions,
  streams: Streams = processStreams,
): Promise<number> {
  const language = pickLanguage(options.lang);
  const words = replayWords(language);
  try {
    const wish = readWish(options, language, words);
    const answered = await answerAll(readFiles(files, words), wish, words, streams);
    if (answered.every(isUnread)) throw unreadRefusal(answered[0], words);
    const results = answered.map(({ name, game, answer }) => ({ name, game, answer }));
    const lines = wish.json ? jsonLines(results, wish) : textLines(results, wish, words);
    streams.out(`${lines.join("\n")}\n`);
    return results.some((result) => verdictOf(result, wish.share) === "differs") ? 1 : 0;
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const line = thrown instanceof Refusal ? message : refusalAt("flagfall replay", words.broken(message)).message;
    streams.error(`${line}\n`);
    return 2;
  }
}

function readWish(options: ReplayOptions, language: Language, words: ReplayWords): Wish {
  const toleranceMs = readSeconds(options.tolerance ?? "1");
  if (typeof toleranceMs !== "number") {
    throw refusalAt("flagfall replay", words.badTolerance(shortText(options.tolerance ?? "")));
  }
  const share = readShare(options.share ?? defaultShare);
  if (share === undefined) throw refusalAt("flagfall replay", words.badShare(shortText(options.share ?? "")));
  const control = options.control === undefined ? undefined : readControl(options.control, language, words);
  return { language, control, toleranceMs, share, json: options.json === true };
}

function readControl(text: string, language: Language, words: ReplayWords): Control {
  const { control, column, rule } = parseControl(text);
  if (control !== undefined) return control;
  throw refusalAt("flagfall replay", words.badControl(shortText(text), column, ruleWords(rule, language)));
}

/** Reads a percentage such as `5`, `2.5` or `5%`. Returns it as a share of 1. */
function readShare(text: string): number | undefined {
  const percent = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(text)?.[1];
  return percent !== undefined && Number(percent) <= 100 ? Number(percent) / 100 : undefined;
}

function readFiles(files: readonly string[], words: ReplayWords): Named[] {
  if (files.length === 0) throw refusalAt("flagfall replay", words.noFiles);
  return files.flatMap((file) => {
    const games = readGames(readText(file, words));
    if (!Array.isArray(games)) return [{ file, name: file, game: noGame(games) }];
    return games.map((game) => ({ file, game, name: games.length > 1 ? `${file}#${game.number}` : file }));
  });
}

/** Returns an entry for a file without games, so that the file still has one line. */
function noGame(fault: GameFault): Game {
  return { number: 0, line: fault.line, tag: undefined, plies: [], fault, badTimes: [] };
}

/** Returns the error if no game could be read. It describes the first game. */
function unreadRefusal(first: Answered | undefined, words: ReplayWords): Refusal {
  if (first === undefined || !("unread" in first.answer)) return refusalAt("flagfall replay", words.noFiles);
  const { file, game, answer, name } = first;
  const { line, message } = unreadOf(game, answer.unread, words);
  const isOne = name === file && typeof answer.unread === "string";
  const where = game.number > 0 && !isOne ? words.inGame(game.number) : "";
  return refusalAt(`${file}:${line}`, { wrong: `${where}${message.wrong}`, right: message.right });
}

/** Reads a PGN file. PGN is ASCII or Latin-1 by its standard and UTF-8 by habit; readings are the same in all three. */
function readText(file: string, words: ReplayWords): string {
  try {
    return readInput(file, fileMaxBytes).toString("utf8");
  } catch (thrown) {
    throw refusalAt(file, readFault(thrown, words));
  }
}

type Answered = Named & { answer: Answer };

function isUnread({ answer }: Answered): boolean {
  return "unread" in answer;
}

async function answerAll(
  named: readonly Named[],
  wish: Wish,
  words: ReplayWords,
  streams: Streams,
): Promise<Answered[]> {
  const answerOne = (one: Named) => ({ ...one, answer: answerGame(one.game, wish.control, wish.toleranceMs) });
  if (!streams.watched || named.length < progressFrom) return named.map(answerOne);
  return withProgress(named.length, words.progress, (reach) =>
    named.map((one, index) => {
      const answered = answerOne(one);
      reach(index + 1);
      return answered;
    }),
  );
}
