import { describe, expect, test } from "vitest";
import { Class, Penalty, Side } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import { opponentMin } from "../../firmware/laws/laws";
import { act, check, play } from "../core/rows";
import { give, PRESSED } from "./given-penalty";

describe("illegal move", () => {
  test("pressed: increment and count go back, the turn returns, the opponent gains; his used time stands", () => {
    const r = play("5400+30", PRESSED);
    expect(give(r, 15000, Penalty.IllegalMove)).toBe(true);
    check(r, "w=5420000 w.n=0 w.illegal=1 turn=white b=5545000 b.used=5000 told=15000_penalty_white mode=paused", "");
    act(r, 16000, "resume white");
    act(r, 17000, "white");
    check(r, "w=5449000 w.n=1", "pressed again");
    act(r, 18000, "pause");
    give(r, 18000, Penalty.IllegalMove);
    check(r, "w=5449000 w.n=1 w.illegal=2 b=5544000 turn=black", "the second one loses: nothing changes");
  });
  test("the increment can be left", () => {
    const r = play("5400+30", PRESSED);
    give(r, 15000, Penalty.IllegalMove, { takesBack: false });
    check(r, "w=5450000 w.n=0 turn=white b=5545000", "");
  });
  test("the delay is as that press found it", () => {
    const r = play("5400d30", PRESSED);
    check(r, "w.delay=30000", "before");
    give(r, 15000, Penalty.IllegalMove);
    check(r, "w.delay=20000 turn=white", "");
    act(r, 16000, "undo");
    check(r, "w.delay=30000 turn=black w.n=1 w.illegal=0 b=5400000", "undone");
    give(r, 16000, Penalty.IllegalMove);
    check(r, "w.delay=20000 turn=white w.n=0", "the press is still the last one");
  });
  test("under moves period and base go back too", () => {
    const r = play("1/5400:1800", PRESSED);
    check(r, "w=7190000 w.period=2", "before");
    give(r, 15000, Penalty.IllegalMove);
    check(r, "w=5390000 w.period=1 w.n=0", "");
  });
  test("a renewed overtime period goes back", () => {
    const r = play("3x20", PRESSED);
    give(r, 15000, Penalty.IllegalMove);
    check(r, "w=10000 w.over=3", "byo-yomi");
    const c = play("c1/20", PRESSED);
    check(c, "w=20000 w.over=1", "canadian, renewed");
    give(c, 15000, Penalty.IllegalMove);
    check(c, "w=10000 w.over=1", "canadian");
  });
  test("what was used or set since stays: amounts go back by their difference", () => {
    const bronze = play("W1/100:50-B100", [
      "0 start, 10000 white: w=140000 w.period=2",
      "11000 pause, 11000 set w.period=1 w.r=30000",
    ]);
    give(bronze, 11000, Penalty.PressWithoutMove);
    check(bronze, "w.period=1 w=0 w.n=0", "never before period 1");
    const opened = play("100:2x5", ["0 start, 10000 white, 11000 pause, 11000 set next=white: w.over=2 w=5000"]);
    give(opened, 11000, Penalty.PressWithoutMove);
    check(opened, "w.over=2 w.period=2 w=5000", "overtime that the arbiter opened");
    const canadian = play("c3/60", ["0 start, 10000 white: w.over=2", "11000 pause, 11000 set w.over=1"]);
    give(canadian, 11000, Penalty.PressWithoutMove);
    check(canadian, "w.over=2", "one press of three");
    const renewed = play("c2/60", [
      "0 start, 1000 white, 2000 black, 3000 white: w.over=2",
      "4000 pause, 4000 set w.over=1",
    ]);
    give(renewed, 4000, Penalty.PressWithoutMove);
    check(renewed, "w.over=1 w=58000", "never less than one press before the next renewal");
    act(renewed, 5000, "resume white");
    act(renewed, 6000, "white");
    check(renewed, "w.over=2 w=60000", "that press renews");
    const fallen = play("1/10:20;flag=freeze", [
      "0 start, 1000 white: w.period=2",
      "2000 pause, 2000 set w.r=0 first=white: mode=fallen",
    ]);
    give(fallen, 2000, Penalty.PressWithoutMove);
    check(fallen, "w.period=1 w=0 w.flag=final turn=white", "the period goes back though the flag is down");
  });
  test("the opponent has pressed since: minutes only", () => {
    const r = play("5400+30", [...PRESSED, "15000 resume black, 16000 black, 17000 pause"]);
    give(r, 17000, Penalty.IllegalMove);
    check(r, "w.n=1 turn=white b=5574000", "");
  });
  test("the second time nothing is left to give back", () => {
    const r = play("5400+30", PRESSED);
    give(r, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997, minutes: 1 });
    give(r, 15000, Penalty.IllegalMove, { minutes: 1, edition: Edition.Laws2001 });
    check(r, "w=5420000 w.n=0 w.illegal=2", "");
  });
  test("by edition and class", () => {
    const rows: [string, Class, Edition][] = [
      ["5400", Class.Standard, Edition.Laws2001],
      ["5400", Class.Standard, Edition.Laws2014],
      ["5400", Class.Standard, Edition.Laws2018],
      ["5400", Class.Standard, Edition.Laws2023],
      ["900+10", Class.Rapid, Edition.Laws2023],
      ["900+10", Class.Rapid, Edition.Laws2014],
      ["180+2", Class.Blitz, Edition.Laws2023],
      ["1800", Class.Rapid, Edition.Laws2001],
      ["*5400", Class.Standard, Edition.Laws2023],
    ];
    for (const [control, klass, edition] of rows) {
      const r = play(control, PRESSED);
      for (const nth of [1, 2, 3]) {
        const before = r.clock.black.mainMs;
        give(r, 15000, Penalty.IllegalMove, { edition });
        const minutes = Math.max(opponentMin(edition, klass, Penalty.IllegalMove, nth), 0);
        expect([control, edition, nth, (r.clock.black.mainMs - before) / 60000]).toEqual([
          control,
          edition,
          nth,
          minutes,
        ]);
      }
    }
  });
  test("1997, outside a quickplay finish: the press goes back, no minutes, no count", () => {
    const r = play("40/5400:3600", PRESSED);
    give(r, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997 });
    check(r, "w.illegal=0 w.n=0 turn=white b=5395000 w=5390000", "");
    give(r, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997, minutes: 1 });
    check(r, "b=5455000 w.illegal=0", "minutes named by the arbiter");
    give(r, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997, minutes: 0 });
    check(r, "b=5455000", "no minutes named");
    const repeating = play("5400*", PRESSED);
    give(repeating, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997 });
    check(repeating, "w.illegal=0 b=5395000", "a period that repeats is no finish");
  });
  test("1997, in a quickplay finish: 2, 2, lost", () => {
    const r = play("5400", PRESSED);
    give(r, 15000, Penalty.IllegalMove, { edition: Edition.Laws1997 });
    check(r, "w.illegal=1 b=5515000", "");
  });
  test("minutes for a fallen opponent are refused whole until the flag is cleared", () => {
    const r = play("10", ["0 start, 1000 white, 11000 black: b.flag=final", "12000 white, 13000 pause"]);
    expect(give(r, 13000, Penalty.IllegalMove)).toBe(false);
    check(r, "told=13000_ignored w.n=2 w.illegal=0 turn=black", "");
    expect(give(r, 13000, Penalty.IllegalMove, { minutes: 0 })).toBe(true);
    check(r, "w.illegal=1 w.n=1", "without minutes");
  });
  test("a flagged offender's delay is gone for good, and what he has is not below zero", () => {
    const r = play("10d5;flag=run-on", ["0 start, 15000 white: w.flag=final", "16000 pause"]);
    expect(give(r, 16000, Penalty.PressWithoutMove)).toBe(true);
    check(r, "w.delay=0 w=0 w.n=0 turn=white", "");
    const low = play("10+5", ["0 start, 1000 white: w=19000", "2000 pause, 2000 set w.r=3000 w.n=0"]);
    give(low, 2000, Penalty.PressWithoutMove);
    check(low, "w=0 w.n=0", "less than the increment is left");
  });
  test("a clock with no class is judged as standard", () => {
    const r = play("3600:3x30", PRESSED);
    give(r, 15000, Penalty.IllegalMove);
    check(r, "b=3715000", "2 minutes");
  });
  test("an offender's final flag stays", () => {
    const r = play("10", ["0 start, 10000 white, 11000 pause: w.flag=final w.n=1"]);
    give(r, 11000, Penalty.IllegalMove, { minutes: 1 });
    check(r, "w.flag=final w=0 w.n=0 turn=white first=white b=69000", "");
  });
  test("in ready there is no press to give back", () => {
    const r = play("5400", []);
    give(r, 0, Penalty.IllegalMove);
    check(r, "b=5520000 w.n=0 turn=white mode=ready", "");
    expect(give(r, 0, Penalty.PressWithoutMove)).toBe(false);
  });
  test("while a clock runs it is ignored", () => {
    const r = play("5400", ["0 start"]);
    expect(give(r, 1000, Penalty.IllegalMove)).toBe(false);
    check(r, "told=1000_ignored w.illegal=0 run=white", "");
  });
});

describe("press without a move", () => {
  test("no credit, no count", () => {
    const r = play("5400+30", PRESSED);
    expect(give(r, 15000, Penalty.PressWithoutMove, { takesBack: false })).toBe(true);
    check(r, "w=5420000 w.n=0 turn=white b=5425000 w.illegal=0", "");
    expect(give(r, 15000, Penalty.PressWithoutMove)).toBe(false);
    const again = play("5400+30", PRESSED);
    give(again, 15000, Penalty.PressWithoutMove, { minutes: 2 });
    check(again, "b=5545000", "minutes named");
    const other = play("5400+30", PRESSED);
    expect(give(other, 15000, Penalty.PressWithoutMove, { offender: Side.Black })).toBe(false);
  });
});
