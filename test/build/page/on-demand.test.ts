/** The page's own script has no speech and no display, and calls what is loaded by the right names. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { isApart, partOf, standIn } from "../../../sim/build/page/on-demand";
import { projectRoot } from "../../../sim/build/root";
import { firmware as display } from "../../../sim/page/simulator/firmware";
import { firmware as speech } from "../../../sim/page/speech/firmware";

const root = projectRoot();
const files = readdirSync(join(root, "firmware"), { recursive: true, encoding: "utf8" })
  .map((name) => `firmware/${name}`)
  .filter((name) => name.endsWith(".ts") && !name.startsWith("firmware/console/"));

/** The names that files of other parts import from files of a part, types left out. */
function calledNames(part: string): string[] {
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, list = "", from = ""] of text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)";/gms)) {
      const path = `${relative(root, join(root, dirname(file), from))}.ts`;
      if (partOf(path) !== part || !isApart(file, path)) continue;
      for (const name of list.split(",").map((each) => each.trim())) if (/^[a-z]/.test(name)) names.add(name);
    }
  }
  return [...names].sort();
}

describe("the firmware on demand", () => {
  test.each([
    ["speech", speech, "tellChanges"],
    ["display", display, "showTick"],
  ])("every function of %s that the rest calls is loaded, and no other", (part, loaded, known) => {
    expect(calledNames(part)).toContain(known);
    expect(Object.keys(loaded).sort()).toEqual(calledNames(part));
  });

  test.each([
    ["speech/feel.ts", "display"],
    ["speech/asker.ts", undefined],
    ["speech/speak.ts", "speech"],
    ["menu/speech-menu.ts", "speech"],
    ["menu/list.ts", "display"],
    ["text/text.ts", "display"],
    ["display/face.ts", "display"],
    ["display/sounds.ts", undefined],
    ["stage/stage.ts", undefined],
  ])("%s belongs to the part %s", (file, part) => expect(partOf(`firmware/app/${file}`)).toBe(part));

  test("speech uses the menus directly, and the menus call speech where it is loaded", () => {
    expect(isApart("firmware/app/speech/speak.ts", "firmware/app/menu/list.ts")).toBe(false);
    expect(isApart("firmware/app/menu/list.ts", "firmware/app/speech/speak.ts")).toBe(true);
    expect(isApart("firmware/app/keys/actions.ts", "firmware/app/menu/list.ts")).toBe(true);
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
        'import { late } from "part.ts";',
        'export const say = /* @__PURE__ */ late("say");',
        "export const COUNT = 12;",
        "export const ITEM = 16;",
      ].join("\n"),
    );
  });
});
