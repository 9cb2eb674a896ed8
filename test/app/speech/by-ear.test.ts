/**
 * A player without eyes sets a time control, plays, asks, pauses, corrects, undoes and adjourns. The player has four
 * keys, two levers and an earphone. Nothing here looks at the display or at the state of the clock, except the last
 * lines of a test, which compare what was heard with what is.
 */
import { describe, expect, test } from "vitest";
import { Side } from "../../../firmware/core/words";
import { Ear, Switch } from "../../../hal/hal";
import type { Desk } from "../desk";
import { BlindPlayer, type SpeakingClock, setControl } from "./blind-player";
import { heard, openSpeakingDesk, wakeSpeech } from "./listener";

/** Returns a desk as a player without eyes has it. */
function clockOf(desk: Desk): SpeakingClock {
  const from = { [Ear.Left]: 0, [Ear.Right]: 0 };
  return {
    tap: (key) => desk.tap(key),
    hold: (key, ms) => desk.hold(key, ms),
    press: (ear) => desk.press(ear === Ear.Left ? "white" : "black"),
    wait: (ms) => desk.wait(ms),
    hear: (ear) => {
      const sentences = heard(desk, ear, from[ear]);
      from[ear] = desk.lines.length;
      return sentences;
    },
  };
}

describe("by what is said alone", () => {
  const desk = openSpeakingDesk();
  desk.wait(100);
  const silent = heard(desk, Ear.Left);
  wakeSpeech(desk);
  const clock = clockOf(desk);
  const white = new BlindPlayer(clock, Ear.Left);
  const black = new BlindPlayer(clock, Ear.Right);

  test("the clock says nothing until MINUS and PLUS are down at power-on", async () => {
    expect(silent).toEqual([]);
    expect(await white.listen()).toMatch(/^Flagfall chess clock\. program one five minutes/);
  });

  test("a control for both sides", async () => {
    await setControl(white);
    expect(await white.tap(Switch.Start)).toMatch(/^ready White/);
    await black.listen();
  });

  test("a game: start, own time, the opponent's, everything", async () => {
    desk.press("black");
    expect(await white.listen()).toBe("clock started");
    await black.listen();
    desk.wait(60_000);
    desk.press("white");
    desk.wait(5_000);
    expect(await white.ask()).toBe(5_400 + 30 - 60 + 30);
    expect(await black.listen()).toBe("");
    desk.press("white");
    desk.press("white");
    desk.wait(800);
    expect(await white.listen()).toMatch(/^one hour thirty minutes zero seconds opponent one hour thirty minutes/);
    desk.edge(Switch.Left, true);
    desk.wait(1_500);
    desk.edge(Switch.Left, false);
    desk.wait(500);
    const all = await white.listen();
    for (const words of ["opponent's move", "time used one minute", "moves one", "period one of two"]) {
      expect(all).toContain(words);
    }
    expect(all).toContain("next thirty minutes increment thirty seconds at zero");
    expect(await black.listen()).toBe("");
  });

  test("a pause, a correction, and its undoing", async () => {
    expect(await white.tap(Switch.Start)).toMatch(/^pause opponent's move/);
    expect(await white.tap(Switch.Menu)).toMatch(/^arbiter's menu correct/);
    expect(await white.choose("correct")).toMatch(/^correct White time one hour thirty minutes zero seconds/);
    await white.setTime("White time", 4_000);
    expect(await white.hold(Switch.Start)).toMatch(/^done pause/);
    expect(await white.ask()).toBe(4_000);
    await white.tap(Switch.Menu);
    expect(await white.choose("undo")).toMatch(/^undo correct/);
    expect(await white.hold(Switch.Start)).toMatch(/^done pause/);
    expect(await white.ask()).toBe(5_400);
  });

  test("the game is put away", async () => {
    await white.tap(Switch.Menu);
    expect(await white.choose("adjourn")).toContain("adjourn game one");
    expect(await white.hold(Switch.Start)).toMatch(/^done adjourned/);
  });

  test("and all of it has happened", () => {
    const { clock, game } = desk.app;
    expect(game.isAdjourned).toBe(true);
    expect([clock.white.mainMs, clock.white.presses, clock.turn]).toEqual([5_399_890, 1, Side.Black]);
    expect(clock.control.white.map(({ baseMs, valueMs, moves }) => [baseMs, valueMs, moves])).toEqual([
      [5_400_000, 30_000, 40],
      [1_800_000, 30_000, 0],
    ]);
  });
});
