/**
 * Writes to the record in batches: everything that comes within some ms is one transaction. A promise of `write`
 * resolves when its transaction is on the disk. If the disk refuses it, the writer keeps it and tries again. A job that
 * fails although the disk takes the others rejects alone. If too many events wait, the writer has no room: whoever
 * brings events must leave them where they are until it has.
 */
import { RecordFault } from "./database";
import { trialEvent } from "./rows";
import { type Database, isDatabaseError, type Row, transact } from "./statements";

/** Writes its part of a transaction. Must do the same again if the transaction has to be repeated. */
export type Job = (database: Database) => void;

/** The state that the parts of a record share. */
export interface Store {
  readonly database: Database;
  readonly writer: Writer;
  /** Reads rows of a table, without the damaged ones. */
  whole<Content>(table: string, rows: readonly Row[], read: (row: Row) => Content | undefined): Content[];
}

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
  readonly onFault?: ((fault: RecordFault | undefined) => void) | undefined;
  /** Called with each job that fails alone. */
  readonly onRefused?: ((fault: RecordFault) => void) | undefined;
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
/** How long an urgent job waits for others: an arbiter's order waits for it. */
const urgentMs = 2;
const retryMs = 1000;
/** Some 20 MB of memory. */
const waitingMax = 10_000;
/** The most jobs without events, such as logins in the audit log, that may wait while the record cannot be written. */
const jobsMax = 10_000;

export class Writer {
  private waiting: Waiting[] = [];
  private weight = 0;
  private timer: NodeJS.Timeout | undefined;
  private dueMs = 0;
  private fault: RecordFault | undefined;
  private isClosed = false;
  private isFull = false;
  private dropCount = 0;
  private refusedCount = 0;

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

  /** How many jobs failed alone. */
  get refused(): number {
    return this.refusedCount;
  }

  /**
   * Writes with the next transaction. `weight` is the number of events. A patient job waits until the record can be
   * written again; another one rejects with the fault at once, and nothing of it is written later. Somebody waits for
   * an urgent job, so it is written sooner.
   */
  write(job: Job, weight = 0, isPatient = true, isUrgent = !isPatient): Promise<void> {
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
      else if (this.fault === undefined) this.later(isUrgent ? urgentMs : (this.options.batchMs ?? batchMs));
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

  /** Writes in some ms, or before that if an earlier time is planned already. */
  private later(ms: number): void {
    const dueMs = performance.now() + ms;
    if (this.timer !== undefined && this.dueMs <= dueMs) return;
    clearTimeout(this.timer);
    this.dueMs = dueMs;
    this.timer = setTimeout(() => this.tryNow(), ms);
  }

  private tryNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0 && this.fault === undefined) return;
    const fault = this.writeParts(this.waiting);
    if (fault !== undefined) {
      this.block(fault);
      return;
    }
    const wasBlocked = this.isBlocked;
    this.fault = undefined;
    if (wasBlocked) this.options.onFault?.(undefined);
    this.checkRoom();
  }

  /**
   * Writes jobs in their order. If they fail together, it writes each half on its own, until the jobs are known that
   * fail alone. Returns the fault if the disk takes nothing; what it did not take goes on waiting.
   */
  private writeParts(jobs: readonly Waiting[]): RecordFault | undefined {
    try {
      const { database } = this.options;
      transact(database, () => {
        for (const { job } of jobs) job(database);
      });
    } catch (thrown) {
      const fault = this.options.faultOf(thrown);
      if (!this.isOfOneJob(thrown, fault)) return fault;
      const [only] = jobs;
      if (only === undefined) return fault;
      if (jobs.length === 1) {
        this.fail(only, fault);
        return undefined;
      }
      const half = jobs.length >> 1;
      return this.writeParts(jobs.slice(0, half)) ?? this.writeParts(jobs.slice(half));
    }
    this.leave(jobs);
    for (const { done } of jobs) done();
    return undefined;
  }

  /**
   * Returns true if the fault can be that of one job: SQLite refuses its values, a page that it alone needs is damaged,
   * or the program itself throws.
   */
  private isOfOneJob(thrown: unknown, { kind }: RecordFault): boolean {
    if (kind === "damaged") return this.takesEvents();
    if (kind === "full") return false;
    return kind === "refused" || !isDatabaseError(thrown);
  }

  /** Tries a new event, and withdraws it. */
  private takesEvents(): boolean {
    const { database } = this.options;
    try {
      database.exec(`BEGIN IMMEDIATE; ${trialEvent}; ROLLBACK`);
      return true;
    } catch {
      if (database.inTransaction) database.exec("ROLLBACK");
      return false;
    }
  }

  private fail(waiting: Waiting, { file, reason }: RecordFault): void {
    const fault = new RecordFault("refused", file, reason);
    this.refusedCount++;
    this.leave([waiting]);
    waiting.fail(fault);
    this.options.onRefused?.(fault);
  }

  /** Takes jobs from the head of the queue. */
  private leave(jobs: readonly Waiting[]): void {
    this.waiting = this.waiting.slice(jobs.length);
    for (const { weight } of jobs) this.weight -= weight;
  }

  private block(fault: RecordFault): void {
    const isNew = this.fault?.kind !== fault.kind;
    this.fault = fault;
    const impatient = this.waiting.filter(({ isPatient }) => !isPatient);
    this.waiting = this.waiting.filter(({ isPatient }) => isPatient);
    for (const { fail } of impatient) fail(fault);
    if (isNew) this.options.onFault?.(fault);
    this.checkRoom();
    this.later(this.options.retryMs ?? retryMs);
  }
}
