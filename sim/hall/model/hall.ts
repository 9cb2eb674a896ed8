/** Defines a hall as its server needs it, and the sources from which a hall gets its clocks. */
import type { Books } from "./books";
import type { ClockChange, ClockId, ClockView } from "./clock";
import type { Command, Order, Outcome } from "./command";
import type { AuditEntry, HallEvent, Person } from "./event";

export type Unsubscribe = () => void;

/** Clocks at this computer's links, or those of another computer behind a broker. */
export interface Source {
  clocks(): readonly ClockView[];
  /** Calls `take` with each change, as it happens. */
  watch(take: (change: ClockChange) => void): Unsubscribe;
  /** Calls `take` with each event, in the order of its serial number. An event may come twice. */
  listen(take: (event: HallEvent) => void): Unsubscribe;
  /**
   * Tells one clock. Never rejects: whatever goes wrong is the outcome. With `seen`, only while that is the clock's
   * revision.
   */
  tell(id: ClockId, command: Command, who: Person, code?: string, seen?: number, reason?: string): Promise<Outcome>;
  /**
   * How far the time of day of each other computer is before this one's, ms. Only sources of other computers know it.
   */
  differences?(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Which events to return: those after `after`, a row of the record, at most `limit`. */
export interface EventQuery {
  readonly clock?: ClockId;
  readonly after?: number;
  readonly limit: number;
}

/** An event with its row in the record. */
export type RecordedEvent = HallEvent & { readonly row: number };

/**
 * Whether the record takes what happens:
 * - `written`: everything is on the disk
 * - `waiting`: the disk takes nothing; events wait in memory
 * - `full`: no more fit in memory either, so they stay in the clocks and with the other bridges
 */
export type RecordState = "written" | "waiting" | "full";

/** The figures that say how the hall is doing, and what the metrics say of each. */
export const figureHelp = {
  events: "Events in the record",
  doubles: "Events that came twice and were left out",
  missing: "Events that a bridge counted and that the record has not received",
  unwritten: "Events that wait to be written",
  blocked: "1 while the disk does not take the record, so that events wait in memory",
  full: "1 while no more events fit in memory, so that they wait in the clocks",
  dropped: "Audit entries that were given up because the record could not be written",
  refused: "Entries that the record refused alone",
  damaged: "Damaged rows of the record",
};

export type HallFigures = Readonly<Record<keyof typeof figureHelp, number>>;

/** A hall of clocks with its record. */
export interface Hall {
  /** The clocks in the order of their board numbers, then of their ids. */
  clocks(): readonly ClockView[];
  watch(take: (change: ClockChange) => void): Unsubscribe;
  /** Carries out an order at all its clocks at the same time, and writes it into the audit log. */
  order(who: Person, order: Order, language?: "en" | "es"): Promise<readonly Outcome[]>;
  readonly books: Books;
  events(query: EventQuery): Promise<readonly RecordedEvent[]>;
  /** Writes into the audit log what is no order of its own: a command that the server refused, a login. */
  note(entry: AuditEntry): void;
  /** The newest first. */
  audit(limit: number): Promise<readonly AuditEntry[]>;
  /** The games on the clocks as PGN without moves, with the times of now; of one clock or of all. */
  pgn(clock?: ClockId): Promise<string>;
  recordState(): RecordState;
  /** Calls `take` with the state of the record whenever it changes. */
  watchRecord(take: (state: RecordState) => void): Unsubscribe;
  figures(): HallFigures;
  /** How far the time of day of each other computer is before this one's, ms. */
  differences(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * Why a hall does not do what it was asked:
 * - `malformed`: the input cannot be
 * - `changed`: somebody has done something else meanwhile
 * - `tournament`: the person's token is for another tournament
 * - `full`: the disk has no room for the record
 * - `unwritten`: the record cannot be written for another reason
 */
export type HallFaultCode = "malformed" | "changed" | "tournament" | "full" | "unwritten";

/** A refusal of the hall; the message is one line for people, in the language that was asked for. */
export class HallFault extends Error {
  constructor(
    message: string,
    readonly code: HallFaultCode = "malformed",
  ) {
    super(message);
  }
}
