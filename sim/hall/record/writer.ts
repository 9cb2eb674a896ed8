/**
 * Writes to the record in batches: everything that comes within some ms is one transaction. A promise of `write`
 * resolves when its transaction is on the disk. If the disk refuses it, the writer keeps it and tries again. If too
 * many events wait, the writer has no room: whoever brings events must leave them where they are until it has.
 */
import type { RecordFault } from "./database";
import type { Database } from "./statements";

/** Writes its part of a transaction. Must do the same again if the transaction has to be repeated. */
export type Job = (database: Database) => void;

interface Waiting {
  readonly job: Job;
  readonly weight: number;
  readonly isPatient: boolean;
  done(): void;
  fail(fault: RecordFault): void;
}

export interface WriterOptions {
  readonly database: Database;
  readonly faultOf: (thrown: unknown) => RecordFault;
  /** Called when the record can no longer be written (with the fault), and when it can again (without one). */
  readonly onFault: (fault: RecordFault | undefined) => void;
  /** Called when there is no more room for events, and when there is room again. */
  readonly onRoom?: ((hasRoom: boolean) => void) | undefined;
  /** The most events that may wait while the record cannot be written. */
  readonly waitingMax?: number | undefined;
  readonly batchMs?: number | undefined;
  readonly retryMs?: number | undefined;
}

/** The number of waiting events at which a batch is written at once. */
const batchMax = 500;
const batchMs = 50;
const retryMs = 1000;
/** Some 20 MB of memory. */
const waitingMax = 10_000;
/** The most jobs without events, such as logins in the audit log, that may wait while the record cannot be written. */
const jobsMax = 10_000;

export class Writer {
  private waiting: Waiting[] = [];
  private weight = 0;
  private timer: NodeJS.Timeout | undefined;
  private fault: RecordFault | undefined;
  private isClosed = false;
  private isFull = false;
  private dropCount = 0;

  constructor(private readonly options: WriterOptions) {}

  /** The number of events that are not written yet. */
  get unwritten(): number {
    return this.weight;
  }

  /** False while so many events wait that nobody should bring more. */
  get hasRoom(): boolean {
    return !this.isFull;
  }

  /** True while the disk takes nothing. */
  get isBlocked(): boolean {
    return this.fault !== undefined;
  }

  /** How many jobs without events were refused because too many waited. */
  get dropped(): number {
    return this.dropCount;
  }

  /**
   * Writes with the next transaction. `weight` is the number of events. A patient job waits until the record can be
   * written again; another one rejects with the fault at once, and nothing of it is written later.
   */
  write(job: Job, weight = 0, isPatient = true): Promise<void> {
    return new Promise((done, fail) => {
      if (this.isClosed) return fail(new Error("the record is closed"));
      if (!isPatient && this.fault !== undefined) this.tryNow();
      if (!isPatient && this.fault !== undefined) return fail(this.fault);
      if (this.fault !== undefined && weight === 0 && this.waiting.length >= this.weight + jobsMax) {
        this.dropCount++;
        return fail(this.fault);
      }
      this.waiting.push({ job, weight, isPatient, done, fail });
      this.weight += weight;
      this.checkRoom();
      if (this.fault === undefined && this.weight >= batchMax) this.tryNow();
      else this.later(this.options.batchMs ?? batchMs);
    });
  }

  /** Writes what waits, and takes nothing more. Rejects what cannot be written. */
  close(): void {
    this.tryNow();
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const { fail } of this.waiting) fail(this.fault ?? this.options.faultOf(new Error("closed")));
    this.waiting = [];
  }

  private checkRoom(): void {
    const isFull = this.fault !== undefined && this.weight >= (this.options.waitingMax ?? waitingMax);
    if (isFull === this.isFull) return;
    this.isFull = isFull;
    this.options.onRoom?.(!isFull);
  }

  private later(ms: number): void {
    this.timer ??= setTimeout(() => this.tryNow(), ms);
  }

  private tryNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting } = this;
    if (waiting.length === 0 && this.fault === undefined) return;
    try {
      this.transact(waiting);
    } catch (thrown) {
      this.refuse(this.options.faultOf(thrown));
      return;
    }
    this.waiting = [];
    this.weight = 0;
    const wasBlocked = this.isBlocked;
    this.fault = undefined;
    if (wasBlocked) this.options.onFault(undefined);
    for (const { done } of waiting) done();
    this.checkRoom();
  }

  private transact(waiting: readonly Waiting[]): void {
    const { database } = this.options;
    database.exec("BEGIN IMMEDIATE");
    try {
      for (const { job } of waiting) job(database);
      database.exec("COMMIT");
    } catch (thrown) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw thrown;
    }
  }

  private refuse(fault: RecordFault): void {
    const isNew = this.fault?.kind !== fault.kind;
    this.fault = fault;
    const impatient = this.waiting.filter(({ isPatient }) => !isPatient);
    this.waiting = this.waiting.filter(({ isPatient }) => isPatient);
    for (const { fail } of impatient) fail(fault);
    if (isNew) this.options.onFault(fault);
    this.checkRoom();
    this.later(this.options.retryMs ?? retryMs);
  }
}
