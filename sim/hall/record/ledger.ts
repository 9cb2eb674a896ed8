/** Keeps a bridge's facts in the record. */
import type { State } from "../../link/state";
import type { ClockId } from "../model/clock";
import type { HallEvent } from "../model/event";
import {
  type Entry,
  type JournalMark,
  type KeptClock,
  type KeptEvent,
  type Ledger,
  markSerial,
  type NewEvent,
} from "../model/ledger";
import { seatSchema } from "../model/seat";
import type { HallRecord } from "./record";
import { eventOf, insertEvent, parsed } from "./rows";
import type { Database, Row } from "./statements";

export class RecordLedger implements Ledger {
  /** How many clocks the bridge has. */
  private count: number;

  constructor(
    private readonly record: HallRecord,
    private readonly bridge: string,
  ) {
    const counted = record.database.get("SELECT count(*) AS count FROM clocks WHERE bridge = ?", [bridge]);
    this.count = Number(counted?.count ?? 0);
  }

  hasRoom(): boolean {
    return this.record.writer.hasRoom;
  }

  clockAt(address: string): KeptClock {
    const { database } = this.record;
    const find = () => database.get("SELECT * FROM clocks WHERE bridge = ? AND address = ?", [this.bridge, address]);
    const row = find() ?? this.insert(address) ?? find();
    if (row === undefined) throw new Error(`the record has no clock at ${address}`);
    const id = String(row.id);
    const [last] = this.record.eventsWhere("clock = ? ORDER BY id DESC LIMIT 1", [id], eventOf);
    const held = parsed(row.held);
    const seat = seatSchema.nullable().safeParse(parsed(row.seat)).data ?? null;
    return {
      id,
      number: Number(row.number),
      seat,
      missing: Number(row.missing),
      subscription: Number(row.subscription),
      mark: markOf(row),
      last: last?.state ?? null,
      held: Array.isArray(held) ? (held as NewEvent[]) : [],
    };
  }

  eventsBehind(id: ClockId, serial: number): readonly KeptEvent[] {
    return this.record.eventsWhere("clock = ? AND serial > ? ORDER BY serial", [id, serial], (row) => {
      const event = eventOf(row);
      return event === undefined ? undefined : { ...event, subscription: Number(row.subscription) };
    });
  }

  gameOf(id: ClockId): readonly State[] {
    const began = "(SELECT max(id) FROM events WHERE clock = ? AND begins = 1)";
    const which = `clock = ? AND id >= coalesce(${began}, 0) ORDER BY id`;
    return this.record.eventsWhere(which, [id, id], eventOf).map(({ state }) => state);
  }

  pieces(id: ClockId): Map<number, Uint8Array> {
    const rows = this.record.database.all("SELECT piece, bytes FROM pieces WHERE clock = ?", [id]);
    return new Map(rows.map(({ piece, bytes }) => [Number(piece), bytes as Uint8Array]));
  }

  eventsSince(serial: number, limit: number): readonly HallEvent[] {
    return this.record.eventsSince(this.bridge, serial, limit);
  }

  async keep(id: ClockId, entry: Entry): Promise<readonly HallEvent[]> {
    const { serials, writer } = this.record;
    const { bridge } = this;
    const news = entry.events ?? [];
    const events = news.map(({ subscription, ...event }) => {
      const serial = serials.last(bridge) + 1;
      serials.take(bridge, serial);
      return { ...event, bridge, serial, clock: id };
    });
    const job = (database: Database): void => {
      for (const [i, event] of events.entries()) insertEvent(database, event, news[i]?.subscription ?? 0);
      keepClock(database, id, entry, events);
    };
    try {
      await writer.write(job, events.length);
    } catch (thrown) {
      for (const { serial } of events) serials.release(bridge, serial);
      throw thrown;
    }
    return events;
  }

  /** Gives a new address the next number of this bridge, at once. */
  private insert(address: string): undefined {
    const { database } = this.record;
    const { bridge } = this;
    const id = `${bridge}-${++this.count}`;
    database.run("INSERT INTO clocks (id, bridge, address) VALUES (?, ?, ?)", [id, bridge, address]);
    return undefined;
  }
}

function markOf(row: Row): JournalMark | null {
  if (row.page === null) return null;
  const { page, place, part, at, covered } = row;
  const mark = { page: Number(page), at: Number(place), index: Number(part) };
  return { ...mark, clockMs: Number(at), serial: Number(covered) };
}

function keepClock(database: Database, id: ClockId, entry: Entry, events: readonly HallEvent[]): void {
  const { mark, missing, number, seat, subscription, pieces, held } = entry;
  const set = (text: string, ...values: (number | string)[]): void =>
    void database.run(`UPDATE clocks SET ${text} WHERE id = ?`, [...values, id]);
  if (missing !== undefined) set("missing = ?", missing);
  if (number !== undefined) set("number = ?", number);
  if (seat !== undefined) set("seat = ?", JSON.stringify(seat));
  if (subscription !== undefined) set("subscription = ?", subscription);
  if (held !== undefined) set("held = ?", JSON.stringify(held));
  if (mark !== undefined) {
    const { page, at, index, clockMs } = mark;
    set("page = ?, place = ?, part = ?, at = ?, covered = ?", page, at, index, clockMs, markSerial(mark, events));
  }
  for (const [piece, bytes] of pieces ?? [])
    database.run("INSERT OR REPLACE INTO pieces (clock, piece, bytes) VALUES (?, ?, ?)", [id, piece, bytes]);
}
