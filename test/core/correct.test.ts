import { describe, expect, test } from "vitest";
import { play, table } from "./rows";

// clock.md §7: corrections.

describe("corrections", () => {
  table("exactly the fields named", "40/60+2:30+2", [
    "0 start, 1000 white, 2000 pause",
    "3000 set w.r=61000 w.n=12: w=61000 w.n=12 b=61000 b.n=0 w.period=1 told=3000_correct turn=black",
    "3000 set b.period=2 b.r=5000 b.n=40: b=5000 b.period=2 b.n=40",
    "3000 set turn=white: turn=white",
    "3000 set: told=3000_correct",
  ]);
  table("Bronstein: R below the delay shrinks the delay", "60b10", [
    "0 start, 1000 pause: w=69000 w.delay=9000",
    "1000 set w.r=4000: w=4000 w.delay=4000 w.main=0",
    "1000 set b.r=50000: b=50000 b.delay=10000 b.main=40000",
    "1000 set b.delay=3000: b=43000 b.delay=3000",
    "1000 set b.delay=5000 b.r=50000: b=50000 b.delay=5000",
    "1000 set b.r=359999000: b=359999000",
    "1000 set b.delay=6000: told=1000_ignored b.delay=5000",
    "1000 set b.delay=5000: told=1000_correct",
  ]);
  table("delay: R is the main time alone", "60d10", [
    "0 start, 1000 pause: w.delay=9000",
    "1000 set w.r=4000: w=4000 w.delay=9000",
    "1000 set w.delay=35999000: w.delay=35999000 w=4000",
    "1000 set w.delay=35999001: told=1000_ignored",
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
    "b.r=0 first=3",
    "next=0",
    "next=4",
    "9=1",
    "17=1",
    "w.r=5 b.r=-5",
    "first=white",
  ];
  test.each(refused)("refused whole: %s", (fields) => {
    const r = play("60:30", [
      "0 start, 1000 pause",
      `1000 set ${fields}: told=1000_ignored w=59000 b=60000 mode=paused turn=white`,
    ]);
    expect(r.clock.actCount).toBe(0);
  });
  const taken = "w.r=0|w.r=359999000|w.n=0|w.n=9999|w.period=1|w.period=2|w.delay=0|turn=2|next=3|next=1|next=2".split(
    "|",
  );
  test.each(taken)("taken: %s", (fields) => {
    play("60:30", ["0 start, 1000 pause", `1000 set ${fields}: told=1000_correct`]);
  });
  table("overtime", "10:3x5", [
    "0 start, 11000 pause: w.over=3",
    "11000 set w.over=1: w.over=1",
    "11000 set w.over=4: told=11000_ignored w.over=1",
    "11000 set w.over=0: told=11000_ignored",
    "11000 set b.period=2: b.over=3 b=10000",
    "11000 set b.period=1: b.over=0",
  ]);
  table("a counter moves the period under moves, without base", "2/60:2/30:10", [
    "0 start, 1000 pause, 1000 set w.n=2: w.period=2 w=59000",
    "1000 set w.n=4: w.period=3",
    "1000 set w.n=1: w.period=1 w=59000",
    "1000 set w.n=4 w.period=1: w.period=1 w.n=4",
    "1000 set forgotten=1: w.n=5 b.n=1 w.period=3 b.period=1",
    "1000 set forgotten=1: b.n=2 b.period=2 b=60000",
  ]);
  table("a counter or period named as it is changes nothing", "2/60d5:30", [
    "0 start, 1000 pause, 1000 set b.delay=2000: b.delay=2000",
    "1000 set b.n=1: b.delay=2000 b.n=1",
    "1000 set b.period=1: b.delay=2000",
  ]);
  table("under zero it does not", "2/60+1:30;at=zero", ["0 start, 1000 pause, 1000 set w.n=2: w.period=1"]);
  table("a counter named with its period does not pass through another", "1/60b2:3/60+6:1/50b5:up", [
    "0 start, 1000 pause: b.delay=2000",
    "1000 set b.n=8 b.period=2: b.period=2 b.delay=2000 b.n=8",
    "1000 set w.n=8 w.period=2 b.n=9: w.period=2 w.n=8 b.n=9 b.period=3",
  ]);
  table("nor out of overtime", "1/60:2x5", [
    "0 start, 1000 pause, 1000 set w.period=2: w.over=2",
    "1000 set w.n=0: w.period=2 w.over=2",
  ]);
  table("a waiting side moved into a delay has it at once, the side on move at its press", "60:30d5", [
    "0 start, 1000 pause, 1000 set b.period=2: b.delay=5000 b=60000",
    "1000 set w.period=2: w.delay=0",
    "1000 resume white, 2000 white: w.delay=5000",
  ]);
  table("before the start both sides wait", "60:30d5", [
    "0 set w.period=2 b.period=2: w.delay=5000 b.delay=5000 w=60000",
  ]);
  table("next period: base added, the counter at its start", "40/60:20/30:10", [
    "0 start, 1000 pause, 1000 set next=white: w=89000 w.period=2 w.n=40 b.period=1",
    "1000 set next=3: w=99000 w.period=3 w.n=60 b=90000 b.n=40 b.period=2",
    "1000 set next=white: told=1000_ignored",
    "1000 set next=3: told=1000_ignored b.period=2",
    "1000 set next=black: b.period=3 b.n=60 b=100000",
  ]);
  table("nor one before which a move number is missing", "60:9/30:10;at=moves", [
    "0 start, 1000 pause, 1000 set w.n=5 w.period=2: w.n=5 w.period=2",
    "1000 set next=white: w.n=5 w.period=3",
  ]);
  table("a counter without move numbers stays", "60:20/30:10", [
    "0 start, 1000 pause, 1000 set next=white: w.n=0",
    "1000 set next=white: w.n=0 w.period=3",
  ]);
  table("next period into overtime", "60:2x5", ["0 set next=white: w=5000 w.over=2 w.period=2"]);
  table("next period into count up", "60:up", ["0 set next=black: b=0 b.flag=sign b.period=2 b.sign=359999000"]);
  table("a flag is cleared in the same act as time is given", "10+1", [
    "0 start, 11000 wait: mode=fallen",
    "12000 set w.r=5000: told=12000_ignored w=0 mode=fallen",
    "12000 set w.r=5000 w.clear=1: w=5000 mode=paused first=none w.flag=none",
    "12000 undo: w=0 mode=fallen first=white w.flag=final",
    "12000 set w.clear=1 next=white: told=12000_ignored",
    "12000 set first=none: mode=paused first=none",
  ]);
  table("clearing the flag that fell second leaves the first", "10", [
    "0 start, 10000 white, 20000 wait: mode=fallen first=white",
    "20000 set b.clear=1: first=white b.flag=none w.flag=final",
    "20000 set first=none: first=none w.flag=none",
  ]);
  table("a first flag set by hand takes interim signs away", "10:20;at=own", [
    "0 start, 10000 white: w.flag=sign",
    "11000 pause, 11000 set first=none: w.flag=sign",
    "11000 set first=none: w.flag=sign",
    "11000 set b.r=0 first=black: b.flag=final first=black w.flag=none",
    "11000 set first=none: b.flag=none",
  ]);
  table("no first flag leaves interim signs, Black's too", "10:20;at=own", [
    "0 start, 1000 white, 11000 pause: b.flag=sign",
    "11000 set first=none: b.flag=sign",
  ]);
  table("a byo-yomi side whose flag is cleared has the period left in which it fell", "3x5", [
    "0 start, 15000 wait: w.flag=final w.over=0",
    "16000 pause, 16000 set w.clear=1 w.r=4000: w=4000 w.flag=none w.over=1",
    "16000 undo: w=0 w.flag=final w.over=0",
    "16000 set w.clear=1 w.r=4000 w.over=2: w.over=2",
    "17000 resume white, 21000 wait: w=5000 w.over=1",
  ]);
  table("the second flag becomes the first", "10", [
    "0 start, 10000 wait, 11000 white, 21000 wait: mode=fallen first=white",
    "22000 set w.clear=1: first=black mode=paused w.flag=none b.flag=final",
    "22000 undo: first=white mode=fallen",
    "22000 set b.clear=1: first=white mode=paused",
    "22000 undo: mode=fallen",
    "22000 set first=black: first=black mode=fallen",
    "22000 set first=none: first=none mode=paused w.flag=none b.flag=none",
  ]);
  table("a replacement clock takes a fallen flag too", "10+1", [
    "0 set w.r=0 first=white: mode=fallen first=white w.flag=final",
  ]);
  table("an interim sign can be cleared", "10:20", [
    "0 start, 10500 pause: w.flag=sign",
    "10500 set w.clear=1: w.flag=none w.sign=0 first=none",
  ]);
  table("next period after a fallen one needs its flag cleared", "2/10:20", [
    "0 start, 10000 pause: w.flag=final",
    "10000 set next=white: told=10000_ignored w.period=1",
    "10000 set w.clear=1 next=white: w=20000 w.period=2 w.n=2 first=none",
  ]);
  table("the delay counts as time left beside a flag", "10b5", [
    "0 start, 15000 pause: w.flag=final",
    "15000 set w.delay=3000: told=15000_ignored w.delay=0",
    "15000 set w.delay=3000 w.clear=1: w=3000",
  ]);
  table("an upcount side set beyond its limit falls as it runs", "up10", [
    "0 start, 1000 pause, 1000 set w.r=20000: w.flag=none",
    "2000 resume white, 2500 wait: told= w.flag=final first=white w=20000",
  ]);
  table("an upcount side keeps its elapsed time beside its flag", "up10", [
    "0 start, 10000 pause: w.flag=final",
    "10000 set w.n=3: w.n=3 told=10000_correct",
  ]);
});
