import { divide, remainder } from "../../core/divide";
import { shownTime } from "../../core/face";
import { later, span } from "../../core/integer";
import { Event, Side } from "../../core/words";
import { Note, RecordKind, RestartNote, SNAPSHOT, WARNED } from "../log/format";
import { openTape, stepBack, type Tape } from "../log/log-reader";
import { unpacked } from "../log/numbers";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { nameText, wordOf } from "../text/text";

/*
 * The journal on the device shows the last records, the newest first. Each entry has the time since the one before it.
 * A computer reads the whole log over the link. The values of the list are pairs: the name of a record, and its time in
 * ms.
 */

const ENTRIES = 10;

/** The name of a record is a `Word`, or one of these plus a `Side`. */
export const enum Of {
  Press = 1000,
  Ignored = 2000,
  Resume = 3000,
  Warning = 4000,
}

export function journalCount(app: App): number {
  return divide(app.menu.values.length, 2);
}

/** Returns the text of an entry. A message about the memory, the keys or a hang fills its row, without a time. */
export function journalText(app: App, i: number): string {
  const name = app.menu.values[2 * i];
  if (name >= Word.MemoryShort && name <= Word.Hung) return wordOf(app, name);
  const ms = span(0, app.menu.values[2 * i + 1]);
  return nameOf(app, name) + "  " + shownTime(ms < 0 ? 0 : ms, false, true);
}

function nameOf(app: App, name: number): string {
  if (name < Of.Press) return wordOf(app, name);
  const side = nameText(app, remainder(name, Of.Press));
  if (name < Of.Ignored) return side;
  if (name < Of.Resume) return "(" + side + ")";
  return wordOf(app, name < Of.Warning ? Word.Started : Word.Warning) + " " + side;
}

/** Reads the log backwards from its end, as far as the journal shows it. */
export function readJournal(app: App): void {
  const log = app.log;
  app.menu.values = [];
  const tape = openTape(log.store, app.clock.notice);
  tape.page = log.page;
  tape.seq = log.seq;
  tape.at = log.at;
  while (stepBack(tape)) {
    const name = app.facts.features.resets && isRestart(tape) ? nameOfRestart(tape.value) : nameOfRecord(tape);
    if (name > 0) {
      if (journalCount(app) === ENTRIES) return;
      app.menu.values.push(name);
      app.menu.values.push(0);
    }
    const last = app.menu.values.length - 1;
    if (last > 0) app.menu.values[last] = later(app.menu.values[last], tape.atMs);
  }
}

/** Returns the name of a record, or 0 if the journal does not list it. */
function nameOfRecord(tape: Tape): number {
  const kind = tape.kind;
  if (kind === RecordKind.PressWhite || kind === RecordKind.PressBlack)
    return Of.Press + Side.White + kind - RecordKind.PressWhite;
  if (kind === RecordKind.ResumeWhite || kind === RecordKind.ResumeBlack)
    return Of.Resume + Side.White + kind - RecordKind.ResumeWhite;
  if (kind === RecordKind.IgnoredWhite || kind === RecordKind.IgnoredBlack)
    return Of.Ignored + Side.White + kind - RecordKind.IgnoredWhite;
  if (kind === RecordKind.Flag) return Word.Flag;
  if (kind === RecordKind.Period) return Word.Period;
  if (kind === RecordKind.Start) return Word.Started;
  if (kind === RecordKind.Pause) return Word.Paused;
  if (kind === RecordKind.Note) return tape.value > Note.Copied ? 0 : nameOfNote(tape.value);
  return kind === RecordKind.Block && tape.key === SNAPSHOT ? nameOfSnapshot(tape) : 0;
}

function nameOfNote(note: Note): number {
  switch (note) {
    case Note.PowerLost:
      return Word.PowerCut;
    case Note.Frozen:
      return Word.Fault;
    case Note.Setup:
      return Word.NewGame;
    case Note.Short:
      return Word.MemoryShort;
    case Note.BatteryLow:
      return Word.Battery;
    case Note.EdgesLost:
      return Word.EdgesLost;
    case Note.KeyStuck:
      return Word.KeyStuck;
    case Note.Damaged:
      return Word.MemoryFault;
    case Note.Gap:
    case Note.Erase:
    case Note.Copied:
      return 0;
  }
}

function isRestart(tape: Tape): boolean {
  return tape.kind === RecordKind.Note && tape.value > Note.Copied;
}

/** Returns the name of a note about a restart, or 0 for any later note. */
function nameOfRestart(note: RestartNote): number {
  if (note === RestartNote.Hung || note === RestartNote.RuntimeFault) return Word.Hung;
  return note === RestartNote.PinReset || note === RestartNote.Restarted ? Word.Restarted : 0;
}

/**
 * Returns the name of a snapshot after the act that made it, in the words of the arbiter's menu. Returns 0 after a
 * pause or a power loss, which has a record of its own.
 */
function nameOfSnapshot(tape: Tape): number {
  const cause = unpacked(tape.bytes, 0, 1)[0];
  const event: number = divide(cause, 4);
  if (event === WARNED) return Of.Warning + remainder(cause, 4);
  if (event === Event.Colours) return Word.Colours;
  if (event === Event.Control) return Word.Control;
  if (event === Event.Finish) return Word.Finish;
  if (event === Event.Pause || event === Event.Power) return 0;
  return event < Event.Control ? Word.Correct + event - Event.Correct : Word.Adjourn + event - Event.Adjourn;
}
