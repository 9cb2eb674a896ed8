import { divide } from "../core/integer";
import type { App } from "./app";
import { blockBytes, FIRST_GAME, FRAME_BYTES, KEYS, putBlock } from "./blocks";
import { append, HEAD_BYTES, Kind, type Log, Note, PRESSES_BYTES } from "./log";
import { writeSnapshot } from "./saving";
import { HEAD_MARK, NO_SEQ, seqOf, VERSION } from "./tape";

/*
 * The pages of the log. Whatever happens in here, and wherever the power is cut: settings, programs and games can be read
 * from the pages that are good at that instant. Nothing is erased while a clock runs.
 */

/** The largest snapshot: eight periods for each side; with the time before it, and the note before an erase. */
export const SNAPSHOT_BYTES = 316;

/** Goes on in the next page that is erased; also while a clock runs. False: there is none. */
export function turnPage(log: Log): boolean {
  const store = log.store;
  for (let page = 0; page < store.pages; page++) {
    if (store.isErased(page, 0) && beginPage(log, page)) return true;
  }
  log.hasNext = false;
  return false;
}

function beginPage(log: Log, page: number): boolean {
  const seq = log.seq + 1;
  const high = divide(seq, 256);
  const low = seq - 256 * high;
  const head = [HEAD_MARK, VERSION, high, low, 255 - HEAD_MARK, 255 - VERSION, 255 - high, 255 - low];
  if (!log.store.write(page, 0, head)) return false;
  log.page = page;
  log.seq = seq;
  log.at = HEAD_BYTES;
  measure(log);
  return true;
}

/** How much of the page is for words: all, while another one waits; else what has to be copied must fit behind them. */
export function measure(log: Log): void {
  const store = log.store;
  log.hasNext = false;
  for (let page = 0; page < store.pages; page++) {
    if (store.isErased(page, 0)) log.hasNext = true;
  }
  log.end = store.pageBytes - (log.hasNext ? 0 : SNAPSHOT_BYTES + keptBytes(log));
}

/** What the newest blocks of all keys take. */
function keptBytes(log: Log): number {
  let bytes = 0;
  for (let key = 0; key < KEYS; key++) {
    if (log.places[key] >= 0) bytes += blockBytes(log, log.places[key]).length + FRAME_BYTES;
  }
  return bytes;
}

/** Writes the newest block of a key again, if there is one. */
function copyBlock(log: Log, key: number): boolean {
  return log.places[key] < 0 || putBlock(log, key, blockBytes(log, log.places[key]));
}

/**
 * Erases a page, after the blocks that are kept and lie only there were copied to the page that is written on. Its head
 * goes first: a page half erased is no page of the log, and a note tells it from a damaged one. False, and it stays,
 * where a copy does not take.
 */
export function release(log: Log, page: number): boolean {
  const store = log.store;
  log.end = store.pageBytes;
  for (let key = 0; key < KEYS; key++) {
    if (divide(log.places[key], store.pageBytes) === page && !copyBlock(log, key)) return false;
  }
  append(log, Kind.Note, Note.Erase);
  store.write(page, 0, [0, 0, 0, 0, 0, 0, 0, 0]);
  return store.erase(page);
}

/** The page of the log that was begun first; −1: there is only the one that is written on. */
function oldestPage(log: Log): number {
  let oldest = -1;
  let seq = log.seq;
  for (let page = 0; page < log.store.pages; page++) {
    const found = seqOf(log.store, page);
    if (found > NO_SEQ && found < seq) {
      oldest = page;
      seq = found;
    }
  }
  return oldest;
}

/**
 * Makes room for so many bytes while no clock runs: in the next page, or in that of the oldest one, whose records are
 * given up. What the clock needs of them is written anew before. False: there is no room.
 */
export function makeRoom(app: App, bytes: number): boolean {
  if (app.log.page < 0 || hasRoomFor(app.log, bytes) || turnPage(app.log)) return app.log.page >= 0;
  app.log.end = app.log.store.pageBytes;
  writeSnapshot(app);
  return recycle(app.log);
}

function hasRoomFor(log: Log, bytes: number): boolean {
  return log.at + bytes + (log.short ? PRESSES_BYTES : 0) <= log.end;
}

/** Gives up the oldest page for a next one. */
function recycle(log: Log): boolean {
  const page = oldestPage(log);
  if (page < 0 || !release(log, page) || !turnPage(log)) {
    measure(log);
    return false;
  }
  log.short = false;
  return true;
}

/** A log with nothing but what is kept, settings and programs twice: the next game has all the room there is. */
export function renew(log: Log): void {
  if (!turnPage(log) && !recycle(log)) return;
  let page = oldestPage(log);
  while (page >= 0 && release(log, page)) page = oldestPage(log);
  for (let key = 0; key < FIRST_GAME; key++) copyBlock(log, key);
  log.played = false;
  log.over = false;
  log.short = false;
  measure(log);
}
