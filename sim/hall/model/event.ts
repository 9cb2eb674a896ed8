/** Defines what the record keeps: events of clocks, and acts of people. */
import type { State } from "../../link/state";
import type { ClockId } from "./clock";

/** Where an event became known: from a report as it happened, or afterwards from the clock's own journal. */
export type EventSource = "report" | "journal";

/**
 * An event of a clock. `bridge` and `serial` name it for ever: each bridge counts its events from 1, over restarts too,
 * so whoever receives them sees at once which are missing and which came twice.
 */
export interface HallEvent {
  readonly bridge: string;
  readonly serial: number;
  readonly clock: ClockId;
  /** The board's number in the round at that time, 0 if it had none. */
  readonly number: number;
  /** When the bridge heard of it, ms since 1970. */
  readonly heardMs: number;
  readonly source: EventSource;
  /** The state right after the event. Its `at` counts ms from the clock's power-on. */
  readonly state: State;
  /**
   * Only with the event `gap`: at least so many events are missing here. Neither the bridge nor the clock has them. The
   * state is the one before them.
   */
  readonly lost?: number;
}

/** The event that marks what nobody has. The clocks have no such event. */
export const gapEvent = "gap";

/** The rights of people in the hall: a viewer only reads. */
export type Role = "viewer" | "arbiter";

/** Who gave a command. */
export interface Person {
  readonly name: string;
  readonly role: Role;
  /** The only tournament whose boards the person may command; absent if all. */
  readonly tournament?: string;
  /** The network address of the person's console; absent at the server's own computer. */
  readonly from?: string;
}

/** A command in the audit log. It never holds a code or a token. */
export interface AuditEntry {
  readonly atMs: number;
  readonly who: string;
  readonly role: Role;
  /** The command as one line for people, for example `penalty illegal-move white`. */
  readonly command: string;
  readonly clocks: readonly ClockId[];
  /**
   * For each clock `ok` or why not, in the order of `clocks`; `begun` if the program ended before the clock answered.
   */
  readonly outcomes: readonly string[];
  /** Why, as the arbiter typed it. */
  readonly reason?: string;
  /** The network address of the console; absent if a program of this computer asked. */
  readonly from?: string;
  /** The outcome of the command at each clock, in the order of `clocks`; absent in entries of refused requests. */
  readonly details?: readonly AuditDetail[];
}

/** A clock at the moment of a command: its board and its link, and what the command is about, before and after it. */
export interface AuditDetail {
  readonly board: number;
  readonly address: string;
  readonly was: string;
  readonly is: string;
}
