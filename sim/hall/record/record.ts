/** The record of a hall: what clocks, bridges and people did, in one SQLite file. */
import type { ClockId } from "../model/clock";
import type { HallEvent } from "../model/event";
import type { EventQuery, HallFigures, RecordedEvent, RecordState } from "../model/hall";
import { finished, type Work } from "../slices";
import { AuditLog } from "./audit";
import { faultOf, type OpenDatabase, openDatabase, RecordFault } from "./database";
import { Notes } from "./notes";
import { eventOf, eventRow, insertEvent } from "./rows";
import { Serials } from "./serials";
import { type Database, isDatabaseError, type Row, transact, type Value } from "./statements";
import { Tournaments } from "./tournaments";
import { type Store, Writer, type WriterOptions } from "./writer";

export interface RecordOptions extends Pick<WriterOptions, "onFault" | "waitingMax" | "batchMs" | "retryMs"> {
  /** The file; without one the record is in memory only. */
  readonly file?: string | undefined;
  /** A database that is open already, in place of the file. */
  readonly database?: OpenDatabase | undefined;
  /** Called with each entry that fails although the record takes others, and with each row that is found damaged. */
  readonly onLoss?: ((fault: RecordFault) => void) | undefined;
}

/** Opens a record. Rejects with a `RecordFault`. */
export async function openRecord(options: RecordOptions = {}): Promise<HallRecord> {
  return new HallRecord(options.database ?? (await openDatabase(options.file)), options);
}

/** How many rows are read at a time. */
const pageRows = 100;

export class HallRecord implements Store {
  readonly writer: Writer;
  readonly serials: Serials;
  readonly audit: AuditLog;
  readonly tournaments: Tournaments;
  readonly notes: Notes;
  /** Called when there is no more room for events, and when there is room again. */
  onRoom: (hasRoom: boolean) => void = () => undefined;
  private readonly faultOf: (thrown: unknown) => RecordFault;
  /** The damaged rows that were found, each as its table and number. */
  private readonly damaged = new Set<string>();

  constructor(
    private readonly opened: OpenDatabase,
    private readonly options: RecordOptions,
  ) {
    const { database } = opened;
    this.faultOf = (thrown) => faultOf(thrown, options.file ?? "");
    this.writer = new Writer({
      ...options,
      database,
      faultOf: this.faultOf,
      onRefused: options.onLoss,
      onRoom: (hasRoom) => this.onRoom(hasRoom),
    });
    this.serials = new Serials(database);
    this.audit = new AuditLog(this);
    this.tournaments = new Tournaments(this);
    this.notes = new Notes(this);
  }

  get database(): Database {
    return this.opened.database;
  }

  /** Keeps an event of another computer's bridge. Resolves with false if the record had it. */
  async add(event: HallEvent): Promise<boolean> {
    const { bridge, serial } = event;
    if (!this.serials.take(bridge, serial)) return false;
    try {
      await this.writer.write((database) => insertEvent(database, event, 0), 1);
    } catch (thrown) {
      this.serials.release(bridge, serial);
      throw thrown;
    }
    return true;
  }

  /** Reads rows of a table, without the damaged ones. */
  whole<Content>(table: string, rows: readonly Row[], read: (row: Row) => Content | undefined): Content[] {
    return rows.flatMap((row) => {
      const content = read(row);
      if (content === undefined) this.lose(`${table} ${String(row.id)}`);
      return content ?? [];
    });
  }

  private lose(row: string): void {
    if (this.damaged.has(row)) return;
    this.damaged.add(row);
    this.options.onLoss?.(new RecordFault("refused", this.options.file ?? "", `damaged: ${row}`));
  }

  events(query: EventQuery): readonly RecordedEvent[] {
    return finished(this.readEvents(query));
  }

  /** Reads events some at a time. */
  readEvents({ clock, after = 0, limit }: EventQuery): Work<readonly RecordedEvent[]> {
    const [where, values] = clock === undefined ? ["", []] : ["AND clock = ?", [clock]];
    const sql = `SELECT * FROM events WHERE id > ? ${where} ORDER BY id LIMIT ?`;
    return this.filled(after, limit, "id", eventRow, (from, most) => this.database.all(sql, [from, ...values, most]));
  }

  /** Returns the events of a bridge behind a serial number, in their order. */
  eventsSince(bridge: string, serial: number, limit: number): readonly HallEvent[] {
    const sql = "SELECT * FROM events WHERE serial > ? AND bridge = ? ORDER BY serial LIMIT ?";
    const rowsAfter = (from: number, most: number) => this.database.all(sql, [from, bridge, most]);
    return finished(this.filled(serial, limit, "serial", eventOf, rowsAfter));
  }

  /**
   * Reads events until there are `limit` whole ones or no more, so that damaged rows do not look like the end. A limit
   * below 0 is none.
   */
  private *filled<Content>(
    after: number,
    limit: number,
    key: "id" | "serial",
    read: (row: Row) => Content | undefined,
    rowsAfter: (after: number, most: number) => Row[],
  ): Work<readonly Content[]> {
    const events: Content[] = [];
    for (let from = after; limit < 0 || events.length < limit; yield) {
      const rows = rowsAfter(from, limit < 0 ? pageRows : Math.min(pageRows, limit - events.length));
      if (rows.length === 0) break;
      events.push(...this.whole("events", rows, read));
      from = Number(rows.at(-1)?.[key]);
    }
    return events;
  }

  /** Returns when the clock's latest game was set, ms since 1970. Returns undefined if the record has none. */
  gameBegan(clock: ClockId): number | undefined {
    const which = "clock = ? AND begins = 1 ORDER BY id DESC LIMIT 1";
    const row = this.database.get(`SELECT heard FROM events WHERE ${which}`, [clock]);
    return row === undefined ? undefined : Number(row.heard);
  }

  /** Returns the events of a clock in a time, from `fromMs` up to, but not including, `toMs`. */
  eventsBetween(clock: ClockId, fromMs: number, toMs: number): readonly RecordedEvent[] {
    return this.eventsWhere("clock = ? AND heard >= ? AND heard < ? ORDER BY id", [clock, fromMs, toMs], eventRow);
  }

  /** Reads the events that a condition chooses. */
  eventsWhere<Content>(which: string, values: readonly Value[], read: (row: Row) => Content | undefined): Content[] {
    return this.whole("events", this.database.all(`SELECT * FROM events WHERE ${which}`, values), read);
  }

  /** Does all writing of `act` in one transaction, at once. Throws a `RecordFault`; then nothing is written. */
  together<Value>(act: () => Value): Value {
    try {
      return transact(this.database, act);
    } catch (thrown) {
      throw this.faultOf(thrown);
    }
  }

  /** Returns the fault behind an error of SQLite, and undefined for any other error. */
  faultBehind(thrown: unknown): RecordFault | undefined {
    return isDatabaseError(thrown) ? this.faultOf(thrown) : undefined;
  }

  get state(): RecordState {
    if (!this.writer.hasRoom) return "full";
    return this.writer.isBlocked ? "waiting" : "written";
  }

  figures(): HallFigures {
    const { unwritten, dropped, refused, isBlocked, hasRoom } = this.writer;
    const [blocked, full] = [Number(isBlocked), Number(!hasRoom)];
    return { ...this.serials.figures(), unwritten, blocked, full, dropped, refused, damaged: this.damaged.size };
  }

  /** Writes what waits, and closes the file. */
  close(): void {
    this.writer.close();
    this.opened.close();
  }
}

export { RecordFault };
