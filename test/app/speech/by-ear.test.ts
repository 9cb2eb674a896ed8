/**
 * A player without eyes sets a time control, plays, asks, pauses, corrects, undoes and adjourns. The player has four
 * keys, two levers and an earphone. Nothing here looks at the display or at the state of the clock, except the last
 * lines of a test, which compare what was heard with what is.
 */
import { describe, expect, test } from "vitest";
import { Side } from "../../../firmware/core/words";
import { Ear, Switch } from "../../../hal/hal";
import { phraseTexts } from "../../../sim/voice/phrases";
import type { Desk } from "../desk";
import { heard, openSpeakingDesk, wakeSpeech } from "./listener";

const NUMBERS = new Map([...phraseTexts("en")].filter(([n]) => n < 60).map(([n, text]) => [text, n]));
const HOLD_MS = 1_100;
/** No menu or form is longer, and no digit has more values. */
const TRIES = 60;

class Player {
  private from = 0;
  /** The latest sentence. */
  last = "";

  constructor(
    private readonly desk: Desk,
    readonly ear: Ear.Left | Ear.Right,
  ) {}

  /** What was said since the player listened last. */
  listen(): string {
    const sentences = heard(this.desk, this.ear, this.from);
    this.from = this.desk.lines.length;
    const text = sentences.join(" ");
    if (text !== "") this.last = text;
    return text;
  }

  tap(key: Switch): string {
    this.desk.tap(key);
    return this.listen();
  }

  hold(key: Switch): string {
    this.desk.hold(key, HOLD_MS);
    return this.listen();
  }

  /** Taps a key until what is said begins so. */
  tapTo(key: Switch, words: string): string {
    for (let i = 0; i < TRIES; i++) {
      if (this.tap(key).startsWith(words)) return this.last;
    }
    throw new Error(`nobody said "${words}", but "${this.last}"`);
  }

  /** Goes to an item of an open menu and chooses it. */
  choose(item: string): string {
    if (!this.last.includes(` ${item}`)) this.tapTo(Switch.Plus, item);
    return this.tap(Switch.Start);
  }

  /** Goes to a value of a form and changes it until the clock says what it should be. */
  setChoice(label: string, value: string): void {
    this.tapTo(Switch.Menu, label);
    const ends = [value, `${label} ${value}`];
    for (let i = 0; i < TRIES && !ends.includes(this.last); i++) this.tap(Switch.Plus);
    expect(ends).toContain(this.last);
  }

  /** Goes to a number of a form and sets it, digit by digit. */
  setNumber(label: string, value: number): void {
    this.tapTo(Switch.Menu, label);
    const words = this.last.slice(label.length + 1).split(" ");
    let now = numberIn(words[0]);
    const hasDigits = words.length > 1;
    for (const [place, worth] of [
      ["ones", 1],
      ["tens", 10],
    ] as const) {
      if (hasDigits && place !== "ones") this.tapTo(Switch.Start, place);
      const goal = Math.floor(value / worth) % 10;
      while (Math.floor(now / worth) % 10 !== goal) {
        now = numberIn(this.tap(Math.floor(now / worth) % 10 < goal ? Switch.Plus : Switch.Minus).split(" ")[0]);
      }
    }
    expect(now).toBe(value);
  }

  /** Goes to a time of a form and sets it, digit by digit. */
  setTime(label: string, seconds: number): void {
    if (!this.last.includes(label)) this.tapTo(Switch.Menu, label);
    for (const [place, worth, base] of [
      ["hours", 3_600, 10],
      ["tens minutes", 600, 6],
      ["minutes", 60, 10],
      ["tens seconds", 10, 6],
      ["seconds", 1, 10],
    ] as const) {
      this.tapTo(Switch.Start, place);
      this.tap(Switch.Plus);
      for (let i = 0; i < TRIES; i++) {
        const digit = Math.floor(secondsIn(this.last) / worth) % base;
        const goal = Math.floor(seconds / worth) % base;
        if (digit === goal) break;
        this.tap(digit < goal ? Switch.Plus : Switch.Minus);
      }
    }
    expect(secondsIn(this.last)).toBe(seconds);
  }

  /** Asks for the own time and returns its seconds. */
  ask(): number {
    this.listen();
    this.desk.press(this.ear === Ear.Left ? "white" : "black");
    this.desk.wait(800);
    return secondsIn(this.listen());
  }
}

function numberIn(word = ""): number {
  const n = NUMBERS.get(word);
  if (n === undefined) throw new Error(`"${word}" is no number`);
  return n;
}

/** The seconds of the span in a text. */
function secondsIn(text: string): number {
  const units = [
    [/(\S+) hours?/, 3_600],
    [/(\S+) minutes?/, 60],
    [/(\S+) seconds?/, 1],
  ] as const;
  const found = units.map(([unit, worth]) => (unit.exec(text) === null ? 0 : numberIn(unit.exec(text)?.[1]) * worth));
  if (!/(?:hour|minute|second)/.test(text)) throw new Error(`"${text}" is no time`);
  return found.reduce((sum, each) => sum + each, 0);
}

/** Sets 40 moves in 90 minutes, then 30 minutes, with 30 seconds a move, as the first own program. */
function setControl(player: Player): void {
  expect(player.hold(Switch.Start)).toContain("store as program twenty-six");
  player.setNumber("periods", 2);
  player.setChoice("period one method", "increment");
  player.setNumber("period one moves", 40);
  player.setTime("period one time", 5_400);
  player.setTime("period one increment", 30);
  player.setChoice("period two method", "increment");
  player.setTime("period two time", 1_800);
  player.setTime("period two increment", 30);
  expect(player.hold(Switch.Start)).toContain(
    "done program twenty-six moves forty time one hour thirty minutes increment thirty seconds " +
      "then thirty minutes increment thirty seconds",
  );
}

describe("by what is said alone", () => {
  const desk = openSpeakingDesk();
  desk.wait(100);
  const silent = heard(desk, Ear.Left);
  wakeSpeech(desk);
  const white = new Player(desk, Ear.Left);
  const black = new Player(desk, Ear.Right);

  test("the clock says nothing until MINUS and PLUS are down at power-on", () => {
    expect(silent).toEqual([]);
    expect(white.listen()).toMatch(/^Flagfall chess clock\. program one five minutes/);
  });

  test("a control for both sides", () => {
    setControl(white);
    expect(white.tap(Switch.Start)).toMatch(/^ready White/);
    black.listen();
  });

  test("a game: start, own time, the opponent's, everything", () => {
    desk.press("black");
    expect(white.listen()).toBe("clock started");
    black.listen();
    desk.wait(60_000);
    desk.press("white");
    desk.wait(5_000);
    expect(white.ask()).toBe(5_400 + 30 - 60 + 30);
    expect(black.listen()).toBe("");
    desk.press("white");
    desk.press("white");
    desk.wait(800);
    expect(white.listen()).toMatch(/^one hour thirty minutes zero seconds opponent one hour thirty minutes/);
    desk.edge(Switch.Left, true);
    desk.wait(1_500);
    desk.edge(Switch.Left, false);
    desk.wait(500);
    const all = white.listen();
    for (const words of ["opponent's move", "time used one minute", "moves one", "period one of two"]) {
      expect(all).toContain(words);
    }
    expect(all).toContain("next thirty minutes increment thirty seconds at zero");
    expect(black.listen()).toBe("");
  });

  test("a pause, a correction, and its undoing", () => {
    expect(white.tap(Switch.Start)).toMatch(/^pause opponent's move/);
    expect(white.tap(Switch.Menu)).toMatch(/^arbiter's menu correct/);
    expect(white.choose("correct")).toMatch(/^correct White time one hour thirty minutes zero seconds/);
    white.setTime("White time", 4_000);
    expect(white.hold(Switch.Start)).toMatch(/^done pause/);
    expect(white.ask()).toBe(4_000);
    white.tap(Switch.Menu);
    expect(white.choose("undo")).toMatch(/^undo correct/);
    expect(white.hold(Switch.Start)).toMatch(/^done pause/);
    expect(white.ask()).toBe(5_400);
  });

  test("the game is put away", () => {
    white.tap(Switch.Menu);
    expect(white.choose("adjourn")).toContain("adjourn game one");
    expect(white.hold(Switch.Start)).toMatch(/^done adjourned/);
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
