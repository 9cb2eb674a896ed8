import { describe } from "vitest";
import { table } from "./rows";

// clock.md §4 and §5: policies, signs, flags.

describe("zero", () => {
  table("the worked example: both enter at one side's zero", "40/5400+30:1800+30", [
    "0 start: w=5430000 b=5430000",
    "5430000 wait: w=1800000 w.period=2 w.flag=sign b=7230000 b.period=2 b.flag=none run=white first=none told=5430000_period_white,5430000_period_black",
    "5440000 white: w=1820000",
    "5730000 wait: w.flag=none told=5730000_flag_white",
  ]);
  table("one think may cross several", "10:5:5", [
    "0 start",
    "21000 wait: w=0 b=20000 w.period=3 b.period=3 w.flag=final told=10000_period_white,10000_period_black,15000_period_white,15000_period_black,20000_flag_white",
  ]);
  table("the other enters only from the same period", "10:20:30", [
    "0 start, 10000 white: w.period=2 b.period=2 w=20000 b=30000",
    "10500 pause, 10500 set b.period=1: b.period=1 b=29500",
    "10500 resume white, 30500 wait: w.period=3 b.period=1 w=30000 b=29500 told=30500_period_white",
  ]);
  table("a side that has no next period does not enter along", "W10:20-B10", [
    "0 start, 10000 wait: w=20000 b=10000 w.period=2 b.period=1 told=10000_period_white",
    "12000 white, 22000 wait: b.flag=final",
  ]);
  table("nor one whose next is overtime", "W10:20-B10:2x5", [
    "0 start, 10000 wait: w.period=2 b.period=1 b=10000",
    "10000 white, 20000 wait: b.period=2 b.over=2 b=5000 w.period=2",
  ]);
  table("nor one that has fallen", "W10:20-B5", [
    "0 start, 1000 white, 6000 wait: b.flag=final run=black mode=running",
    "7000 black: run=white b.n=1 b=0",
    "16000 wait: w.period=2 w=20000 b=0",
    "36000 wait: mode=fallen first=black w=0",
  ]);
  table("the sign passes on with the next period", "10:20:30", [
    "0 start, 10000 white: w.flag=sign w.sign=300000",
    "40000 wait: w.flag=none w.sign=0 b.flag=sign b.sign=300000 b.period=3 w.period=3 told=40000_period_black,40000_period_white",
    "50000 pause: b.sign=290000",
    "90000 resume black: b.sign=290000",
    "90000 wait: b.sign=290000",
  ]);
  table("a side behind the other still shows the sign of its next period", "10:20:30", [
    "0 start, 1000 pause, 1000 set b.period=3, 1000 resume white",
    "10000 wait: w.flag=sign w.period=2 b.period=3",
  ]);
  table("a fallen side enters no period with the other", "10:20", [
    "0 start, 1000 pause, 1000 set b.r=0 first=black, 1000 resume white",
    "10000 wait: w.period=2 b.period=1 b=0 b.flag=final",
  ]);
  table("two signs: each goes at its own time, Black's first", "W10:up-B10:20:600", [
    "0 start, 10000 white, 45000 wait: w.flag=sign b.flag=sign b.sign=295000",
    "340000 wait: w.flag=sign b.flag=none told=340000_flag_black",
  ]);
  table("or White's first", "W10:600-B10:up", [
    "0 start, 10000 white, 45000 wait: w.flag=sign w.sign=265000 b.flag=sign",
    "310000 wait: w.flag=none b.flag=sign told=310000_flag_white",
  ]);
  table("a final flag takes interim signs away", "10:20", [
    "0 start, 10000 white: w.flag=sign",
    "40000 wait: b.flag=final w.flag=none w.sign=0 mode=running told=40000_flag_black",
  ]);
  table("a repeating period never ends in a final flag", "10:5*", [
    "0 start, 26000 wait: w.period=5 w=4000 b=30000 w.flag=sign mode=running",
  ]);
  table("a waiting side has the new delay at once, the side on move at its press", "10:5d3", [
    "0 start, 10000 wait: w=5000 w.delay=0 b=15000 b.delay=3000",
    "11000 white: w=4000 w.delay=3000",
    "15000 black: b=14000 b.delay=3000",
  ]);
  table("the delay a waiting side has stays for its turn in a period of plain time", "W10:5d3:20-B10:5d3:20", [
    "0 start, 10000 white, 13000 black: b.delay=3000",
    "21000 wait: w.period=3 b.period=3 b.delay=3000 b=35000 w.delay=0",
    "22000 white: w=19000 w.delay=0",
    "24000 black: b=35000 b.delay=0",
  ]);
  table("entering adds the base alone", "10:20+5", [
    "0 start, 10000 wait: w=20000 b=30000",
    "10500 white: w=24500",
    "11500 black: b=34000",
  ]);
});

describe("zero and presses", () => {
  table("completing the moves opens nothing", "1/10+1:20+1", [
    "0 start, 1000 white: w.period=1 w=11000",
    "2000 black, 3000 white: w.period=1 w.n=2 w=11000",
  ]);
  table("only Black's last period repeats", "W10-B10:5*", [
    "0 start, 1000 white, 26000 wait: b.period=5 b.flag=sign w.period=1",
    "26000 black, 35000 wait: w.flag=final w.period=1",
  ]);
  table("only White's last period repeats", "W10:5*-B10", [
    "0 start, 26000 white: w.period=5 b.period=1",
    "36000 wait: b.flag=final b.period=1",
  ]);
  table("overtime shows no sign as it is entered", "10:3x5;at=own", [
    "0 start, 10000 wait: w.flag=none w.sign=0 w.over=3",
  ]);
  table("a press of a period without moves opens nothing under moves", "10:2/20:30;at=moves", [
    "0 start, 1000 white: w.period=1",
    "2000 black, 3000 white: w.period=1 w.n=2",
    "4000 black, 12000 wait: w.flag=final",
  ]);
});

describe("own", () => {
  table("each enters at its own zero; the first one shows the sign", "10:20;at=own", [
    "0 start, 10000 wait: w.period=2 w.flag=sign b.period=1 b=10000 told=10000_period_white",
    "11000 white: w=19000",
    "21000 wait: b.period=2 b=20000 b.flag=none w.flag=sign told=21000_period_black",
    "320000 wait: b.flag=final mode=running",
  ]);
});

describe("moves", () => {
  table("press N enters, adds the base and grants V", "2/10:20+5;at=moves", [
    "0 start, 1000 white: w=9000",
    "2000 black, 3000 white: w=33000 w.period=2 w.n=2 w.flag=none told=3000_press_white,3000_period_white",
    "4000 black: b=33000 b.period=2",
  ]);
  table("zero before the Nth press is final", "2/10:20", [
    "0 start, 10000 wait: w=0 w.flag=final w.period=1 told=10000_flag_white",
    "11000 white: w.n=1 w=0",
    "12000 black, 13000 white: w.n=2 w=0 w.period=1",
  ]);
  table("expiry is tested before the Nth press", "1/10:20", [
    "0 start, 10000 white: w=0 w.period=1 w.flag=final told=10000_flag_white,10000_press_white",
  ]);
  table("after a period without a move number no counter ends one", "46b3:1/42+1:11:2x40;flag=freeze", [
    "0 start, 200 white, 300 black, 500 pause, 600 set next=3: w.period=2 b.period=2",
    "700 resume white, 800 white: w.period=2 w.n=2",
  ]);
  table("a repeating period goes by the counter", "2/10", [
    "0 start, 1000 white, 2000 black, 3000 white: w=18000 w.period=2",
    "4000 black: b.period=2",
    "5000 white: w=17000 w.period=2",
    "6000 black, 7000 white: w=26000 w.period=3 w.n=4",
  ]);
  table("overtime is entered at zero all the same", "2/10:2x5", [
    "0 start, 1000 white, 2000 black, 3000 white: w=8000 w.period=1",
    "4000 black, 12000 wait: w.period=2 w.over=2 w=5000 told=12000_period_white",
  ]);
  table("the last period ends in the flag", "1/10:5", [
    "0 start, 1000 white: w=14000 w.period=2",
    "2000 black, 16000 wait: w.flag=final told=16000_flag_white",
  ]);
});

describe("flags", () => {
  table("freeze: the other keeps its display", "60+2", [
    "0 start, 62000 wait: mode=fallen run=none b=62000",
    "99000 wait: b=62000 idle=37000",
  ]);
  table("run-on: the other goes on, and the order is remembered", "10", [
    "0 start, 12000 wait: mode=running run=white w=0 w.used=12000 b=10000 first=white",
    "12000 white: run=black w.n=1",
    "22000 wait: mode=fallen first=white b.flag=final b=0 told=22000_flag_black",
    "23000 black: told=23000_ignored_black",
  ]);
  table("flag=freeze for plain time", "10;flag=freeze", ["0 start, 10000 wait: mode=fallen b=10000"]);
  table("after the last period nothing adds time by itself", "10+5;flag=run-on", [
    "0 start, 15000 wait: w=0",
    "16000 white: w=0",
    "17000 black: b=19000",
    "18000 white: w=0 w.n=2",
  ]);
  table("a flagged hourglass neither falls nor rises", "*10;flag=run-on", [
    "0 start, 10000 wait: w=0 b=20000 w.flag=final",
    "15000 white: w=0 b=20000 w.used=15000",
    "20000 wait: w=0 b=15000",
  ]);
});
