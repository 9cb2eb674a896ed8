import { describe, expect, test } from "vitest";
import { ACT_EVENT } from "../../firmware/core/clock";
import { Event, Side } from "../../firmware/core/words";
import { act, check, play, table } from "./rows";

// clock.md §6: the colours are exchanged. Each player keeps the clock, with all it has, and plays the other colour.

describe("colours exchanged", () => {
  table("times, counters, controls and the turn", "W10:3x5-B20+2:30*", [
    "0 start, 3000 white, 4000 pause: turn=black w=7000 w.n=1 w.used=3000 b=21000 b.n=0 b.used=1000",
    "5000 colours: turn=white b=7000 b.n=1 b.used=3000 w=21000 w.n=0 w.used=1000 control=W20+2:30*-B10:3x5",
    "5000 wait: mode=paused",
    "6000 resume white, 7000 white: w=22000 w.n=1 run=black",
  ]);
  table("overtime and periods", "W10:3x5-B60", [
    "0 start, 11000 pause: w.over=3 w.period=2 b.over=0",
    "11000 colours: b.over=3 b.period=2 w.over=0 w.period=1",
    "11000 colours back: w.over=3 w.period=2 b.over=0 control=W10:3x5-B60 told=11000_undo",
    "11000 undo: mode=ready w=10000",
  ]);
  table("a delay, with the method of the turn", "W60d10-B30", [
    "0 start, 3000 pause: w.delay=7000",
    "3000 colours: b.delay=7000 w.delay=0 turn=black b=60000 w=30000",
    "3000 resume black, 11000 pause: b.delay=0 b=59000",
  ]);
  table("a sign", "W10:20-B40;at=own", [
    "0 start, 10000 white, 11000 pause: w.flag=sign",
    "11000 colours: b.flag=sign w.flag=none w.sign=0 first=none",
  ]);
  table("the first flag", "10", [
    "0 start, 10000 wait, 11000 white, 12000 pause: first=white w.flag=final b.flag=none",
    "12000 colours: first=black b.flag=final w.flag=none",
  ]);
  table("a sealed move", "60", [
    "0 start, 1000 white, 2000 pause, 2000 adjourn sealed: sealed=black",
    "2000 colours: sealed=white",
    "2000 colours back: sealed=black",
  ]);
  test("illegal moves and a lost game, beside a sealed move; not the periods that the press gained", () => {
    const r = play("60", ["0 start, 1000 white, 2000 pause, 2000 adjourn sealed"]);
    r.clock.lost = Side.White;
    r.clock.white.illegal = 2;
    r.clock.gainPeriods = 1;
    expect(act(r, 2000, "colours")).toBe(true);
    check(r, "sealed=white lost=black w.illegal=0 b.illegal=2", "exchanged");
    expect([r.clock.gainPeriods, r.clock.gainOvertime]).toEqual([1, 0]);
  });
  test("it is an act among others, and known by its event", () => {
    const r = play("60", ["0 start, 1000 pause, 1000 set w.n=5, 1000 colours, 1000 set w.n=7: w.n=7 b.n=5"]);
    const events = () => r.clock.acts.slice(0, r.clock.actCount).map((list) => list[ACT_EVENT]);
    expect(events()).toEqual([Event.Correct, Event.Colours, Event.Correct]);
    act(r, 1000, "undo");
    expect(act(r, 1000, "colours back")).toBe(true);
    expect(events()).toEqual([Event.Correct]);
    act(r, 1000, "undo");
    check(r, "w.n=0 b.n=0", "all undone");
  });
  table("a press before it is undone as its player's, with what it gained", "60+2", [
    "0 start, 5000 white, 9000 pause, 9000 colours, 9000 colours back: w=59000 b=58000 turn=black",
    "9000 undo: turn=white w=57000 w.n=0 b=62000",
  ]);
  table("not before the start: each colour keeps its clock", "W60-B30", [
    "0 colours: w=60000 b=30000 turn=white control=W60-B30 told=0_colours",
  ]);
  table("nor while a clock runs", "W60-B30", ["0 start, 1000 colours: told=1000_ignored w=59000 control=W60-B30"]);
});
