import { table } from "./rows";

// clock.md §3: each method before move 1, while running, on the press, out of time.

table("time: falls, a press grants nothing, zero is the flag", "300", [
  "0 wait: w=300000 b=300000 mode=ready turn=white",
  "500 start: run=white told=500_start_white",
  "10500 wait: w=290000 b=300000 told=",
  "10500 white: w=290000 w.n=1 run=black told=10500_press_white",
  "310499 wait: b=1 mode=running",
  "310500 wait: b=0 mode=running b.flag=final first=black told=310500_flag_black",
]);

table("increment: granted before move 1 and at each press", "60+2", [
  "0 wait: w=62000 b=62000",
  "0 black: run=white w=62000 b=62000 b.n=0 told=0_start_white",
  "5000 white: w=59000 b=62000",
  "6000 black: b=63000 b.n=1",
  "65000 wait: w=0 b=63000 w.flag=final mode=fallen first=white told=65000_flag_white",
  "70000 white: w=0 w.n=1 told=70000_ignored_white",
]);

table("increment from move 61: press 60 grants the first", "300+2;from=3", [
  "0 start: w=300000 b=300000",
  "1000 white: w=299000",
  "2000 black: b=299000",
  "3000 white: w=300000 w.n=2",
  "4000 black: b=300000",
]);

table("first=0: starts at the base", "60+2;first=0", ["0 start: w=60000 b=60000", "1000 white: w=61000"]);

table("delay: shown apart, used first, renewed on the press", "60d5", [
  "0 start: w=60000 w.delay=5000 b.delay=5000",
  "3000 wait: w=60000 w.delay=2000",
  "3000 white: w=60000 w.delay=5000",
  "9000 black: b=59000 b.delay=5000 b.used=6000",
  "73999 wait: w=1 w.delay=0 mode=running",
  "74000 wait: w=0 mode=fallen told=74000_flag_white",
]);

table("bronstein: the same account shown as one number", "60b5", [
  "0 start: w=65000 w.delay=5000",
  "3000 wait: w=62000 w.delay=2000",
  "3000 white: w=65000",
  "9000 black: b=64000 b.main=59000",
  "73999 wait: w=1 mode=running",
  "74000 wait: w=0 mode=fallen",
]);

table("time per move: no main time, delay alone", "0d10", [
  "0 start: w=0 w.delay=10000",
  "9999 white: w.delay=10000 w.n=1",
  "19999 wait: b.flag=final mode=fallen told=19999_flag_black",
]);

table("byo-yomi: entered at zero, a period lost when used up, renewed on the press", "10:3x5", [
  "0 start: w=10000 w.over=0",
  "10000 wait: w=5000 w.over=3 w.period=2 w.flag=none b.period=1 told=10000_period_white",
  "14999 white: w=5000 w.over=3 w.n=1",
  "15000 black: b=9999",
  "20000 wait: w=5000 w.over=2 told=20000_period_white",
  "26000 wait: w=4000 w.over=1",
  "29999 white: w=5000 w.over=1",
  "30000 black: b.period=1",
  "35000 wait: w=0 w.over=0 w.flag=final run=white told=35000_flag_white",
]);

table("byo-yomi: one think may lose several", "3x5", [
  "0 start: w=5000 w.over=3",
  "15000 wait: w.flag=final told=5000_period_white,10000_period_white,15000_flag_white",
]);

table("byo-yomi: lost at the instant it ends, before a press counts", "3x5", [
  "0 start, 5000 white: w=5000 w.over=2 w.n=1 told=5000_period_white,5000_press_white",
]);

table("canadian: the entering press is the first of K; unused time is lost", "10:c2/20", [
  "0 start, 12000 wait: w=18000 w.over=2 w.period=2 told=10000_period_white",
  "12000 white: w=18000 w.over=1",
  "13000 black: b=9000",
  "14000 white: w=20000 w.over=2 told=14000_press_white,14000_period_white",
  "15000 black, 34999 wait: w=1",
  "35000 wait: w=0 w.flag=final told=35000_flag_white",
]);

table("hourglass: what one loses the other gains; both stand in pause", "*60", [
  "0 start: w=60000 b=60000",
  "10000 wait: w=50000 b=70000",
  "10000 white: w=50000 b=70000",
  "15000 pause: w=55000 b=65000",
  "25000 resume black: w=55000 b=65000",
  "90000 wait: b=0 w=120000 mode=fallen first=black",
]);

table("count up: rises and never falls", "up", [
  "0 start: w=0 b=0",
  "7000 white: w=7000 w.n=1",
  "400000000 wait: w=7000 b=359999000 mode=running b.flag=none",
]);

table("count up to a limit: the flag falls there", "up10", [
  "0 start, 9999 wait: w=9999 w.flag=none",
  "10000 wait: w=10000 w.flag=final run=white told=10000_flag_white",
  "15000 white: w=10000 w.n=1 run=black",
  "25000 wait: b=10000 mode=fallen first=white",
]);

table("count up after a main time: a steady sign that stays", "10:up", [
  "0 start, 10500 wait: w=500 w.period=2 w.flag=sign b.period=1 mode=running told=10000_period_white",
  "10500 white: w=500",
  "400000 wait: w=500 w.flag=sign",
]);

table("gong: the turn passes by itself, counting no press", "gong10", [
  "0 start: w=10000 b=10000",
  "10000 wait: w=10000 b=10000 run=black w.n=0 told=10000_gong_white",
  "12000 black: b=10000 run=white b.n=1",
  "33000 wait: w=9000 b=10000 run=white told=22000_gong_white,32000_gong_black",
]);

table("gong: a press at its instant is the other side's turn", "gong10", [
  "0 start, 10000 white: run=black w.n=0 told=10000_gong_white,10000_ignored_white",
]);
table("gong: so is one of the side whose turn begins", "gong10", [
  "0 start, 10000 black: run=black b.n=0 told=10000_gong_white,10000_ignored_black",
]);

table("a press at the instant of zero is too late and earns nothing", "60+2;flag=run-on", [
  "0 start, 62000 white: w=0 w.n=1 w.flag=final run=black told=62000_flag_white,62000_press_white",
]);
table("one ms earlier it counts", "60+2", ["0 start, 61999 white: w=2001 w.flag=none"]);

table("R never exceeds 99:59:59", "359999+30", ["0 start: w=359999000", "1000 white: w=359999000"]);

table("sides may differ", "W300+2-B240;flag=run-on", [
  "0 start: w=302000 b=240000",
  "1000 white: w=303000",
  "2000 black: b=239000",
]);

table("Bronstein: M + D stay below 100 hours", "359990b30", [
  "0 start: w=359999000 w.delay=30000 w.main=359969000",
  "40000 white: w=359989000",
  "41000 pause, 41000 set w.r=359999000: w.main=359969000",
]);
table("and at the press into a Bronstein period", "10:359980b30", [
  "0 start, 5000 pause, 5000 set w.period=2 w.r=359990000: w=359990000 w.delay=0",
  "5000 resume white, 6000 white: w=359999000 w.delay=30000",
]);

table("and at the press out of one, whose delay is over", "1/10b4:7;at=moves", [
  "0 start, 100 pause, 100 set w.r=359993000: w.main=359989100 w.delay=3900",
  "100 resume white, 200 white: w=359996100 w.delay=0",
]);
table("and from one into another", "1/10b6:5b4;at=moves", [
  "0 start, 100 pause, 100 set w.r=359999000: w.main=359993100",
  "100 resume white, 102 white: w=359999000 w.delay=4000 w.main=359995000",
]);

table("a gain while a Bronstein delay runs stays below 100 hours too", "7b3", [
  "0 start, 1000 pause: w.delay=2000",
  "1000 set w.r=359998999: w=359998999",
  "1000 control 7b3:76b1, 1000 set next=white: w=359999000 w.main=359997000 w.delay=2000",
]);
