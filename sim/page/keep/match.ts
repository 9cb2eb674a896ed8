/** Keeps the matches between two people on this device: their names, seats and results. */
import { isolated } from "../../words/isolated";
import type { Place } from "../clock/places";
import type { Result } from "./games";
import { recallAs, remember } from "./memory";

export interface Match {
  /** The players by their seats. */
  readonly names: Readonly<Record<Place, string>>;
  /** Each game: which seat had White, and the result. */
  readonly games: readonly { readonly white: Place; readonly result: Result }[];
}

export interface Matches {
  /** The latest is first. */
  readonly list: readonly Match[];
  /** Whether the first match is being played. */
  readonly isOn: boolean;
}

/** The matches that the browser could not store, because its storage is full or off. They last as long as the page. */
let unkept: Matches | undefined;

export function recallMatches(): Matches {
  if (unkept !== undefined) return unkept;
  return recallAs("matches", { list: [], isOn: false }, ({ list, isOn }: Matches) => ({
    list: list.filter(({ games, names }) => Array.isArray(games) && names.left.length * names.right.length > 0),
    isOn,
  }));
}

export function keepMatches(matches: Matches): void {
  unkept = remember("matches", JSON.stringify(matches)) ? undefined : matches;
}

/** Returns the match after another game. */
export function withGame(match: Match, white: Place, result: Result): Match {
  return result === "none" ? match : { ...match, games: [...match.games, { white, result }] };
}

/** Takes the last game of a match back, wherever the match stands now. Other matches stay as they are. */
export function takeGameBack(scored: Match): void {
  const { list, isOn } = recallMatches();
  const text = JSON.stringify(scored);
  const without = { ...scored, games: scored.games.slice(0, -1) };
  keepMatches({ list: list.map((each) => (JSON.stringify(each) === text ? without : each)), isOn });
}

/** Returns the points of a seat, in halves of a point. */
export function halvesOf({ games }: Match, place: Place): number {
  return games.reduce((sum, { white, result }) => {
    if (result === "draw") return sum + 1;
    return sum + ((result === "white") === (white === place) ? 2 : 0);
  }, 0);
}

/** Returns points as players write them: `0`, `½`, `1½`. */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? "" : whole}½`;
}

/** Returns the points of a seat as players write them. */
export function pointsOf(match: Match, place: Place): string {
  return pointsText(halvesOf(match, place));
}

/** Returns a match in one line: `Ana 1½ – ½ Ben`. */
export function matchText(match: Match): string {
  const { left, right } = match.names;
  const points = `${pointsOf(match, "left")} – ${pointsOf(match, "right")}`;
  return `${isolated(left)} ${points} ${isolated(right)}`;
}
