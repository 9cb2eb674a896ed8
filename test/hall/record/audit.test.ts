/** The chain of the audit log: what breaks it, and that nothing else does. */
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, test } from "vitest";
import type { AuditEntry } from "../../../sim/hall/model/event";
import { checkChain } from "../../../sim/hall/record/audit";
import { openRecord } from "../../../sim/hall/record/record";
import { finished } from "../../../sim/hall/slices";
import { temporaryFolder } from "../../temporary-folder";

const folder = temporaryFolder("audit");
let files = 0;

function entry(command: string): AuditEntry {
  return { atMs: 1, who: "Ana", role: "arbiter", command, clocks: ["main-1"], outcomes: ["ok"] };
}

/** Writes a log of five rows: two commands with their ends, and a login. Then changes the file. */
async function logAfter(sql: string) {
  const file = join(folder, `${++files}.db`);
  const first = await openRecord({ file });
  for (const command of ["pause", "resume"]) {
    const end = await first.audit.note({ ...entry(command), outcomes: ["begun"] });
    await end(entry(command));
  }
  await first.audit.note(entry("login"));
  const head = first.audit.head();
  first.close();
  const raw = new sqlite.Database(file);
  raw.exec(sql);
  raw.close();
  const record = await openRecord({ file });
  const check = checkChain(record.audit.rows(0, -1));
  const entries = record.audit.entries(9);
  record.close();
  return { check, entries, head };
}

describe("the audit log", () => {
  test("is a chain over restarts, and shows a command once, with its end", async () => {
    const { check, entries, head } = await logAfter("");
    expect(check).toEqual({ rows: 5, head, broken: undefined });
    expect(entries.map(({ command, outcomes }) => [command, outcomes])).toEqual([
      ["login", ["ok"]],
      ["resume", ["ok"]],
      ["pause", ["ok"]],
    ]);
  });

  test.each([
    ["a changed row", "UPDATE audit SET entry = replace(entry, 'Ana', 'Ben') WHERE id = 2", 2],
    [
      "a changed row with its checksum gone",
      "UPDATE audit SET entry = replace(entry, 'Ana', 'Ben'), sum = NULL WHERE id = 4",
      4,
    ],
    ["a removed row", "DELETE FROM audit WHERE id = 3", 4],
    ["a removed first row", "DELETE FROM audit WHERE id = 1", 2],
    ["a changed hash", "UPDATE audit SET hash = replace(hash, substr(hash, 1, 1), 'x') WHERE id = 5", 5],
    ["a hash that is gone", "UPDATE audit SET hash = NULL WHERE id = 3", 3],
    [
      "rows in another order",
      "UPDATE audit SET id = 99 WHERE id = 2; UPDATE audit SET id = 2 WHERE id = 3; UPDATE audit SET id = 3 WHERE id = 99",
      2,
    ],
  ])("%s breaks it there", async (_, sql, broken) => expect((await logAfter(sql)).check.broken).toBe(broken));

  test("cut off at its end still is a chain, with another head", async () => {
    const { check, head } = await logAfter("DELETE FROM audit WHERE id = 5");
    expect(check).toMatchObject({ rows: 4, broken: undefined });
    expect(check.head).not.toBe(head);
  });

  test("of an earlier version begins without hashes", async () => {
    const { check } = await logAfter("UPDATE audit SET hash = NULL");
    expect(check).toEqual({ rows: 5, head: "", broken: undefined });
  });
});

test("the log is read newest first and by the megabyte, by time, and row by row", async () => {
  const record = await openRecord();
  const outcomes = Array.from({ length: 500 }, () => "unknown clock");
  const instants = Array.from({ length: 350 }, (_, at) => at + 1);
  await Promise.all(instants.map((atMs) => record.audit.note({ ...entry("pause"), atMs, outcomes })));
  const page = record.audit.entries(10_000);
  expect(page.map(({ atMs }) => atMs)).toEqual(page.map((_, at) => 350 - at));
  const letters = JSON.stringify(page).length;
  expect([letters > 1_000_000, letters < 1_020_000]).toEqual([true, true]);
  expect(record.audit.entries(3).map(({ atMs }) => atMs)).toEqual([350, 349, 348]);
  expect(finished(record.audit.between(120, 123)).map(({ atMs }) => atMs)).toEqual([120, 121, 122]);
  const rows = finished(record.audit.allRows());
  expect([rows.map(({ row }) => row), rows]).toEqual([instants, record.audit.rows(0, -1)]);
  record.close();
});
