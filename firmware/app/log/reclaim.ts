import { divide } from "../../core/integer";
import type { Log } from "../model/log-state";
import { putBlock } from "./blocks";
import { NO_SEQ, Note, RecordKind, seqOf } from "./format";
import { append } from "./log";
import { FIRST_GAME, KEYS } from "./numbers";
import { blockBytes, measure, turnPage } from "./pages";

/*
 * The pages of the log. Whatever happens in here, and wherever the power is cut: settings, programs and games can be read
 * from the pages that are good at that instant. Nothing is erased while a clock runs.
 */

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
  append(log, RecordKind.Note, Note.Erase);
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

/** Gives up the oldest page for a next one. */
export function recycle(log: Log): boolean {
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
