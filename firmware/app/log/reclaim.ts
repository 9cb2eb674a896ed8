import { divide } from "../../core/divide";
import type { Log } from "../model/log-state";
import { putBlock } from "./blocks";
import { COPIES, ERASES, isHeadless, NO_SEQ, Note, RecordKind, seqOf, WORD_BYTES } from "./format";
import { append } from "./log";
import { FIRST_GAME, KEYS } from "./numbers";
import { blockBytes, keptBytes, measure, turnPage } from "./pages";

/*
 * Reclaims pages of the log. The power may fail at any instant: the good pages always hold the settings, programs and
 * games. A page is erased while no clock runs, or as the last resort of a game that fills the log without a pause.
 */

/** Copies the newest block of a key, if any, to the end of the log. Returns false if the write fails. */
function copyBlock(log: Log, key: number): boolean {
  return log.places[key] < 0 || putBlock(log, key, blockBytes(log, log.places[key]));
}

/**
 * Erases a page of the log. First copies the current blocks that exist only there to the page that the log is writing.
 * Clears the head before the rest, so that a half-erased page is no page of the log. Returns false, and keeps the page,
 * if a copy fails. Returns false too if the erase fails.
 */
export function release(log: Log, page: number): boolean {
  const store = log.store;
  log.end = store.pageBytes;
  for (let key = 0; key < KEYS; key++) {
    if (divide(log.places[key], store.pageBytes) === page && !copyBlock(log, key)) return false;
  }
  noteErase(log, page);
  store.write(page, 0, [0, 0, 0, 0, 0, 0, 0, 0]);
  return eraseNow(log, page);
}

/**
 * Notes which page is about to be erased. The note tells a half-erased page from a damaged one. If the log ends with
 * it, the power failed during the erase: even if the page then reads as erased, its bits may not be stable yet.
 */
export function noteErase(log: Log, page: number): void {
  log.end = log.store.pageBytes;
  append(log, RecordKind.Note, ERASES + page);
}

export function eraseNow(log: Log, page: number): boolean {
  log.hasErased = true;
  return log.store.erase(page);
}

/**
 * Erases the next page of those that wait for it: remains without a head, then the oldest pages of a new game's log.
 * Only one erase fits into a handler, because it takes up to 400 ms and the watchdog waits 5 s.
 */
export function tidy(log: Log): void {
  const store = log.store;
  const page = nextRemains(log);
  if (page >= 0) {
    noteErase(log, page);
    eraseNow(log, page);
  } else {
    let missing = log.played ? 0 : log.sparePages;
    for (let i = 0; i < store.pages; i++) if (store.isErased(i, 0)) missing--;
    const oldest = missing > 0 ? oldestPage(log) : -1;
    log.isUntidy = oldest >= 0 && release(log, oldest) && missing > 1;
    if (!log.isUntidy) log.sparePages = 0;
  }
  measure(log);
}

/** Returns the next page with contents but without a head, once for each page; −1 if none is left. */
function nextRemains(log: Log): number {
  while (log.tidyFrom < log.store.pages) {
    log.tidyFrom++;
    if (isHeadless(log.store, log.tidyFrom - 1)) return log.tidyFrom - 1;
  }
  return -1;
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
  log.isLastPage = false;
  return true;
}

/** A game has at least this many pages. A board with more keeps earlier games in the rest. */
const GAME_PAGES = 2;

/**
 * Begins the log of a new game on a page of its own. The game has half of all pages, and `tidy` erases what it lacks.
 * The others hold the games before until the log needs them. Writes settings and programs twice.
 */
export function renew(log: Log): void {
  if (!turnPage(log) && !recycle(log)) return;
  const pages = log.store.pages;
  if (pages > GAME_PAGES) copyAll(log);
  log.played = false;
  log.over = false;
  log.short = false;
  log.isLastPage = false;
  log.sparePages = (pages < 2 * GAME_PAGES ? GAME_PAGES : divide(pages, 2)) - 1;
  log.isUntidy = true;
  if (!log.hasErased) tidy(log);
  log.end = log.store.pageBytes;
  for (let key = 0; key < FIRST_GAME; key++) copyBlock(log, key);
  measure(log);
}

/** Copies all current blocks to the page just begun, so that a recovery need not read the pages before it. */
function copyAll(log: Log): void {
  log.end = log.store.pageBytes;
  if (!append(log, RecordKind.Note, COPIES + log.at + WORD_BYTES + keptBytes(log))) return;
  for (let key = 0; key < KEYS; key++) if (!copyBlock(log, key)) return;
  append(log, RecordKind.Note, Note.Copied);
}
