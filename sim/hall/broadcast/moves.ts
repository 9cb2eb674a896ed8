/** Reads the moves of e-boards from the PGN that their program writes: a file, a folder of files, or an address. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ParseTree, parseGames } from "@mliebelt/pgn-parser";
import { cutGames } from "../../replay/cut";
import { plainName } from "../bridge/seating";
import type { ClockView } from "../model/clock";
import { Slices, type Work } from "../slices";

/** A game of an e-board. */
export interface BoardGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly sans: readonly string[];
  readonly result: string;
}

/** How often the moves are read, ms, and how large a text may be. */
const everyMs = 2000;
const bytesMax = 20_000_000;

/** Games by the part of the text that has them. */
type Known = Map<string, readonly BoardGame[]>;

/** The beginning of a game, as the standard wants it. Games without this tag stay with the one before them. */
const firstTag = /^(?=\[Event ")/m;

/** Reads the games of a text, but not those that are known: of many boards, few have a new move. */
export function* readGames(text: string, known: Known): Work<Known> {
  const all: Known = new Map();
  for (const part of text.split(firstTag)) {
    all.set(part, known.get(part) ?? gamesIn(part));
    yield;
  }
  return all;
}

function gamesIn(part: string): BoardGame[] {
  return cutGames(part).flatMap(({ text }) => {
    try {
      return parseGames(text).map(gameOf);
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
 * neither player. Of players who meet more than once it prefers the game of the clock's round.
 */
export function gameOn({ players, number, seat }: ClockView, games: readonly BoardGame[]): BoardGame | undefined {
  const isSame = ({ tags: { White = "", Black = "" } }: BoardGame): boolean =>
    White !== "" && nameKey(White) === nameKey(players[0]) && nameKey(Black) === nameKey(players[1]);
  const isOfRound = ({ tags: { Round = "" } }: BoardGame): boolean => Number.parseInt(Round, 10) === seat?.round;
  const isThere = ({ tags: { White = "?", Black = "?", Board = "" } }: BoardGame): boolean =>
    /^\?*$/.test(White + Black) && Number(Board) === number && number > 0;
  const same = games.filter(isSame);
  return same.findLast(isOfRound) ?? same.at(-1) ?? games.filter(isThere).findLast(isOfRound);
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
  const slices = new Slices();
  let known: Known = new Map();
  let games: readonly BoardGame[] = [];
  let before = "";
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const text = await textAt(place);
      if (text !== before) known = await slices.do(readGames(text, known));
      if (text !== before) games = [...known.values()].flat();
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
  const files = (await stat(place)).isDirectory() ? await pgnFiles(place) : [place];
  const texts: string[] = [];
  for (const file of files) texts.push(await readFile(file, "utf8"));
  return texts.join("\n\n").slice(0, bytesMax);
}

async function pgnFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith(".pgn"));
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).map((name) => join(folder, name));
}
