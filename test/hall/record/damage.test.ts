/** A record goes on when an entry cannot be written, when a row is damaged, and when the disk is full. */
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, test, vi } from "vitest";
import { faultsOncePerMinute, oncePerMinute } from "../../../sim/cli/once-per-minute";
import type { AuditEntry, HallEvent } from "../../../sim/hall/model/event";
import type { Round } from "../../../sim/hall/model/round";
import { faultOf, isDiskFull, RecordFault, type RecordFaultKind } from "../../../sim/hall/record/database";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { openRecord } from "../../../sim/hall/record/record";
import { actAsNobody, folderForAnybody } from "../../cli/nobody";
import { temporaryFolder } from "../../temporary-folder";
import { event, state } from "./sample-events";

const folder = temporaryFolder("damage");
let files = 0;
const newFile = (): string => join(folder, `record${++files}.db`);

const entry = (command: string): AuditEntry => ({
  ...{ atMs: 1, who: "Ana", role: "arbiter", command, clocks: [], outcomes: [] },
});

describe("an entry that fails alone", () => {
  test("rejects, is told, and holds up nothing before or behind it", async () => {
    const lost: string[] = [];
    const record = await openRecord({ file: newFile(), batchMs: 1, onLoss: ({ kind }) => lost.push(kind) });
    const broken = { ...event(4), clock: null } as unknown as HallEvent;
    const writing = [1, 2, 3].map((serial) => record.add(event(serial)));
    const failing = record.add(broken);
    writing.push(...[5, 6, 7, 8].map((serial) => record.add(event(serial))));
    await expect(failing).rejects.toMatchObject({ kind: "refused" });
    expect(await Promise.all(writing)).toEqual(Array(7).fill(true));
    expect(record.events({ limit: 9 }).map(({ serial }) => serial)).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect([lost, record.state]).toEqual([["refused"], "written"]);
    expect(record.figures()).toMatchObject({ events: 7, missing: 1, refused: 1, unwritten: 0, blocked: 0 });
    // The number is free again, so the bridge is asked for the event.
    expect(await record.add(event(4))).toBe(true);
    expect(record.figures()).toMatchObject({ events: 8, missing: 0 });
    record.close();
  });

  test("may be a job of the program that throws; a bridge goes on with the same number", async () => {
    const record = await openRecord({ file: newFile(), batchMs: 1 });
    const bug = record.writer.write(() => {
      throw new Error("bug");
    });
    await expect(bug).rejects.toMatchObject({ kind: "refused", reason: "bug" });
    const ledger = new RecordLedger(record, "main");
    ledger.clockAt("a");
    const news = { number: 0, heardMs: 1, source: "report" as const, subscription: 1, state: state(1) };
    const bad = { ...news, heardMs: null as unknown as number };
    await expect(ledger.keep("main-1", { events: [bad] })).rejects.toThrow(RecordFault);
    expect((await ledger.keep("main-1", { events: [news] })).map(({ serial }) => serial)).toEqual([1]);
    record.close();
  });
});

const round: Round = {
  ...{ id: 1, tournament: "Open", round: 1, name: "", control: "60", words: "", pairings: [] },
  ...{ setMs: 1, who: "Ana", outcomes: [] },
};

describe("a damaged row", () => {
  test("costs itself alone, in events, audit log and rounds, and is told once", async () => {
    const file = newFile();
    const first = await openRecord({ file });
    await Promise.all([1, 2, 3, 4].map((serial) => first.add(event(serial))));
    await Promise.all(["a", "b", "c"].map((command) => first.audit.note(entry(command))));
    await Promise.all([1, 2].map((id) => first.tournaments.keepRound({ ...round, id, setMs: id })));
    first.close();
    const raw = new sqlite.Database(file);
    // One is a whole state, but with another time; one is none; one has another number.
    raw.exec(`UPDATE events SET state = (SELECT state FROM events WHERE serial = 1) WHERE serial = 2;
      UPDATE events SET state = substr(state, 9) WHERE serial = 3;
      UPDATE audit SET entry = replace(entry, '"b"', '"x"') WHERE id = 2;
      UPDATE rounds SET round = '{"id":9,"setMs":1}' WHERE id = 1`);
    raw.close();
    const lost: string[] = [];
    const record = await openRecord({ file, onLoss: ({ reason }) => lost.push(reason) });
    for (let times = 0; times < 2; times++) {
      expect(record.events({ limit: 9 }).map(({ serial }) => serial)).toEqual([1, 4]);
      expect(record.eventsSince("other", 0, 9).map(({ serial }) => serial)).toEqual([1, 4]);
      // Fewer than were asked for would mean the end to whoever reads on.
      expect(record.eventsSince("other", 0, 2).map(({ serial }) => serial)).toEqual([1, 4]);
      expect(record.events({ after: 1, limit: 1 }).map(({ serial }) => serial)).toEqual([4]);
      expect(record.audit.entries(9).map(({ command }) => command)).toEqual(["c", "a"]);
      expect(record.tournaments.allRounds().map(({ id }) => id)).toEqual([2]);
    }
    expect(lost).toEqual(["damaged: rounds 1", "damaged: events 2", "damaged: events 3", "damaged: audit 2"]);
    expect(record.figures()).toMatchObject({ damaged: 4, missing: 0 });
    record.close();
  });

  test("of an earlier version is read without a checksum, and with a state that is a text", async () => {
    const file = newFile();
    const first = await openRecord({ file });
    await Promise.all([first.add(event(1)), first.add(event(2))]);
    first.close();
    const raw = new sqlite.Database(file);
    raw.run("UPDATE events SET state = ? WHERE serial = 1", [JSON.stringify(state(1))]);
    raw.exec("UPDATE events SET sum = NULL WHERE serial = 2");
    raw.close();
    const record = await openRecord({ file });
    expect(record.events({ limit: 9 }).map(({ row, ...each }) => each)).toEqual([event(1), event(2)]);
    record.close();
  });

  test("with damage in the tables themselves the file is refused at the start, as damaged", async () => {
    const file = newFile();
    const first = await openRecord({ file });
    for (let serial = 1; serial <= 200; serial++) void first.add(event(serial));
    first.close();
    const raw = new sqlite.Database(file);
    raw.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'pieces'");
    raw.close();
    await expect(openRecord({ file })).rejects.toMatchObject({ kind: "damaged" });
  });
});

describe("a full disk", () => {
  test.each<[unknown, boolean, RecordFaultKind, file?: string]>([
    ["disk I/O error", true, "full"],
    ["disk I/O error", false, "unreachable"],
    // A record in memory has no disk that could be full.
    ["disk I/O error", true, "unreachable", ""],
    ["database or disk is full", false, "full"],
    [Object.assign(new Error("write"), { code: "EDQUOT" }), false, "full"],
    [Object.assign(new Error("write"), { code: "ENOSPC" }), false, "full"],
    ["unhelpfully said", false, "unreachable"],
    ["database disk image is malformed", true, "damaged"],
    ["file is not a database", true, "damaged"],
    ["database corruption", true, "damaged"],
    ["database is locked", true, "inUse"],
    ["NOT NULL constraint failed", true, "refused"],
    ["datatype mismatch", true, "refused"],
    ["string or blob too big", true, "refused"],
  ])('"%s" on a disk that is full (%s) is called %s', (thrown, isFull, kind, file = "a.db") => {
    for (const each of typeof thrown === "string" ? [thrown, new Error(thrown)] : [thrown])
      expect(faultOf(each, file, () => isFull)).toMatchObject({ kind, file });
  });

  test("is found by a file beside the record, which is removed", () => {
    const file = newFile();
    writeFileSync(file, "");
    expect(isDiskFull(file)).toBe(false);
    expect(() => statSync(`${file}.room`)).toThrow(/ENOENT/);
    expect(isDiskFull(join(folder, "no", "where.db"))).toBe(false);
  });

  test("is not said of a folder that nobody may enter", () => {
    const place = folderForAnybody("flagfall-record");
    mkdirSync(join(place, "closed"), { mode: 0 });
    actAsNobody(() => expect(isDiskFull(join(place, "closed", "record.db"))).toBe(false));
    rmSync(place, { recursive: true });
  });
});

describe("what a program says", () => {
  test("of a fault that comes and goes: once a minute of each kind, and its end", () => {
    let nowMs = 0;
    const said: (string | undefined)[] = [];
    const say = faultsOncePerMinute<{ kind: string }>(
      (fault) => said.push(fault?.kind),
      () => nowMs,
    );
    for (const kind of ["full", "unreachable", "full", undefined, "full", undefined, "unreachable"])
      say(kind === undefined ? undefined : { kind });
    expect(said).toEqual(["full", "unreachable", undefined]);
    nowMs = 60_000;
    say({ kind: "full" });
    expect(said.at(-1)).toBe("full");
  });

  test("of a thousand invented names: a hundred lines a minute", () => {
    let nowMs = 0;
    const take = vi.fn();
    const say = oncePerMinute<number>(take, String, () => nowMs);
    for (let name = 0; name < 1000; name++) say(name);
    expect(take).toHaveBeenCalledTimes(100);
    nowMs = 60_000;
    say(5000);
    expect(take).toHaveBeenCalledTimes(101);
  });
});
