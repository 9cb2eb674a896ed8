import type { Store } from "../../../hal/hal";

/** The state of the log. */
export interface Log {
  readonly store: Store;
  /** The page that the log is writing; −1 if it cannot store anything. */
  page: number;
  /** The sequence number of that page. It counts pages in the order in which they were begun. */
  seq: number;
  /**
   * The offset of the next word, and the end of the room for words.
   * The rest of the page is reserved for blocks that must be copied.
   */
  at: number;
  end: number;
  /** Another page is already erased. */
  hasNext: boolean;
  /** The instant of the last record. */
  lastMs: number;
  /** The number of words since the last snapshot. */
  words: number;
  /**
   * The reason for the snapshot to write as soon as no clock runs; 0 if none.
   * The value is an `Event` or `WARNED`, × 4, + `Side`.
   */
  snapshotReason: number;
  /** The key of the block to write as soon as no clock runs, see blocks.ts; −1 if none. */
  dueKey: number;
  /** `played`: the log contains a game that was started. `over`: that game has ended, so the next may overwrite it. */
  played: boolean;
  over: boolean;
  /** There is no more room for heartbeats. */
  short: boolean;
  /** The page that the log is writing does not hold a snapshot yet. */
  lacksSnapshot: boolean;
  /** The oldest page could not be given up, so the log ends with this page. */
  isLastPage: boolean;
  /** The running handler has erased a page. It erases no other. */
  hasErased: boolean;
  /** The running handler has recorded a press. Only then may a game that outgrows the log take time for it. */
  isAtPress: boolean;
  /** There are pages left to erase, one in each handler while no clock runs. See `tidy`. */
  isUntidy: boolean;
  /** The first page that `tidy` has not examined for remains yet. */
  tidyFrom: number;
  /** How many erased pages `tidy` provides for a game that has not started; 0 for none. */
  sparePages: number;
  /** The last words are incomplete. The log writes a note of that before the next word. */
  hasTornWord: boolean;
  /** The address of the newest block of each key, page × page size + offset; −1 if none. See blocks.ts. */
  places: number[];
}

/** Creates a log that cannot be written yet. */
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
    lacksSnapshot: true,
    isLastPage: false,
    hasErased: false,
    isAtPress: false,
    isUntidy: false,
    tidyFrom: store.pages,
    sparePages: 0,
    hasTornWord: false,
    places: [],
  };
}
