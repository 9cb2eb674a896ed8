/** The record's file: what it keeps, how it is shared, and what it says when the disk does not take it. */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, test } from "vitest";
import { RecordFault } from "../../../sim/hall/record/database";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { type HallRecord, openRecord } from "../../../sim/hall/record/record";
import { temporaryFolder } from "../../temporary-folder";
import { event, state } from "./sample-events";

const folder = temporaryFolder("record");
let files = 0;
const newFile = (): string => join(folder, `record${++files}.db`);

const news = (at: number) => ({ number: 0, heardMs: 1, source: "report" as const, subscription: 1, state: state(at) });

async function faultOf(opening: Promise<HallRecord>): Promise<string> {
  const fault = await opening.then(
    (record) => record.close(),
    (thrown: unknown) => thrown,
  );
  return fault instanceof RecordFault ? fault.kind : String(fault);
}

const noFigures = { unwritten: 0, blocked: 0, full: 0, dropped: 0, refused: 0, damaged: 0 };

describe("events of other bridges", () => {
  test("are kept once, in any order, and the missing ones are counted", async () => {
    const file = newFile();
    const record = await openRecord({ file });
    const added: boolean[] = [];
    for (const serial of [5, 2, 2, 3, 5, 9]) added.push(await record.add(event(serial)));
    expect(added).toEqual([true, true, false, true, false, true]);
    expect(record.figures()).toEqual({ ...noFigures, events: 4, doubles: 2, missing: 5 });
    expect(record.serials.gaps("other", 2)).toEqual([
      { first: 1, last: 1 },
      { first: 4, last: 4 },
    ]);
    record.close();
    const again = await openRecord({ file });
    expect(await again.add(event(3))).toBe(false);
    expect(await again.add(event(4))).toBe(true);
    expect(again.figures()).toEqual({ ...noFigures, events: 5, doubles: 1, missing: 4 });
    expect(again.serials.gaps("other", 9)).toEqual([
      { first: 1, last: 1 },
      { first: 6, last: 8 },
    ]);
    expect(again.eventsSince("other", 3, 2).map(({ serial }) => serial)).toEqual([4, 5]);
    again.close();
  });
});

describe("the ledger of a bridge", () => {
  test("numbers events over restarts, and keeps clocks, marks and pieces", async () => {
    const file = newFile();
    const record = await openRecord({ file });
    const ledger = new RecordLedger(record, "main");
    expect(ledger.clockAt("tcp://a:1").id).toBe("main-1");
    expect(ledger.clockAt("tcp://b:1").id).toBe("main-2");
    const pieces = new Map([[3, Uint8Array.of(1, 2)]]);
    const mark = { page: 2, at: 40, index: 1, clockMs: 77, covered: 1, before: 0 };
    const kept = await ledger.keep("main-2", { events: [news(1), news(2)], mark, pieces, missing: 4, number: 17 });
    expect(kept.map(({ serial, clock }) => [serial, clock])).toEqual([
      [1, "main-2"],
      [2, "main-2"],
    ]);
    record.close();
    const again = await openRecord({ file });
    const later = new RecordLedger(again, "main");
    expect(later.clockAt("tcp://b:1")).toMatchObject({
      ...{ id: "main-2", number: 17, missing: 4, subscription: 0, held: [] },
      mark: { page: 2, at: 40, index: 1, clockMs: 77, serial: 1 },
      last: { at: 2 },
    });
    expect([...later.pieces("main-2")]).toEqual([[3, Uint8Array.of(1, 2)]]);
    expect(later.eventsBehind("main-2", 1).map(({ serial }) => serial)).toEqual([2]);
    expect((await later.keep("main-1", { events: [news(3)] })).map(({ serial }) => serial)).toEqual([3]);
    again.close();
  });

  test("has the states of a clock's game; the record has the events of a clock or a time", async () => {
    const record = await openRecord({ batchMs: 1 });
    const ledger = new RecordLedger(record, "main");
    for (const address of ["a", "b"]) ledger.clockAt(address);
    const keep = (id: string, at: number, part = {}) =>
      ledger.keep(id, { events: [{ ...news(at), heardMs: at, state: { ...state(at), ...part } }] });
    await keep("main-1", 1);
    await keep("main-1", 2);
    expect(ledger.gameOf("main-1").map(({ at }) => at)).toEqual([1, 2]);
    await keep("main-1", 3, { event: "control", mode: "ready" });
    await keep("main-2", 4);
    await keep("main-1", 5);
    expect(ledger.gameOf("main-1").map(({ at }) => at)).toEqual([3, 5]);
    expect(record.eventsBetween("main-1", 2, 5).map(({ heardMs, row }) => [heardMs, row])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    const serials = (events: readonly { serial: number }[]) => events.map(({ serial }) => serial);
    expect(serials(record.events({ clock: "main-1", after: 1, limit: 2 }))).toEqual([2, 3]);
    expect([serials(record.events({ limit: -1 })), serials(ledger.eventsSince(3, 1))]).toEqual([[1, 2, 3, 4, 5], [4]]);
    record.close();
  });

  test("names nothing before the disk has it", async () => {
    const file = newFile();
    const record = await openRecord({ file, batchMs: 5 });
    const ledger = new RecordLedger(record, "main");
    ledger.clockAt("a");
    const kept = ledger.keep("main-1", { events: [news(1)] });
    expect(record.figures().unwritten).toBe(1);
    expect(eventsIn(file)).toBe(0);
    await kept;
    expect([eventsIn(file), record.figures().unwritten]).toEqual([1, 0]);
    record.close();
  });
});

test("what is written together is written whole or not at all", async () => {
  const record = await openRecord();
  const note = (name: string) => record.database.run("INSERT INTO notes VALUES (?, 'text')", [name]);
  const names = () => record.database.all("SELECT name FROM notes").map(({ name }) => name);
  expect(record.together(() => [note("a"), "value"][1])).toBe("value");
  expect(() => record.together(() => [note("b"), note("a")])).toThrow(RecordFault);
  record.together(() => note("c"));
  expect(names()).toEqual(["a", "c"]);
  record.close();
});

test("an arbiter's order does not wait for the next batch", async () => {
  const record = await openRecord({ batchMs: 1_000_000_000 });
  const entry = { atMs: 1, who: "a", role: "arbiter", command: "b", clocks: ["main-1"], outcomes: ["begun"] } as const;
  const events = new RecordLedger(record, "main").keep("main-1", { events: [news(1)] });
  const end = await record.audit.note(entry);
  // What came before is written with it.
  await events;
  await end({ ...entry, outcomes: ["ok"] });
  expect(record.audit.entries(5)).toEqual([{ ...entry, outcomes: ["ok"] }]);
  record.close();
});

/** Counts the events of a copy, as a process would find them after this one was killed. */
function eventsIn(file: string): number {
  const copy = newFile();
  copyFileSync(file, copy);
  const database = new sqlite.Database(copy);
  const { count } = database.get("SELECT count(*) AS count FROM events") ?? {};
  database.close();
  return Number(count);
}

describe("a disk that does not take it", () => {
  test("one line; everything waits, nothing of the file is lost, and it goes on later", async () => {
    const file = newFile();
    const faults: (string | undefined)[] = [];
    const onFault = (fault?: RecordFault) => faults.push(fault?.kind);
    const record = await openRecord({ file, batchMs: 1, retryMs: 5, waitingMax: 2, onFault });
    const ledger = new RecordLedger(record, "main");
    ledger.clockAt("a");
    await ledger.keep("main-1", { events: [news(1)] });
    const pages = Number(record.database.get("PRAGMA page_count")?.page_count);
    record.database.exec(`PRAGMA max_page_count = ${pages}`);
    const large = { ...news(2), state: { ...state(2), control: randomBytes(50_000).toString("hex") } };
    const waiting = ledger.keep("main-1", { events: [large, news(3)] });
    await expect(
      record.audit.note({ atMs: 1, who: "a", role: "arbiter", command: "b", clocks: [], outcomes: [] }),
    ).rejects.toThrow(RecordFault);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(faults).toEqual(["full"]);
    expect([record.figures().unwritten, eventsIn(file), record.audit.entries(5)]).toEqual([2, 1, []]);
    expect([ledger.hasRoom(), record.state, record.figures()]).toMatchObject([false, "full", { blocked: 1, full: 1 }]);
    record.database.exec("PRAGMA max_page_count = 100000");
    expect((await waiting).map(({ serial }) => serial)).toEqual([2, 3]);
    expect([faults, eventsIn(file)]).toEqual([["full", undefined], 3]);
    expect([ledger.hasRoom(), record.state]).toEqual([true, "written"]);
    record.close();
  });
});

describe("a file that cannot be opened", () => {
  test("is in use by another one, also of this process", async () => {
    const file = newFile();
    const record = await openRecord({ file });
    expect(await faultOf(openRecord({ file }))).toBe("inUse");
    record.close();
    expect(await faultOf(openRecord({ file }))).toBe("undefined");
  });

  test("was left by a process that was killed: it opens, and its lock is gone", async () => {
    const file = newFile();
    (await openRecord({ file })).close();
    mkdirSync(`${file}.lock`);
    expect(await faultOf(openRecord({ file }))).toBe("undefined");
  });

  test("is no record, is another program's, is cut off, is of a later version, or is nowhere", async () => {
    const text = newFile();
    writeFileSync(text, "A text, and no record of anything at all. ".repeat(100));
    expect(await faultOf(openRecord({ file: text }))).toBe("damaged");
    const other = newFile();
    const database = new sqlite.Database(other);
    database.exec("CREATE TABLE games (id INTEGER)");
    database.close();
    const before = readFileSync(other);
    expect(await faultOf(openRecord({ file: other }))).toBe("damaged");
    expect(readFileSync(other)).toEqual(before);
    const cut = newFile();
    (await openRecord({ file: cut })).close();
    truncateSync(cut, 5000);
    expect(await faultOf(openRecord({ file: cut }))).toBe("damaged");
    const later = newFile();
    (await openRecord({ file: later })).close();
    const edited = new sqlite.Database(later);
    edited.exec("PRAGMA user_version = 99");
    edited.close();
    expect(await faultOf(openRecord({ file: later }))).toBe("newer");
    expect(await faultOf(openRecord({ file: join(folder, "no", "where.db") }))).toBe("noFolder");
  });
});

test("a record that a process left in the middle of a transaction loses only that", async () => {
  const file = newFile();
  (await openRecord({ file })).close();
  const script = `
    const { Database } = require("node-sqlite3-wasm");
    const database = new Database(${JSON.stringify(file)});
    database.exec("PRAGMA cache_size = 1; INSERT INTO notes VALUES ('a', 'kept'); BEGIN");
    for (let i = 0; i < 2000; i++) database.run("INSERT INTO notes VALUES (?, ?)", ["n" + i, "x".repeat(500)]);
    process.kill(process.pid, "SIGKILL");`;
  expect(() => execFileSync(process.execPath, ["-e", script], { stdio: "ignore" })).toThrow();
  const record = await openRecord({ file });
  expect(record.database.all("SELECT * FROM notes")).toEqual([{ name: "a", text: "kept" }]);
  expect(record.database.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  record.close();
});
