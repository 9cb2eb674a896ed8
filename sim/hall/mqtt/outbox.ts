/** Reads the events that a bridge publishes from the bridge's own record. */
import { readFileSync, writeFileSync } from "node:fs";
import type { HallEvent } from "../model/event";
import type { Unsubscribe } from "../model/hall";
import type { LocalSource } from "../model/ledger";
import { Listeners } from "../model/listeners";

export interface Outbox {
  /** Returns the serial number of the newest written event; 0 if there is none. */
  newest(): number;
  /** Returns written events with higher serial numbers, in their order, at most `limit`. */
  after(serial: number, limit: number): readonly HallEvent[];
  /** Calls back after further events have been written. */
  onWritten(take: () => void): Unsubscribe;
  /** Returns up to which serial number the broker has acknowledged the events. */
  acknowledged(): number;
  acknowledge(serial: number): void;
}

/** Remembers a serial number over restarts, more or less: an old one only makes some events go twice. */
export interface Mark {
  read(): number;
  write(serial: number): void;
}

const page = 1000;

/** Returns the outbox of a bridge with a record. */
export function outboxOf(local: LocalSource, mark: Mark): Outbox {
  const news = new Listeners<void>();
  let acknowledged = mark.read();
  let newest = newestAfter(local, acknowledged);
  if (newest === undefined) {
    acknowledged = 0;
    newest = newestAfter(local, 0) ?? 0;
  }
  let written = newest;
  local.listen(({ serial }) => {
    written = Math.max(written, serial);
    news.tell();
  });
  return {
    newest: () => written,
    after: (serial, limit) => local.eventsSince(serial, limit),
    onWritten: news.add,
    acknowledged: () => acknowledged,
    acknowledge(serial) {
      acknowledged = serial;
      mark.write(serial);
    },
  };
}

/** Returns undefined if the record has no event with that number: then the mark is another record's. */
function newestAfter(local: LocalSource, mark: number): number | undefined {
  if (mark > 0 && local.eventsSince(mark - 1, 1)[0]?.serial !== mark) return undefined;
  let newest = mark;
  for (;;) {
    const last = local.eventsSince(newest, page).at(-1)?.serial;
    if (last === undefined) return newest;
    newest = last;
  }
}

const writeMs = 1000;

/** A mark in a file, written at most once a second. A file that cannot be written is left alone. */
export function fileMark(file: string): Mark & { close(): void } {
  let latest: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    try {
      if (latest !== undefined) writeFileSync(file, `${latest}\n`);
    } catch {
      // The events go twice after a restart, and the readers leave out the second ones.
    }
    latest = undefined;
  };
  return {
    read: () => serialIn(file),
    write(serial) {
      latest = serial;
      timer ??= setTimeout(save, writeMs);
    },
    close: save,
  };
}

function serialIn(file: string): number {
  try {
    const text = readFileSync(file, "utf8").trim();
    return /^\d{1,15}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}
