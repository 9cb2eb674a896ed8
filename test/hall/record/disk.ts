/** A disk for the writer of a record: it takes or refuses what the test says. */
import sqlite from "node-sqlite3-wasm";
import { RecordFault, type RecordFaultKind } from "../../../sim/hall/record/database";

/** Notes each transaction. `refuses` is the fault of every one, by its kind. */
export class Disk {
  readonly done: string[] = [];
  refuses: RecordFaultKind | undefined;
  takesTrial = true;
  tries = 0;
  inTransaction = false;
  private open: string[] = [];

  exec(sql: string): void {
    if (/INSERT/.test(sql)) {
      this.inTransaction = !this.takesTrial;
      if (!this.takesTrial) throw new sqlite.SQLite3Error("trial");
    } else if (sql === "BEGIN IMMEDIATE") {
      this.tries++;
      if (this.inTransaction) throw new sqlite.SQLite3Error("within a transaction");
      if (this.refuses === "unreachable") throw new sqlite.SQLite3Error("unreachable");
      this.inTransaction = true;
      this.open = [];
    } else if (sql === "COMMIT") {
      if (this.refuses !== undefined) throw new sqlite.SQLite3Error(this.refuses);
      this.inTransaction = false;
      this.done.push(this.open.join(" "));
    } else this.inTransaction = false;
  }

  put(name: string): void {
    this.open.push(name);
  }
}

const kinds: readonly string[] = ["damaged", "full", "unreachable"] satisfies RecordFaultKind[];

/** Returns the fault whose kind is the message of what was thrown; `refused` for any other message. */
export function faultOf(thrown: unknown): RecordFault {
  const reason = thrown instanceof Error ? thrown.message : "";
  return new RecordFault(kinds.includes(reason) ? (reason as RecordFaultKind) : "refused", "hall.db", reason);
}
