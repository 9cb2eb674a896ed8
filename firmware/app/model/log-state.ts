import type { Store } from "../../../hal/hal";

/** Where the log stands. */
export interface Log {
  readonly store: Store;
  /** The page that is written on; −1: nothing can be kept. */
  page: number;
  /** Its number: pages are counted in the order in which they were begun. */
  seq: number;
  /** The next word's place, and where room for words ends: what is behind is kept for blocks that must be copied. */
  at: number;
  end: number;
  /** Another page is erased and waits. */
  hasNext: boolean;
  /** The instant of the last record. */
  lastMs: number;
  /** Words since the last snapshot. */
  words: number;
  /** Why a snapshot is to be written as soon as the clock stands, an `Event` or `WARNED` × 4 + `Side`; 0: none is. */
  snapshotReason: number;
  /** The block that is to be written then, see blocks.ts; −1: none is. */
  dueKey: number;
  /** The log has a game that was started; it is over, and the next one may take its place. */
  played: boolean;
  over: boolean;
  /** Heartbeats have no room any more. */
  short: boolean;
  /** The last words are not whole, which is noted before the next one. */
  hasTornWord: boolean;
  /** Where the newest block of each key lies, page × its bytes + place; −1: there is none. See blocks.ts. */
  places: number[];
}

/** A log that nothing can be written to yet. */
export function createLog(store: Store, nowMs: number): Log {
  return {
    store: store,
    page: -1,
    seq: 0,
    at: 0,
    end: 0,
    hasNext: false,
    lastMs: nowMs,
    words: 0,
    snapshotReason: 0,
    dueKey: -1,
    played: false,
    over: false,
    short: false,
    hasTornWord: false,
    places: [],
  };
}
