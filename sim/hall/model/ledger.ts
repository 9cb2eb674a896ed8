/** Defines what a bridge must remember over its restarts. The record keeps it in the transaction of the events. */
import type { State } from "../../link/state";
import type { ClockId } from "./clock";
import type { HallEvent } from "./event";
import type { Source } from "./hall";
import type { Seat } from "./seat";

/** The place of an event in a clock's own journal. */
export interface JournalPlace {
  /** The sequence number of the page, counted from the first page that the clock ever began. */
  readonly page: number;
  /** The place of the record in the page, in bytes. */
  readonly at: number;
  /** The place among the events of the same record, from 0. */
  readonly index: number;
}

/** How far a clock's journal has been compared with the record. */
export interface JournalMark extends JournalPlace {
  /** The time of the event on the clock, ms from its power-on. */
  readonly clockMs: number;
  /** The serial number of the last event that the comparison covered. Later events may be in the journal behind it. */
  readonly serial: number;
}

/** The record's knowledge of a clock. */
export interface KeptClock {
  readonly id: ClockId;
  /** The number of the board when the bridge last knew it; 0 if it never had one. */
  readonly number: number;
  /** Who plays there, as the bridge was last told. */
  readonly seat: Seat | null;
  readonly missing: number;
  /** How often the bridge has subscribed to the clock's reports. The clock cannot have restarted within one count. */
  readonly subscription: number;
  readonly mark: JournalMark | null;
  /** The state at the last recorded event. */
  readonly last: State | null;
  /** The reports that waited for the journal when the bridge closed. */
  readonly held: readonly NewEvent[];
}

/** An event that has no serial number yet. */
export interface NewEvent {
  readonly number: number;
  readonly heardMs: number;
  readonly source: HallEvent["source"];
  readonly subscription: number;
  readonly state: State;
  /** See `HallEvent`. */
  readonly lost?: number;
}

/** An event of the record, as a comparison with the journal needs it. */
export interface KeptEvent {
  readonly serial: number;
  readonly subscription: number;
  readonly state: State;
}

/** Everything that is written in one transaction. */
export interface Entry {
  readonly events?: readonly NewEvent[];
  /** The new mark. It covers the first `covered` of `events`, and what the record had up to the serial `before`. */
  readonly mark?: Omit<JournalMark, "serial"> & { readonly covered: number; readonly before: number };
  /** Pieces of the clock's log that are new or have changed; an empty piece is erased. */
  readonly pieces?: ReadonlyMap<number, Uint8Array>;
  readonly missing?: number;
  readonly number?: number;
  readonly seat?: Seat | null;
  readonly subscription?: number;
  /** The reports that wait for the journal, in place of those that waited before. */
  readonly held?: readonly NewEvent[];
}

/** Returns the serial number that a new mark covers. `events` are those of its entry. */
export function markSerial(mark: { covered: number; before: number }, events: readonly { serial: number }[]): number {
  return events[mark.covered - 1]?.serial ?? mark.before;
}

export interface Ledger {
  /** Returns false while so many events wait for the disk that the clocks must keep theirs. */
  hasRoom(): boolean;
  /** Returns the clock at an address. A new address gets the next number of this bridge. */
  clockAt(address: string): KeptClock;
  /** Returns the events of a clock behind a serial number, in their order. */
  eventsBehind(id: ClockId, serial: number): readonly KeptEvent[];
  /** Returns the states of the clock's latest game after each of its events, in their order. */
  gameOf(id: ClockId): readonly State[];
  /** Returns the pieces of the clock's log that were read before. */
  pieces(id: ClockId): Map<number, Uint8Array>;
  /** Resolves with the events and their serial numbers once everything is written. Entries keep their order. */
  keep(id: ClockId, entry: Entry): Promise<readonly HallEvent[]>;
}

/** The clocks at the links of this computer. `listen` names an event after the record has it. */
export interface LocalSource extends Source {
  /** The name of this bridge. */
  readonly bridge: string;
  /** Returns events of this bridge behind a serial number, in their order, at most `limit`. */
  eventsSince(serial: number, limit: number): readonly HallEvent[];
}
