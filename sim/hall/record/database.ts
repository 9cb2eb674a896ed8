/**
 * Opens the file of a record, which is an SQLite database. One process at a time can use it. The journal of SQLite
 * stays in the mode `delete`, because the package has no shared memory for another one.
 */
import { closeSync, existsSync, openSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { codeOf, isForbidden } from "../../files/output-fault";
import { lockStore, type StoreLock } from "../../files/store-lock";
import { migrations } from "./migrations";
import { Database, transact } from "./statements";

/**
 * Why a record cannot be used:
 * - `inUse`: another process has it
 * - `damaged`: it is no record, or its contents are broken
 * - `newer`: a later version of this program wrote it
 * - `full`: there is no room on the disk
 * - `noFolder`, `isFolder`: the folder of the file is none, or the file itself is a folder
 * - `forbidden`: the system does not let this user read and write there
 * - `unreachable`: the file cannot be opened, read or written
 * - `refused`: the file takes everything but one entry, which is left out
 */
export type RecordFaultKind =
  | "inUse"
  | "damaged"
  | "newer"
  | "full"
  | "noFolder"
  | "isFolder"
  | "forbidden"
  | "unreachable"
  | "refused";

export class RecordFault extends Error {
  constructor(
    readonly kind: RecordFaultKind,
    readonly file: string,
    /** The system's own words. */
    readonly reason: string,
  ) {
    super(`${kind}: ${file}: ${reason}`);
  }
}

export interface OpenDatabase {
  readonly database: Database;
  close(): void;
}

/** The mark of a record in the head of the file. The letters are `fgfl`. */
const applicationId = 0x6667666c;

/** Opens the record, or a new one in memory if `file` is undefined. Rejects with a `RecordFault`. */
export async function openDatabase(file: string | undefined): Promise<OpenDatabase> {
  if (file === undefined) {
    const database = prepared(new Database(":memory:"), "");
    return { database, close: () => database.close() };
  }
  checkPlace(file);
  const isNew = !existsSync(file);
  const lock = await lockFile(file);
  try {
    const database = openFile(file);
    return { database, close: () => closeBoth(database, lock) };
  } catch (thrown) {
    const fault = faultOf(thrown, file);
    if (isNew) rmSync(file, { force: true });
    release(lock);
    throw fault;
  }
}

/** Throws a `RecordFault` where no record can be. SQLite would not say why. */
function checkPlace(file: string): void {
  const folder = dirname(resolve(file));
  try {
    if (isFolder(file)) throw new RecordFault("isFolder", file, folder);
    if (!isFolder(folder)) throw new RecordFault("noFolder", file, folder);
    if (existsSync(file)) closeSync(openSync(file, "r+"));
  } catch (thrown) {
    throw thrown instanceof RecordFault ? thrown : faultOfPlace(thrown, file);
  }
}

/** Returns the fault of a folder that is there. A file that the lock does not find is one that nobody may begin. */
function faultOfPlace(thrown: unknown, file: string): RecordFault {
  const code = codeOf(thrown);
  return isForbidden(thrown) || code === "ENOENT" ? new RecordFault("forbidden", file, code) : faultOf(thrown, file);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function lockFile(file: string): Promise<StoreLock> {
  try {
    // SQLite's own lock is a folder with the ending `.lock`.
    const lock = await lockStore(`${file}.hall`);
    if (lock.state === "inUse") throw new RecordFault("inUse", file, "");
    // A process that was killed leaves that folder behind.
    const left = `${resolve(file)}.lock`;
    if (lock.state === "held" && existsSync(left)) rmdirSync(left);
    return lock;
  } catch (thrown) {
    throw faultOfPlace(thrown, file);
  }
}

function openFile(file: string): Database {
  const database = new Database(file);
  try {
    return prepared(database, file);
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

function closeBoth(database: Database, lock: StoreLock): void {
  database.close();
  release(lock);
}

function release(lock: StoreLock): void {
  if (lock.state === "held") lock.release();
}

function prepared(database: Database, file: string): Database {
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL;");
  const version = numberOf(database, "user_version");
  const isOurs = numberOf(database, "application_id") === applicationId;
  if (!isOurs && (version !== 0 || database.get("SELECT 1 FROM sqlite_schema") !== undefined))
    throw new RecordFault("damaged", file, "another program's database");
  if (version > migrations.length) throw new RecordFault("newer", file, `version ${version}`);
  for (const [done, migration] of migrations.entries()) {
    const marks = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${done + 1}`;
    if (done >= version) transact(database, () => database.exec(`${migration}; ${marks}`));
  }
  const found = String(Object.values(database.get("PRAGMA quick_check(1)") ?? {})[0]);
  if (found !== "ok") throw new RecordFault("damaged", file, found);
  return database;
}

function numberOf(database: Database, pragma: string): number {
  return Number(Object.values(database.get(`PRAGMA ${pragma}`) ?? {})[0] ?? 0);
}

/**
 * Returns what an error of SQLite or of the system means for the record. SQLite calls a failed write "disk I/O error",
 * whatever the system's reason; `isFull` finds that out.
 */
export function faultOf(thrown: unknown, file: string, isFull = isDiskFull): RecordFault {
  if (thrown instanceof RecordFault) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  const kind = kindOf(reason, (thrown as { code?: unknown } | null)?.code);
  return new RecordFault(kind === "unreachable" && file !== "" && isFull(file) ? "full" : kind, file, reason);
}

function kindOf(reason: string, code: unknown): RecordFaultKind {
  if (isNoSpace(code) || /\bfull\b/i.test(reason)) return "full";
  if (/malformed|not a database|corrupt/i.test(reason)) return "damaged";
  if (/locked/i.test(reason)) return "inUse";
  return /constraint|datatype|too big/i.test(reason) ? "refused" : "unreachable";
}

function isNoSpace(code: unknown): boolean {
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Some pages of SQLite. */
const probeBytes = 65_536;

/** Returns true if the disk has no room for another file beside `file`. */
export function isDiskFull(file: string): boolean {
  const probe = `${file}.room`;
  try {
    writeFileSync(probe, new Uint8Array(probeBytes));
    return false;
  } catch (thrown) {
    return isNoSpace((thrown as { code?: unknown }).code);
  } finally {
    // A folder that nobody may enter hides the file, and refuses its removal.
    if (existsSync(probe)) rmSync(probe);
  }
}
