/** The page's own script has no speech, and calls what is loaded by the right names. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { isOnDemand, standIn } from "../../../sim/build/page/on-demand";
import { projectRoot } from "../../../sim/build/root";
import { firmware } from "../../../sim/page/speech/firmware";

const root = projectRoot();
const files = readdirSync(join(root, "firmware"), { recursive: true, encoding: "utf8" })
  .map((name) => `firmware/${name}`)
  .filter((name) => name.endsWith(".ts"));

/** The names that files outside of speech import from files of it, types left out. */
function calledNames(): string[] {
  const names = new Set<string>();
  for (const file of files.filter((each) => !isOnDemand(each))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, list = "", from = ""] of text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)";/gms)) {
      const path = `${relative(root, join(root, dirname(file), from))}.ts`;
      if (!isOnDemand(path)) continue;
      for (const name of list.split(",").map((each) => each.trim())) if (/^[a-z]/.test(name)) names.add(name);
    }
  }
  return [...names].sort();
}

describe("speech on demand", () => {
  test("every function that the rest of the firmware calls is loaded, and no other", () => {
    expect(calledNames()).toContain("tellChanges");
    expect(Object.keys(firmware).sort()).toEqual(calledNames());
  });

  test("touch, and what it shares with speech, is always there", () => {
    expect(isOnDemand("firmware/app/speech/feel.ts")).toBe(false);
    expect(isOnDemand("firmware/app/speech/asker.ts")).toBe(false);
    expect(isOnDemand("firmware/app/speech/speak.ts")).toBe(true);
    expect(isOnDemand("firmware/app/menu/speech-menu.ts")).toBe(true);
    expect(isOnDemand("firmware/app/menu/list.ts")).toBe(false);
  });

  test("in its place stand functions of the same names, and its numbers", () => {
    const text = `
/** Says. */
export function say(app: App): void {}
function hidden() {}
export const COUNT = 12;
export const ITEM: number = 16;
const OWN = 3;
`;
    expect(standIn(text, "part.ts")).toBe(
      [
        'import { part } from "part.ts";',
        "export const say = (...given) => part.say(...given);",
        "export const COUNT = 12;",
        "export const ITEM = 16;",
      ].join("\n"),
    );
  });
});
