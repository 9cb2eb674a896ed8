/**
 * A player without eyes, who has keys, levers and an ear, and knows only what was said. The clock may be a board or a
 * page.
 */
import { expect } from "vitest";
import { type Ear, Switch } from "../../../hal/hal";
import { phraseTexts } from "../../../sim/voice/phrases";

export type OneEar = Ear.Left | Ear.Right;

/** Everything that such a player has of a clock. */
export interface SpeakingClock {
  tap(key: Switch): void | Promise<void>;
  hold(key: Switch, ms: number): void | Promise<void>;
  /** Presses the lever on the side of an ear. */
  press(ear: OneEar): void | Promise<void>;
  wait(ms: number): void | Promise<void>;
  /** Returns the sentences that an ear has heard since it was asked last. */
  hear(ear: OneEar): string[] | Promise<string[]>;
}

const NUMBERS = new Map([...phraseTexts("en")].filter(([n]) => n < 60).map(([n, text]) => [text, n]));
const HOLD_MS = 1_100;
/** No menu or form is longer, and no digit has more values. */
const TRIES = 60;

export class BlindPlayer {
  /** The latest sentence. */
  last = "";

  constructor(
    private readonly clock: SpeakingClock,
    readonly ear: OneEar,
  ) {}

  /** Returns what was said since the player last listened. */
  async listen(): Promise<string> {
    const text = (await this.clock.hear(this.ear)).join(" ");
    if (text !== "") this.last = text;
    return text;
  }

  async tap(key: Switch): Promise<string> {
    await this.clock.tap(key);
    return this.listen();
  }

  async hold(key: Switch): Promise<string> {
    await this.clock.hold(key, HOLD_MS);
    return this.listen();
  }

  /** Taps a key until what is said begins so. */
  async tapTo(key: Switch, words: string): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      if ((await this.tap(key)).startsWith(words)) return this.last;
    }
    throw new Error(`nobody said "${words}", but "${this.last}"`);
  }

  /** Goes to an item of an open menu and chooses it. */
  async choose(item: string): Promise<string> {
    if (!this.last.includes(` ${item}`)) await this.tapTo(Switch.Plus, item);
    return this.tap(Switch.Start);
  }

  /** Goes to a value of a form and changes it until the clock says what it should be. */
  async setChoice(label: string, value: string): Promise<void> {
    await this.tapTo(Switch.Menu, label);
    const ends = [value, `${label} ${value}`];
    for (let i = 0; i < TRIES && !ends.includes(this.last); i++) await this.tap(Switch.Plus);
    expect(ends).toContain(this.last);
  }

  /** Goes to a number of a form and sets it, digit by digit. */
  async setNumber(label: string, value: number): Promise<void> {
    await this.tapTo(Switch.Menu, label);
    const words = this.last.slice(label.length + 1).split(" ");
    let now = numberIn(words[0]);
    const hasDigits = words.length > 1;
    for (const [place, worth] of [
      ["ones", 1],
      ["tens", 10],
    ] as const) {
      if (hasDigits && place !== "ones") await this.tapTo(Switch.Start, place);
      const goal = Math.floor(value / worth) % 10;
      while (Math.floor(now / worth) % 10 !== goal) {
        const key = Math.floor(now / worth) % 10 < goal ? Switch.Plus : Switch.Minus;
        now = numberIn((await this.tap(key)).split(" ")[0]);
      }
    }
    expect(now).toBe(value);
  }

  /** Goes to a time of a form and sets it. A digit may carry into one that was right, so once may not be enough. */
  async setTime(label: string, seconds: number): Promise<void> {
    if (!this.last.includes(label)) await this.tapTo(Switch.Menu, label);
    await this.setDigits(seconds);
    if (secondsIn(this.last) !== seconds) await this.setDigits(seconds);
    expect(secondsIn(this.last)).toBe(seconds);
  }

  private async setDigits(seconds: number): Promise<void> {
    for (const [place, worth, base] of [
      ["hours", 3_600, 10],
      ["tens minutes", 600, 6],
      ["minutes", 60, 10],
      ["tens seconds", 10, 6],
      ["seconds", 1, 10],
    ] as const) {
      await this.tapTo(Switch.Start, place);
      await this.tap(Switch.Plus);
      for (let i = 0; i < TRIES; i++) {
        const digit = Math.floor(secondsIn(this.last) / worth) % base;
        const goal = Math.floor(seconds / worth) % base;
        if (digit === goal) break;
        await this.tap(digit < goal ? Switch.Plus : Switch.Minus);
      }
    }
  }

  /** Asks for the own time and returns its seconds. */
  async ask(): Promise<number> {
    await this.listen();
    await this.clock.press(this.ear);
    await this.clock.wait(800);
    return secondsIn(await this.listen());
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
export async function setControl(player: BlindPlayer): Promise<void> {
  expect(await player.hold(Switch.Start)).toContain("store as program twenty-six");
  await player.setNumber("periods", 2);
  await player.setChoice("period one method", "increment");
  await player.setNumber("period one moves", 40);
  await player.setTime("period one time", 5_400);
  await player.setTime("period one increment", 30);
  await player.setChoice("period two method", "increment");
  await player.setTime("period two time", 1_800);
  await player.setTime("period two increment", 30);
  expect(await player.hold(Switch.Start)).toContain(
    "done program twenty-six moves forty time one hour thirty minutes increment thirty seconds " +
      "then thirty minutes increment thirty seconds",
  );
}
