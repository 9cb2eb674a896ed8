/** Corrects times and gives penalties in the terminal, key by key. */
import { describe, expect, test } from "vitest";
import { remaining } from "../../firmware/core/clock";
import { Flag, Mode, Side } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import { stage } from "./stage";

describe("correction", () => {
  test("times digit by digit", () => {
    const { session, press } = stage("5400+30:1800+30");
    press("j", "p", "c", "0", "5", "4", "5", "enter");
    expect(remaining(session.clock, Side.White)).toBe(3600000 + 345000);
    expect(remaining(session.clock, Side.Black)).toBe(5430000);
  });

  test("times by steps of a minute, ten seconds, a second", () => {
    const { session, press } = stage("300");
    press("j", "p", "c", "down", "down", "right", "+", "right", "+", "+", "right", "-", "enter");
    expect(remaining(session.clock, Side.Black)).toBe(300000 + 60000 + 20000 - 1000);
    expect(remaining(session.clock, Side.White)).toBe(299800);
  });

  test("no digit makes an impossible time", () => {
    const { session, press } = stage("300");
    press("j", "p", "c", "7", "enter");
    expect(remaining(session.clock, Side.White)).toBe(299800);
    press("c", "left", "left", "9", "9", "5", "9", "5", "9", "+", "enter");
    expect(remaining(session.clock, Side.White)).toBe(359999000);
  });

  test("times and counter within 20 keys [C.02 5.4.3.8]", () => {
    const { session, press } = stage("5400+30");
    press("j", "f", "p");
    const keys = ["c", "left", "0", "4", "7", "3", "2", "down", "2", "1", "down", "1", "2", "3", "0", "down", "2", "0"];
    keys.push("enter");
    expect(keys.length).toBeLessThanOrEqual(20);
    press(...keys);
    const { white, black } = session.clock;
    expect([white.presses, black.presses]).toEqual([21, 20]);
    expect(remaining(session.clock, Side.White)).toBe(47 * 60000 + 32000);
    expect(remaining(session.clock, Side.Black)).toBe((60 + 12) * 60000 + 30000);
  });

  test("counter, period and side to move; undo brings them back", () => {
    const { session, press } = stage("40/7200:3600");
    press("j", "p", "c", "down", "4", "1", "enter");
    expect([session.clock.white.presses, session.clock.white.period]).toEqual([41, 2]);
    press("u", "c", "end", "up", " ", "enter");
    expect(session.clock.turn).toBe(Side.Black);
    expect(session.resumeSide).toBe(Side.Black);
    press("u");
    expect([session.clock.white.presses, session.clock.turn]).toEqual([0, Side.White]);
  });

  test("delay and overtime where there are any", () => {
    const delayed = stage("300d5");
    delayed.press("j", "p", "c", "down", "down", "end", "up", "up", "-", "enter");
    expect(delayed.session.clock.black.delayMs).toBe(0);
    const byoyomi = stage("5x30");
    byoyomi.press("j", "p", "c", "down", "down", "2", "enter");
    expect(byoyomi.session.clock.white.overtime).toBe(2);
  });

  test("time for a fallen side needs its flag cleared in the same act", () => {
    const { session, press, wait, frame } = stage("3+1");
    press("j");
    wait(5000);
    press("c", "+", "enter");
    expect(session.panel?.kind).toBe("correct");
    expect(frame()).toMatch(/White has time but a fallen flag/);
    press("down", "down", "+", "enter");
    expect(session.clock.mode).toBe(Mode.Paused);
    expect(session.clock.white.flag).toBe(Flag.None);
    expect(remaining(session.clock, Side.White)).toBe(600000);
  });

  test("the first flag can be said, as on a replacement clock", () => {
    const { session, press } = stage("3");
    press("j", "p", "c", "left", "left", "0", "0", "0", "0", "0", "0", "end", "+", "enter");
    expect(session.clock.firstFlag).toBe(Side.White);
  });

  test("nothing changed is no act, and Esc discards", () => {
    const { session, press } = stage("300");
    press("j", "p", "c", "enter", "c", "+", "escape");
    expect(session.clock.actCount).toBe(0);
    expect(remaining(session.clock, Side.White)).toBe(299800);
  });
});

describe("penalty", () => {
  test("an illegal move gives the opponent 2 min and takes the increment back", () => {
    const { session, press, frame } = stage("5400+30");
    press("j", "f", "p", "s");
    expect(frame()).toMatch(/opponent \+ 2 min \[7\.5\.5\]/);
    press("enter");
    expect(remaining(session.clock, Side.Black)).toBe(5430000 - 200 + 120000);
    expect(remaining(session.clock, Side.White)).toBe(5430000 - 200);
    expect(session.clock.turn).toBe(Side.White);
    expect(frame()).toMatch(/White: illegal move – opponent \+ 2 min/);
  });

  test("the one that loses changes nothing, and says so", () => {
    const { session, press, frame } = stage("5400+30");
    press("j", "p", "s", "down", "right", "enter", "s", "down", "right", "enter");
    expect(frame()).toMatch(/loses the game \[7\.5\.5\]; the clock changes nothing/);
    expect(remaining(session.clock, Side.Black)).toBe(5430000 + 120000);
  });

  test("a warning changes nothing, and has no minutes", () => {
    const { session, press, frame } = stage("5400+30");
    press("j", "p", "s", "left");
    expect(frame()).toMatch(/changes nothing, is recorded \[12\.9\.1\]/);
    expect(frame()).not.toMatch(/Minutes/);
    press("enter");
    expect(session.message).toMatch(/warning/);
    expect(remaining(session.clock, Side.Black)).toBe(5430000);
  });

  test("rapid under the Competition Rules: two minutes [A.4]", () => {
    const { session, press, frame } = stage("900+10");
    press("j", "f", "p", "s");
    expect(frame()).toMatch(/opponent \+ 1 min \[A\.3\]/);
    press(...Array<string>(5).fill("down"), "right");
    expect(session.competition).toBe(true);
    expect(frame()).toMatch(/opponent \+ 2 min \[A\.4, 7\.5\.5\]/);
    press("enter");
    expect(remaining(session.clock, Side.Black)).toBe(910000 - 200 + 120000);
    press("s", "down", "right");
    expect(frame()).toMatch(/loses the game \[A\.4, 7\.5\.5\]/);
  });

  test("by edition: half of the claimant's time in 1997, or the opponent's minutes", () => {
    const { session, press, frame } = stage("7200");
    press("j", "p", "s", "right", "down", "down", ...Array<string>(4).fill("left"));
    expect(session.edition).toBe(Edition.Laws1997);
    expect(frame()).toMatch(/claimant − the half|claimant − half, at most 3 min \[9\.5b\]/);
    press("down", "down", "right");
    expect(frame()).toMatch(/opponent \+ 3 min \[9\.5b\]/);
    press("enter");
    expect(remaining(session.clock, Side.White)).toBe(7199800 + 180000);
  });

  test("minutes are the arbiter's where he names them", () => {
    const { session, press } = stage("300");
    press("j", "p", "s", "left", "left", "down", "right", "down", "down", "1", "2", "backspace", "enter");
    expect(remaining(session.clock, Side.White)).toBe(299800 - 60000);
  });

  test("the quickplay claim is offered to the side to move under two minutes", () => {
    const early = stage("3600");
    early.press("j", "p", "s", "right", "right");
    expect(early.frame()).toMatch(/add time/);
    const late = stage("3600");
    late.press("j", "p", "c", "left", "0", "0", "1", "5", "0", "enter", "s", "right", "right");
    expect(late.frame()).toMatch(/quickplay-finish claim/);
    expect(late.frame()).toMatch(/III\.5\.2/);
    late.press("enter");
    expect(remaining(late.session.clock, Side.Black)).toBe(3600000 + 120000);
  });

  test("why one is refused is said", () => {
    const { session, press } = stage("300");
    press("j", "p", "l", "home", "enter", "s", "right", "right", "enter");
    expect(session.edition).toBe(Edition.Laws1997);
    expect(session.message).toMatch(/last press was not/);
    const flagged = stage("3;flag=run-on");
    flagged.press("j");
    flagged.wait(4000);
    flagged.press("p", "s", "left", "left", "left", "enter");
    expect(flagged.session.message).toMatch(/White's flag has fallen: clear it first/);
  });
});
