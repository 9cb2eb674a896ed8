/**
 * Reads a clock's journal over its link. Reads only the pieces of the log that are new: a page is written from its
 * beginning to its end, and its head changes whenever it is erased.
 */
import { z } from "zod";
import { imageStore, pageBytes } from "../../journal/image";
import { readJournal } from "../../journal/journal";
import { readState } from "../../link/heard";
import type { JournalPlace } from "../model/ledger";
import type { JournalEvent } from "./merge";

export type Pieces = Map<number, Uint8Array>;

/** Asks the clock for one piece of its log. */
export type AskPiece = (piece: number) => Promise<Uint8Array>;

/** The size of a piece, the same as in firmware/app/link/log-commands.ts. */
const pieceBytes = 64;
const piecesAPage = pageBytes / pieceBytes;
const headBytes = 8;
/** How often the reader begins again if the clock erases a page meanwhile. */
const triesMax = 4;

/** Brings `pieces` up to date, and adds to `changed` what is new in them. An empty piece is erased. */
export async function readPieces(pieces: Pieces, changed: Pieces, pages: number, ask: AskPiece): Promise<void> {
  const put = (piece: number, bytes: Uint8Array): void => {
    if (isSame(pieces.get(piece), bytes)) return;
    pieces.set(piece, bytes);
    changed.set(piece, bytes);
  };
  for (let tries = 0; tries < triesMax; tries++) {
    for (let page = 0; page < pages; page++) await readPage(pieces, page, ask, put);
    if (await areHeadsSame(pieces, pages, ask)) return;
  }
}

async function readPage(
  pieces: Pieces,
  page: number,
  ask: AskPiece,
  put: (piece: number, bytes: Uint8Array) => void,
): Promise<void> {
  const first = page * piecesAPage;
  const last = lastPiece(pieces, page);
  const head = await ask(first);
  const isOld = last > first && extendsPiece(pieces.get(first), head);
  let from = first + 1;
  if (isOld) {
    const bytes = await ask(last);
    if (extendsPiece(pieces.get(last), bytes)) {
      put(last, bytes);
      from = last + 1;
    }
  }
  put(first, head);
  let isErased = head.length === 0;
  for (let piece = from; piece < first + piecesAPage; piece++) {
    const bytes = isErased ? head.subarray(0, 0) : await ask(piece);
    isErased ||= bytes.length === 0;
    if (bytes.length > 0 || pieces.has(piece)) put(piece, bytes);
  }
}

/** Returns the last piece of a page that is known and not erased; −1 if there is none. */
function lastPiece(pieces: Pieces, page: number): number {
  for (let piece = (page + 1) * piecesAPage - 1; piece >= page * piecesAPage; piece--)
    if ((pieces.get(piece)?.length ?? 0) > 0) return piece;
  return -1;
}

/** Returns true if `bytes` can be what became of `known`: writing changes only bytes that were erased. */
function extendsPiece(known: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return (
    known !== undefined && bytes.length >= known.length && known.every((byte, i) => byte === 255 || byte === bytes[i])
  );
}

async function areHeadsSame(pieces: Pieces, pages: number, ask: AskPiece): Promise<boolean> {
  for (let page = 0; page < pages; page++) {
    const head = await ask(page * piecesAPage);
    const known = pieces.get(page * piecesAPage);
    if (!isSame(known?.subarray(0, headBytes), head.subarray(0, headBytes))) return false;
  }
  return true;
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && a.length === b.length && a.every((byte, i) => byte === b[i]);
}

const entrySchema = z.object({ record: z.object({ page: z.number(), at: z.number() }) });

/** Returns the events of the log in their order. Returns undefined if a later version of the firmware wrote it. */
export function journalEvents(pieces: Pieces, pages: number): JournalEvent[] | undefined {
  const image = new Uint8Array(pages * pageBytes).fill(255);
  for (const [piece, bytes] of pieces) if (piece < pages * piecesAPage) image.set(bytes, piece * pieceBytes);
  const journal = readJournal(imageStore(image));
  if (journal === "newer") return undefined;
  if (journal === "empty") return [];
  const events: JournalEvent[] = [];
  let before: JournalPlace | undefined;
  for (const line of journal.lines) {
    const said: unknown = JSON.parse(line);
    const state = readState(said);
    const { page, at } = entrySchema.parse(said).record;
    const index = before?.page === page && before.at === at ? before.index + 1 : 0;
    before = { page, at, index };
    if (state !== undefined && state.event !== "note") events.push({ page, at, index, state });
  }
  return events;
}
