import { span } from "../core/integer";
import { Event, Mode, Side } from "../core/words";
import type { App } from "./app";
import { Memo } from "./choices";
import { STUCK_MS } from "./keys";
import { append, Kind, Note, note, record } from "./log";
import { saveDue } from "./saving";

/*
 * What is recorded when: every event of the clock at once, in one word; time that passes at least every ten seconds; the
 * whole state as soon as the clock stands, after everything that one word does not say.
 */

/** A wake comes every second of a clock that runs: no record is older than ten. */
const HEARTBEAT_MS = 9000;
/** After so many words a pause makes a snapshot, so that a recovery has less to play. */
export const SNAPSHOT_WORDS = 64;

/** What the clock tells. A move that was sealed is pressed by its resume, which is recorded. */
export function keepEvent(app: App, event: Event, side: Side, withdrawn: boolean): void {
  const log = app.log;
  const mode = app.clock.mode;
  if (withdrawn || mode === Mode.Setup || (event === Event.Press && mode !== Mode.Running)) return;
  if (event > Event.Gong) log.due = event * 4 + side;
  else if (!record(log, kindOf(event, side), app.clock.atMs) && event !== Event.Ignored && log.page >= 0)
    showMemo(app, Memo.NoMemory);
  if (event === Event.Start) log.played = true;
  if (event === Event.Pause && log.words > SNAPSHOT_WORDS) log.due = event * 4 + side;
}

function kindOf(event: Event, side: Side): Kind {
  const isBlack = side === Side.Black;
  if (event === Event.Press) return isBlack ? Kind.PressBlack : Kind.PressWhite;
  if (event === Event.Resume) return isBlack ? Kind.ResumeBlack : Kind.ResumeWhite;
  if (event === Event.Ignored)
    return side === Side.None ? Kind.IgnoredKey : isBlack ? Kind.IgnoredBlack : Kind.IgnoredWhite;
  if (event === Event.Start) return Kind.Start;
  if (event === Event.Pause) return Kind.Pause;
  return event === Event.Flag ? Kind.Flag : Kind.Period;
}

/** At the end of every handler, when the display shows what happened. */
export function keepUp(app: App, nowMs: number): void {
  const log = app.log;
  if (app.clock.mode !== Mode.Running) {
    if (log.due > 0 || log.dueKey >= 0) saveDue(app);
  } else if (!log.short && span(log.lastMs, nowMs) >= HEARTBEAT_MS && !record(log, Kind.Tick, nowMs)) {
    log.short = true;
    append(log, Kind.Note, Note.Short);
    showMemo(app, Memo.Short);
  }
}

/** Says it in the line below, also beside a clock that runs. */
export function showMemo(app: App, memo: Memo): void {
  app.memo = memo;
  app.lettered = -1;
  app.stale = true;
}

/** Edges that were lost, and a key that stays closed: both are said and recorded. */
export function checkContacts(app: App, nowMs: number): void {
  if (app.hal.contacts.hasOverflowed()) {
    if (app.facts.features.recovery) note(app.log, Note.EdgesLost, nowMs);
    showMemo(app, Memo.EdgesLost);
  }
  if (app.key === -1 || app.keyOpen || app.memo === Memo.KeyStuck || span(app.keyAtMs, nowMs) < STUCK_MS) return;
  if (app.facts.features.recovery) note(app.log, Note.KeyStuck, nowMs);
  showMemo(app, Memo.KeyStuck);
}

/** The game on the clock is over or given up. */
export function keepSetup(app: App, atMs: number): void {
  const log = app.log;
  if (app.clock.mode === Mode.Setup) return;
  note(log, Note.Setup, atMs);
  log.over = log.played;
  log.due = 0;
}
