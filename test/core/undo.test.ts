import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { act, check, play, table } from "./rows";

// clock.md §7: the latest act or press is taken back.

describe("undo", () => {
  table("the last press: everything as before it, the time since charged to nobody", "60+2", [
    "0 start, 5000 white: w=59000",
    "9000 pause: b=58000",
    "20000 undo: mode=paused turn=white w=57000 w.n=0 b=62000 b.used=0 w.used=5000 told=20000_undo idle=15000",
    "20000 undo: told=20000_ignored",
    "21000 resume white: run=white",
    "22000 white: w=58000 w.n=1",
  ]);
  table("on request charged to the restored side, pause left out", "60+2", [
    "0 start, 5000 white, 9000 pause",
    "20000 undo charge: w=53000 w.used=9000 b=62000 idle=11000 mode=paused",
  ]);
  table("with all its consequences", "10:20", [
    "0 start, 9000 white, 12000 pause",
    "13000 undo charge: told=13000_period_white,13000_period_black,13000_undo w=18000 b=30000 w.flag=sign mode=paused",
  ]);
  table("a flag among them", "10+1", [
    "0 start, 9000 white, 13000 pause",
    "14000 undo charge: told=14000_flag_white,14000_undo mode=fallen first=white w=0 w.used=11000 idle=3000",
  ]);
  table("withdraws the flag of the side that should not have run", "10+1", [
    "0 start, 5000 white, 16000 wait: mode=fallen first=black",
    "17000 undo: mode=paused first=none b=11000 w=6000 turn=white b.flag=none",
  ]);
  table("the starting press leads to ready", "60", [
    "1000 black, 4000 pause: w=57000",
    "5000 undo charge: mode=ready w=60000 turn=white idle=5000 w.used=0",
    "6000 black: run=white",
  ]);
  table("ready, nothing done: nothing to undo", "60", ["0 undo: told=0_ignored"]);
  table("while a clock runs it is ignored", "60", ["0 start, 1000 white, 2000 undo: told=2000_ignored run=black"]);
  table("acts are taken back first, latest first; time that ran meanwhile stands", "60", [
    "0 start, 1000 white, 2000 pause: b=59000",
    "3000 set w.r=30000 b.n=7: w=30000 b.n=7",
    "3000 set b.r=90000: b=90000",
    "3000 resume black, 8000 pause: b=85000",
    "9000 undo: b=54000 w=30000 told=9000_undo",
    "9000 undo: w=59000 b.n=0 b=54000",
    "9000 undo: turn=white w=59000 b=60000 w.n=0",
    "9000 undo: told=9000_ignored",
  ]);
  table("an amount never goes below zero", "60", [
    "0 start, 1000 pause, 1000 set w.r=100000, 1000 resume white, 81000 pause: w=20000",
    "81000 undo: w=0",
  ]);
  table("a choice that changed since stays", "60", [
    "0 start, 1000 pause, 1000 set turn=black: turn=black",
    "2000 resume white, 3000 pause: turn=white",
    "4000 undo: turn=white",
  ]);
  table("nor does a flag that fell since a sign was cleared become the sign again", "10:5", [
    "0 start, 10500 pause, 10500 set w.clear=1: w.flag=none",
    "10500 resume white, 16000 wait: w.flag=final first=white",
    "16000 pause, 16000 undo: told=16000_undo w.flag=final first=white",
  ]);
  table("a flag that fell on time taken by mistake goes with the mistake", "60+2", [
    "0 start, 1000 pause, 1000 set w.r=2000, 1000 resume white, 3000 wait: mode=fallen first=white",
    "4000 undo: w=59000 w.flag=none first=none mode=paused",
  ]);
  table("and the byo-yomi period in which it fell is left again", "3x5", [
    "0 start, 12000 pause: w=3000 w.over=1",
    "12000 set w.r=0, 13000 resume white: w.flag=final w.over=0",
    "14000 pause, 14000 undo: w=3000 w.flag=none w.over=1",
  ]);
  table("a running side keeps one byo-yomi period", "3x5", [
    "0 start, 12000 pause, 12000 set w.over=3, 12000 resume white, 18000 pause: w.over=2",
    "18000 undo: w.over=1",
  ]);
  table("so does Black's", "60+2", [
    "0 start, 1000 pause, 1000 set b.r=2000 turn=black, 1000 resume black",
    "3000 wait: mode=fallen first=black",
    "4000 undo: b=60000 b.flag=none first=none mode=paused",
  ]);
  table("a press puts earlier acts out of reach", "60", [
    "0 start, 1000 pause, 1000 set b.r=5000, 1000 resume white, 2000 white, 2500 pause",
    "2500 undo: turn=white b=5000 w=58000",
    "2500 undo: told=2500_ignored b=5000",
  ]);
  table("a control taken back: a period it does not have is its last", "60", [
    "0 start, 1000 pause, 1000 control 10:20: w=59000",
    "1000 set w.r=1000, 1000 resume white, 2000 wait: w.period=2",
    "3000 pause, 3000 undo, 3000 undo: w.period=1 b.period=1",
  ]);
  table("and overtime that it does not have is none", "60:2x5", [
    "0 start, 1000 pause, 1000 control 3x9: w.over=3 w.period=1",
    "1000 undo: w.over=0 w.period=1",
    "1000 control 3x9, 1000 set w.r=1, 1000 resume white, 2000 pause: w.over=2",
    "2000 undo: w.over=2",
    "2000 undo: w.over=0",
  ]);
  table("nor above 99:59:59", "1:359990", [
    "0 start, 0 pause, 0 set b.r=359999000, 0 set b.r=5000, 0 set turn=black next=black, 0 undo",
    "0 resume black, 6000 pause: b.period=2",
    "6000 undo: b=359999000",
  ]);
  test("a press is undone under the control it was made with, if no act since is forgotten", () => {
    const r = play("60", ["0 start, 1000 white, 2000 pause, 2000 control 10:20:3x5, 2000 set b.period=3: b.over=3"]);
    for (let i = 1; i <= 6; i++) act(r, 2000, `set w.n=${i}`);
    for (let i = 1; i <= 9; i++) act(r, 3000, "undo");
    check(r, "b.period=1 b.over=0 w=59000 b=60000 turn=white", "undone");
    expect(printControl(r.clock.control)).toBe("60");
  });
  test("eight acts deep", () => {
    const r = play("60", ["0 start, 1000 pause"]);
    for (let i = 1; i <= 9; i++) act(r, 1000 + i, `set w.n=${i * i}`);
    for (let i = 8; i >= 1; i--) {
      act(r, 2000, "undo");
      check(r, `w.n=${i * i}`, `undo to ${i}`);
    }
    for (let i = 0; i < 2; i++) {
      act(r, 2000, "undo");
      check(r, "mode=paused w.n=1", "the oldest act is forgotten, and the start before it stays");
    }
  });
  test("the ninth undo takes back no press, until the next press", () => {
    const r = play("60", ["0 start, 1000 white, 2000 pause"]);
    for (let i = 1; i <= 9; i++) act(r, 2000, `set w.n=${i + 1}`);
    for (let i = 1; i <= 9; i++) act(r, 3000, "undo");
    check(r, "turn=black w=59000 b=59000 w.n=2", "White's press stays");
    expect(r.clock.hasForgotten).toBe(true);
    act(r, 4000, "resume black");
    act(r, 5000, "black");
    act(r, 6000, "pause");
    expect(r.clock.hasForgotten).toBe(false);
    act(r, 7000, "undo");
    check(r, "turn=black b=58000 b.n=0", "Black's press is undone");
  });
});
