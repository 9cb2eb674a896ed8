/**
 * The audit log in the record. Entries are only added, and each row carries a hash of itself and of the row before it.
 * So nobody can change, remove or insert a row without breaking the chain behind it.
 */
import { createHash } from "node:crypto";
import type { AuditEntry } from "../model/event";
import { finished, type Work } from "../slices";
import { contentOf, parsed, textValues } from "./rows";
import type { Database, Row } from "./statements";
import type { Store } from "./writer";

/** How many rows are read at a time, and after how many letters of them no more are read. */
const pageRows = 100;
const pageLetters = 1_000_000;

/** A row as it is exported, and as anybody can check it. */
export interface AuditRow {
  readonly row: number;
  /** The entry as JSON, letter by letter as it was hashed. */
  readonly entry: string;
  /** Null in rows of versions without a chain. */
  readonly hash: string | null;
}

/** An entry that says what became of an earlier one takes its place in the log. */
type Kept = AuditEntry & { readonly begun?: number };

export class AuditLog {
  constructor(private readonly record: Store) {}

  /**
   * Writes an entry, and returns the function that adds what became of it. Rejects with a `RecordFault`, unless it is
   * patient and waits until the record can be written again.
   */
  async note(entry: AuditEntry, isPatient = false): Promise<(entry: AuditEntry) => Promise<void>> {
    let begun = 0;
    await this.record.writer.write(
      (database) => {
        begun = append(database, entry);
      },
      0,
      isPatient,
    );
    const isUrgent = !isPatient;
    return (next) =>
      this.record.writer.write((database) => void append(database, { ...next, begun }), 0, true, isUrgent);
  }

  /** Returns the newest first: at most `limit`, and no further ones after a megabyte of them. */
  entries(limit: number): readonly AuditEntry[] {
    return finished(this.readEntries(limit));
  }

  /** Reads what `entries` returns, some at a time. */
  *readEntries(limit: number): Work<readonly AuditEntry[]> {
    const entries: AuditEntry[] = [];
    let letters = 0;
    for (const { entry, size } of this.newest()) {
      if (entries.length >= limit || letters >= pageLetters) break;
      letters += size;
      entries.push(entry);
      yield;
    }
    return entries;
  }

  /** Reads the entries of a time, the oldest first. */
  *between(fromMs: number, toMs: number): Work<readonly AuditEntry[]> {
    const entries: AuditEntry[] = [];
    for (const { entry } of this.newest()) {
      if (entry.atMs < fromMs) break;
      if (entry.atMs < toMs) entries.push(entry);
      yield;
    }
    return entries.reverse();
  }

  /** Gives the newest entries first, without those that a later one replaces. */
  private *newest(): Generator<{ readonly entry: AuditEntry; readonly size: number }> {
    const ended = new Set<number>();
    const sql = "SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?";
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = this.record.database.all(sql, [before, pageRows]);
      if (rows.length === 0) return;
      for (const row of rows) {
        before = Number(row.id);
        const [kept] = this.record.whole("audit", [row], (one) => contentOf(one, "entry") as Kept | undefined);
        if (kept === undefined || ended.has(before)) continue;
        const { begun, ...entry } = kept;
        if (begun !== undefined) ended.add(begun);
        yield { entry, size: String(row.entry).length };
      }
    }
  }

  /** Returns rows after a row, the oldest first, as they are in the file. */
  rows(after: number, limit: number): readonly AuditRow[] {
    const rows = this.record.database.all("SELECT * FROM audit WHERE id > ? ORDER BY id LIMIT ?", [after, limit]);
    return rows.map(rowOf);
  }

  /** Reads all rows. */
  *allRows(): Work<readonly AuditRow[]> {
    const all: AuditRow[] = [];
    for (;;) {
      const some = this.rows(all.at(-1)?.row ?? 0, pageRows);
      all.push(...some);
      if (some.length < pageRows) return all;
      yield;
    }
  }

  /** Returns the hash of the newest row; empty if there is none. */
  head(): string {
    return lastOf(this.record.database).hash;
  }
}

function rowOf({ id, entry, hash }: Row): AuditRow {
  return { row: Number(id), entry: String(entry), hash: hash === null ? null : String(hash) };
}

function lastOf(database: Database): { row: number; hash: string } {
  const last = database.get("SELECT id, hash FROM audit ORDER BY id DESC LIMIT 1");
  return { row: Number(last?.id ?? 0), hash: String(last?.hash ?? "") };
}

/** Adds a row at the end of the chain. Returns its number. */
function append(database: Database, entry: Kept): number {
  const last = lastOf(database);
  const row = last.row + 1;
  const [text = "", sum = 0] = textValues(entry);
  const hash = hashOf(last.hash, row, String(text));
  database.run("INSERT INTO audit (id, entry, sum, hash) VALUES (?, ?, ?, ?)", [row, text, sum, hash]);
  return row;
}

function hashOf(before: string, row: number, entry: string): string {
  return createHash("sha256").update(`${before}\n${row}\n${entry}`).digest("hex");
}

/** The result of a check of the chain. */
export interface ChainCheck {
  readonly rows: number;
  /** The hash of the last row. Whoever has it on paper sees whether the end of the log was cut off. */
  readonly head: string;
  /** The first row that is not what was written, or that does not follow the row before it. */
  readonly broken: number | undefined;
}

/** Checks a chain from its first row. Only the first rows may be without a hash: an earlier version wrote them. */
export function checkChain(rows: Iterable<AuditRow>): ChainCheck {
  let count = 0;
  let head = "";
  for (const { row, entry, hash } of rows) {
    count++;
    const isOld = hash === null && head === "" && parsed(entry) !== undefined;
    if (row !== count || (!isOld && hash !== hashOf(head, row, entry))) return { rows: count, head, broken: row };
    head = hash ?? "";
  }
  return { rows: count, head, broken: undefined };
}
