/** The clock reports events at the end of the handler, with the state of their instants. */
import { describe, expect, test } from "vitest";
import { handleWake } from "../../../firmware/app/device/handlers";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

interface Told {
  event?: string;
  ok?: true;
  seq?: number;
  at?: number;
  control?: string;
  mode?: string;
  withdrawn?: true;
  white?: { remaining: number; period: number };
  black?: { remaining: number };
}

/** Returns what the clock reports during an act, without drawings. */
function saidBy(desk: Desk, act: () => void): Told[] {
  const from = desk.lines.length;
  act();
  const said = desk.lines.slice(from).filter((line) => /^\{"(?:at|ok|error)"/.test(line));
  return said.map((line) => JSON.parse(line) as Told);
}

function listened(control: string): Desk {
  const desk = openDesk({ control });
  desk.line("subscribe");
  return desk;
}

/** Returns a paused game in which White pressed after 2 s and Black's clock ran for `ranMs`. */
function paused(control: string, ranMs: number): Desk {
  const desk = strike(listened(control), "black 2s white");
  desk.wait(ranMs);
  desk.line("pause");
  return desk;
}

describe("events of one act", () => {
  test("each has the state of its instant, and then the act", () => {
    const desk = paused("60:300", 70_000);
    const told = saidBy(desk, () => desk.line("undo charge"));
    expect(told.map(({ event, ok }) => event ?? ok)).toEqual([true, "period", "period", "undo", "screen"]);
    const [, period, , undo] = told;
    expect(period?.white).toMatchObject({ remaining: 300_000, period: 2 });
    expect(undo?.white?.remaining).toBeLessThan(300_000);
    expect([period?.at, undo?.at]).toEqual([desk.nowMs, desk.nowMs]);
  });

  test("the clock is as it was before they were told", () => {
    const desk = paused("60:300", 70_000);
    desk.line("undo charge");
    const [state] = saidBy(desk, () => desk.line("state"));
    const spared = strike(openDesk({ control: "60:300" }), "black 2s white 70s");
    spared.line("pause");
    spared.line("undo charge");
    expect(saidBy(spared, () => spared.line("state"))).toEqual([state]);
  });

  test("each has its own control: a game is taken up from the programs", () => {
    const desk = paused("60:300", 5_000);
    desk.line("adjourn 1");
    desk.line("new");
    desk.line("set 180+2");
    desk.line("new");
    const told = saidBy(desk, () => desk.line("restore 1"));
    expect(told.map(({ event, control }) => [event, control])).toEqual([
      [undefined, undefined],
      ["control", "180+2"],
      ["restore", "60:300"],
      ["screen", undefined],
    ]);
  });

  test("of more than eight the first seven and the last; the numbers tell how many were lost", () => {
    const desk = strike(listened("gong2"), "black");
    const before = desk.app.link.reportCount;
    const told = saidBy(desk, () => handleWake(desk.app, desk.nowMs + 41_000)).filter(
      ({ event }) => event !== "screen",
    );
    expect(told).toHaveLength(8);
    const numbers = told.map(({ seq }) => (seq ?? 0) - before);
    expect(numbers.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbers[7]).toBeGreaterThan(15);
    expect(told.every(({ event }) => event === "gong")).toBe(true);
  });
});

describe("the order", () => {
  test("the answer, the events, the display", () => {
    const desk = listened("60+2");
    const told = saidBy(desk, () => desk.line("#4 start"));
    expect(told).toMatchObject([{ ok: true, re: 4 }, { event: "start" }, { event: "screen" }]);
    expect([told[1]?.seq, told[2]?.seq]).toEqual([2, 3]);
  });

  test("an act by the keys too", () => {
    const desk = strike(paused("60+2", 3_000), "M S");
    for (let n = 0; n < 3; n++) desk.tap(Switch.Plus);
    const told = saidBy(desk, () => desk.hold(Switch.Start, 1_200)).filter(({ event }) => event !== "screen");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ mode: "paused" });
    expect(told[0]?.event).toMatch(/correct|undo|penalty/);
  });

  test("an edge that comes late takes the flag back before it presses, each at its own instant", () => {
    const desk = strike(listened("3"), "black");
    desk.wait(3_300 - desk.nowMs);
    const told = saidBy(desk, () => desk.edge(Switch.Left, true, 500)).filter(({ event }) => event !== "screen");
    expect(told).toMatchObject([
      { event: "flag", withdrawn: true, at: 2_800, white: { remaining: 200 } },
      { event: "press", at: 2_800, white: { remaining: 200 } },
    ]);
  });
});
