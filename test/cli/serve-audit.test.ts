/** `flagfall serve audit --verify`: a log that is whole, one that somebody has changed, and files that are none. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, test } from "vitest";
import { auditCommand } from "../../sim/cli/serve-audit";
import { openRecord } from "../../sim/hall/record/record";
import type { Language } from "../../sim/words/language";
import { temporaryFolder } from "../temporary-folder";
import { type Ended, keepStreams } from "./kept-streams";

const folder = temporaryFolder("serve-audit");
const entry = { atMs: 1, who: "Ana", role: "arbiter", command: "pause", clocks: [], outcomes: ["ok"] } as const;

function verify(file: string, language: Language = "en"): Promise<Ended> {
  return keepStreams((streams) => auditCommand(file, language, streams));
}

/** Writes a record with three rows, and its export. */
async function written(name: string): Promise<{ file: string; exported: string }> {
  const file = join(folder, `${name}.db`);
  const exported = join(folder, `${name}.json`);
  const record = await openRecord({ file });
  for (let row = 1; row <= 3; row++) await record.audit.note(entry);
  writeFileSync(exported, JSON.stringify({ tournament: "Open", rounds: [], audit: record.audit.rows(0, -1) }));
  record.close();
  return { file, exported };
}

describe("flagfall serve audit --verify", () => {
  test("says that a log is whole, and its last hash, in a record and in an export", async () => {
    const { file, exported } = await written("whole");
    const [own, other] = [await verify(file), await verify(exported)];
    expect(own).toMatchObject({ code: 0, error: "" });
    expect(own.out).toMatch(/^The log is whole: 3 rows, the last one [0-9a-f]{64}\./);
    expect(other.out).toBe(own.out);
    expect((await verify(file, "es")).out).toMatch(/^El registro está entero: 3 filas/);
  });

  test("names the first row that somebody has changed", async () => {
    const { file, exported } = await written("changed");
    const raw = new sqlite.Database(file);
    raw.exec("UPDATE audit SET entry = replace(entry, 'Ana', 'Ben') WHERE id = 2");
    raw.close();
    expect(await verify(file)).toMatchObject({ code: 1, out: expect.stringContaining("row 2 is not") });
    writeFileSync(exported, JSON.stringify({ audit: [{ row: 1, entry: "{}", hash: "x" }] }));
    expect(await verify(exported)).toMatchObject({ code: 1, out: expect.stringContaining("row 1 is not") });
  });

  test("refuses what is no record", async () => {
    const text = join(folder, "text.json");
    writeFileSync(text, "no JSON");
    const other = join(folder, "other.db");
    writeFileSync(other, "no database".repeat(1000));
    const empty = join(folder, "empty.db");
    writeFileSync(empty, "");
    for (const file of [join(folder, "none.db"), text, other, empty]) {
      const { code, out, error } = await verify(file);
      expect([code, out]).toEqual([2, ""]);
      expect(error).toMatch(/^flagfall serve: .+\n$/);
      expect(error.includes("there is no such file")).toBe(file.endsWith("none.db"));
    }
    expect(statSync(empty).size).toBe(0);
  });
});
