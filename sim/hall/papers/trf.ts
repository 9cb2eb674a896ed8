/** Writes the results of a round into the report of a pairing program, in the columns of FIDE's document. */

import { resultLetters } from "../model/choices";
import type { Board } from "../model/round";
import { lettersOf, pointsBefore, rankOf, type TrfRound, trfPlayers, trfPoints } from "../rounds/trf-pairings";
import type { Work } from "../slices";

/** The places of a round in a line 001: its first column, its width, and the place of the result in it. */
const firstRound = 91;
const roundWidth = 10;
const resultAt = 7;
const pointsAt = 80;
const pointsWidth = 4;

/**
 * Writes the report with the results of a round and the points after it, which a bye of the report brings too. Boards
 * without a result, players without a number in the report, and all other columns stay as they are.
 */
export function* trfWithResults(report: string, round: number, boards: readonly Board[]): Work<string> {
  const results = new Map<number, string>();
  for (const { white, black, result } of boards) {
    if (result === null || result.score === "*") continue;
    const [ofWhite, ofBlack] = resultLetters[result.score];
    if (white.rank !== undefined) results.set(white.rank, ofWhite);
    if (black.rank !== undefined) results.set(black.rank, ofBlack);
  }
  const points = trfPoints(report);
  const lines = report.split(/(\r\n|\r|\n)/);
  for (const [at, line] of lines.entries()) {
    if (!/^001 /.test(line)) continue;
    const result = results.get(rankOf(line) ?? 0);
    const scored = result === undefined ? line : put(line, firstRound + (round - 1) * roundWidth + resultAt, result);
    const [player] = yield* trfPlayers(scored);
    if (player === undefined || (result === undefined && !isBye(player.rounds[round - 1]))) continue;
    const sum = pointsBefore(player.rounds, round + 1, points);
    lines[at] = put(scored, pointsAt, sum.toFixed(1).padStart(pointsWidth));
  }
  return lines.join("");
}

/** Returns true for a bye that brings points: that of the pairing, or one of a whole or half point. */
function isBye(round: TrfRound | undefined): boolean {
  return round !== undefined && round.opponent === 0 && /^[UFH]$/.test(round.result);
}

function put(line: string, at: number, text: string): string {
  const letters = lettersOf(line);
  const before = [...letters.slice(0, at), " ".repeat(Math.max(0, at - letters.length))];
  return [...before, text, ...letters.slice(at + text.length)].join("");
}
