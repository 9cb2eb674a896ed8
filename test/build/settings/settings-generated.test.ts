import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keptOrder } from "../../../firmware/app/settings/kept";
import { settingAt, settingsCount } from "../../../firmware/app/settings/setting";
import type { PartFeature } from "../../../firmware/tables/features";
import { featuresOf } from "../../../sim/boards/facts";
import { projectRoot } from "../../../sim/build/root";
import { documents, withTables } from "../../../sim/build/settings/documents";
import { keptSource } from "../../../sim/build/settings/kept-source";
import { namesSource } from "../../../sim/build/settings/names-source";
import { fieldsFile, withPlainFields } from "../../../sim/build/settings/plain-fields";
import { inMenu, keptRows, linkRows, rows } from "../../../sim/build/settings/rows";
import { settingSource } from "../../../sim/build/settings/setting-source";
import { settingNames } from "../../../sim/words/setting-names";
import { openDesk } from "../../app/desk";

const read = (path: string): string => readFileSync(join(projectRoot(), path), "utf8");

test.each([
  ["firmware/app/settings/setting.ts", settingSource],
  ["firmware/app/settings/kept.ts", keptSource],
  ["sim/words/setting-names.ts", namesSource],
])("%s is what the table gives (else: npm run settings)", (path, source) => {
  const bare = (text: string): string => text.replace(/[\s,()]+/g, "").replaceAll("=|", "=");
  expect(bare(read(path))).toBe(bare(source()));
});

test(`the plain fields of ${fieldsFile} are what the table gives (else: npm run settings)`, () => {
  expect(read(fieldsFile)).toBe(withPlainFields(read(fieldsFile)));
  expect(() => withPlainFields(read(fieldsFile).replaceAll("// Up to here.", ""))).toThrow("lost a mark");
});

test.each(documents)("the tables of %s are what the table gives (else: npm run settings)", (path) => {
  expect(read(path)).toBe(withTables(path, read(path)));
});

describe("the numbers that are permanent", () => {
  test("on the link", () => {
    expect(settingNames).toEqual([
      ...["bounce", "laws", "left", "language", "tenths", "takeback", "trim", "competition", "under5"],
    ]);
    expect(linkRows("speech").map(({ id }) => id)).toEqual(
      "Ears Tongue Short Help Volume Alarms SayPeriods".split(" "),
    );
    expect(linkRows("touch").map(({ id }) => id)).toEqual(["Touch", "TouchEvents"]);
  });

  test("in the log", () => {
    expect(keptRows().map(({ id }) => id)).toEqual([
      ...["Left", "Language", "Laws", "Sound", "Click", "Tenths", "Counter", "TakesBack", "Bounce", "Lock", "Trim"],
      ...["Competition", "FiveMinutes", "Ears", "Tongue", "Short", "Help", "Volume", "Alarms"],
      ...["Touch", "TouchEvents", "Loudness", "Supply", "SayPeriods", "TongueChosen"],
    ]);
  });
});

test.each<[PartFeature[], number]>([
  [["speech", "touch", "loudness"], inMenu.length],
  [[], 16],
  [["touch"], 18],
])("a board with the parts %j has %i items, each once", (parts, count) => {
  const { app } = openDesk({ facts: { features: featuresOf([], parts) } });
  expect(settingsCount(app)).toBe(count);
  const listed = Array.from({ length: count }, (_, at) => rows[settingAt(app, at)]);
  const has = (part?: PartFeature) => part === undefined || parts.includes(part);
  expect(listed).toEqual(inMenu.filter(({ part }) => has(part)));
  const kept = keptRows().filter(({ part }) => has(part));
  expect(keptOrder(app).map((setting) => rows[setting])).toEqual(kept);
});
