/** A database that prepares each statement once. Preparing takes four times as long as writing an event. */
import sqlite from "node-sqlite3-wasm";

export type Value = number | string | Uint8Array | null;
export type Row = Readonly<Record<string, unknown>>;

type Statement = ReturnType<InstanceType<typeof sqlite.Database>["prepare"]>;

export function isDatabaseError(thrown: unknown): boolean {
  return thrown instanceof sqlite.SQLite3Error;
}

export class Database {
  private readonly raw: InstanceType<typeof sqlite.Database>;
  private readonly statements = new Map<string, Statement>();

  /** Opens a file, or a new database in memory for `:memory:`. */
  constructor(file: string) {
    this.raw = new sqlite.Database(file);
  }

  get inTransaction(): boolean {
    return this.raw.inTransaction;
  }

  /** Runs statements without values. */
  exec(sql: string): void {
    this.raw.exec(sql);
  }

  /** Runs a statement. Returns the row that it inserted. */
  run(sql: string, values: readonly Value[] = []): number {
    return this.using(sql, (statement) => Number(statement.run([...values]).lastInsertRowid));
  }

  all(sql: string, values: readonly Value[] = []): Row[] {
    return this.using(sql, (statement) => statement.all([...values]) as Row[]);
  }

  /** Returns the first row. */
  get(sql: string, values: readonly Value[] = []): Row | undefined {
    return this.all(sql, values)[0];
  }

  close(): void {
    for (const statement of this.statements.values()) statement.finalize();
    this.statements.clear();
    this.raw.close();
  }

  private using<Result>(sql: string, act: (statement: Statement) => Result): Result {
    const statement = this.statements.get(sql) ?? this.raw.prepare(sql);
    this.statements.set(sql, statement);
    try {
      return act(statement);
    } catch (thrown) {
      this.forget(sql, statement);
      throw thrown;
    }
  }

  /** Drops a statement that failed. To end it repeats its failure, which says nothing new. */
  private forget(sql: string, statement: Statement): void {
    this.statements.delete(sql);
    try {
      statement.finalize();
    } catch {
      // It is ended all the same.
    }
  }
}

/** Does all writing of `act` in one transaction. If it throws, nothing is written. */
export function transact<Result>(database: Database, act: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = act();
    database.exec("COMMIT");
    return result;
  } catch (thrown) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw thrown;
  }
}
