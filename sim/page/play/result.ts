/** Ends a game by its result, keeps its story and the match's score, and takes a wrong result back. */
import { hasFallen } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { put, setClock } from "../actions/beginning";
import { placeOfWhite } from "../actions/next-clock";
import { exchangeSeats } from "../actions/next-seats";
import { flashOf } from "../clock/device";
import type { Host } from "../clock/host";
import { lastGame } from "../clock/journal";
import { keepGame, keepGames, type Result, recallGames } from "../keep/games";
import { keepMatches, recallMatches, withGame } from "../keep/match";
import { seats } from "../store/seats";
import { host } from "../store/store";
import { seatMatch } from "./seating";

/** The clock of the game that ended last, the clock that followed it, and what takes its result back. */
let ended: { before: Host; after: Host | undefined; forget: () => void } | undefined;

/** Returns the result of a game by its flag. A flag is a loss here; the players know if it is a draw. */
export function resultByFlag(): Result {
  const clock = host.value?.device.bench.app.clock;
  if (clock === undefined || clock.firstFlag === Side.None) return "none";
  return hasFallen(clock, Side.White) && clock.firstFlag === Side.White ? "black" : "white";
}

/**
 * Sets the clock for the next game with the same control. In a match the players exchange colours. The ended game stays
 * in memory until then.
 */
export function endGame(control: string, result: Result): void {
  const before = host.value;
  if (before === undefined) return;
  const forget = keepStory(before, result);
  const isMatch = scoreMatch(before, result);
  setClock(control);
  if (isMatch) exchangeSeats();
  ended = { before, after: host.value, forget };
}

/** Keeps the game and its score. Returns what takes both back. */
function keepStory({ device }: Host, result: Result): () => void {
  const [games, matches] = [recallGames(), recallMatches()];
  const journal = lastGame(flashOf(device));
  const { left, right } = seats.value;
  const isWhiteLeft = placeOfWhite(host.value) === "left";
  const [white, black] = isWhiteLeft ? [left.name, right.name] : [right.name, left.name];
  if (journal !== undefined) keepGame(journal, { endedMs: Date.now(), white, black, result });
  return () => {
    keepGames(games);
    keepMatches(matches);
    seatMatch();
  };
}

/** Adds the result to the match that is on. Returns whether the next game has the colours exchanged. */
function scoreMatch(before: Host, result: Result): boolean {
  const { list, isOn } = recallMatches();
  const [match, ...others] = list;
  const white = placeOfWhite(before);
  if (!isOn || match === undefined || white === undefined || result === "none") return false;
  keepMatches({ list: [withGame(match, white, result), ...others], isOn });
  seatMatch();
  return true;
}

/** Puts the ended game back on the page as it stood in the pause, unless another clock has been set meanwhile. */
export function takeResultBack(): void {
  if (ended !== undefined && host.value === ended.after) {
    ended.forget();
    put(ended.before);
  }
  ended = undefined;
}
