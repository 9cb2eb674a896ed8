import { describe, expect, test } from "vitest";
import { restore } from "../../firmware/core/change";
import { later } from "../../firmware/core/integer";
import { saveClock } from "../../firmware/core/snapshot";
import { act, check, play, rig, table } from "./rows";

// clock.md §7: change of control, adjournment.

describe("change of control", () => {
  table("before the start everything begins anew", "60", [
    "500 set w.r=1000, 1000 control 30+2: w=32000 b=32000 mode=ready told=1000_control idle=1000",
    "1000 undo: w=1000 b=60000",
  ]);
  table("in mid-game nothing is added; the new value counts from the next press", "60", [
    "0 start, 1000 white, 2000 pause, 2000 control 30+5: w=59000 b=59000 turn=black w.n=1",
    "2000 resume black, 3000 black: b=63000",
  ]);
  table("the period of the same number, at most the last", "10:20:30", [
    "0 start, 31000 pause: w.period=3 w=29000",
    "31000 control 5:5: w.period=2 w=29000",
    "31000 undo: w.period=3",
    "31000 control 5:5*: w.period=3",
  ]);
  table("under moves where the counter falls", "10:20:30", [
    "0 start, 31000 pause: w.period=3",
    "31000 control 2/5:5: w.period=1",
  ]);
  table("overtime of another kind begins in full", "3x5", [
    "0 start, 6000 pause: w.over=2",
    "6000 control 5x9: w.over=2 w=4000",
    "6000 control 1x9: w.over=1 b.over=1",
    "6000 control c4/9: w.over=4",
    "6000 control 60: w.over=0 w=4000",
  ]);
  table("the turn keeps its method", "60b9", [
    "0 start, 1000 pause: w=68000 w.delay=8000",
    "1000 control 60d9: w=68000 w.delay=8000",
    "1000 resume white, 1500 white: w=60000 w.delay=9000",
  ]);
  table("a flag counts by the new control", "10", [
    "0 start, 10000 pause: w.flag=final mode=paused",
    "10000 control 10+1: mode=fallen",
    "10000 control 10: mode=paused",
  ]);
  test("what is refused says so to its caller", () => {
    const r = rig("60");
    act(r, 0, "start");
    const deeds = ["control 30", "control III.4", "set w.r=5", "undo", "start", "resume white", "black"];
    for (const deed of deeds) expect([deed, act(r, 1000, deed)]).toEqual([deed, false]);
    for (const deed of [
      "pause",
      "control 30",
      "control III.4",
      "set w.r=5",
      "undo",
      "adjourn",
      "resume white",
      "white",
    ]) {
      expect([deed, act(r, 2000 + r.told.length, deed)]).toEqual([deed, true]);
    }
  });
  table("while a clock runs it is ignored", "60", [
    "0 start, 1000 control 30: told=1000_ignored",
    "1000 control III.4: told=1000_ignored",
  ]);
  table("Guideline III.4 in one step", "120", [
    "0 start, 1 white, 2 black, 3 pause: turn=white w=119998 b=119999",
    "3 control III.4: w=124998 b=244999 told=3_control",
    "3 resume white, 1003 white: w=128998",
  ]);
  table("III.4 for sides that differ", "W60-B50:30*", [
    "0 start, 1000 pause, 1000 control III.4: w=64000 b=175000 told=1000_control",
    "1000 resume white, 2000 white: w=68000",
    "3000 black: b=179000",
    "4000 pause",
  ]);
  table("III.4 under 2:00 only", "120", ["0 start, 0 pause: w=120000", "0 control III.4: told=0_ignored"]);
  table("III.4 not before the start", "60", ["0 control III.4: told=0_ignored w=60000"]);
  table("III.4 not with an increment already", "W60-B60+2", [
    "0 start, 1000 pause, 1000 control III.4: told=1000_ignored",
  ]);
  table("III.4 not for a player whose flag has fallen", "60", [
    "0 start, 60000 pause: w.flag=final mode=paused",
    "60000 control III.4: told=60000_ignored",
  ]);
  table("III.4 not against a fallen flag", "60", [
    "0 start, 60000 white: w.flag=final",
    "61000 pause, 61000 control III.4: told=61000_ignored",
  ]);
});

describe("adjournment", () => {
  table("pauses without a press", "60+2", [
    "0 start, 1000 adjourn: mode=paused turn=white w=61000 w.n=0 told=1000_pause_white,1000_adjourn",
    "2000 resume white: w=61000 told=2000_resume_white",
  ]);
  table("a sealed move counts as pressed when the opponent is started", "60+2", [
    "0 start, 1000 adjourn sealed: mode=paused turn=white",
    "2000 resume black: w=63000 w.n=1 run=black told=2000_press_white,2000_resume_black",
    "3000 pause, 3000 undo: w=61000 w.n=0 b=62000 mode=paused turn=white",
    "4000 resume black: w.n=1",
    "5000 pause, 5000 resume white: w.n=1 b.n=0",
  ]);
  table("starting the player who sealed drops the seal", "60+2", [
    "0 start, 1000 adjourn sealed, 2000 resume white: w.n=0 told=2000_resume_white",
    "3000 pause, 4000 resume black: w.n=0 told=4000_resume_black",
  ]);
  table("a sealed move opens a period under moves", "1/10:20", [
    "0 start, 1000 adjourn sealed",
    "2000 resume black: told=2000_press_white,2000_period_white,2000_resume_black w=29000 w.period=2",
  ]);
  table("the sealer is charged until the session's end", "60+2", [
    "0 start, 1000 adjourn sealed 30000: w=31000 w.used=31000 b=62000",
    "1500 undo: w=61000 w.used=1000 idle=500",
  ]);
  table("nothing charged brings no flag", "W1-B60", [
    "0 set w.r=0, 0 start: w.flag=final",
    "0 pause, 0 set w.clear=1: w.flag=none w=0",
    "0 adjourn sealed: w.flag=none mode=paused told=0_adjourn",
  ]);
  table("no charge without a seal, none before the start", "60+2", [
    "0 adjourn sealed 30000: w=62000 mode=ready told=0_adjourn",
    "0 start, 1000 adjourn 30000: w=61000",
    "1000 resume black: told=1000_resume_black",
  ]);
  test("a late one is charged at its instant", () => {
    const r = rig("60+2", 0);
    act(r, 0, "start");
    act(r, 5000, "wait");
    act(r, 2000, "adjourn");
    check(r, "w=60000 mode=paused idle=3000", "late adjournment");
  });
  test("restored: the game as it was, the sealer's opponent to be started", () => {
    const saved = play("60+2", ["0 start, 5000 white, 9000 adjourn sealed: turn=black"]);
    const list = saveClock(saved.clock);
    const r = play("300", ["0 start, 1000 pause: w=299000"]);
    r.told.length = 0;
    expect(restore(r.clock, later(2000, r.originMs), list)).toBe(true);
    check(r, "w=59000 b=58000 b.used=4000 w.used=5000 turn=white mode=paused told=2000_restore", "restored");
    expect(later(r.clock.idleMs, later(r.clock.white.usedMs, r.clock.black.usedMs))).toBe(2000);
    act(r, 3000, "resume white");
    check(r, "b.n=1 b=60000 run=white", "the sealed move counts");
    act(r, 4000, "pause");
    act(r, 4000, "undo");
    check(r, "b.n=0 turn=white mode=paused w=59000", "the sealed press undone");
    act(r, 4000, "undo");
    expect(r.told.at(-1)).toBe("4000 ignored");
  });
  test("a restored game can be taken back; one that was not sealed keeps its turn", () => {
    const saved = play("60+2", ["0 start, 5000 white, 9000 adjourn"]);
    const r = play("300", ["0 set w.r=1000"]);
    restore(r.clock, later(10, r.originMs), saveClock(saved.clock));
    check(r, "turn=black mode=paused", "restored");
    act(r, 20, "undo");
    check(r, "w=1000 b=300000 mode=ready turn=white", "taken back");
  });
  test("a list that is no game is refused, and so is any while a clock runs", () => {
    const r = play("300", []);
    r.told.length = 0;
    expect(restore(r.clock, later(10, r.originMs), [1, 2, 3])).toBe(false);
    check(r, "told=10_ignored mode=ready w=300000", "no game");
    act(r, 20, "start");
    r.told.length = 0;
    expect(restore(r.clock, later(30, r.originMs), saveClock(r.clock))).toBe(false);
    check(r, "told=30_ignored run=white", "running");
  });
  table("a finished game is not adjourned", "60", ["0 finish, 1 adjourn: told=1_ignored mode=finished"]);
});
