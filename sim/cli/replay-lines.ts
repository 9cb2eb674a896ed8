/** Formats the output of `flagfall replay` as text and as JSON: one line a game, then a total. */
import { Side } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { type Answer, type Compared, differs } from "../replay/answer";
import type { Game, GameFault } from "../replay/game";
import type { Inference } from "../replay/infer";
import { type Drift, residualOf } from "../replay/replay";
import { onOneLine, quoteValue } from "../scenario/problem";
import type { GameLine, InferredLine, Place, ReplayWords, TotalLine } from "../words/replay";
import type { NoControl } from "../words/subjects";
import type { Message } from "../words/text";

/** The JSON object that `--json` prints for a game. Times are in seconds; plies count from 0. */
interface GameObject {
  game: string;
  /** In canonical notation; null if the game cannot be read. */
  control: string | null;
  readings: number;
  exact: number;
  within: number;
  ambiguous: number;
  /** The largest difference: the time shown minus the time read. */
  worst: number;
  outliers: { ply: number; shown: number; read: number }[];
  /** Why the game cannot be read, the line in its file, and the wrong piece of text, which may be empty. */
  unread?: { why: GameFault["kind"] | NoControl; line: number; text: string };
}

export type Verdict = "agrees" | "differs" | "unread";

export interface Result {
  name: string;
  game: Game;
  answer: Answer;
}

/** The limits for agreement: the tolerance of a reading, and the share of a game's readings that may exceed it. */
export interface Limits {
  toleranceMs: number;
  share: number;
}

export function verdictOf({ answer }: Result, share: number): Verdict {
  if ("unread" in answer) return "unread";
  return differs(answer.compared.replay, share) ? "differs" : "agrees";
}

function countsOf(results: readonly Result[], share: number): Omit<TotalLine, "toleranceS"> {
  const counts = { games: results.length, readings: 0, exact: 0, within: 0, ambiguous: 0 };
  for (const { answer } of results) {
    if ("unread" in answer) continue;
    const { replay } = answer.compared;
    counts.readings += replay.readings;
    counts.exact += replay.exact;
    counts.within += replay.within;
    counts.ambiguous += replay.ambiguous;
  }
  const count = (verdict: Verdict) => results.filter((result) => verdictOf(result, share) === verdict).length;
  return { ...counts, agree: count("agrees"), differ: count("differs"), unread: count("unread") };
}

function comparedObject(name: string, { control, replay }: Compared): GameObject {
  return {
    game: name,
    control: printControl(control),
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

function gameObject({ name, game, answer }: Result): GameObject {
  if ("compared" in answer) return comparedObject(name, answer.compared);
  const { unread } = answer;
  const none = { readings: 0, exact: 0, within: 0, ambiguous: 0, worst: 0, outliers: [] };
  const why = typeof unread === "string" ? { kind: unread, line: game.line, text: "" } : unread;
  return { game: name, control: null, ...none, unread: { why: why.kind, line: why.line, text: why.text } };
}

export function jsonLines(results: readonly Result[], { share }: Limits): string[] {
  const total = { total: true, ...countsOf(results, share) };
  return [...results.map(gameObject), total].map((object) => JSON.stringify(object));
}

export function textLines(results: readonly Result[], limits: Limits, words: ReplayWords): string[] {
  const games = results.map((result) => gameText(result, limits, words));
  return [
    ...games.map(onOneLine),
    words.total({ ...countsOf(results, limits.share), toleranceS: limits.toleranceMs / 1000 }),
  ];
}

function gameText(result: Result, limits: Limits, words: ReplayWords): string {
  const { name, game, answer } = result;
  if ("compared" in answer) return words.game(gameLine(result, answer.compared, limits));
  const { line, message } = unreadOf(game, answer.unread, words);
  return words.unread(name, line, message);
}

/** Returns in words why a game cannot be read, and the line of its file. */
export function unreadOf(
  game: Game,
  unread: GameFault | NoControl,
  words: ReplayWords,
): { line: number; message: Message } {
  if (typeof unread === "object") {
    return { line: unread.line, message: words.faults[unread.kind](shortText(unread.text)) };
  }
  return { line: game.line, message: words.noControl[unread](shortText(game.tag ?? "")) };
}

/** Shortens a text for a message, without quotes, because each language has its own. */
export function shortText(text: string): string {
  return quoteValue(text).slice(1, -1);
}

function gameLine(result: Result, compared: Compared, { toleranceMs, share }: Limits): GameLine {
  const { name, game } = result;
  const { control, inference, replay, clocksOnly } = compared;
  const { readings, exact, within, ambiguous, worst } = replay;
  return {
    name,
    agrees: !differs(replay, share),
    control: printControl(control),
    inferred: inference && inferredLine(inference, game),
    clocksOnly,
    readings,
    exact,
    within,
    ambiguous,
    toleranceS: toleranceMs / 1000,
    worst: worst && { seconds: residualOf(worst) / 1000, place: placeOf(game, worst.ply) },
    outliers: replay.outliers.map((one) => ({ ply: one.ply, seconds: residualOf(one) / 1000 })),
    badTimes: game.badTimes.map(({ text, line }) => ({ text: shortText(text), line })),
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

/** Returns the move number as people count it. It starts at 1 for both colours, even if Black begins. */
function placeOf(game: Game, ply: number): Place {
  const isBlackFirst = game.plies[0]?.side === Side.Black;
  const isWhite = game.plies[ply]?.side === Side.White;
  return { move: Math.floor((ply + (isBlackFirst ? 1 : 0)) / 2) + 1, isWhite, ply };
}
