/**
 * A clock source that drifts, wraps, stops for 5 s or jumps back. The clock invents nothing and charges what the source
 * counts.
 */
import { describe, expect, test } from "vitest";
import { Stage } from "../../firmware/app/model/choices";
import type { Crystal } from "../../hal/virtual/time";
import { busyUntil } from "../../hal/virtual/time";
import { type Desk, openDesk } from "../app/desk";
import type { Act } from "../soak/act";
import { perform } from "../soak/acts";
import { Hand } from "../soak/hand";
import { Table } from "../soak/table";
import { games } from "./games";
import { place } from "./place";

const wrap = 2 ** 30;
const beforeWrap = [1, 3_000, 12_345, 33_333, 60_001, 90_000, 130_000].map((ms) => wrap - ms);

describe.each(Object.keys(games))("%s", (name) => {
  const play = (counterStart: number, driftPpm: number): void => {
    const table = new Table({ ...place, counterStart, driftPpm });
    const hand = new Hand(table);
    for (const act of games[name] as readonly Act[]) {
      perform(hand, act);
      table.compare();
    }
  };

  test("is charged by what the board counts, whatever its crystal", () => {
    for (const driftPpm of [-2_000, -500, -1, 1, 20, 500, 2_000]) play(0, driftPpm);
  });

  test("does not notice that the counter wraps", () => {
    for (const counterStart of beforeWrap) for (const driftPpm of [0, 500]) play(counterStart, driftPpm);
  });
});

/** Sets the counter back by `ms` from now on. */
function setBack(desk: Desk, ms: number): void {
  const crystal = desk.board.crystal as { -readonly [Field in keyof Crystal]: Crystal[Field] };
  crystal.startMs = (crystal.startMs - ms + wrap) % wrap;
}

function running(control: string): Desk {
  const desk = openDesk({ control, counterStart: wrap - 8_000 });
  desk.press("black");
  desk.wait(9_890);
  return desk;
}

/** Returns the time charged to both sides, in ms. */
function charged(desk: Desk): number {
  desk.line("state");
  const { clock } = desk.app;
  return clock.white.usedMs + clock.black.usedMs;
}

describe("a counter that stands still for 5 s", () => {
  test("charges nobody for them, and goes on", () => {
    const desk = running("300+2");
    busyUntil(desk.board.crystal, desk.nowMs + 5_000);
    setBack(desk, 5_000);
    desk.nowMs += 5_000;
    desk.press("white");
    desk.wait(890);
    desk.press("black");
    desk.line("state");
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.white.usedMs - 110).toBe(10_000);
    expect(desk.app.clock.black.usedMs).toBe(1_000);
  });
});

describe.each([40, 1_500, 5_000, 20_000])("a counter that jumps back by %i ms", (jumpMs) => {
  test("gives no time back, invents nothing, and goes on when it has caught up", () => {
    const desk = running("300+2");
    const before = charged(desk);
    setBack(desk, jumpMs);
    for (let waited = 0; waited < jumpMs; waited += 20) {
      desk.wait(20);
      expect(charged(desk)).toBeGreaterThanOrEqual(before);
      expect(charged(desk) - before).toBeLessThanOrEqual(1_000);
    }
    desk.wait(1_000);
    desk.press("white");
    expect(desk.app.stage).toBe(Stage.Running);
    expect(desk.app.clock.white.presses).toBe(1);
    expect(charged(desk)).toBeLessThanOrEqual(desk.nowMs - jumpMs);
    const after = charged(desk);
    desk.wait(10_000);
    desk.press("black");
    expect(charged(desk) - after).toBe(10_110);
  });

  test("a press in between does not count twice, and takes nothing", () => {
    const desk = running("300+2");
    desk.press("white");
    const { presses, usedMs } = desk.app.clock.white;
    setBack(desk, jumpMs);
    desk.press("black");
    desk.press("white");
    expect(desk.app.clock.white.presses).toBeLessThanOrEqual(presses + 1);
    expect(desk.app.clock.white.usedMs).toBeGreaterThanOrEqual(usedMs);
    desk.wait(jumpMs + 1_000);
    expect(desk.app.stage).toBe(Stage.Running);
    expect(charged(desk)).toBeLessThanOrEqual(desk.nowMs);
  });
});
