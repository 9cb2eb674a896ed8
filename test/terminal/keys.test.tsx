/** Plays a game with keys, in virtual time. */
import { describe, expect, test } from "vitest";
import { remaining, running } from "../../firmware/core/clock";
import { Mode, Side } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import { printControl } from "../../firmware/notation/notation";
import { stage } from "./stage";

describe("levers", () => {
  test("Black's starts White's clock, then each completes its own side's move", () => {
    const { session, press } = stage("300+3");
    press("j");
    expect(running(session.clock)).toBe(Side.White);
    press("f");
    expect(running(session.clock)).toBe(Side.Black);
    press("j");
    expect([session.clock.white.presses, session.clock.black.presses]).toEqual([1, 1]);
    expect(remaining(session.clock, Side.White)).toBe(305800);
  });

  test("White's before the start is ignored, with a sign", () => {
    const { session, press } = stage("300");
    press("f");
    expect(session.clock.mode).toBe(Mode.Ready);
    expect(session.message).toMatch(/Colours\?/);
  });

  test("the side that is not to move is ignored, with a sign", () => {
    const { session, press } = stage("300");
    press("j", "j");
    expect(session.message).toMatch(/Black is not to move/);
    expect(session.clock.white.presses).toBe(0);
  });

  test("arrows and capitals are levers too", () => {
    const { session, press } = stage("300");
    press("right", "F", "J", "left");
    expect([session.clock.white.presses, session.clock.black.presses]).toEqual([2, 1]);
  });

  test("the space bar is the lever that acts now", () => {
    const { session, press } = stage("300");
    press(" ", " ", " ", " ");
    expect([session.clock.white.presses, session.clock.black.presses]).toEqual([2, 1]);
  });

  test("a press is charged at its stamp, a millisecond after the other", () => {
    const { session, press, wait } = stage("300");
    press("j");
    wait(1234);
    press("f");
    expect(session.clock.white.usedMs).toBe(1434);
  });

  test("they act while help is open, but not while a text is typed", () => {
    const { session, press } = stage("300");
    press("j", "?", "f");
    expect(session.clock.white.presses).toBe(1);
    expect(session.panel?.kind).toBe("help");
    press("?", "p", "t", "/", "f");
    expect(session.panel).toMatchObject({ kind: "typing", text: "f" });
  });
});

describe("start and pause", () => {
  test("p starts, pauses and resumes; x takes the other side", () => {
    const { session, press } = stage("300");
    press("p");
    expect(running(session.clock)).toBe(Side.White);
    press("p");
    expect(session.clock.mode).toBe(Mode.Paused);
    press("x", "p");
    expect(running(session.clock)).toBe(Side.Black);
    press("p", "p");
    expect(running(session.clock)).toBe(Side.Black);
  });

  test("a key that is held down acts once", () => {
    const { session, press, wait } = stage("300");
    press("p");
    for (let i = 0; i < 20; i++) {
      wait(-170);
      press("p");
    }
    expect(session.clock.mode).toBe(Mode.Running);
  });

  test("nothing starts after a frozen flag", () => {
    const { session, press, wait } = stage("3+1");
    press("j");
    wait(5000);
    expect(session.clock.mode).toBe(Mode.Fallen);
    press("p");
    expect(session.clock.mode).toBe(Mode.Fallen);
    expect(session.message).toMatch(/Nothing to start/);
  });
});

describe("the arbiter", () => {
  test("can do nothing while a clock runs", () => {
    for (const key of ["a", "c", "u", "s", "m", "n", "t", "g", "l", "e"]) {
      const { session, press } = stage("300");
      press("j", key);
      expect(session.panel, key).toBeUndefined();
      expect(session.message, key).toMatch(/Pause first/);
    }
  });

  test("takes back a press, once, and acts before it", () => {
    const { session, press } = stage("300");
    press("j", "f", "p", "m");
    expect([session.clock.white.presses, session.clock.black.presses]).toEqual([2, 1]);
    press("u");
    expect([session.clock.white.presses, session.clock.black.presses]).toEqual([1, 0]);
    expect(session.message).toBe("Undone: the correction");
    press("u");
    expect(session.message).toBe("Undone: White's press");
    expect(session.clock.turn).toBe(Side.White);
    expect(session.resumeSide).toBe(Side.White);
    expect(session.clock.white.presses).toBe(0);
    press("u");
    expect(session.message).toMatch(/^Nothing left/);
  });

  test("names the start that it takes back", () => {
    const { session, press } = stage("300", "es");
    press("j", "p", "u");
    expect(session.message).toBe("Deshecho: el inicio");
  });

  test("charges the time since a press that is taken back", () => {
    const { session, press, wait } = stage("300");
    press("j", "f");
    wait(4800);
    press("p", "v");
    expect(session.clock.white.usedMs).toBe(5200);
  });

  test("opens the next period, for both or one", () => {
    const { session, press } = stage("40/5400:1800");
    press("j", "p", "n");
    expect([session.clock.white.period, session.clock.black.period]).toEqual([2, 2]);
    expect(session.clock.white.presses).toBe(40);
    press("n");
    expect(session.message).toMatch(/no next period/);
    press("u", "a", ...Array<string>(6).fill("down"), "enter");
    expect([session.clock.white.period, session.clock.black.period]).toEqual([2, 1]);
  });

  test("gives guideline III.4 under two minutes", () => {
    const { session, press, wait } = stage("725");
    press("j", "p", "g");
    expect(session.message).toMatch(/III\.4/);
    press("p");
    wait(610000);
    press("p", "g");
    expect(printControl(session.clock.control)).toBe("725+5");
    expect(remaining(session.clock, Side.Black)).toBe(850000);
  });

  test("not in blitz [III.2.2]", () => {
    const { session, press, wait } = stage("125");
    press("j");
    wait(10000);
    press("p", "g");
    expect(session.message).toMatch(/III\.4.*not in blitz/);
    expect(printControl(session.clock.control)).toBe("125");
  });

  test("chooses the edition of the Laws", () => {
    const { session, press } = stage("300");
    press("l", "l", "home");
    expect(session.edition).toBe(Edition.Laws2023);
    press("escape");
    expect([session.edition, session.panel]).toEqual([Edition.Laws2023, undefined]);
    press("l", "home", "enter");
    expect([session.edition, session.message]).toEqual([Edition.Laws1997, "Laws 1997; u undoes it"]);
  });

  test("undo after another edition takes that back, and no press", () => {
    const { session, press } = stage("300");
    press("j", "f", "p", "l", "up", "u", "enter");
    expect([session.edition, session.clock.white.presses]).toEqual([Edition.Laws2018, 1]);
    press("u");
    expect([session.edition, session.clock.white.presses]).toEqual([Edition.Laws2023, 1]);
    press("u");
    expect(session.clock.white.presses).toBe(0);
    press("l", "up", "enter", "m", "u");
    expect(session.edition).toBe(Edition.Laws2018);
  });

  test("ends the game with a second press, not with one", () => {
    const { session, press, wait } = stage("300");
    press("j", "p", "e");
    wait(2000);
    expect(session.panel).toBeUndefined();
    press("e", "x");
    expect(session.clock.mode).toBe(Mode.Paused);
    press("e", "e");
    expect(session.clock.mode).toBe(Mode.Finished);
    press("t", "1", "1", "enter");
    expect(session.clock.mode).toBe(Mode.Ready);
    expect(printControl(session.clock.control)).toBe("1500+10");
  });

  test("goes through the list of acts", () => {
    const { session, press } = stage("300");
    press("j", "p", "a", "down", "enter");
    expect(session.panel?.kind).toBe("penalty");
    press("escape", "a", "c");
    expect(session.panel?.kind).toBe("correct");
    press("escape", "a", "escape");
    expect(session.panel).toBeUndefined();
  });
});

describe("quitting", () => {
  test("at once where no game is on", () => {
    expect(stage("300").press("q")).toBe(true);
    expect(stage("300").press("j", "p", "e", "e", "q")).toBe(true);
  });

  test("after a question where one is", () => {
    const { session, press } = stage("300");
    expect(press("j", "q")).toBe(false);
    expect(session.panel?.kind).toBe("quit");
    expect(press("n")).toBe(false);
    expect(running(session.clock)).toBe(Side.White);
    expect(press("q", "y")).toBe(true);
    expect(stage("300", "es").press("j", "q", "s")).toBe(true);
  });

  test("the clock goes on behind the question", () => {
    const { session, press, wait } = stage("300");
    press("j", "q");
    wait(10000);
    expect(remaining(session.clock, Side.White)).toBe(289800);
  });
});
