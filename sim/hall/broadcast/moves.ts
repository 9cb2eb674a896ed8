/** Reads the moves of e-boards from the PGN that their program writes: a file, a folder of files, or an address. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ParseTree, parseGames } from "@mliebelt/pgn-parser";
import { cutGames } from "../../replay/cut";
import { plainName } from "../bridge/seating";
import type { ClockView } from "../model/clock";

/** A game of an e-board. */
export interface BoardGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly sans: readonly string[];
  readonly result: string;
}

/** How often the moves are read, ms, and how large a text may be. */
const everyMs = 2000;
const bytesMax = 20_000_000;

/** Returns the games of a text that can be read. A program may be writing the last one just now. */
export function boardGames(text: string): BoardGame[] {
  return cutGames(text).flatMap(({ text: game }) => {
    try {
      return parseGames(game).map(gameOf);
    } catch {
      return [];
    }
  });
}

function gameOf({ tags, moves }: ParseTree): BoardGame {
  const sans = moves.map(({ notation }) => notation.notation);
  const plain = Object.fromEntries(Object.entries(tags ?? {}).map(([name, value]) => [name, String(value)]));
  return { tags: plain, sans, result: plain.Result ?? "*" };
}

/**
 * Returns the game of a clock: the newest one with the same players, or with the same board and round where it names
 * neither player.
 */
export function gameOn({ players, number, seat }: ClockView, games: readonly BoardGame[]): BoardGame | undefined {
  const isSame = ({ tags: { White = "", Black = "" } }: BoardGame): boolean =>
    White !== "" && nameKey(White) === nameKey(players[0]) && nameKey(Black) === nameKey(players[1]);
  const isThere = ({ tags: { White = "?", Black = "?", Board = "", Round = "" } }: BoardGame): boolean =>
    /^\?*$/.test(White + Black) && Number(Board) === number && number > 0 && Number.parseInt(Round, 10) === seat?.round;
  return games.findLast(isSame) ?? games.findLast(isThere);
}

/** Returns a name without accents, commas, dots and capitals, so that two programs' spellings meet. */
function nameKey(name: string): string {
  const letters = plainName(name).normalize("NFD").replace(/\p{M}/gu, "");
  return letters
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean)
    .sort()
    .join(" ");
}

export interface MoveReader {
  games(): readonly BoardGame[];
  close(): void;
}

/** Reads a place again and again. `onFault` receives the reason while it cannot be read; the last moves stay. */
export function readMoves(place: string, onFault: (reason: string) => void): MoveReader {
  let games: readonly BoardGame[] = [];
  let before = "";
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const text = await textAt(place);
      if (text !== before) games = boardGames(text);
      before = text;
    } catch (thrown) {
      onFault(thrown instanceof Error ? thrown.message : String(thrown));
    }
    if (!isClosed) timer = setTimeout(() => void look(), everyMs);
  };
  void look();
  return {
    games: () => games,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function textAt(place: string): Promise<string> {
  if (/^https?:/.test(place)) {
    const answer = await fetch(place, { signal: AbortSignal.timeout(5 * everyMs), redirect: "error" });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return (await answer.text()).slice(0, bytesMax);
  }
  const files = statSync(place).isDirectory() ? pgnFiles(place) : [place];
  return files
    .map((file) => readFileSync(file, "utf8"))
    .join("\n\n")
    .slice(0, bytesMax);
}

function pgnFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith(".pgn"));
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).map((name) => join(folder, name));
}
