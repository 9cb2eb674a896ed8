/** The record of a hall: what clocks, bridges and people did, in one SQLite file. */
import type { ClockId } from "../model/clock";
import type { AuditEntry, HallEvent } from "../model/event";
import type { EventQuery, RecordedEvent, RecordState } from "../model/hall";
import type { Round } from "../model/round";
import { faultOf, type OpenDatabase, openDatabase, RecordFault } from "./database";
import { contentOf, eventOf, eventRow, insertEvent, textValues } from "./rows";
import { Serials } from "./serials";
import { type Database, isDatabaseError, type Row } from "./statements";
import { Writer } from "./writer";

export interface RecordOptions {
  /** The file; without one the record is in memory only. */
  readonly file?: string | undefined;
  /** Called when the record can no longer be written (with the fault), and when it can again (without one). */
  readonly onFault?: ((fault: RecordFault | undefined) => void) | undefined;
  /** Called with each entry that fails although the record takes others, and with each row that is found damaged. */
  readonly onLoss?: ((fault: RecordFault) => void) | undefined;
  /** The most events that may wait while the record cannot be written. */
  readonly waitingMax?: number | undefined;
  readonly batchMs?: number | undefined;
  readonly retryMs?: number | undefined;
}

/** See `HallFigures`. */
export interface RecordFigures {
  readonly events: number;
  readonly doubles: number;
  readonly missing: number;
  readonly unwritten: number;
  readonly blocked: number;
  readonly full: number;
  readonly dropped: number;
  readonly refused: number;
  readonly damaged: number;
}

/** How many audit entries are read at a time, and after how many letters of them no more are read. */
const pageRows = 100;
const pageLetters = 1_000_000;

/** Opens a record. Rejects with a `RecordFault`. */
export async function openRecord(options: RecordOptions = {}): Promise<HallRecord> {
  return new HallRecord(await openDatabase(options.file), options);
}

export class HallRecord {
  readonly writer: Writer;
  readonly serials: Serials;
  /** Called when there is no more room for events, and when there is room again. */
  onRoom: (hasRoom: boolean) => void = () => undefined;
  private rounds: number;
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
      database,
      faultOf: this.faultOf,
      onFault: options.onFault ?? (() => undefined),
      onRefused: options.onLoss,
      onRoom: (hasRoom) => this.onRoom(hasRoom),
      waitingMax: options.waitingMax,
      batchMs: options.batchMs,
      retryMs: options.retryMs,
    });
    this.serials = new Serials(database);
    this.rounds = Number(database.get("SELECT max(id) AS last FROM rounds")?.last ?? 0);
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

  events({ clock, after = 0, limit }: EventQuery): readonly RecordedEvent[] {
    const [where, values] = clock === undefined ? ["", []] : ["AND clock = ?", [clock]];
    const sql = `SELECT * FROM events WHERE id > ? ${where} ORDER BY id LIMIT ?`;
    return this.filled(after, limit, "id", eventRow, (from, most) => this.database.all(sql, [from, ...values, most]));
  }

  /** Returns the events of a bridge behind a serial number, in their order. */
  eventsSince(bridge: string, serial: number, limit: number): readonly HallEvent[] {
    const sql = "SELECT * FROM events WHERE serial > ? AND bridge = ? ORDER BY serial LIMIT ?";
    return this.filled(serial, limit, "serial", eventOf, (from, most) => this.database.all(sql, [from, bridge, most]));
  }

  /**
   * Reads events until there are `limit` whole ones or no more, so that damaged rows do not look like the end. A limit
   * below 0 is none.
   */
  private filled<Content>(
    after: number,
    limit: number,
    key: "id" | "serial",
    read: (row: Row) => Content | undefined,
    rowsAfter: (after: number, most: number) => Row[],
  ): readonly Content[] {
    const events: Content[] = [];
    for (let from = after; limit < 0 || events.length < limit; ) {
      const rows = rowsAfter(from, limit < 0 ? limit : limit - events.length);
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

  /** Does all writing of `act` in one transaction, at once. Throws a `RecordFault`; then nothing is written. */
  together<Value>(act: () => Value): Value {
    const { database } = this;
    try {
      database.exec("BEGIN IMMEDIATE");
      const value = act();
      database.exec("COMMIT");
      return value;
    } catch (thrown) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw this.faultOf(thrown);
    }
  }

  /**
   * Writes an audit entry and returns the function that replaces it. Rejects with a `RecordFault`, unless it is patient
   * and waits until the record can be written again.
   */
  async note(entry: AuditEntry, isPatient = false): Promise<(entry: AuditEntry) => Promise<void>> {
    let id = 0;
    await this.writer.write(
      (database) => {
        id = database.run("INSERT INTO audit (entry, sum) VALUES (?, ?)", textValues(entry));
      },
      0,
      isPatient,
    );
    return (next) =>
      this.writer.write((database) => {
        database.run("UPDATE audit SET entry = ?, sum = ? WHERE id = ?", [...textValues(next), id]);
      });
  }

  /** Returns the newest first: at most `limit`, and no further ones after a megabyte of them. */
  audit(limit: number): readonly AuditEntry[] {
    const entries: AuditEntry[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    for (let letters = 0; entries.length < limit && letters < pageLetters; ) {
      const rows = this.database.all("SELECT id, entry, sum FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?", [
        before,
        Math.min(limit - entries.length, pageRows),
      ]);
      if (rows.length === 0) break;
      for (const row of rows) {
        if (letters >= pageLetters) break;
        letters += String(row.entry).length;
        entries.push(...this.whole("audit", [row], (one) => contentOf(one, "entry") as AuditEntry | undefined));
        before = Number(row.id);
      }
    }
    return entries;
  }

  /** Returns the number of a new round. */
  nextRound(): number {
    return ++this.rounds;
  }

  /** Writes a round, or what has become of it. Rejects with a `RecordFault`, unless it is patient. */
  async keepRound(round: Round, isPatient = true): Promise<void> {
    const job = (database: Database): void => {
      const values = [round.id, round.setMs, ...textValues(round)];
      database.run("INSERT OR REPLACE INTO rounds (id, at, round, sum) VALUES (?, ?, ?, ?)", values);
    };
    await this.writer.write(job, 0, isPatient);
  }

  /** The newest first. */
  allRounds(): readonly Round[] {
    const rows = this.database.all("SELECT id, round, sum FROM rounds ORDER BY id DESC");
    return this.whole("rounds", rows, (row) => contentOf(row, "round") as Round | undefined);
  }

  /** Returns the fault behind an error of SQLite, and undefined for any other error. */
  faultBehind(thrown: unknown): RecordFault | undefined {
    return isDatabaseError(thrown) ? this.faultOf(thrown) : undefined;
  }

  get state(): RecordState {
    if (!this.writer.hasRoom) return "full";
    return this.writer.isBlocked ? "waiting" : "written";
  }

  figures(): RecordFigures {
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
