/** Keeps the games that were played on this device, for their stories. Nothing leaves the device by itself. */
import type { Journal } from "../../replay/journal";
import { recallAs, remember } from "./memory";

export type Result = "white" | "draw" | "black" | "none";

/** A game as it is kept: a press is the mover's time left and the time used, in ms. */
export interface Game {
  endedMs: number;
  control: string;
  white: string;
  black: string;
  result: Result;
  whiteMs: number;
  blackMs: number;
  presses: readonly (readonly [isWhite: 0 | 1, leftMs: number, thinkMs: number])[];
}

/** The most games that are kept; the oldest go first. */
const most = 40;

export function recallGames(): readonly Game[] {
  return recallAs("games", [], (games: Game[]) => games.filter(isGame));
}

/** Returns whether a kept value is a game with at least one press. */
function isGame(kept: Partial<Game> | null): boolean {
  const { endedMs, control = "", presses } = kept ?? {};
  const isPress = (press: unknown) => Array.isArray(press) && press.length === 3 && press.every(Number.isFinite);
  return Number.isFinite(endedMs) && control.length > 0 && presses?.[0] !== undefined && presses.every(isPress);
}

/** Keeps a game as the latest. A storage that is full keeps fewer. */
export function keepGame(journal: Journal, about: Pick<Game, "endedMs" | "white" | "black" | "result">): void {
  const { control, whiteMs, blackMs, presses } = journal;
  const rows = presses.map(({ isWhite, leftMs, thinkMs }) => [isWhite ? 1 : 0, leftMs, thinkMs] as const);
  keepGames([{ ...about, control, whiteMs, blackMs, presses: rows }, ...recallGames()].slice(0, most));
}

export function keepGames(games: readonly Game[]): void {
  let count = games.length;
  while (!remember("games", JSON.stringify(games.slice(0, count))) && count > 0) count = Math.floor(count / 2);
}

/** Returns a kept game as the journal from which it came. */
export function journalOfGame({ control, whiteMs, blackMs, presses }: Game): Journal {
  const turns = presses.map(([isWhite, leftMs, thinkMs]) => ({ isWhite: isWhite === 1, leftMs, thinkMs }));
  return { control, whiteMs, blackMs, isBlackFirst: turns[0]?.isWhite === false, presses: turns };
}
