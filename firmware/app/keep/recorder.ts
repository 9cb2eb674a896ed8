import { span } from "../../core/integer";
import { PACKED_AT } from "../../core/pack";
import { Event, Mode, Side } from "../../core/words";
import { Note, RecordKind } from "../log/format";
import { append, note, record } from "../log/log";
import { tidy } from "../log/reclaim";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import type { Log } from "../model/log-state";
import { showMemo } from "../model/memo";
import { keepLongGame, SNAPSHOT_WORDS, saveDue } from "./snapshot";

/*
 * Decides what the log records, and when:
 * - every event of the clock, at once, in one word
 * - time that passes, at least every ten seconds
 * - a snapshot, as soon as no clock runs, after an event that one word cannot describe
 */

/** The time between heartbeats. A running clock wakes every second, so the last record is at most ten seconds old. */
const HEARTBEAT_MS = 9000;
/** The room in which the last page is given up for the next one. No handler records more than these 16 words. */
const TURN_BYTES = 64;

/** Records an event of the clock. A resume also presses for a sealed move, so that press needs no record of its own. */
export function keepEvent(app: App, event: Event, side: Side, withdrawn: boolean): void {
  const log = app.log;
  const mode = app.clock.mode;
  if (withdrawn || mode === Mode.Setup || (event === Event.Press && mode !== Mode.Running)) return;
  if (event > Event.Gong) log.snapshotReason = event * 4 + side;
  else if (!record(log, kindOf(event, side), app.clock.atMs) && event !== Event.Ignored && log.page >= 0)
    showMemo(app, Memo.NoMemory);
  if (event === Event.Start) log.played = true;
  if (event === Event.Press) log.isAtPress = true;
  if (event === Event.Pause && log.words > SNAPSHOT_WORDS) log.snapshotReason = event * 4 + side;
}

function kindOf(event: Event, side: Side): RecordKind {
  const isBlack = side === Side.Black;
  if (event === Event.Press) return isBlack ? RecordKind.PressBlack : RecordKind.PressWhite;
  if (event === Event.Resume) return isBlack ? RecordKind.ResumeBlack : RecordKind.ResumeWhite;
  if (event === Event.Ignored)
    return side === Side.None ? RecordKind.IgnoredKey : isBlack ? RecordKind.IgnoredBlack : RecordKind.IgnoredWhite;
  if (event === Event.Start) return RecordKind.Start;
  if (event === Event.Pause) return RecordKind.Pause;
  return event === Event.Flag ? RecordKind.Flag : RecordKind.Period;
}

/**
 * Writes snapshots, blocks and heartbeats that are due.
 * Called at the end of every handler, after the display is drawn. If no clock runs, it may erase one page.
 * Right after a press of a very long game it writes a snapshot, and may erase a page: see `keepLongGame`.
 */
export function recordProgress(app: App, nowMs: number): void {
  const log = app.log;
  if (app.clock.mode !== Mode.Running) {
    if (log.snapshotReason > 0 || log.dueKey >= 0) saveDue(app);
    if (log.isUntidy && !log.hasErased) tidy(log);
  } else if (log.isAtPress && log.lastMs === app.clock.kept[PACKED_AT] && isLongGame(log)) keepLongGame(app);
  else if (!log.short && span(log.lastMs, nowMs) >= HEARTBEAT_MS && !record(log, RecordKind.Tick, nowMs)) {
    log.short = true;
    append(log, RecordKind.Note, Note.Short);
    showMemo(app, Memo.Short);
  }
  log.hasErased = false;
  log.isAtPress = false;
}

/**
 * Returns true if the log has to write a snapshot although a clock runs: the last page has none yet, or its room ends.
 */
function isLongGame(log: Log): boolean {
  return log.page >= 0 && !log.hasNext && (log.lacksSnapshot || (log.at + TURN_BYTES > log.end && !log.isLastPage));
}

/** Records the return to the programs: the game on the clock is over or abandoned. */
export function keepSetup(app: App, atMs: number): void {
  const log = app.log;
  if (app.clock.mode === Mode.Setup) return;
  note(log, Note.Setup, atMs);
  log.over = log.played;
  log.snapshotReason = 0;
}
