/**
 * The messages of the socket `/api/live`, from the server to a console: first `all`, then `changes`, at most one every
 * 50 ms, `record` when the record fails or works again, and `times` when another computer's time of day differs. A
 * console that misses a message connects again and gets `all`.
 */
import type { ClockChange, ClockView } from "./clock";
import type { Person } from "./event";
import type { RecordState } from "./hall";

export interface AllMessage {
  readonly type: "all";
  readonly person: Person;
  /** The server's time, ms since 1970. */
  readonly nowMs: number;
  readonly record: RecordState;
  readonly apartS: Apart;
  readonly clocks: readonly ClockView[];
}

export interface ChangesMessage {
  readonly type: "changes";
  readonly nowMs: number;
  /** When the oldest of these changes reached the bridge, ms since 1970: the load generator measures delays by it. */
  readonly heardMs: number;
  /** At most one change for each clock; changes of the same clock are joined. */
  readonly changes: readonly ClockChange[];
}

export interface RecordMessage {
  readonly type: "record";
  readonly nowMs: number;
  readonly record: RecordState;
}

/** The seconds by which other computers' times of day are ahead of the server's, where that matters. */
export type Apart = Readonly<Record<string, number>>;

/** Tells that another computer's time of day is wrong by another amount, or right again. */
export interface TimesMessage {
  readonly type: "times";
  readonly nowMs: number;
  readonly apartS: Apart;
}

export type LiveMessage = AllMessage | ChangesMessage | RecordMessage | TimesMessage;
