/**
 * Eighty virtual halls (twenty outside CI), and that the judge sees what is wrong. `npm run hall:seeds` plays ten
 * thousand.
 */
import { describe, expect, test } from "vitest";
import { eventOf } from "../../../sim/hall/record/rows";
import type { Database } from "../../../sim/hall/record/statements";
import { isCi } from "../../runner/ci";
import { playSeed } from "./hall";

/** How many halls each part plays. */
const share = isCi() ? 20 : 5;

describe("a virtual hall", () => {
  test.each([0, 1, 2, 3])("loses, doubles, misdates and misplaces nothing (part %i of 4)", async (part) => {
    for (let seed = 20 * part + 1; seed <= 20 * part + share; seed++) {
      const { did, faults, story } = await playSeed(seed);
      expect(faults, `npm run hall:seeds -- 1 ${seed}\n${story.join("\n")}`).toEqual([]);
      expect(did).toBeGreaterThan(10);
    }
  });

  test("plays the same again with the same seed, and another one with another", async () => {
    const [first, again, other] = [await playSeed(3), await playSeed(3), await playSeed(4)];
    expect(again).toEqual(first);
    expect(other.story).not.toEqual(first.story);
  });

  test.each<[string, (bridge: Database, desk: Database) => void, RegExp]>([
    ["a lost event", (_, desk) => void desk.run("DELETE FROM events WHERE serial = 5"), /^desk: lost/],
    [
      "another clock's event",
      (bridge) => void bridge.run("UPDATE events SET clock = 'bridge-9', sum = NULL WHERE serial = 5"),
      /^bridge: lost/,
    ],
    [
      "a wrong time",
      (bridge) => {
        const state = eventOf(bridge.get("SELECT * FROM events WHERE serial = 5") ?? {})?.state;
        // A row of an earlier version has its state as a text.
        const wrong = JSON.stringify({ ...state, at: 10 * (state?.at ?? 0) + 9 });
        bridge.run("UPDATE events SET state = ?, sum = NULL WHERE serial = 5", [wrong]);
      },
      /^bridge: 1 misdated/,
    ],
    [
      "a changed log",
      (_, desk) => void desk.run("INSERT INTO audit (id, entry, sum, hash) VALUES (999, '{}', NULL, 'x')"),
      /^desk: the audit log/,
    ],
  ])("shows %s to the judge", async (_, spoil, fault) => {
    expect((await playSeed(7, spoil)).faults.join("\n")).toMatch(fault);
  });
});
