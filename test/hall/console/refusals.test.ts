/** Why a command was not obeyed: the console has words for every reason that the hall gives, in each language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import { consoleWords } from "../../../sim/words/console";
import { linkEn } from "../../../sim/words/link";
import { playedClock } from "./played-clock";

let acts: typeof import("../../../sim/hall/console/acts");
let at: typeof import("../../../sim/hall/console/desk");
let cells: typeof import("../../../sim/hall/console/cells");

// The console asks the browser for its language as soon as it is loaded.
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  acts = await import("../../../sim/hall/console/acts");
  at = await import("../../../sim/hall/console/desk");
  cells = await import("../../../sim/hall/console/cells");
  vi.unstubAllGlobals();
});

/** A reason in the source: that of an outcome, of a refused order, or of an order whose answer nobody heard. */
const reasonPattern = /reason: "([a-z-]+)"|refused\("([a-z-]+)"\)|outcomes: clocks\.map\(\(\) => "([a-z-]+)"\)/g;

function reasonsOfHall(): string[] {
  const folder = join(projectRoot(), "sim/hall");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(reasonPattern)]);
  return [...new Set(found.map(([, outcome, order, unheard]) => outcome ?? order ?? unheard ?? ""))];
}

test("the hall's own reasons are found", () => {
  expect(reasonsOfHall()).toEqual(
    expect.arrayContaining(["unknown", "away", "silent", "key", "stale", "role", "begun"]),
  );
});

test.each(["en", "es"] as const)("each has words: %s", (language) => {
  const { refusals } = consoleWords(language);
  const reasons = [...reasonsOfHall(), ...Object.keys(linkEn.refusals)];
  expect(reasons.filter((reason) => refusals[reason] === undefined)).toEqual([]);
});

test.each([
  ["refused", "it does not run any more: somebody has stopped it, or a flag has fallen. Look again before you repeat"],
  ["silent", "the clock does not answer"],
])("a clock that refuses the pause before a correction (%s) gets no correction", async (reason, why) => {
  const asked: string[] = [];
  cells.takeAll([playedClock({ number: 1 })]);
  at.desk.value = {
    order: async ({ clocks, command }) => {
      asked.push(command.do);
      return clocks.map((id) => ({ id, ok: false, reason }));
    },
    events: async () => [],
  };
  await acts.perform({
    clocks: ["main-1"],
    command: { do: "correct", turn: "black" },
    pausesFirst: true,
    goesOn: true,
  });
  at.desk.value = at.serverDesk;
  cells.takeAll([]);
  expect(asked).toEqual(["pause"]);
  expect(acts.notices.value[0]?.text).toContain(why);
});
