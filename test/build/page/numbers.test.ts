/** The page's build writes the numbers of const enums that the compiler would write. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as choices from "../../../firmware/app/model/choices";
import * as deviceWords from "../../../firmware/app/model/word";
import * as coreWords from "../../../firmware/core/words";
import * as verbs from "../../../firmware/virtual-verbs";
import * as contract from "../../../hal/hal";
import { readEnums, withNumbers } from "../../../sim/build/page/numbers";
import { projectRoot } from "../../../sim/build/root";

const enums = readEnums(projectRoot(), ["firmware", "hal"]);

/** The enums of a module as they are at run time here, by name. */
function enumsOf(module: object): [string, Map<string, unknown>][] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (typeof value !== "object" || value === null) return [];
    const members = Object.entries(value).filter(([member]) => Number.isNaN(Number(member)));
    return [[name, new Map(members)] as [string, Map<string, unknown>]];
  });
}

describe("numbers", () => {
  test.each([
    ["choices", choices],
    ["words of the device", deviceWords],
    ["words of the core", coreWords],
    ["verbs", verbs],
    ["contract", contract],
  ])("are those of the enums: %s", (_, module) => {
    const known = enumsOf(module);
    expect(known.length).toBeGreaterThan(0);
    const shared = known.filter(([name]) => enums.has(name));
    expect(shared.length).toBeGreaterThan(known.length / 2);
    for (const [name, members] of shared) expect(enums.get(name), name).toEqual(members);
  });

  test("where a name stands for two enums, neither is known", () => {
    const root = mkdtempSync(join(tmpdir(), "flagfall-numbers-"));
    try {
      mkdirSync(join(root, "firmware"));
      writeFileSync(join(root, "firmware/a.ts"), "export const enum Twin { One, }\nexport const enum Only { One, }\n");
      writeFileSync(join(root, "firmware/b.ts"), "export const enum Twin { Two, }\n");
      expect([...readEnums(root, ["firmware"]).keys()]).toEqual(["Only"]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test.each([
    ["if (stage === Stage.Ready) f();", "if (stage === 1) f();"],
    ["align = Align.Left;", "align = (-1);"],
    ["{ [Side.White]: Method.Gong }", "{ [1]: 8 }"],
    ["Math.PI + Stage.None + other.Stage.Ready", "Math.PI + Stage.None + other.Stage.Ready"],
    ["Array.from(Stage.Ready(1))", "Array.from(Stage.Ready(1))"],
    ['"Stage.Ready"', '"Stage.Ready"'],
  ])("stand for the members: %s", (text, numbers) => expect(withNumbers(text, enums)).toBe(numbers));
});
