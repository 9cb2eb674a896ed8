import { divide } from "../../core/divide";
import type { Log } from "../model/log-state";
import { putBlock } from "./blocks";
import { COPIES, NO_SEQ, Note, RecordKind, seqOf, WORD_BYTES } from "./format";
import { append } from "./log";
import { FIRST_GAME, KEYS } from "./numbers";
import { blockBytes, keptBytes, measure, turnPage } from "./pages";

/*
 * Reclaims pages of the log. The power may fail at any instant: the good pages always hold the settings, programs and
 * games. No page is erased while a clock runs.
 */

/** Copies the newest block of a key, if any, to the end of the log. Returns false if the write fails. */
function copyBlock(log: Log, key: number): boolean {
  return log.places[key] < 0 || putBlock(log, key, blockBytes(log, log.places[key]));
}

/**
 * Erases a page. First copies the current blocks that exist only there to the page that the log is writing.
 * Clears the head before the rest, so that a half-erased page is no page of the log.
 * A note tells such a page from a damaged one. Returns false, and keeps the page, if a copy fails.
 * Returns false too if the erase fails.
 */
export function release(log: Log, page: number): boolean {
  const store = log.store;
  log.end = store.pageBytes;
  for (let key = 0; key < KEYS; key++) {
    if (divide(log.places[key], store.pageBytes) === page && !copyBlock(log, key)) return false;
  }
  append(log, RecordKind.Note, Note.Erase);
  store.write(page, 0, [0, 0, 0, 0, 0, 0, 0, 0]);
  return store.erase(page);
}

/** Returns the oldest page of the log; −1 if there is only the page that the log is writing. */
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

/** Reclaims the oldest page and begins a new one. Returns false if that fails. */
export function recycle(log: Log): boolean {
  const page = oldestPage(log);
  if (page < 0 || !release(log, page) || !turnPage(log)) {
    measure(log);
    return false;
  }
  log.short = false;
  return true;
}

/** A game has at least this many pages. A board with more keeps earlier games in the rest. */
const GAME_PAGES = 2;

/**
 * Begins the log of a new game on a page of its own. The game has half of all pages.
 * The others hold the games before until the log needs them. Writes settings and programs twice.
 */
export function renew(log: Log): void {
  if (!turnPage(log) && !recycle(log)) return;
  const pages = log.store.pages;
  if (pages > GAME_PAGES) copyAll(log);
  let toErase = (pages < 2 * GAME_PAGES ? GAME_PAGES : divide(pages, 2)) - 1;
  for (let page = 0; page < pages; page++) if (log.store.isErased(page, 0)) toErase--;
  let page = oldestPage(log);
  while (page >= 0 && toErase > 0 && release(log, page)) {
    toErase--;
    page = oldestPage(log);
  }
  for (let key = 0; key < FIRST_GAME; key++) copyBlock(log, key);
  log.played = false;
  log.over = false;
  log.short = false;
  measure(log);
}

/** Copies all current blocks to the page just begun, so that a recovery need not read the pages before it. */
function copyAll(log: Log): void {
  log.end = log.store.pageBytes;
  if (!append(log, RecordKind.Note, COPIES + log.at + WORD_BYTES + keptBytes(log))) return;
  for (let key = 0; key < KEYS; key++) if (!copyBlock(log, key)) return;
  append(log, RecordKind.Note, Note.Copied);
}
