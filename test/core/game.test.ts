import { describe, expect, test } from "vitest";
import { act, check, play, rig, table } from "./rows";

// clock.md §6: modes, presses, order.

describe("presses and modes", () => {
  table("ready: White's lever is ignored, Black's starts White's clock", "60+2", [
    "1000 white: mode=ready told=1000_ignored_white idle=1000",
    "2000 black: mode=running run=white w=62000 b=62000 b.n=0",
    "3000 black: told=3000_ignored_black b=62000",
    "4000 start: told=4000_ignored run=white",
    "4000 resume white: told=4000_ignored",
    "5000 pause: mode=paused run=none w=59000 told=5000_pause_white",
    "6000 white: told=6000_ignored_white",
    "6000 pause: told=6000_ignored mode=paused",
    "7000 resume black: run=black turn=black w=59000 told=7000_resume_black",
    "8000 finish: mode=finished told=8000_finish b=61000",
    "9000 black: told=9000_ignored_black",
    "9000 resume black: told=9000_ignored mode=finished",
    "9000 finish: told=9000_ignored",
    "9000 undo: told=9000_ignored",
    "9500 wait: b=61000 idle=5500",
  ]);
  table("at most one press an instant, that of the side that ran before it", "60", [
    "0 start, 0 white: told=0_ignored_white",
    "1000 white: run=black",
    "1000 black: told=1000_ignored_black run=black",
    "1001 black: run=white b.used=1",
    "2000 pause, 3000 resume white, 3000 white: told=3000_ignored_white",
    "3001 white: run=black",
  ]);
  table("R = 0 acts when that clock starts", "60+2", [
    "0 set w.r=0 b.r=0: mode=ready",
    "1000 start: mode=fallen told=1000_start_white,1000_flag_white",
  ]);
  table("R = 0 of the waiting side acts at the press", "60+2", [
    "0 set b.r=0: mode=ready b=0",
    "0 start: mode=running",
    "1000 white: mode=fallen told=1000_press_white,1000_flag_black first=black w=63000",
  ]);
});

describe("late edges", () => {
  table("a press is charged at its stamp, and what was over-charged is given back", "60+2", [
    "0 start, 10000 white@7000: w=57000 b=59000 run=black told=7000_press_white w.used=7000 b.used=3000",
  ]);
  table("a flag shown before it is withdrawn", "60+2", [
    "0 start, 62000 wait: mode=fallen first=white",
    "64000 white@61999: told=61999_flag_white_withdrawn,61999_press_white first=none mode=running w=2001 b=59999 w.flag=none",
  ]);
  table("a period and a gong too", "10:20", [
    "0 start, 11000 wait",
    "11000 white@9000: told=9000_period_white_withdrawn,9000_period_black_withdrawn,9000_press_white w=1000 b=8000 w.period=1",
  ]);
  table("a gong", "gong10", [
    "0 start, 25000 wait",
    "25000 white@9000: told=9000_gong_white_withdrawn,9000_gong_black_withdrawn,9000_press_white,19000_gong_black run=white w=4000",
  ]);
  table("what came at its instant or before stands", "10:20", [
    "0 start, 11000 wait, 11000 white@10000: told=10000_press_white w=20000 w.period=2",
  ]);
  table("an edge before the last applied input is ignored", "60+2", [
    "0 start, 5000 white, 6000 black@4999: told=4999_ignored_black b=61000 run=black",
    "6000 black@5000: told=5000_ignored_black b=61000",
    "6000 black@5001: told=5001_press_black",
  ]);
  table("a late edge of the other side changes nothing, flags stay", "60+2", [
    "0 start, 63000 wait: mode=fallen",
    "64000 black@61000: told=61000_ignored_black mode=fallen first=white w=0",
    "65000 wait: told= mode=fallen idle=3000",
  ]);
  test("a late pause is charged exactly and withdraws a flag", () => {
    const r = rig("60+2", 0);
    act(r, 0, "start");
    act(r, 63000, "wait");
    r.told.length = 0;
    act(r, 61000, "pause");
    check(r, "told=61000_flag_white_withdrawn,61000_pause_white mode=paused w=1000 first=none idle=2000", "late pause");
    expect(r.clock.atMs).toBe(63000);
  });
  test("an input at the very instant of the last one still counts, however late it comes", () => {
    const r = play("60+2", ["0 start, 5000 white, 9000 wait: b=58000"], 0);
    r.told.length = 0;
    act(r, 5000, "pause");
    check(r, "told=5000_pause_black mode=paused b=62000 idle=4000", "a pause at the instant of the press");
    r.told.length = 0;
    act(r, 4999, "finish");
    check(r, "told=4999_ignored mode=paused", "a millisecond before it");
  });
  test.each([
    ["", "pause"],
    ["", "resume white"],
    ["start", "start"],
    ["finish", "pause"],
    ["finish", "finish"],
  ])("after '%s', %s is refused, and the caller knows it", (before, deed) => {
    const r = rig("60");
    if (before !== "") expect(act(r, 0, before)).toBe(true);
    expect(act(r, 0, deed)).toBe(false);
  });
  test("every other input may be late too", () => {
    const r = play("60+2", ["0 start, 5000 pause, 9000 wait: idle=4000"], 0);
    r.told.length = 0;
    act(r, 6000, "set w.r=1000");
    check(r, "told=6000_correct w=1000 idle=4000", "late correction");
    act(r, 7000, "resume white");
    check(r, "told=6000_correct,7000_resume_white,8000_flag_white mode=fallen idle=3000", "late resume");
    act(r, 3000, "finish");
    check(r, "mode=fallen", "a stamp before the last input");
    expect(r.told.at(-1)).toBe("3000 ignored");
    act(r, 8500, "finish");
    check(r, "mode=finished", "late finish");
  });
});
