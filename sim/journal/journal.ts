/**
 * Reads the journal of a clock's games from its flash. It reads the records as the clock's own recovery does
 * (firmware/app/log/log-reader.ts) and replays them with the same core. Each entry is a state line of interfaces.md §4
 * with the place of its record.
 */

import { NEWER_SEQ, Note, RecordKind, RestartNote, SNAPSHOT, seqOf, WARNED } from "../../firmware/app/log/format";
import { nextRecord, openTape, type Tape } from "../../firmware/app/log/log-reader";
import { play } from "../../firmware/app/log/log-replay";
import { ALL, SETTINGS, unpacked } from "../../firmware/app/log/numbers";
import { stateLine } from "../../firmware/app/report/state-line";
import type { Clock } from "../../firmware/core/clock";
import { Event, Mode, Side } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { type Edition, NEWEST } from "../../firmware/laws/edition";
import { printControl } from "../../firmware/notation/notation";
import type { Store } from "../../hal/hal";
import type { JournalFault, NoteName } from "../words/subjects";

/** An entry as `--json` prints it: a state line, and where its record is. */
export interface Entry {
  readonly at: number;
  /** An event of the trace, or `note`. */
  readonly event: string;
  readonly side: "white" | "black" | null;
  readonly mode: string;
  readonly control: string;
  readonly withdrawn?: true;
  readonly white: EntrySide;
  readonly black: EntrySide;
  readonly note?: NoteName;
  /** The page's sequence number, counted from the first page ever begun, and the record's place in the page. */
  readonly record: { readonly page: number; readonly at: number };
}

interface EntrySide {
  readonly remaining: number;
  readonly shown: string;
  readonly used: number;
  readonly presses: number;
  readonly period: number;
  readonly flag: string;
}

export interface Journal {
  /** JSON lines. */
  readonly lines: readonly string[];
  /** The clock after the last record; `atMs` is that record's instant. */
  readonly clock: Clock | undefined;
  readonly atMs: number;
  /** Whether words that were once good are damaged, so that something is missing. */
  readonly isDamaged: boolean;
}

/** The index in the list of firmware/app/keep/snapshot.ts. */
const editionPlace = 2;

/** Reads the whole journal. */
export function readJournal(store: Store): Journal | JournalFault {
  for (let page = 0; page < store.pages; page++) if (seqOf(store, page) === NEWER_SEQ) return "newer";
  const reader = new Reader(store);
  if (reader.tape.page < 0) return "empty";
  while (nextRecord(reader.tape)) reader.take();
  const { clock, atMs, damaged } = reader.tape;
  return { lines: reader.lines, clock, atMs, isDamaged: damaged };
}

class Reader {
  readonly lines: string[] = [];
  readonly tape: Tape;
  private edition: Edition = NEWEST;
  /** Whether a note is being replayed. The note's own entry then replaces the clock's events. */
  private isNote = false;
  /** Whether no snapshot was read yet. */
  private isFirst = true;

  constructor(store: Store) {
    const told = (event: Event, side: Side, withdrawn: boolean): void => {
      if (!this.isNote) this.add(event, side, withdrawn);
    };
    this.tape = openTape(store, told);
  }

  /** Replays a record. Every event that the clock reports meanwhile also becomes an entry. */
  take(): void {
    const { tape } = this;
    this.isNote = tape.kind === RecordKind.Note;
    play(tape);
    this.isNote = false;
    if (tape.kind === RecordKind.Block) this.takeBlock();
    else if (tape.kind === RecordKind.Note) this.addNote(tape.value);
    else if (tape.kind === RecordKind.IgnoredWhite) this.add(Event.Ignored, Side.White, false);
    else if (tape.kind === RecordKind.IgnoredBlack) this.add(Event.Ignored, Side.Black, false);
    else if (tape.kind === RecordKind.IgnoredKey) this.add(Event.Ignored, Side.None, false);
  }

  /**
   * Adds an entry for a snapshot after an act of the arbiter. Snapshots of a pause or a recovery only repeat earlier
   * facts.
   */
  private takeBlock(): void {
    const { tape } = this;
    if (tape.key === SETTINGS) this.edition = unpacked(tape.bytes, 0, ALL)[editionPlace] ?? this.edition;
    if (tape.key !== SNAPSHOT) return;
    const cause = tape.snapshot[0] ?? 0;
    const event = Math.floor(cause / 4);
    if (this.isFirst && this.isMidGame(event)) this.add(Event.Expect, Side.None, false, "dropped");
    if (tape.clock !== undefined) this.isFirst = false;
    if (event === WARNED) this.add(Event.Penalty, cause % 4, false, "warning");
    else if (event > Event.Gong && event !== Event.Power) this.add(event, cause % 4, false);
  }

  /**
   * Returns true if the clock of a snapshot is in the middle of a game. If nothing before it tells of that game, the
   * log has given up the game's oldest records. A game that was taken up or set to times has none.
   */
  private isMidGame(event: Event): boolean {
    const mode = this.tape.clock?.mode;
    const isBegun = mode === Mode.Running || mode === Mode.Paused || mode === Mode.Fallen;
    return isBegun && event !== Event.Restore;
  }

  private addNote(which: Note): void {
    const name = restartNames.get(which) ?? noteName(which);
    if (name === undefined) return;
    if (which === Note.PowerLost) this.add(Event.Power, Side.None, false, name);
    else this.add(Event.Expect, Side.None, false, name);
  }

  private add(event: Event, side: Side, withdrawn: boolean, note?: NoteName): void {
    const { clock, seq, recordAt } = this.tape;
    if (clock === undefined) return;
    const labels = {
      control: printControl(clock.control),
      klass: classOf(clock.control, this.edition),
      edition: this.edition,
      tenths: false,
    };
    const line = stateLine(clock, labels, clock.atMs, event, side, withdrawn);
    const record = `,"record":{"page":${seq},"at":${recordAt}}}`;
    const noted = note === undefined ? "" : `,"note":"${note}"`;
    this.lines.push(line.replace('"event":"expect"', '"event":"note"') + noted + record);
  }
}

const restartNames: ReadonlyMap<number, NoteName> = new Map([
  [RestartNote.PinReset, "reset-pin"],
  [RestartNote.Hung, "hung"],
  [RestartNote.RuntimeFault, "runtime-fault"],
  [RestartNote.Restarted, "restarted"],
]);

/** Returns the name of a note, or undefined if the note is about the log itself, which makes no entry. */
function noteName(which: Note): NoteName | undefined {
  switch (which) {
    case Note.PowerLost:
      return "power-lost";
    case Note.Frozen:
      return "frozen";
    case Note.Setup:
      return "setup";
    case Note.Short:
      return "no-room";
    case Note.BatteryLow:
      return "battery-low";
    case Note.EdgesLost:
      return "edges-lost";
    case Note.KeyStuck:
      return "key-stuck";
    case Note.Damaged:
      return "damaged";
    case Note.Gap:
    case Note.Erase:
    case Note.Copied:
      return undefined;
  }
}
