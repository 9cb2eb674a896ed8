/**
 * Reads the pairings of a round from a tournament report (TRF16 and TRF26). Columns count from 1, as in FIDE's document
 * (https://handbook.fide.com/files/handbook/TRF26.pdf): line 012 has the tournament's name from 5 on. The lines 001
 * have the rank of the player in 5–8, the title in 11–13, the name in 15–47, the rating in 49–52, the federation in
 * 54–56, the FIDE number in 58–68, and for each round ten columns from 92 on: opponent in the first four, colour in the
 * sixth, result in the eighth. The lines 162 have the points of each result: a letter in 6 and the points in 7–10, and
 * so on, nine columns each.
 */

import { nameMax } from "../model/choices";
import type { Player } from "../model/seat";
import type { Work } from "../slices";

export type TrfPlayer = Player & { readonly rank: number; readonly rounds: readonly TrfRound[] };

export interface TrfRound {
  /** The rank of the opponent; 0 if there is none. */
  readonly opponent: number;
  readonly colour: string;
  readonly result: string;
}

export interface TrfPairing {
  readonly white: TrfPlayer;
  readonly black: TrfPlayer;
}

const firstRound = 91;
const roundWidth = 10;
const firstPoints = 5;
const pointsWidth = 9;

const anyLine = /\r\n|\r|\n/;
/** The first unit of a letter whose second one was cut off. */
const halfLetter = /[\ud800-\udbff]$/;

/** Reads the players of the lines 001. */
export function* trfPlayers(text: string): Work<TrfPlayer[]> {
  const players: TrfPlayer[] = [];
  for (const line of text.split(anyLine)) {
    if (!/^001 /.test(line)) continue;
    const player = playerOf(line);
    if (player !== undefined) players.push(player);
    yield;
  }
  return players;
}

/** Returns the tournament's name, or an empty text. */
export function trfTournament(text: string): string {
  return (/^012 +(.+)$/m.exec(text)?.[1] ?? "").trim().slice(0, 80);
}

/** Returns the letters of a line, each in a column of its own, also those that UTF-16 writes in two units. */
export function lettersOf(line: string): string[] {
  return [...line];
}

function playerOf(line: string): TrfPlayer | undefined {
  const rank = rankOf(line);
  if (rank === undefined) return undefined;
  const letters = lettersOf(line.trimEnd());
  const text = (from: number, to: number): string => letters.slice(from, to).join("");
  const rounds: TrfRound[] = [];
  for (let at = firstRound; at < letters.length; at += roundWidth) rounds.push(roundOf(text(at, at + roundWidth)));
  const name = text(14, 47).trim().slice(0, nameMax).replace(halfLetter, "");
  return { rank, name, ...factsOf(text), rounds };
}

/** Returns the rank of a line 001, or undefined if it has none. */
export function rankOf(line: string): number | undefined {
  const rank = Number(line.slice(4, 8));
  return Number.isInteger(rank) && rank >= 1 ? rank : undefined;
}

/** Returns what a line 001 says of a player, without whatever cannot be. */
function factsOf(text: (from: number, to: number) => string): Omit<Player, "name" | "rank"> {
  const [title, federation] = [text(10, 13).trim().toUpperCase(), text(53, 56).trim().toUpperCase()];
  const [elo, fideId] = [Number(text(48, 52)), text(57, 68).trim()];
  return {
    ...(titles.has(title) ? { title } : {}),
    ...(/^[A-Z]{3}$/.test(federation) ? { federation } : {}),
    ...(Number.isInteger(elo) && elo > 0 && elo <= 4000 ? { elo } : {}),
    ...(/^\d{1,11}$/.test(fideId) && Number(fideId) > 0 ? { fideId } : {}),
  };
}

function roundOf(cell: string): TrfRound {
  const opponent = Number(cell.slice(0, 4));
  return {
    opponent: Number.isInteger(opponent) ? opponent : 0,
    colour: cell.slice(5, 6).toLowerCase(),
    result: cell.slice(7, 8).toUpperCase(),
  };
}

/** Returns the number of the last round that has pairings; 0 if there is none. */
export function lastRound(players: readonly TrfPlayer[]): number {
  // A file may have more players than a function may have arguments.
  return players.reduce(
    (last, { rounds }) => Math.max(last, rounds.findLastIndex(({ opponent }) => opponent > 0) + 1),
    0,
  );
}

/**
 * The points of a win, a draw, a loss, an absence and the bye of somebody without an opponent, by the letters of FIDE.
 */
export type TrfPoints = Readonly<Record<"W" | "D" | "L" | "A" | "P", number>>;

const usualPoints: TrfPoints = { W: 1, D: 0.5, L: 0, A: 0, P: 1 };

const titles: ReadonlySet<string> = new Set(["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]);

/** Returns the points of the lines 162. A bye counts as a win unless the file says otherwise. */
export function trfPoints(text: string): TrfPoints {
  const found = new Map<string, number>();
  for (const line of text.split(anyLine).filter((each) => /^162 /.test(each)))
    for (let at = firstPoints; at < line.trimEnd().length; at += pointsWidth) {
      const points = line.slice(at + 1, at + 5).trim();
      if (/^\d+(\.\d)?$/.test(points)) found.set(line.slice(at, at + 1).toUpperCase(), Number(points));
    }
  return { ...usualPoints, P: found.get("W") ?? usualPoints.P, ...Object.fromEntries(found) };
}

/**
 * Returns the pairings of a round, from 1, in the order of their boards, as FIDE's handbook sorts them (C.04.2): by the
 * points of the higher player of each pair, then by the points of both together, then by the rank of the higher player.
 */
export function trfPairings(players: readonly TrfPlayer[], round: number, points = usualPoints): TrfPairing[] {
  const byRank = new Map(players.map((player) => [player.rank, player]));
  const pairings = players.flatMap((white): TrfPairing[] => {
    const cell = white.rounds[round - 1];
    const black = cell?.colour === "w" ? byRank.get(cell.opponent) : undefined;
    return black?.rounds[round - 1]?.opponent === white.rank ? [{ white, black }] : [];
  });
  return pairings
    .map((pairing) => ({ pairing, order: orderOf(pairing, round, points) }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ pairing }) => pairing);
}

const otherColour: Readonly<Record<string, string>> = { w: "b", b: "w" };

/**
 * Returns the ranks of the players whose pair the line of the opponent does not have so. One such line would take a
 * board out of the round without a word, and all later boards would move up.
 */
export function disputedRanks(players: readonly TrfPlayer[], round: number): number[] {
  const byRank = new Map(players.map((player) => [player.rank, player]));
  const disputed = players.filter((player) => {
    const cell = player.rounds[round - 1];
    if (cell === undefined || cell.opponent === 0) return false;
    const other = byRank.get(cell.opponent)?.rounds[round - 1];
    const isSame = other?.opponent === player.rank && otherColour[cell.colour] === playedColour(other.colour);
    return !isSame || byRank.get(player.rank) !== player;
  });
  return disputed.map(({ rank }) => rank);
}

/** Returns the colour, or undefined for the sign of a game that nobody plays. */
function playedColour(colour: string): string | undefined {
  return colour in otherColour ? colour : undefined;
}

function orderOf({ white, black }: TrfPairing, round: number, values: TrfPoints): readonly number[] {
  const [higher, lower] = [white, black]
    .map(({ rank, rounds }) => ({ rank, points: pointsBefore(rounds, round, values) }))
    .sort((a, b) => b.points - a.points || a.rank - b.rank);
  const most = higher?.points ?? 0;
  return [-most, -most - (lower?.points ?? 0), higher?.rank ?? 0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}

/** Counts the points of the first rounds. The column of points may already include later ones. */
export function pointsBefore(rounds: readonly TrfRound[], round: number, values: TrfPoints): number {
  return rounds.slice(0, round - 1).reduce((sum, { result }) => sum + values[kinds[result] ?? "A"], 0);
}

/** The meaning of each result. A blank or any other letter is an absence. */
const kinds: Readonly<Record<string, keyof TrfPoints>> = {
  ...{ "1": "W", "+": "W", W: "W", F: "W" },
  ...{ "=": "D", D: "D", H: "D" },
  ...{ "0": "L", L: "L", U: "P" },
};
