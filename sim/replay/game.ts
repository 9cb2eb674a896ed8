/** Games with clock readings, from PGN. */
import { type ParseTree, parseGames } from "@mliebelt/pgn-parser";
import { TIME_MAX_MS } from "../../firmware/core/control";
import { Side } from "../../firmware/core/words";
import { type Chunk, cutGames } from "./cut";

/** A move with what the clock said about it. */
export interface Ply {
  side: Side;
  /** `%clk`: what his clock showed after the press, ms. */
  readMs: number | undefined;
  /** The reading has decimals, so it is compared to the ms, not as whole seconds are shown. */
  fine: boolean;
  /** The time he used, ms: `%emt`, to the ms where `%ts` agrees with it, or `%ts` alone. */
  thinkMs: number | undefined;
}

export interface Game {
  /** From 1, in its file. */
  number: number;
  /** Where it begins in the file, from 1. */
  line: number;
  /** The TimeControl tag as it stands. */
  tag: string | undefined;
  plies: readonly Ply[];
}

export type FaultKind = "binary" | "noGame" | "comment" | "variation" | "command" | "grammar" | "time" | "noReading";

/** Why a text is not taken. */
export interface GameFault {
  kind: FaultKind;
  line: number;
  /** From 1; 0 where none is meant. */
  game: number;
  /** The piece that is wrong, or empty. */
  text: string;
}

type Comments = Readonly<Record<string, unknown>>;

/** Thrown and caught in this file only. */
class Refused extends Error {
  constructor(readonly fault: GameFault) {
    super(fault.kind);
  }
}

const TIME = /^(?:(?:(\d{1,3}):)?([0-5]?\d):(?=[0-5]\d(?!\d)))?(\d{1,6})(?:[.,](\d{1,3}))?$/;
const EPOCH_MS = /^\d{13}$/;
/** `%ts` makes `%emt` more exact where the two agree so closely, ms. */
const AGREE_MS = 1000;

/** `1:02:03`, `02:03` or `3.5` in ms, up to 99:59:59; undefined where it is no such time. */
export function readTime(text: string): number | undefined {
  const parts = TIME.exec(text);
  if (parts === null) return undefined;
  const seconds = Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3]);
  const ms = seconds * 1000 + Number((parts[4] ?? "").padEnd(3, "0"));
  return ms <= TIME_MAX_MS ? ms : undefined;
}

/** The last of a move's values of one kind: two of them, `{[%clk 1:00]} {[%clk 0:59]}`, come as one text. */
function lastOf(comments: Comments, name: string): string | undefined {
  const value = comments[name];
  return typeof value === "string" ? value.trim().split(/\s+/).at(-1) : undefined;
}

function timeOf(comments: Comments, name: string, number: number, chunk: Chunk): number | undefined {
  const text = lastOf(comments, name);
  if (text === undefined) return undefined;
  const ms = readTime(text);
  if (ms !== undefined) return ms;
  const line = lineAt(chunk, chunk.text.indexOf(text));
  throw new Refused({ kind: "time", line, game: number, text: `%${name} ${text}` });
}

function lineAt(chunk: Chunk, offset: number): number {
  return chunk.line + chunk.text.slice(0, Math.max(offset, 0)).split("\n").length - 1;
}

/** The instant of the press on the writer's own clock, ms since 1970. */
function stampOf(comments: Comments): number | undefined {
  const text = lastOf(comments, "ts");
  return text !== undefined && EPOCH_MS.test(text) ? Number(text) : undefined;
}

/** `%emt` stands; from one `%ts` to the next says its milliseconds, or the whole time where `%emt` is missing. */
function thinkOf(usedMs: number | undefined, fromMs: number | undefined, toMs: number | undefined): number | undefined {
  if (fromMs === undefined || toMs === undefined) return usedMs;
  const spanMs = toMs - fromMs;
  if (spanMs < 0 || spanMs > TIME_MAX_MS) return usedMs;
  return usedMs === undefined || Math.abs(spanMs - usedMs) <= AGREE_MS ? spanMs : usedMs;
}

function pliesOf(tree: ParseTree, number: number, chunk: Chunk): Ply[] {
  let lastStampMs: number | undefined;
  return tree.moves.map((move) => {
    const comments: Comments = { ...move.commentDiag };
    const readMs = timeOf(comments, "clk", number, chunk);
    const stampMs = stampOf(comments);
    const thinkMs = thinkOf(timeOf(comments, "emt", number, chunk), lastStampMs, stampMs);
    lastStampMs = stampMs;
    const fine = readMs !== undefined && readMs % 1000 !== 0;
    return { side: move.turn === "b" ? Side.Black : Side.White, readMs, fine, thinkMs };
  });
}

/** The parser takes a TimeControl apart where it can; here it is one text again. */
function tagOf(tree: ParseTree): string | undefined {
  const tag: unknown = tree.tags?.TimeControl;
  if (!Array.isArray(tag)) return typeof tag === "string" ? tag : undefined;
  return tag.map((field: { value?: string }) => field.value ?? "").join(":");
}

function gamesOf(chunk: Chunk, before: number): Game[] {
  return parsed(chunk, before).map((tree, i) => {
    const number = before + i + 1;
    return { number, line: chunk.line, tag: tagOf(tree), plies: pliesOf(tree, number, chunk) };
  });
}

function parsed(chunk: Chunk, before: number): ParseTree[] {
  try {
    return parseGames(chunk.text);
  } catch (thrown) {
    const offset = offsetOf(thrown, chunk.text);
    const text = /^\S*/.exec(chunk.text.slice(offset))?.[0] ?? "";
    throw new Refused({ kind: "grammar", line: lineAt(chunk, offset), game: before + 1, text });
  }
}

/** Where the parser stopped: at the beginning of the word it could not take, or behind the last one. */
function offsetOf(thrown: unknown, text: string): number {
  const at = (thrown as { location?: { start?: { offset?: unknown } } }).location?.start?.offset;
  const end = text.trimEnd().length;
  if (typeof at !== "number" || at >= end) return end;
  return at - (/\S*$/.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** Holds control characters that no text has. */
function isBinary(text: string): boolean {
  return (text.match(/(?!\s)\p{Cc}/gu) ?? []).some((character) => character < " ");
}

/** All games of a PGN text, or the first thing in it that cannot be read. */
export function readGames(text: string): Game[] | GameFault {
  if (isBinary(text)) return { kind: "binary", line: 1, game: 0, text: "" };
  const chunks = cutGames(text);
  if (!Array.isArray(chunks)) return { kind: chunks.open, line: chunks.line, game: chunks.game, text: "" };
  try {
    const games: Game[] = [];
    for (const chunk of chunks) games.push(...gamesOf(chunk, games.length));
    return judged(games);
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.fault;
    throw thrown;
  }
}

export function isReading(ply: Ply): boolean {
  return ply.readMs !== undefined && ply.thinkMs !== undefined;
}

/** A file without one reading is nothing to replay; a game without is (a forfeit, say). */
function judged(games: Game[]): Game[] | GameFault {
  if (games.length === 0) return { kind: "noGame", line: 1, game: 0, text: "" };
  if (games.some((game) => game.plies.some(isReading))) return games;
  return { kind: "noReading", line: games[0]?.line ?? 1, game: 0, text: "" };
}
