import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resume } from "../../firmware/core/game";
import { createClock } from "../../firmware/core/new-clock";
import { appendClock, loadClock, saveClock } from "../../firmware/core/snapshot";
import { advance } from "../../firmware/core/time";
import { Mode, Side } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { act, play, rig } from "./rows";

const nothing = (): void => {};

/** Returns the list of a clock with something in every field. */
function busy(control = "W40/60+2:30+5-B40/60:20d3:10d1*;at=own"): number[] {
  const r = play(control, ["0 start, 61000 white, 125000 black, 126000 adjourn sealed"]);
  return saveClock(r.clock);
}

describe("saving", () => {
  test("appends the clock to numbers that come before it", () => {
    const clock = loadClock(busy(), 0, nothing)!;
    expect(appendClock([7, 0, 9], clock)).toEqual([7, 0, 9, ...saveClock(clock)]);
  });

  test("a saved clock is whole numbers and comes back the same, at any instant of the counter", () => {
    const list = busy();
    expect(list.every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 30)).toBe(true);
    const clock = loadClock(list, 777, nothing);
    expect(clock && saveClock(clock)).toEqual(list);
    expect(clock?.atMs).toBe(777);
    expect(clock && printControl(clock.control)).toBe("W40/60+2:30+5-B40/60:20d3:10d1*;at=own");
  });
  test.each(
    "60 40/7200:20/3600 3600:5x30 c25/600 *60 up9 gong5 7200b5:900b5 60+2;from=9 9;flag=freeze 60:1:1:1:1:1:1:1 W60-B60:1:1:1:1:1:1:1".split(
      " ",
    ),
  )("%s comes back", (control) => {
    const r = rig(control);
    act(r, 0, "start");
    act(r, 4000, "white");
    const list = saveClock(r.clock);
    const clock = loadClock(list, 5, nothing);
    expect(clock && printControl(clock.control)).toBe(control);
    expect(clock?.mode).toBe(Mode.Paused);
    r.clock.mode = Mode.Paused;
    expect(clock && saveClock(clock)).toEqual(saveClock(r.clock));
  });
  test("every mode but running comes back as it was", () => {
    for (const [deeds, mode] of [
      [[], Mode.Ready],
      [["start", "pause"], Mode.Paused],
      [["start", "finish"], Mode.Finished],
    ] as const) {
      const r = rig("60");
      for (const deed of deeds) act(r, 0, deed);
      expect(loadClock(saveClock(r.clock), 0, nothing)?.mode).toBe(mode);
    }
  });
  test("a loaded clock plays on from its state: late edges are recomputed from there", () => {
    const r = rig("60+2", 0);
    act(r, 0, "start");
    act(r, 5000, "pause");
    const told: number[] = [];
    const clock = loadClock(saveClock(r.clock), 1000, (event) => told.push(event));
    if (clock === undefined) throw new Error("not loaded");
    expect(clock.canUndoPress).toBe(false);
    advance(clock, 3000);
    expect(resume(clock, Side.White, 2000)).toBe(true);
    expect(clock.white.mainMs).toBe(56000);
  });
});

describe("a list that is not a saved clock", () => {
  test("every single change is found", () => {
    const list = busy();
    fc.assert(
      fc.property(fc.nat(list.length - 1), fc.nat(2 ** 30 - 1), (i, n) => {
        const torn = [...list];
        torn[i] = n;
        expect(loadClock(torn, 0, nothing) === undefined).toBe(n !== list[i]);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
  test("a change by the check's own prime too", () => {
    const list = busy();
    list[10] = (list[10] ?? 0) + 1048573;
    expect(loadClock(list, 0, nothing)).toBeUndefined();
  });
  test("cut short, made longer, exchanged, empty, no whole numbers", () => {
    const list = busy();
    for (let n = 0; n < list.length; n++) expect(loadClock(list.slice(0, n), 0, nothing)).toBeUndefined();
    expect(loadClock([...list, 0], 0, nothing)).toBeUndefined();
    const swapped = [...list];
    [swapped[9], swapped[10]] = [swapped[10] ?? 0, swapped[9] ?? 0];
    expect(swapped).not.toEqual(list);
    expect(loadClock(swapped, 0, nothing)).toBeUndefined();
    for (const bad of [-1, 0.5, Number.NaN, 2 ** 30, Number.POSITIVE_INFINITY]) {
      const broken = [...list];
      broken[20] = bad;
      expect(loadClock(broken, 0, nothing)).toBeUndefined();
    }
  });
  test("of another version or with no periods, though its check is right", () => {
    const check = (list: number[]): number[] => {
      let sum = list.length;
      for (const n of list)
        for (const part of [n % 1048573, Math.floor(n / 1048573)]) sum = (sum * 257 + part) % 1048573;
      return [...list, sum];
    };
    const list = busy().slice(0, -1);
    expect(loadClock(check(list), 0, nothing)?.mode).toBe(Mode.Paused);
    expect(loadClock(check([2, ...list.slice(1)]), 0, nothing)).toBeUndefined();
    expect(loadClock(check([...list, 0]), 0, nothing)).toBeUndefined();
    for (const [place, n] of [
      [6, 0],
      [6, 9],
      [7, 9],
    ] as const) {
      const other = [...list];
      other[place] = n;
      expect(loadClock(check(other), 0, nothing)).toBeUndefined();
    }
    const none = saveClock(rig("60").clock).slice(0, -1);
    expect(none.splice(6, 2, 0, 1), "the periods of each side").toEqual([1, 0]);
    expect(loadClock(check(none), 0, nothing)).toBeUndefined();
  });
  test.each(["white", "black"] as const)("of nine periods for %s", (side) => {
    const { control } = parseControl("W1:1:1:1:1:1:1:1-B1:1:1:1:1:1:1:1");
    if (control === undefined) throw new Error("no control");
    const nine = { ...control, white: [...control.white], black: [...control.black] };
    nine[side].push(nine[side][0]!);
    expect(loadClock(saveClock(createClock(nine, 0, nothing)), 0, nothing)).toBeUndefined();
  });
});
