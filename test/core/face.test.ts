import { describe, expect, test } from "vitest";
import { correct } from "../../firmware/core/correct";
import { nextChangeMs, shown, shownTime } from "../../firmware/core/face";
import { later } from "../../firmware/core/integer";
import { advance } from "../../firmware/core/time";
import { Field, Side, SideField } from "../../firmware/core/words";
import { act, rig } from "./rows";

// clock.md §8: what is shown, and when it changes.

describe("a time as it is shown", () => {
  test.each([
    [0, "0:00:00"],
    [1, "0:00:01"],
    [999, "0:00:01"],
    [1000, "0:00:01"],
    [1001, "0:00:02"],
    [59000, "0:00:59"],
    [59001, "0:01:00"],
    [60000, "0:01:00"],
    [600000, "0:10:00"],
    [3599001, "1:00:00"],
    [3600000, "1:00:00"],
    [36000000, "10:00:00"],
    [359999000, "99:59:59"],
  ])("falling, rounded up: %i is %s", (ms, text) => expect(shownTime(ms, false, false)).toBe(text));
  test.each([
    [0, "0:00:00"],
    [999, "0:00:00"],
    [1000, "0:00:01"],
    [1999, "0:00:01"],
    [3600000, "1:00:00"],
  ])("rising, rounded down: %i is %s", (ms, text) => expect(shownTime(ms, true, false)).toBe(text));
  test.each([
    [20000, false, "0:00:20.0"],
    [19901, false, "0:00:20.0"],
    [19900, false, "0:00:19.9"],
    [1, false, "0:00:00.1"],
    [0, false, "0:00:00.0"],
    [20000, true, "0:00:20.0"],
    [19999, true, "0:00:19.9"],
    [99, true, "0:00:00.0"],
  ])("with tenths: %i, rising %s, is %s", (ms, rising, text) => expect(shownTime(ms, rising, true)).toBe(text));
});

describe("a side as it is shown", () => {
  test.each([
    [20001, "0:00:21", "0:00:20"],
    [20000, "0:00:20.0", "0:00:20"],
    [19999, "0:00:20.0", "0:00:19.9"],
  ])("tenths from 0:00:20 down: %i falls as %s and rises as %s", (ms, falling, rising) => {
    const r = rig("*2", 0);
    r.clock.white.mainMs = ms;
    r.clock.black.mainMs = ms;
    expect([shown(r.clock, Side.White, true), shown(r.clock, Side.Black, true)]).toEqual([falling, rising]);
  });
  test("whoever waits, a falling time rounds up", () => {
    const r = rig("60", 0);
    act(r, 0, "start");
    act(r, 500, "white");
    expect([shown(r.clock, Side.White, false), shown(r.clock, Side.Black, false)]).toEqual(["0:01:00", "0:01:00"]);
  });
  test("count up rounds down and has no tenths", () => {
    const r = rig("up", 0);
    act(r, 0, "start");
    act(r, 1999, "wait");
    expect(shown(r.clock, Side.White, true)).toBe("0:00:01");
  });
  test("an hourglass's waiting side rounds down, but not to 0:00 before it has fallen", () => {
    const r = rig("*2", 0);
    act(r, 0, "start");
    act(r, 500, "wait");
    expect([shown(r.clock, Side.White, false), shown(r.clock, Side.Black, false)]).toEqual(["0:00:02", "0:00:02"]);
    act(r, 1950, "white");
    expect([shown(r.clock, Side.White, false), shown(r.clock, Side.White, true)]).toEqual(["0:00:01", "0:00:00.1"]);
    act(r, 2060, "wait");
    expect([shown(r.clock, Side.White, false), shown(r.clock, Side.White, true)]).toEqual(["0:00:01", "0:00:00.1"]);
    act(r, 2950, "wait");
    expect(shown(r.clock, Side.White, false)).toBe("0:00:01");
    act(r, 99000, "wait");
    expect([shown(r.clock, Side.White, false), shown(r.clock, Side.Black, false)]).toEqual(["0:00:04", "0:00:00"]);
  });
  test("a fallen hourglass is 0:00 on either turn", () => {
    const r = rig("*2;flag=run-on", 0);
    act(r, 0, "start");
    act(r, 3000, "white");
    expect(shown(r.clock, Side.White, true)).toBe("0:00:00.0");
  });
});

/** Returns what the display shows of both sides, the delay and all signs. */
function picture(r: ReturnType<typeof rig>, tenths: boolean): string {
  const c = r.clock;
  const delay = [c.white, c.black].map((s) => (s.turnMethod === 2 ? Math.ceil(s.delayMs / 1000) : 0));
  return JSON.stringify([
    shown(c, Side.White, tenths),
    shown(c, Side.Black, tenths),
    delay,
    c.mode,
    c.turn,
    c.white.overtime,
    c.black.overtime,
    c.white.period,
    c.black.period,
    c.white.flag,
    c.black.flag,
  ]);
}

describe("the next change", () => {
  const controls = [
    ..."*21 7+2 7d3 0d4 7b3 3x5 4:2x3 3:c2/5 *5 *5;flag=run-on up4 2:up gong3 4:3:2 4:5*".split(" "),
    ..."9;flag=run-on 25".split(" "),
  ];
  test.each(controls.flatMap((c) => [[c, false] as const, [c, true] as const]))(
    "%s, tenths %s: nothing changes before it, something does then",
    (control, tenths) => {
      const r = rig(control);
      act(r, 0, "start");
      let atMs = 0;
      let presses = 0;
      while (atMs < 340000) {
        const ms = nextChangeMs(r.clock, tenths);
        if (ms < 0) break;
        const before = picture(r, tenths);
        advance(r.clock, later(r.originMs, atMs + ms - 1));
        expect(picture(r, tenths), `${atMs} + ${ms} - 1`).toBe(before);
        atMs += ms;
        advance(r.clock, later(r.originMs, atMs));
        expect(picture(r, tenths), `${atMs}`).not.toBe(before);
        if (atMs % 7 === 3 && presses < 20) {
          presses++;
          act(r, atMs + 137, r.clock.turn === Side.White ? "white" : "black");
          atMs += 137;
        }
      }
      expect(atMs).toBeGreaterThan(3999);
    },
  );
  test("nothing will change while nothing runs", () => {
    const r = rig("60");
    expect(nextChangeMs(r.clock, false)).toBe(-1);
    act(r, 0, "start");
    expect(nextChangeMs(r.clock, false)).toBe(1000);
    act(r, 300, "pause");
    expect(nextChangeMs(r.clock, false)).toBe(-1);
  });
  test("nor while a fallen side is on move", () => {
    const r = rig("5");
    act(r, 0, "start");
    act(r, 5000, "wait");
    expect(nextChangeMs(r.clock, false)).toBe(-1);
  });
  test("from 20 s down by tenths", () => {
    const r = rig("21", 0);
    act(r, 0, "start");
    expect(nextChangeMs(r.clock, true)).toBe(1000);
    act(r, 1000, "wait");
    expect([nextChangeMs(r.clock, true), nextChangeMs(r.clock, false)]).toEqual([100, 1000]);
  });
  test("a waiting hourglass rises by seconds, by tenths under 20 s, and is at least 0:00:01", () => {
    const r = rig("*30", 0);
    act(r, 0, "start");
    act(r, 29700, "white");
    expect([nextChangeMs(r.clock, false), nextChangeMs(r.clock, true)]).toEqual([700, 100]);
    act(r, 29710, "wait");
    expect([nextChangeMs(r.clock, false), nextChangeMs(r.clock, true)]).toEqual([690, 90]);
    act(r, 30700, "wait");
    expect([nextChangeMs(r.clock, false), nextChangeMs(r.clock, true)]).toEqual([700, 100]);
    act(r, 50000, "wait");
    expect(r.clock.white.mainMs).toBe(20600);
    expect([nextChangeMs(r.clock, false), nextChangeMs(r.clock, true)]).toEqual([400, 400]);
  });
  test("a waiting hourglass that was set to zero shows 0:00:01 after a millisecond", () => {
    const r = rig("*30", 0);
    correct(r.clock, r.clock.atMs, [Field.Black + SideField.Remaining, 0]);
    act(r, 0, "start");
    expect([nextChangeMs(r.clock, false), nextChangeMs(r.clock, true)]).toEqual([1, 1]);
    act(r, 1, "wait");
    expect([shown(r.clock, Side.Black, false), nextChangeMs(r.clock, false)]).toEqual(["0:00:01", 999]);
  });
  test("a sign that ends is a change", () => {
    const r = rig("10:400", 0);
    act(r, 0, "start");
    act(r, 10300, "white");
    act(r, 309500, "wait");
    expect(r.clock.white.flag).toBe(1);
    expect(nextChangeMs(r.clock, false)).toBe(500);
  });
});
