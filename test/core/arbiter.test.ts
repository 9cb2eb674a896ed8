import { describe, expect, test } from "vitest";
import { restore } from "../../firmware/core/change";
import { later } from "../../firmware/core/integer";
import { saveClock } from "../../firmware/core/snapshot";
import { act, check, play, rig, table } from "./rows";

// clock.md §6 and §7: modes, order, corrections, undo, change of control, adjournment.

describe("presses and modes", () => {
  table("ready: White's lever is ignored, Black's starts White's clock", "60+2", [
    [1000, "white", "mode=ready told=1000_ignored_white idle=1000"],
    [2000, "black", "mode=running run=white w=62000 b=62000 b.n=0"],
    [3000, "black", "told=3000_ignored_black b=62000"],
    [4000, "start", "told=4000_ignored run=white"],
    [4000, "resume white", "told=4000_ignored"],
    [5000, "pause", "mode=paused run=none w=59000 told=5000_pause_white"],
    [6000, "white", "told=6000_ignored_white"],
    [6000, "pause", "told=6000_ignored mode=paused"],
    [7000, "resume black", "run=black turn=black w=59000 told=7000_resume_black"],
    [8000, "finish", "mode=finished told=8000_finish b=61000"],
    [9000, "black", "told=9000_ignored_black"],
    [9000, "resume black", "told=9000_ignored mode=finished"],
    [9000, "finish", "told=9000_ignored"],
    [9000, "undo", "told=9000_ignored"],
    [9500, "wait", "b=61000 idle=5500"],
  ]);
  table("at most one press an instant, that of the side that ran before it", "60", [
    [0, "start", ""],
    [0, "white", "told=0_ignored_white"],
    [1000, "white", "run=black"],
    [1000, "black", "told=1000_ignored_black run=black"],
    [1001, "black", "run=white b.used=1"],
    [2000, "pause", ""],
    [3000, "resume white", ""],
    [3000, "white", "told=3000_ignored_white"],
    [3001, "white", "run=black"],
  ]);
  table("R = 0 acts when that clock starts", "60+2", [
    [0, "set w.r=0 b.r=0", "mode=ready"],
    [1000, "start", "mode=fallen told=1000_start_white,1000_flag_white"],
  ]);
  table("R = 0 of the waiting side acts at the press", "60+2", [
    [0, "set b.r=0", "mode=ready b=0"],
    [0, "start", "mode=running"],
    [1000, "white", "mode=fallen told=1000_press_white,1000_flag_black first=black w=63000"],
  ]);
});

describe("late edges", () => {
  table("a press is charged at its stamp, and what was over-charged is given back", "60+2", [
    [0, "start", ""],
    [10000, "white@7000", "w=57000 b=59000 run=black told=7000_press_white w.used=7000 b.used=3000"],
  ]);
  table("a flag shown before it is withdrawn", "60+2", [
    [0, "start", ""],
    [62000, "wait", "mode=fallen first=white"],
    [
      64000,
      "white@61999",
      "told=61999_flag_white_withdrawn,61999_press_white first=none mode=running w=2001 b=59999 w.flag=none",
    ],
  ]);
  table("a period and a gong too", "10:20", [
    [0, "start", ""],
    [11000, "wait", ""],
    [
      11000,
      "white@9000",
      "told=9000_period_white_withdrawn,9000_period_black_withdrawn,9000_press_white w=1000 b=8000 w.period=1",
    ],
  ]);
  table("a gong", "gong10", [
    [0, "start", ""],
    [25000, "wait", ""],
    [
      25000,
      "white@9000",
      "told=9000_gong_white_withdrawn,9000_gong_black_withdrawn,9000_press_white,19000_gong_black run=white w=4000",
    ],
  ]);
  table("what came at its instant or before stands", "10:20", [
    [0, "start", ""],
    [11000, "wait", ""],
    [11000, "white@10000", "told=10000_press_white w=20000 w.period=2"],
  ]);
  table("an edge before the last applied input is ignored", "60+2", [
    [0, "start", ""],
    [5000, "white", ""],
    [6000, "black@4999", "told=4999_ignored_black b=61000 run=black"],
    [6000, "black@5000", "told=5000_ignored_black b=61000"],
    [6000, "black@5001", "told=5001_press_black"],
  ]);
  table("a late edge of the other side changes nothing, flags stay", "60+2", [
    [0, "start", ""],
    [63000, "wait", "mode=fallen"],
    [64000, "black@61000", "told=61000_ignored_black mode=fallen first=white w=0"],
    [65000, "wait", "told= mode=fallen idle=3000"],
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
  test("every other input may be late too", () => {
    const r = play(
      "60+2",
      [
        [0, "start", ""],
        [5000, "pause", ""],
        [9000, "wait", "idle=4000"],
      ],
      0,
    );
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

describe("undo", () => {
  table("the last press: everything as before it, the time since charged to nobody", "60+2", [
    [0, "start", ""],
    [5000, "white", "w=59000"],
    [9000, "pause", "b=58000"],
    [20000, "undo", "mode=paused turn=white w=57000 w.n=0 b=62000 b.used=0 w.used=5000 told=20000_undo idle=15000"],
    [20000, "undo", "told=20000_ignored"],
    [21000, "resume white", "run=white"],
    [22000, "white", "w=58000 w.n=1"],
  ]);
  table("on request charged to the restored side, pause left out", "60+2", [
    [0, "start", ""],
    [5000, "white", ""],
    [9000, "pause", ""],
    [20000, "undo charge", "w=53000 w.used=9000 b=62000 idle=11000 mode=paused"],
  ]);
  table("with all its consequences", "10:20", [
    [0, "start", ""],
    [9000, "white", ""],
    [12000, "pause", ""],
    [
      13000,
      "undo charge",
      "told=13000_period_white,13000_period_black,13000_undo w=18000 b=30000 w.flag=sign mode=paused",
    ],
  ]);
  table("a flag among them", "10+1", [
    [0, "start", ""],
    [9000, "white", ""],
    [13000, "pause", ""],
    [14000, "undo charge", "told=14000_flag_white,14000_undo mode=fallen first=white w=0 w.used=11000 idle=3000"],
  ]);
  table("withdraws the flag of the side that should not have run", "10+1", [
    [0, "start", ""],
    [5000, "white", ""],
    [16000, "wait", "mode=fallen first=black"],
    [17000, "undo", "mode=paused first=none b=11000 w=6000 turn=white b.flag=none"],
  ]);
  table("the starting press leads to ready", "60", [
    [1000, "black", ""],
    [4000, "pause", "w=57000"],
    [5000, "undo charge", "mode=ready w=60000 turn=white idle=5000 w.used=0"],
    [6000, "black", "run=white"],
  ]);
  table("ready, nothing done: nothing to undo", "60", [[0, "undo", "told=0_ignored"]]);
  table("while a clock runs it is ignored", "60", [
    [0, "start", ""],
    [1000, "white", ""],
    [2000, "undo", "told=2000_ignored run=black"],
  ]);
  table("acts are taken back first, latest first; time that ran meanwhile stands", "60", [
    [0, "start", ""],
    [1000, "white", ""],
    [2000, "pause", "b=59000"],
    [3000, "set w.r=30000 b.n=7", "w=30000 b.n=7"],
    [3000, "set b.r=90000", "b=90000"],
    [3000, "resume black", ""],
    [8000, "pause", "b=85000"],
    [9000, "undo", "b=54000 w=30000 told=9000_undo"],
    [9000, "undo", "w=59000 b.n=0 b=54000"],
    [9000, "undo", "turn=white w=59000 b=60000 w.n=0"],
    [9000, "undo", "told=9000_ignored"],
  ]);
  table("an amount never goes below zero", "60", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.r=100000", ""],
    [1000, "resume white", ""],
    [81000, "pause", "w=20000"],
    [81000, "undo", "w=0"],
  ]);
  table("a choice that changed since stays", "60", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set turn=black", "turn=black"],
    [2000, "resume white", ""],
    [3000, "pause", "turn=white"],
    [4000, "undo", "turn=white"],
  ]);
  table("a flag that fell on time taken by mistake goes with the mistake", "60+2", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.r=2000", ""],
    [1000, "resume white", ""],
    [3000, "wait", "mode=fallen first=white"],
    [4000, "undo", "w=59000 w.flag=none first=none mode=paused"],
  ]);
  table("so does Black's", "60+2", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set b.r=2000 turn=black", ""],
    [1000, "resume black", ""],
    [3000, "wait", "mode=fallen first=black"],
    [4000, "undo", "b=60000 b.flag=none first=none mode=paused"],
  ]);
  table("a press puts earlier acts out of reach", "60", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set b.r=5000", ""],
    [1000, "resume white", ""],
    [2000, "white", ""],
    [2500, "pause", ""],
    [2500, "undo", "turn=white b=5000 w=58000"],
    [2500, "undo", "told=2500_ignored b=5000"],
  ]);
  test("eight acts deep", () => {
    const r = play("60", [
      [0, "start", ""],
      [1000, "pause", ""],
    ]);
    for (let i = 1; i <= 9; i++) act(r, 1000 + i, `set w.n=${i}`);
    for (let i = 8; i >= 1; i--) {
      act(r, 2000, "undo");
      check(r, `w.n=${i}`, `undo to ${i}`);
    }
    act(r, 2000, "undo");
    check(r, "mode=ready w.n=0", "then the start");
  });
});

describe("corrections", () => {
  table("exactly the fields named", "40/60+2:30+2", [
    [0, "start", ""],
    [1000, "white", ""],
    [2000, "pause", ""],
    [3000, "set w.r=61000 w.n=12", "w=61000 w.n=12 b=61000 b.n=0 w.period=1 told=3000_correct turn=black"],
    [3000, "set b.period=2 b.r=5000 b.n=40", "b=5000 b.period=2 b.n=40"],
    [3000, "set turn=white", "turn=white"],
    [3000, "set", "told=3000_correct"],
  ]);
  table("Bronstein: R below the delay shrinks the delay", "60b10", [
    [0, "start", ""],
    [1000, "pause", "w=69000 w.delay=9000"],
    [1000, "set w.r=4000", "w=4000 w.delay=4000 w.main=0"],
    [1000, "set b.r=50000", "b=50000 b.delay=10000 b.main=40000"],
    [1000, "set b.delay=3000", "b=43000 b.delay=3000"],
    [1000, "set b.delay=5000 b.r=50000", "b=50000 b.delay=5000"],
    [1000, "set b.r=359999000", "b=359999000"],
    [1000, "set b.delay=6000", "told=1000_ignored b.delay=5000"],
  ]);
  table("delay: R is the main time alone", "60d10", [
    [0, "start", ""],
    [1000, "pause", "w.delay=9000"],
    [1000, "set w.r=4000", "w=4000 w.delay=9000"],
    [1000, "set w.delay=35999000", "w.delay=35999000 w=4000"],
    [1000, "set w.delay=35999001", "told=1000_ignored"],
  ]);
  const refused = [
    "w.r=-1",
    "w.r=359999001",
    "w.n=-1",
    "w.n=10000",
    "w.period=0",
    "w.period=3",
    "w.delay=1",
    "w.over=1",
    "turn=0",
    "turn=3",
    "first=3",
    "next=0",
    "next=4",
    "9=1",
    "17=1",
    "w.r=5 b.r=-5",
    "first=white",
  ]; // prettier-ignore
  test.each(refused)("refused whole: %s", (fields) => {
    const r = play("60:30", [
      [0, "start", ""],
      [1000, "pause", ""],
      [1000, `set ${fields}`, "told=1000_ignored w=59000 b=60000 mode=paused turn=white"],
    ]);
    expect(r.clock.actCount).toBe(0);
  });
  const taken = [
    "w.r=0",
    "w.r=359999000",
    "w.n=0",
    "w.n=9999",
    "w.period=1",
    "w.period=2",
    "w.delay=0",
    "turn=2",
    "next=3",
    "next=1",
    "next=2",
  ];
  test.each(taken)("taken: %s", (fields) => {
    play("60:30", [
      [0, "start", ""],
      [1000, "pause", ""],
      [1000, `set ${fields}`, "told=1000_correct"],
    ]);
  });
  table("overtime", "10:3x5", [
    [0, "start", ""],
    [11000, "pause", "w.over=3"],
    [11000, "set w.over=1", "w.over=1"],
    [11000, "set w.over=4", "told=11000_ignored w.over=1"],
    [11000, "set w.over=0", "told=11000_ignored"],
    [11000, "set b.period=2", "b.over=3 b=10000"],
    [11000, "set b.period=1", "b.over=0"],
  ]);
  table("a counter moves the period under moves, without base", "2/60:2/30:10", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.n=2", "w.period=2 w=59000"],
    [1000, "set w.n=4", "w.period=3"],
    [1000, "set w.n=1", "w.period=1 w=59000"],
    [1000, "set w.n=4 w.period=1", "w.period=1 w.n=4"],
    [1000, "set forgotten=1", "w.n=5 b.n=1 w.period=3 b.period=1"],
    [1000, "set forgotten=1", "b.n=2 b.period=2 b=60000"],
  ]);
  table("a counter or period named as it is changes nothing", "2/60d5:30", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set b.delay=2000", "b.delay=2000"],
    [1000, "set b.n=1", "b.delay=2000 b.n=1"],
    [1000, "set b.period=1", "b.delay=2000"],
  ]);
  table("under zero it does not", "2/60+1:30;at=zero", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.n=2", "w.period=1"],
  ]);
  table("nor out of overtime", "1/60:2x5", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.period=2", "w.over=2"],
    [1000, "set w.n=0", "w.period=2 w.over=2"],
  ]);
  table("a waiting side moved into a delay has it at once, the side on move at its press", "60:30d5", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set b.period=2", "b.delay=5000 b=60000"],
    [1000, "set w.period=2", "w.delay=0"],
    [1000, "resume white", ""],
    [2000, "white", "w.delay=5000"],
  ]);
  table("before the start both sides wait", "60:30d5", [
    [0, "set w.period=2 b.period=2", "w.delay=5000 b.delay=5000 w=60000"],
  ]);
  table("next period: base added, the counter at its start", "40/60:20/30:10", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set next=white", "w=89000 w.period=2 w.n=40 b.period=1"],
    [1000, "set next=3", "w=99000 w.period=3 w.n=60 b=90000 b.n=40 b.period=2"],
    [1000, "set next=white", "told=1000_ignored"],
    [1000, "set next=3", "told=1000_ignored b.period=2"],
    [1000, "set next=black", "b.period=3 b.n=60 b=100000"],
  ]);
  table("nor one before which a move number is missing", "60:9/30:10;at=moves", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set w.n=5 w.period=2", "w.n=5 w.period=2"],
    [1000, "set next=white", "w.n=5 w.period=3"],
  ]);
  table("a counter without move numbers stays", "60:20/30:10", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "set next=white", "w.n=0"],
    [1000, "set next=white", "w.n=0 w.period=3"],
  ]);
  table("next period into overtime", "60:2x5", [[0, "set next=white", "w=5000 w.over=2 w.period=2"]]);
  table("next period into count up", "60:up", [[0, "set next=black", "b=0 b.flag=sign b.period=2 b.sign=359999000"]]);
  table("a flag is cleared in the same act as time is given", "10+1", [
    [0, "start", ""],
    [11000, "wait", "mode=fallen"],
    [12000, "set w.r=5000", "told=12000_ignored w=0 mode=fallen"],
    [12000, "set w.r=5000 w.clear=1", "w=5000 mode=paused first=none w.flag=none"],
    [12000, "undo", "w=0 mode=fallen first=white w.flag=final"],
    [12000, "set w.clear=1 next=white", "told=12000_ignored"],
    [12000, "set first=none", "mode=paused first=none"],
  ]);
  table("clearing the flag that fell second leaves the first", "10", [
    [0, "start", ""],
    [10000, "white", ""],
    [20000, "wait", "mode=fallen first=white"],
    [20000, "set b.clear=1", "first=white b.flag=none w.flag=final"],
    [20000, "set first=none", "first=none w.flag=none"],
  ]);
  table("a first flag taken away leaves interim signs", "10:20;at=own", [
    [0, "start", ""],
    [10000, "white", "w.flag=sign"],
    [11000, "pause", ""],
    [11000, "set first=none", "w.flag=sign"],
    [11000, "set b.r=0 first=black", "b.flag=final first=black"],
    [11000, "set first=none", "w.flag=sign b.flag=none"],
  ]);
  table("the second flag becomes the first", "10", [
    [0, "start", ""],
    [10000, "wait", ""],
    [11000, "white", ""],
    [21000, "wait", "mode=fallen first=white"],
    [22000, "set w.clear=1", "first=black mode=paused w.flag=none b.flag=final"],
    [22000, "undo", "first=white mode=fallen"],
    [22000, "set b.clear=1", "first=white mode=paused"],
    [22000, "undo", "mode=fallen"],
    [22000, "set first=black", "first=black mode=fallen"],
    [22000, "set first=none", "first=none mode=paused w.flag=none b.flag=none"],
  ]);
  table("a replacement clock takes a fallen flag too", "10+1", [
    [0, "set w.r=0 first=white", "mode=fallen first=white w.flag=final"],
  ]);
  table("an interim sign can be cleared", "10:20", [
    [0, "start", ""],
    [10500, "pause", "w.flag=sign"],
    [10500, "set w.clear=1", "w.flag=none w.sign=0 first=none"],
  ]);
  table("next period after a fallen one needs its flag cleared", "2/10:20", [
    [0, "start", ""],
    [10000, "pause", "w.flag=final"],
    [10000, "set next=white", "told=10000_ignored w.period=1"],
    [10000, "set w.clear=1 next=white", "w=20000 w.period=2 w.n=2 first=none"],
  ]);
  table("an upcount side keeps its elapsed time beside its flag", "up10", [
    [0, "start", ""],
    [10000, "pause", "w.flag=final"],
    [10000, "set w.n=3", "w.n=3 told=10000_correct"],
  ]);
});

describe("change of control", () => {
  table("before the start everything begins anew", "60", [
    [500, "set w.r=1000", ""],
    [1000, "control 30+2", "w=32000 b=32000 mode=ready told=1000_control idle=1000"],
    [1000, "undo", "w=1000 b=60000"],
  ]);
  table("in mid-game nothing is added; the new value counts from the next press", "60", [
    [0, "start", ""],
    [1000, "white", ""],
    [2000, "pause", ""],
    [2000, "control 30+5", "w=59000 b=59000 turn=black w.n=1"],
    [2000, "resume black", ""],
    [3000, "black", "b=63000"],
  ]);
  table("the period of the same number, at most the last", "10:20:30", [
    [0, "start", ""],
    [31000, "pause", "w.period=3 w=29000"],
    [31000, "control 5:5", "w.period=2 w=29000"],
    [31000, "undo", "w.period=3"],
    [31000, "control 5:5*", "w.period=3"],
  ]);
  table("under moves where the counter falls", "10:20:30", [
    [0, "start", ""],
    [31000, "pause", "w.period=3"],
    [31000, "control 2/5:5", "w.period=1"],
  ]);
  table("overtime of another kind begins in full", "3x5", [
    [0, "start", ""],
    [6000, "pause", "w.over=2"],
    [6000, "control 5x9", "w.over=2 w=4000"],
    [6000, "control 1x9", "w.over=1 b.over=1"],
    [6000, "control c4/9", "w.over=4"],
    [6000, "control 60", "w.over=0 w=4000"],
  ]);
  table("the turn keeps its method", "60b9", [
    [0, "start", ""],
    [1000, "pause", "w=68000 w.delay=8000"],
    [1000, "control 60d9", "w=68000 w.delay=8000"],
    [1000, "resume white", ""],
    [1500, "white", "w=60000 w.delay=9000"],
  ]);
  table("a flag counts by the new control", "10", [
    [0, "start", ""],
    [10000, "pause", "w.flag=final mode=paused"],
    [10000, "control 10+1", "mode=fallen"],
    [10000, "control 10", "mode=paused"],
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
    [0, "start", ""],
    [1000, "control 30", "told=1000_ignored"],
    [1000, "control III.4", "told=1000_ignored"],
  ]);
  table("Guideline III.4 in one step", "120", [
    [0, "start", ""],
    [1, "white", ""],
    [2, "black", ""],
    [3, "pause", "turn=white w=119998 b=119999"],
    [3, "control III.4", "w=124998 b=244999 told=3_control"],
    [3, "resume white", ""],
    [1003, "white", "w=128998"],
  ]);
  table("III.4 for sides that differ", "W60-B50:30*", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "control III.4", "w=64000 b=175000 told=1000_control"],
    [1000, "resume white", ""],
    [2000, "white", "w=68000"],
    [3000, "black", "b=179000"],
    [4000, "pause", ""],
  ]);
  table("III.4 under 2:00 only", "120", [
    [0, "start", ""],
    [0, "pause", "w=120000"],
    [0, "control III.4", "told=0_ignored"],
  ]);
  table("III.4 not before the start", "60", [[0, "control III.4", "told=0_ignored w=60000"]]);
  table("III.4 not with an increment already", "W60-B60+2", [
    [0, "start", ""],
    [1000, "pause", ""],
    [1000, "control III.4", "told=1000_ignored"],
  ]);
  table("III.4 not for a player whose flag has fallen", "60", [
    [0, "start", ""],
    [60000, "pause", "w.flag=final mode=paused"],
    [60000, "control III.4", "told=60000_ignored"],
  ]);
  table("III.4 not against a fallen flag", "60", [
    [0, "start", ""],
    [60000, "white", "w.flag=final"],
    [61000, "pause", ""],
    [61000, "control III.4", "told=61000_ignored"],
  ]);
});

describe("adjournment", () => {
  table("pauses without a press", "60+2", [
    [0, "start", ""],
    [1000, "adjourn", "mode=paused turn=white w=61000 w.n=0 told=1000_pause_white,1000_adjourn"],
    [2000, "resume white", "w=61000 told=2000_resume_white"],
  ]);
  table("a sealed move counts as pressed when the opponent is started", "60+2", [
    [0, "start", ""],
    [1000, "adjourn sealed", "mode=paused turn=white"],
    [2000, "resume black", "w=63000 w.n=1 run=black told=2000_press_white,2000_resume_black"],
    [3000, "pause", ""],
    [3000, "undo", "w=61000 w.n=0 b=62000 mode=paused turn=white"],
    [4000, "resume black", "w.n=1"],
    [5000, "pause", ""],
    [5000, "resume white", "w.n=1 b.n=0"],
  ]);
  table("starting the player who sealed drops the seal", "60+2", [
    [0, "start", ""],
    [1000, "adjourn sealed", ""],
    [2000, "resume white", "w.n=0 told=2000_resume_white"],
    [3000, "pause", ""],
    [4000, "resume black", "w.n=0 told=4000_resume_black"],
  ]);
  table("a sealed move opens a period under moves", "1/10:20", [
    [0, "start", ""],
    [1000, "adjourn sealed", ""],
    [2000, "resume black", "told=2000_press_white,2000_period_white,2000_resume_black w=29000 w.period=2"],
  ]);
  table("the sealer is charged until the session's end", "60+2", [
    [0, "start", ""],
    [1000, "adjourn sealed 30000", "w=31000 w.used=31000 b=62000"],
    [1500, "undo", "w=61000 w.used=1000 idle=500"],
  ]);
  table("no charge without a seal, none before the start", "60+2", [
    [0, "adjourn sealed 30000", "w=62000 mode=ready told=0_adjourn"],
    [0, "start", ""],
    [1000, "adjourn 30000", "w=61000"],
    [1000, "resume black", "told=1000_resume_black"],
  ]);
  test("a late one is charged at its instant", () => {
    const r = rig("60+2", 0);
    act(r, 0, "start");
    act(r, 5000, "wait");
    act(r, 2000, "adjourn");
    check(r, "w=60000 mode=paused idle=3000", "late adjournment");
  });
  test("restored: the game as it was, the sealer's opponent to be started", () => {
    const saved = play("60+2", [
      [0, "start", ""],
      [5000, "white", ""],
      [9000, "adjourn sealed", "turn=black"],
    ]);
    const list = saveClock(saved.clock);
    const r = play("300", [
      [0, "start", ""],
      [1000, "pause", "w=299000"],
    ]);
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
    const saved = play("60+2", [
      [0, "start", ""],
      [5000, "white", ""],
      [9000, "adjourn", ""],
    ]);
    const r = play("300", [[0, "set w.r=1000", ""]]);
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
  table("a finished game is not adjourned", "60", [
    [0, "finish", ""],
    [1, "adjourn", "told=1_ignored mode=finished"],
  ]);
});
