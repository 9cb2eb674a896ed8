/** Places where no record can begin: the fault names what is wrong, and no file is left there. */
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { recordFaultText } from "../../../sim/hall/audited";
import { RecordFault } from "../../../sim/hall/record/database";
import { openRecord } from "../../../sim/hall/record/record";
import { Database } from "../../../sim/hall/record/statements";
import { folderForAnybody, isRoot, nobody } from "../../cli/nobody";
import { temporaryFolder } from "../../temporary-folder";

const folder = temporaryFolder("place");

async function lineOf(opening: Promise<unknown> | undefined): Promise<string> {
  const fault = await opening?.catch((thrown: unknown) => thrown);
  return fault instanceof RecordFault ? recordFaultText(fault, "en") : String(fault);
}

test("a folder that is not there, and a folder in place of a file", async () => {
  const lost = join(folder, "no", "hall.db");
  const said = `${lost}: the record has no folder ${join(folder, "no")}. Create it, or name a file in another one.`;
  expect(await lineOf(openRecord({ file: lost }))).toBe(said);
  expect(await lineOf(openRecord({ file: folder }))).toBe(
    `${folder}: this is a folder. A record is a file: name one in it.`,
  );
});

test.each<[string, number, number]>([
  ["a folder of others", 0o555, 0o644],
  ["a folder that nobody may enter", 0, 0o644],
  ["a record of others", 0o777, 0o600],
])("%s", async (_, folderMode, fileMode) => {
  const place = folderForAnybody("flagfall-place");
  const inner = join(place, "inner");
  mkdirSync(inner);
  const files = [join(inner, "new.db"), join(inner, "old.db")];
  (await openRecord({ file: join(inner, "old.db") })).close();
  chmodSync(join(inner, "old.db"), fileMode);
  chmodSync(inner, folderMode);
  const lines: string[] = [];
  if (isRoot) process.seteuid?.(nobody);
  try {
    for (const file of folderMode === 0o777 ? files.slice(1) : files) lines.push(await lineOf(openRecord({ file })));
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(inner, 0o755);
    rmSync(place, { recursive: true });
  }
  for (const line of lines) expect(line).toMatch(/^\S+\.db: the system does not let you read and write the record th/);
});

test("a full disk keeps no empty file, but an older record", async () => {
  const exec = vi.spyOn(Database.prototype, "exec").mockImplementation(() => {
    throw new Error("database or disk is full");
  });
  const [fresh, older] = [join(folder, "fresh.db"), join(folder, "older.db")];
  writeFileSync(older, "");
  try {
    for (const file of [fresh, older]) expect(await lineOf(openRecord({ file }))).toContain("the disk is full");
  } finally {
    exec.mockRestore();
  }
  expect([existsSync(fresh), existsSync(older)]).toEqual([false, true]);
});
