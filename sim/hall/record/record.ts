/** The record of a hall: what clocks, bridges and people did, in one SQLite file. */
import type { ClockId } from "../model/clock";
import type { AuditEntry, HallEvent } from "../model/event";
import type { EventQuery, RecordedEvent, RecordState } from "../model/hall";
import type { Round } from "../model/round";
import { faultOf, type OpenDatabase, openDatabase, RecordFault } from "./database";
import { eventOf, eventRow, insertEvent } from "./rows";
import { Serials } from "./serials";
import { type Database, isDatabaseError } from "./statements";
import { Writer } from "./writer";

export interface RecordOptions {
  /** The file; without one the record is in memory only. */
  readonly file?: string | undefined;
  /** Called when the record can no longer be written (with the fault), and when it can again (without one). */
  readonly onFault?: ((fault: RecordFault | undefined) => void) | undefined;
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

  constructor(
    private readonly opened: OpenDatabase,
    options: RecordOptions,
  ) {
    const { database } = opened;
    this.faultOf = (thrown) => faultOf(thrown, options.file ?? "");
    this.writer = new Writer({
      database,
      faultOf: this.faultOf,
      onFault: options.onFault ?? (() => undefined),
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
    if (!this.serials.take(event.bridge, event.serial)) return false;
    await this.writer.write((database) => insertEvent(database, event, 0), 1);
    return true;
  }

  events({ clock, after = 0, limit }: EventQuery): readonly RecordedEvent[] {
    const where = clock === undefined ? "id > ?" : "id > ? AND clock = ?";
    const values = clock === undefined ? [after, limit] : [after, clock, limit];
    return this.database.all(`SELECT * FROM events WHERE ${where} ORDER BY id LIMIT ?`, values).map(eventRow);
  }

  /** Returns the events of a bridge behind a serial number, in their order. */
  eventsSince(bridge: string, serial: number, limit: number): readonly HallEvent[] {
    return this.database
      .all("SELECT * FROM events WHERE bridge = ? AND serial > ? ORDER BY serial LIMIT ?", [bridge, serial, limit])
      .map(eventOf);
  }

  /** Returns the clock's events since its latest game began, in their order. */
  latestGame(clock: ClockId): readonly RecordedEvent[] {
    const from = this.database.get("SELECT max(id) AS first FROM events WHERE clock = ? AND begins = 1", [
      clock,
    ])?.first;
    return this.events({ clock, after: Number(from ?? 0) - 1, limit: -1 });
  }

  /** Returns the newest row of a clock; 0 if there is none. */
  newestRow(clock: ClockId): number {
    return Number(this.database.get("SELECT max(id) AS newest FROM events WHERE clock = ?", [clock])?.newest ?? 0);
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
        id = database.run("INSERT INTO audit (entry) VALUES (?)", [JSON.stringify(entry)]);
      },
      0,
      isPatient,
    );
    return (next) =>
      this.writer.write((database) => {
        database.run("UPDATE audit SET entry = ? WHERE id = ?", [JSON.stringify(next), id]);
      });
  }

  /** Returns the newest first: at most `limit`, and no further ones after a megabyte of them. */
  audit(limit: number): readonly AuditEntry[] {
    const entries: AuditEntry[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    for (let letters = 0; entries.length < limit && letters < pageLetters; ) {
      const rows = this.database.all("SELECT id, entry FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?", [
        before,
        Math.min(limit - entries.length, pageRows),
      ]);
      if (rows.length === 0) break;
      for (const { id, entry } of rows) {
        if (letters >= pageLetters) break;
        letters += String(entry).length;
        entries.push(JSON.parse(String(entry)) as AuditEntry);
        before = Number(id);
      }
    }
    return entries;
  }

  /** Returns the number of a new round. */
  nextRound(): number {
    return ++this.rounds;
  }

  /** Writes a round, or what has become of it. */
  async keepRound(round: Round): Promise<void> {
    const job = (database: Database): void => {
      const values = [round.id, round.setMs, JSON.stringify(round)];
      database.run("INSERT OR REPLACE INTO rounds (id, at, round) VALUES (?, ?, ?)", values);
    };
    await this.writer.write(job);
  }

  /** The newest first. */
  allRounds(): readonly Round[] {
    return this.database
      .all("SELECT round FROM rounds ORDER BY id DESC")
      .map(({ round }) => JSON.parse(String(round)) as Round);
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
    const { unwritten, dropped, isBlocked, hasRoom } = this.writer;
    return { ...this.serials.figures(), unwritten, blocked: Number(isBlocked), full: Number(!hasRoom), dropped };
  }

  /** Writes what waits, and closes the file. */
  close(): void {
    this.writer.close();
    this.opened.close();
  }
}

export { RecordFault };
