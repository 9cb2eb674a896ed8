/** Ends a game by its result, keeps its story and the match's score, and takes a wrong result back. */
import { hasFallen } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { put, setClock } from "../actions/beginning";
import { unsettle } from "../actions/hands";
import { placeOfWhite } from "../actions/next-clock";
import { exchangeSeats } from "../actions/next-seats";
import { flashOf } from "../clock/device";
import type { Host } from "../clock/host";
import { lastGame } from "../clock/journal";
import { keepGame, keepGames, type Result, recallGames } from "../keep/games";
import { keepMatches, type Match, recallMatches, takeGameBack, withGame } from "../keep/match";
import { keepsClock } from "../keep/memory";
import { seats } from "../store/seats";
import { host } from "../store/store";
import { seatMatch } from "./seating";

/** The clock of the game that ended last, and what takes its result back. */
let ended: { before: Host; forget: () => void } | undefined;

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
  const forgetStory = keepStory(before, result);
  const scored = scoreMatch(before, result);
  setClock(control);
  if (scored !== undefined) exchangeSeats();
  const forget = () => {
    forgetStory();
    if (scored !== undefined) takeGameBack(scored);
    seatMatch();
  };
  ended = { before, forget };
  unsettle();
}

/** Keeps the game. Returns what takes it back. */
function keepStory({ device }: Host, result: Result): () => void {
  const endedMs = Date.now();
  const journal = lastGame(flashOf(device));
  const { left, right } = seats.value;
  const isWhiteLeft = placeOfWhite(host.value) === "left";
  const [white, black] = isWhiteLeft ? [left.name, right.name] : [right.name, left.name];
  if (journal !== undefined) keepGame(journal, { endedMs, white, black, result });
  return () => keepGames(recallGames().filter((each) => each.endedMs !== endedMs));
}

/**
 * Adds the result to the match that is on, and returns that match: the next game has the colours exchanged. The match
 * belongs to the tab that keeps the clock.
 */
function scoreMatch(before: Host, result: Result): Match | undefined {
  const { list, isOn } = recallMatches();
  const [match, ...others] = list;
  const white = placeOfWhite(before);
  if (!isOn || match === undefined || white === undefined || result === "none" || !keepsClock()) return undefined;
  const scored = withGame(match, white, result);
  keepMatches({ list: [scored, ...others], isOn });
  seatMatch();
  return scored;
}

/** Puts the ended game back on the page as it stood in the pause. The colours may have been exchanged meanwhile. */
export function takeResultBack(): void {
  if (ended === undefined) return;
  ended.forget();
  put(ended.before);
  ended = undefined;
  unsettle();
}
