/** The chain of the audit log: what breaks it, and that nothing else does. */
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, test } from "vitest";
import type { AuditEntry } from "../../../sim/hall/model/event";
import { checkChain } from "../../../sim/hall/record/audit";
import { openRecord } from "../../../sim/hall/record/record";
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
