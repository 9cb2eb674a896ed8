/** Reads games with clock readings from PGN. */
import { type ParseTree, parseGames } from "@mliebelt/pgn-parser";
import { TIME_MAX_MS } from "../../firmware/core/control";
import { Side } from "../../firmware/core/words";
import type { GameFaultKind } from "../words/subjects";
import { type Chunk, cutGames } from "./cut";

/** A move with its clock readings. */
export interface Ply {
  side: Side;
  /** The mover's clock after the press, from `%clk`, ms. */
  readMs: number | undefined;
  /**
   * True if the reading has decimals. Then it is compared to the ms, not in whole seconds as the display shows them.
   */
  fine: boolean;
  /** The time used, ms: `%emt`, made exact to the ms if `%ts` agrees with it, or `%ts` alone. */
  thinkMs: number | undefined;
}

export interface Game {
  /** The game's number in its file, from 1. */
  number: number;
  /** The game's first line in the file, from 1. */
  line: number;
  /** The TimeControl tag as written. */
  tag: string | undefined;
  plies: readonly Ply[];
  /** The reason why the game cannot be read. */
  fault: GameFault | undefined;
  /** Readings that are no valid times. They count as missing. */
  badTimes: readonly BadTime[];
}

/** The reason why a text is refused. */
export interface GameFault {
  kind: GameFaultKind;
  line: number;
  /** From 1; 0 if the fault concerns no single game. */
  game: number;
  /** The wrong piece of text, which may be empty. */
  text: string;
}

/** An invalid `%clk` or `%emt` as written, and its line in the file. */
interface BadTime {
  text: string;
  line: number;
}

type Comments = Readonly<Record<string, unknown>>;

const TIME = /^(?:(?:(\d{1,3}):)?([0-5]?\d):(?=[0-5]\d(?!\d)))?(\d{1,6})(?:[.,](\d{1,3}))?$/;
const EPOCH_MS = /^\d{13}$/;
/** The largest difference at which `%ts` makes `%emt` more exact, ms. */
const AGREE_MS = 1000;

/** Reads a time such as `1:02:03`, `02:03` or `3.5`, up to 99:59:59. Returns ms, or undefined for any other text. */
export function readTime(text: string): number | undefined {
  const parts = TIME.exec(text);
  if (parts === null) return undefined;
  const seconds = Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3]);
  const ms = seconds * 1000 + Number((parts[4] ?? "").padEnd(3, "0"));
  return ms <= TIME_MAX_MS ? ms : undefined;
}

/** Returns the last of a move's values of one kind. Two of them, `{[%clk 1:00]} {[%clk 0:59]}`, arrive as one text. */
function lastOf(comments: Comments, name: string): string | undefined {
  const value = comments[name];
  return typeof value === "string" ? value.trim().split(/\s+/).at(-1) : undefined;
}

/** The context for reading a game's times; it collects the invalid ones. */
interface TimeReader {
  chunk: Chunk;
  badTimes: BadTime[];
}

function timeOf({ chunk, badTimes }: TimeReader, comments: Comments, name: string): number | undefined {
  const text = lastOf(comments, name);
  if (text === undefined) return undefined;
  const ms = readTime(text);
  if (ms === undefined) {
    badTimes.push({ text: `%${name} ${text}`, line: lineAt(chunk, chunk.text.indexOf(text)) });
  }
  return ms;
}

function lineAt(chunk: Chunk, offset: number): number {
  return chunk.line + chunk.text.slice(0, Math.max(offset, 0)).split("\n").length - 1;
}

/** Returns the instant of the press on the recorder's own clock, ms since 1970. */
function stampOf(comments: Comments): number | undefined {
  const text = lastOf(comments, "ts");
  return text !== undefined && EPOCH_MS.test(text) ? Number(text) : undefined;
}

/**
 * Returns the time used. It keeps `%emt`. The difference of two `%ts` adds the milliseconds, or the whole time if
 * `%emt` is missing.
 */
function thinkOf(usedMs: number | undefined, fromMs: number | undefined, toMs: number | undefined): number | undefined {
  if (fromMs === undefined || toMs === undefined) return usedMs;
  const spanMs = toMs - fromMs;
  if (spanMs < 0 || spanMs > TIME_MAX_MS) return usedMs;
  return usedMs === undefined || Math.abs(spanMs - usedMs) <= AGREE_MS ? spanMs : usedMs;
}

function pliesOf(tree: ParseTree, times: TimeReader): Ply[] {
  let lastStampMs: number | undefined;
  return tree.moves.map((move) => {
    const comments: Comments = { ...move.commentDiag };
    const readMs = timeOf(times, comments, "clk");
    const stampMs = stampOf(comments);
    const thinkMs = thinkOf(timeOf(times, comments, "emt"), lastStampMs, stampMs);
    lastStampMs = stampMs;
    const fine = readMs !== undefined && readMs % 1000 !== 0;
    return { side: move.turn === "b" ? Side.Black : Side.White, readMs, fine, thinkMs };
  });
}

function gameOf(tree: ParseTree, number: number, chunk: Chunk): Game {
  const badTimes: BadTime[] = [];
  const plies = pliesOf(tree, { chunk, badTimes });
  const game = { number, line: chunk.line, tag: chunk.tag, plies, fault: undefined, badTimes };
  if (plies.some((ply) => ply.readMs !== undefined)) return game;
  const [bad] = badTimes;
  const kind = bad === undefined ? "noReading" : "time";
  return { ...game, fault: { kind, line: bad?.line ?? chunk.line, game: number, text: bad?.text ?? "" } };
}

function unread({ line, tag }: Chunk, fault: GameFault): Game {
  return { number: fault.game, line, tag, plies: [], fault, badTimes: [] };
}

/** Returns the games of a chunk. If the chunk cannot be read, returns one game with the reason. */
function gamesOf(chunk: Chunk, before: number): Game[] {
  if (chunk.open !== undefined) return [unread(chunk, { ...chunk.open, game: before + 1, text: "" })];
  try {
    return parseGames(chunk.text).map((tree, i) => gameOf(tree, before + i + 1, chunk));
  } catch (thrown) {
    const offset = offsetOf(thrown, chunk.text);
    const text = /^\S*/.exec(chunk.text.slice(offset))?.[0] ?? "";
    return [unread(chunk, { kind: "grammar", line: lineAt(chunk, offset), game: before + 1, text })];
  }
}

/** Returns the place where the parser stopped: the beginning of the word that it refused, or the end of the text. */
function offsetOf(thrown: unknown, text: string): number {
  const at = (thrown as { location?: { start?: { offset?: unknown } } }).location?.start?.offset;
  const end = text.trimEnd().length;
  if (typeof at !== "number" || at >= end) return end;
  return at - (/\S*$/.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** Returns true if the text contains control characters, which a text file does not have. */
function isBinary(text: string): boolean {
  return (text.match(/(?!\s)\p{Cc}/gu) ?? []).some((character) => character < " ");
}

/**
 * Returns all games of a PGN text, including those that cannot be read. Returns a fault if the text contains no game.
 */
export function readGames(text: string): Game[] | GameFault {
  if (isBinary(text)) return { kind: "binary", line: 1, game: 0, text: "" };
  const games: Game[] = [];
  for (const chunk of cutGames(text)) games.push(...gamesOf(chunk, games.length));
  return games.length > 0 ? games : { kind: "noGame", line: 1, game: 0, text: "" };
}

/** Returns true for a move with both a reading and a time used, so that the two can be compared. */
export function isReading(ply: Ply): boolean {
  return ply.readMs !== undefined && ply.thinkMs !== undefined;
}

/** Returns true for clock times without any time used, as lichess and Chess.com write them. */
export function hasClocksOnly(plies: readonly Ply[]): boolean {
  return plies.some((ply) => ply.readMs !== undefined) && plies.every((ply) => ply.thinkMs === undefined);
}
