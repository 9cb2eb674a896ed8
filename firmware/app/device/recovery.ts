import type { Store } from "../../../hal/hal";
import { remainder } from "../../core/divide";
import { loadClock, saveClock, savedControl } from "../../core/snapshot";
import { advance } from "../../core/time";
import { Event, Mode, Side } from "../../core/words";
import { printControl } from "../../notation/notation";
import { put } from "../display/regions";
import { programCount, REMOTE, setProgram, showProgram } from "../game/programs";
import { SNAPSHOT_WORDS } from "../keep/snapshot";
import { ERASES, HEAD_BYTES, isHeadless, NEWER_SEQ, Note, RecordKind, seqOf, WORD_BYTES } from "../log/format";
import { numberList } from "../log/lists";
import { append, note } from "../log/log";
import { isNote, nextRecord, openGame, type Tape } from "../log/log-reader";
import { play, playNote } from "../log/log-replay";
import { ALL, FIRST_PROGRAM, KEYS, SETTINGS } from "../log/numbers";
import { keptNumbers, measure, turnPage } from "../log/pages";
import { eraseNow, noteErase } from "../log/reclaim";
import type { App } from "../model/app";
import { Memo, Region } from "../model/choices";
import type { Log } from "../model/log-state";
import { Word } from "../model/word";
import { isBuilt, keptOrder } from "../settings/kept";
import { putSetting } from "../settings/setting";
import { skipLanguages } from "../settings/values";
import { showStage } from "../stage/stage";
import { wordOf } from "../text/text";
import { feedWatchdog } from "./restart";

/** Restores the kept settings, programs and games at power-on. Restores the clock as it was, but paused if it ran. */
export function recover(app: App, nowMs: number): void {
  const log = app.log;
  log.places = numberList(KEYS);
  for (let key = 0; key < KEYS; key++) log.places[key] = -1;
  app.display.memo = Memo.NoMemory;
  if (log.store.pages < 2) return;
  app.display.memo = Memo.Newer;
  for (let page = 0; page < log.store.pages; page++) if (seqOf(log.store, page) === NEWER_SEQ) return;
  app.display.memo = Memo.None;
  const tape = openGame(log.store, app.clock.notice);
  if (tape.page >= 0) showWait(app);
  while (nextRecord(tape)) {
    replayRecord(log, tape);
    // It is fed at the first record of each page, and not where reading hangs.
    if (app.facts.features.resets && tape.recordAt === HEAD_BYTES) feedWatchdog(app);
  }
  if (app.facts.features.resets) feedWatchdog(app);
  openLog(log, tape);
  if (log.page < 0) app.display.memo = Memo.NoMemory;
  takeKept(app);
  restoreGame(app, tape, nowMs);
  if (tape.damaged) app.display.memo = Memo.Fault;
}

/** Shows a request to wait, because reading a long game takes some seconds. */
function showWait(app: App): void {
  put(app, Region.Line, wordOf(app, Word.Wait));
  app.hal.screen.show();
}

/** Replays a record and notes what the log itself must know of it. */
function replayRecord(log: Log, tape: Tape): void {
  play(tape);
  log.words++;
  if (tape.kind === RecordKind.Start) {
    log.played = true;
    log.over = false;
  }
  if (isNote(tape, Note.Setup)) log.over = log.played;
  if (isNote(tape, Note.Damaged)) tape.damaged = false;
  if (tape.kind !== RecordKind.Block) return;
  if (tape.key < KEYS) log.places[tape.key] = tape.page * log.store.pageBytes + tape.recordAt;
  else log.words = 0;
}

/**
 * Prepares the log for new records after the last one read. Notes the damage if something is missing. Then erases the
 * page that the log needs first; `tidy` erases the others. If the log is full afterwards, there may have been no room
 * for presses, so this is noted as damage too.
 */
function openLog(log: Log, tape: Tape): void {
  log.page = tape.page;
  log.seq = tape.page < 0 ? 0 : tape.seq;
  log.at = tape.at;
  log.hasTornWord = tape.hasTornWord;
  measure(log);
  const page = pageToErase(log, tape);
  const isDamaged = tape.damaged || isIncomplete(log, tape);
  if (isDamaged) noteDamage(log, tape);
  if (page >= 0) {
    if (log.page >= 0 && (isDamaged || !isNote(tape, ERASES + page))) noteErase(log, page);
    eraseNow(log, page);
  }
  if (log.page < 0) turnPage(log);
  measure(log);
  const isFull = log.page >= 0 && log.at + WORD_BYTES > log.end && !turnPage(log);
  if (isFull && !tape.damaged) noteDamage(log, tape);
  log.tidyFrom = 0;
  log.isUntidy = log.page >= 0;
}

/**
 * Returns the page to erase at power-on; −1 if none. Even a page that reads as erased may be unstable, if the power
 * failed in the last instants of its erase:
 * - The log ends with the note of that erase.
 * - The log's page is full, so a recovery had no room for the note.
 * - There is no log, and at most one page reads as erased. Without a log, only such a page was ever erased.
 */
function pageToErase(log: Log, tape: Tape): number {
  const store = log.store;
  const noted = tape.page >= 0 && tape.kind === RecordKind.Note ? tape.value - ERASES : -1;
  if (noted >= 0 && isFree(store, noted)) return noted;
  let remains = -1;
  let erased = -1;
  let count = 0;
  for (let page = store.pages - 1; page >= 0; page--) {
    if (isHeadless(store, page)) remains = page;
    if (!store.isErased(page, 0)) continue;
    erased = page;
    count++;
  }
  const isDoubtful = log.page < 0 ? count === 1 : log.at + WORD_BYTES > store.pageBytes;
  if (isDoubtful && erased >= 0) return erased;
  return log.page < 0 && count > 1 ? -1 : remains;
}

/** Returns true if a page is erased or has no valid head. */
function isFree(store: Store, page: number): boolean {
  return store.isErased(page, 0) || isHeadless(store, page);
}

function noteDamage(log: Log, tape: Tape): void {
  tape.damaged = true;
  log.end = log.store.pageBytes;
  append(log, RecordKind.Note, Note.Damaged);
  measure(log);
}

/** Returns true if the last word cannot be read, and so was not torn, or if a page is spoilt. */
function isIncomplete(log: Log, tape: Tape): boolean {
  const store = log.store;
  if (log.hasTornWord && store.read(log.page, log.at - WORD_BYTES, WORD_BYTES).length === 0) return true;
  for (let page = 0; page < store.pages; page++) if (isSpoilt(tape, page)) return true;
  return false;
}

/**
 * Returns true if the header of a page cannot be read. Also returns true if the header is bad, although the page was
 * neither just begun nor about to be erased.
 */
function isSpoilt(tape: Tape, page: number): boolean {
  const store = tape.store;
  if (store.read(page, 0, HEAD_BYTES).length === 0) return true;
  const isNoted = isNote(tape, ERASES + page) || isNote(tape, Note.Erase);
  return isHeadless(store, page) && !store.isErased(page, HEAD_BYTES) && !isNoted;
}

function takeKept(app: App): void {
  takeSettings(app, keptNumbers(app.log, SETTINGS, 0, ALL));
  for (let n = REMOTE; n <= programCount(app); n++) {
    const control = savedControl(keptNumbers(app.log, FIRST_PROGRAM + n - REMOTE, 0, ALL));
    if (control !== undefined) setProgram(app, n, printControl(control));
  }
  app.log.dueKey = -1;
}

/**
 * Applies the kept settings. A setting that the older version did not know keeps its value. Another firmware may have
 * kept a language that this one lacks.
 */
function takeSettings(app: App, list: readonly number[]): void {
  const order = keptOrder(app);
  for (let i = 0; i < order.length && i < list.length; i++) {
    if (isBuilt(app, order[i])) putSetting(app, order[i], list[i]);
  }
  if (app.facts.features.languageChoice) skipLanguages(app);
}

/** Restores the clock as it was at the last record, paused if it ran. Does not restore a game that is over. */
function restoreGame(app: App, tape: Tape, nowMs: number): void {
  const clock = tape.clock;
  if (clock === undefined) return;
  if (tape.damaged) tape.lost = Memo.Fault;
  advance(clock, tape.atMs);
  playNote(tape, clock, Note.PowerLost);
  const own = tape.snapshot;
  app.programs.chosen = own[2];
  showProgram(app, 0, nowMs);
  if (clock.mode === Mode.Setup || clock.mode === Mode.Finished) return;
  const stood = loadClock(saveClock(clock), nowMs, app.clock.notice);
  if (stood === undefined) return;
  app.clock = stood;
  app.settings.left = Side.White + remainder(own[1], 2);
  app.game.isAdjourned = own[1] > 1;
  app.game.place = own[3] - 1;
  app.display.memo = tape.lost;
  note(app.log, Note.PowerLost, nowMs);
  if (tape.damaged || app.log.words > SNAPSHOT_WORDS) app.log.snapshotReason = Event.Power * 4;
  showStage(app);
}
