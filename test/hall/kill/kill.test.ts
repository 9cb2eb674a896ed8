/**
 * Bridge, console and broker are killed while clocks play: a few times here, 50 times by `npm run hall:kills`. And the
 * comparison of rows finds what it has to find.
 */
import { describe, expect, test } from "vitest";
import { compareRows, serialFaults } from "../../../sim/hall/rehearsal/records";
import { buildProgram } from "../../cli/built-program";
import { isCi } from "../../runner/ci";
import { temporaryFolder } from "../../temporary-folder";
import { fakeBridge, stateAt } from "../mqtt/bridge";
import { runKills } from "./kills";

// Three programs die and come back: a contributor's run leaves that to CI.
test.runIf(isCi())("no event is lost or doubled, whoever is killed", async () => {
  const [program, folder] = [await buildProgram(), temporaryFolder("kills")];
  const order = ["bridge", "broker", "console"] as const;
  const figures = await runKills({ program, folder, clocks: 5, kills: 3, seed: 4, calmMs: 700, order });
  expect(figures.kills).toEqual({ bridge: 1, console: 1, broker: 1 });
  expect(figures.did).toBeGreaterThan(10);
  for (const { lost, doubled, serials, events } of [figures.bridge, figures.console]) {
    expect({ lost, doubled, serials, events }).toEqual({
      lost: {},
      doubled: {},
      serials: { missing: 0, twice: 0, outOfOrder: 0 },
      events: figures.did,
    });
  }
  expect([figures.noticed, figures.isSame, figures.errors]).toEqual([0, true, []]);
});

describe("the comparison", () => {
  const presses = [1, 2, 3].map((used) => ({ ...stateAt(used * 1000), white: { ...stateAt(0).white, used } }));

  test("finds what is lost, doubled or misdated", () => {
    expect(compareRows(presses, presses)).toEqual({ lost: {}, doubled: {}, misdated: 0 });
    expect(compareRows(presses, presses.slice(1))).toMatchObject({ lost: { press: 1 }, doubled: {} });
    expect(compareRows(presses, [...presses, ...presses.slice(2)])).toMatchObject({ lost: {}, doubled: { press: 1 } });
    const late = presses.map((state) => ({ ...state, at: state.at + 5000 }));
    expect(compareRows(presses, late)).toEqual({ lost: {}, doubled: {}, misdated: 3 });
  });

  test("finds serial numbers that are missing, twice or in disorder", () => {
    const bridge = fakeBridge("west");
    bridge.happen(5);
    const [one, two, , four, five] = bridge.record;
    expect(serialFaults(bridge.record)).toEqual({ missing: 0, twice: 0, outOfOrder: 0 });
    expect(serialFaults([one, four, two, five, five].flatMap((event) => event ?? []))).toEqual({
      missing: 1,
      twice: 1,
      outOfOrder: 1,
    });
  });
});
