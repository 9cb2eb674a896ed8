/**
 * Reads a clock's journal over its link. Reads only the pieces of the log that are new: a page is written from its
 * beginning to its end, and its head changes whenever it is erased.
 */
import { z } from "zod";
import { imageStore, pageBytes } from "../../journal/image";
import { readJournal } from "../../journal/journal";
import { readState } from "../../link/heard";
import type { State } from "../../link/state";
import type { JournalPlace } from "../model/ledger";
import type { JournalEvent } from "./merge";

export type Pieces = Map<number, Uint8Array>;

/** Asks the clock for one piece of its log. */
export type AskPiece = (piece: number) => Promise<Uint8Array>;

/** How a story reaches the clock's log. */
export interface JournalAccess {
  /** The pages of the clock's log; 0 if it has none. */
  readonly pages: number;
  readonly ask: AskPiece;
  /** A state that the clock gave since it was switched on. */
  readonly now?: State | null;
}

/** The size of a piece, the same as in firmware/app/link/log-commands.ts. */
const pieceBytes = 64;
const piecesAPage = pageBytes / pieceBytes;
const headBytes = 8;
const wordBytes = 4;
/** How often the reader begins again if the clock erases a page meanwhile. */
const triesMax = 4;

/**
 * Brings `pieces` up to date, and adds to `changed` what is new in them. An empty piece is erased. The clock goes on
 * writing meanwhile: whatever it wrote before the reading began is in the pieces afterwards, without a hole.
 */
export async function readPieces(pieces: Pieces, changed: Pieces, pages: number, ask: AskPiece): Promise<void> {
  const put: Put = (piece, bytes) => {
    if (isSame(pieces.get(piece), bytes)) return false;
    pieces.set(piece, bytes);
    changed.set(piece, bytes);
    return true;
  };
  for (let tries = 0; tries < triesMax; tries++) {
    let isSteady = true;
    for (let page = 0; page < pages; page++) {
      const head = headOf(pieces, page);
      await readPage(pieces, page, ask, put);
      // The page before one that has just begun may have grown until then.
      isSteady &&= isSame(head, headOf(pieces, page));
    }
    if (isSteady && (await areHeadsSame(pieces, pages, ask))) return;
  }
}

type Put = (piece: number, bytes: Uint8Array) => boolean;

async function readPage(pieces: Pieces, page: number, ask: AskPiece, put: Put): Promise<void> {
  const first = page * piecesAPage;
  const last = lastPiece(pieces, page);
  const head = await ask(first);
  const isOld = extendsPiece(pieces.get(first), head) && (await isExtended(pieces, last, first, ask, put));
  put(first, head);
  let isErased = head.length === 0;
  for (let piece = isOld ? Math.max(last, first) + 1 : first + 1; piece < first + piecesAPage; piece++) {
    const bytes = isErased ? head.subarray(0, 0) : await ask(piece);
    isErased ||= bytes.length === 0;
    // The clock has filled the piece before since it was read. If the link fails now, the next reading begins there.
    if (!isErased && isUnfinished(pieces.get(piece - 1))) put(piece - 1, await ask(piece - 1));
    if (bytes.length > 0 || pieces.has(piece)) put(piece, bytes);
  }
}

/** Reads the last known piece of a page again. Returns false if the page has other contents by now. */
async function isExtended(pieces: Pieces, last: number, first: number, ask: AskPiece, put: Put): Promise<boolean> {
  if (last <= first) return true;
  const bytes = await ask(last);
  if (!extendsPiece(pieces.get(last), bytes)) return false;
  put(last, bytes);
  return true;
}

function headOf(pieces: Pieces, page: number): Uint8Array {
  return (pieces.get(page * piecesAPage) ?? new Uint8Array()).subarray(0, headBytes);
}

/** Returns true if the last word of a piece is erased. */
function isUnfinished(bytes: Uint8Array | undefined): boolean {
  return bytes?.subarray(-wordBytes).every((byte) => byte === 255) ?? true;
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
    if (!isSame(headOf(pieces, page), head.subarray(0, headBytes))) return false;
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
