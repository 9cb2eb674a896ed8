/** Time that the arbiter adds or takes by hand. */
import { describe, expect, test } from "vitest";
import { Penalty, Side } from "../../firmware/core/words";
import { check, play } from "../core/rows";
import { give, PRESSED } from "./given-penalty";

describe("time by hand", () => {
  test("add and take", () => {
    const r = play("300", PRESSED);
    give(r, 15000, Penalty.AddTime, { minutes: 2 });
    check(r, "b=415000 w=290000", "to the opponent");
    give(r, 15000, Penalty.TakeTime, { minutes: 2 });
    check(r, "w=170000", "off the offender");
    give(r, 15000, Penalty.TakeTime, { minutes: 3 });
    check(r, "w=0 told=15000_penalty_white mode=paused", "stops at 0");
    give(r, 15000, Penalty.TakeTime, { minutes: 1, offender: Side.Black });
    check(r, "b=355000 told=15000_penalty_black", "");
    expect(give(r, 15000, Penalty.AddTime, { minutes: 0 })).toBe(true);
    expect(give(r, 15000, Penalty.AddTime)).toBe(false);
    expect(give(r, 15000, Penalty.TakeTime)).toBe(false);
    check(r, "w=0 b=355000", "no minutes named");
  });
  test("never beyond 99:59:59", () => {
    const r = play("359990", PRESSED);
    give(r, 15000, Penalty.AddTime, { minutes: 5999 });
    check(r, "b=359999000", "");
  });
  test("on a clock that counts up, more time is less elapsed", () => {
    const r = play("up", PRESSED);
    give(r, 15000, Penalty.TakeTime, { minutes: 1 });
    check(r, "w=70000 b=5000", "");
    give(r, 15000, Penalty.AddTime, { minutes: 1, offender: Side.Black });
    check(r, "w=10000", "");
    give(r, 15000, Penalty.AddTime, { minutes: 1 });
    check(r, "b=0", "");
    give(r, 15000, Penalty.TakeTime, { minutes: 5999 });
    give(r, 15000, Penalty.TakeTime, { minutes: 5999 });
    check(r, "w=359999000", "");
  });
  test("delay: M alone; Bronstein: R", () => {
    const r = play("60d10", PRESSED);
    give(r, 15000, Penalty.TakeTime, { minutes: 5 });
    check(r, "w=0 w.delay=10000", "");
    const b = play("60b10", PRESSED);
    give(b, 15000, Penalty.TakeTime, { minutes: 1 });
    check(b, "w=10000 w.delay=10000", "");
    give(b, 15000, Penalty.TakeTime, { minutes: 1 });
    check(b, "w=0 w.delay=0", "");
  });
});
