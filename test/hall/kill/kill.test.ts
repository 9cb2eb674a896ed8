/**
 * Bridge, console and broker are killed while clocks play: a few times here, 50 times by `npm run hall:kills`. And the
 * comparison of rows finds what it has to find.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareRows, serialFaults } from "../../../sim/hall/rehearsal/records";
import { temporaryFolder } from "../../temporary-folder";
import { fakeBridge, stateAt } from "../mqtt/bridge";
import { runKills } from "./kills";
import { lossLines } from "./losses";
import { bundledProgram } from "./program";

let program = "";

beforeAll(async () => {
  program = await bundledProgram();
});

afterAll(() => rmSync(program));

test("no event is lost or doubled, whoever is killed", async () => {
  const folder = temporaryFolder("kills");
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

  test("says which game of which clock a lost event was of, and what the clock did until it was missed", () => {
    const ready = { ...stateAt(0, "control"), mode: "ready", running: null } as const;
    const game = (used: number) => [ready, ...presses.map((state) => ({ ...state, control: `${used}` }))];
    const done = [...game(1), ...game(2), ...game(3)].map((state, at) => ({ state, atMs: 1000 * at }));
    const bridge = fakeBridge("west");
    bridge.happen(done.length);
    const events = bridge.record.map((event, at) => ({ ...event, state: done[at]?.state ?? event.state }));
    const gap = { ...events[5], heardMs: 8500, lost: 1 } as (typeof events)[number];
    const recorded = [...events.filter((_, at) => at !== 6 && at !== 7), gap];
    expect(lossLines(4, done, events, [])).toEqual([]);
    expect(lossLines(4, done, recorded, [{ fromMs: 5500, toMs: 8100 }])).toEqual([
      "lost on clock 5 in its game 2, 6.0 s to 7.0 s: press press; bridge away 5.5 s to 8.1 s; missed at 8.5 s; games begun until then: 8.0 s",
    ]);
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
