/**
 * A player without eyes, who has keys, levers and an ear, and knows only what was said. The clock may be a board or a
 * page.
 */
import { expect } from "vitest";
import { Phrase } from "../../../firmware/app/model/phrase";
import { Word } from "../../../firmware/app/model/word";
import { type Ear, Switch } from "../../../hal/hal";
import type { SpeechLanguage } from "../../../sim/words/clock-languages";
import { Vocabulary } from "./ear";

export type OneEar = Ear.Left | Ear.Right;

/** Everything that such a player has of a clock. */
export interface SpeakingClock {
  tap(key: Switch): void | Promise<void>;
  hold(key: Switch, ms: number): void | Promise<void>;
  /** Keeps a key down, or lets it go. */
  move(key: Switch, down: boolean): void | Promise<void>;
  /** Presses the lever on the side of an ear. */
  press(ear: OneEar): void | Promise<void>;
  wait(ms: number): void | Promise<void>;
  /** Returns the sentences that an ear has heard since it was asked last. */
  hear(ear: OneEar): string[] | Promise<string[]>;
}

const HOLD_MS = 1_100;
/** No menu or form is longer, and no digit has more values. */
const TRIES = 60;
/** A listener lets a key go this long after a word began. */
const REACTION_MS = 400;
/** How long a listener waits for the next word of a held key. */
const LISTEN_MS = 50;

interface Digit {
  readonly name: string;
  readonly worth: number;
  readonly base: number;
}

export class BlindPlayer {
  /** The latest sentence. */
  last = "";
  /** The strokes of keys and levers so far. */
  strokes = 0;
  readonly words: Vocabulary;

  constructor(
    private readonly clock: SpeakingClock,
    readonly ear: OneEar,
    language: SpeechLanguage = "en",
  ) {
    this.words = new Vocabulary(language);
  }

  /** Returns what was said since the player last listened. */
  async listen(): Promise<string> {
    const text = (await this.clock.hear(this.ear)).join(" ");
    if (text !== "") this.last = text;
    return text;
  }

  async tap(key: Switch): Promise<string> {
    this.strokes++;
    await this.clock.tap(key);
    return this.listen();
  }

  async hold(key: Switch): Promise<string> {
    this.strokes++;
    await this.clock.hold(key, HOLD_MS);
    return this.listen();
  }

  async press(): Promise<string> {
    this.strokes++;
    await this.clock.press(this.ear);
    return this.listen();
  }

  /** Keeps a key down until a sentence says what the player waits for, then lets it go. */
  async keep(key: Switch, isEnough: (sentence: string) => boolean): Promise<string> {
    this.strokes++;
    await this.clock.move(key, true);
    let isHeard = (await this.clock.hear(this.ear)).some(isEnough);
    for (let i = 0; i < 600 && !isHeard; i++) {
      await this.clock.wait(LISTEN_MS);
      isHeard = (await this.clock.hear(this.ear)).some(isEnough);
    }
    expect(isHeard).toBe(true);
    await this.clock.wait(REACTION_MS);
    await this.clock.move(key, false);
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
  async choose(item: Word): Promise<string> {
    const name = this.words.word(item);
    if (!this.last.includes(`, ${name}`)) await this.tapTo(Switch.Plus, name);
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
    const now = () => this.words.numberIn(this.last.replace(label, ""));
    await this.setDigits(value, now(), false, [
      { name: this.words.phrase(Phrase.Ones), worth: 1, base: 10 },
      { name: this.words.phrase(Phrase.Tens), worth: 10, base: 10 },
    ]);
  }

  /** Goes to a time of a form and sets it. */
  async setTime(label: string, seconds: number): Promise<void> {
    if (!this.last.includes(label)) await this.tapTo(Switch.Menu, label);
    const [hours, minutes, units] = [Phrase.Hour + 2, Phrase.Minute + 2, Phrase.Second + 2].map((phrase) =>
      this.words.phrase(phrase),
    ) as [string, string, string];
    const tens = this.words.phrase(Phrase.Tens);
    const now = this.words.secondsIn(this.last.slice(this.last.indexOf(label) + label.length));
    await this.setDigits(seconds, now, true, [
      { name: minutes, worth: 60, base: 10 },
      { name: `${tens} ${units}`, worth: 10, base: 6 },
      { name: units, worth: 1, base: 10 },
      { name: hours, worth: 3_600, base: 10 },
      { name: `${tens} ${minutes}`, worth: 600, base: 6 },
    ]);
  }

  /**
   * Sets each digit that differs: a step by a tap, more by holding a key. While it is held, the clock says the digit of
   * a time, or the whole of another number.
   */
  private async setDigits(goal: number, start: number, isTime: boolean, digits: readonly Digit[]): Promise<void> {
    let now = start;
    const digitOf = (value: number, { worth, base }: Digit) => Math.floor(value / worth) % base;
    const first = digits.filter((digit) => this.last.endsWith(`, ${digit.name}`))[0] ?? digits[0];
    let at = first;
    for (let i = 0; i < TRIES && now !== goal; i++) {
      const digit = at;
      if (digit !== undefined && digitOf(now, digit) !== digitOf(goal, digit)) {
        const by = digitOf(goal, digit) - digitOf(now, digit);
        const key = by > 0 ? Switch.Plus : Switch.Minus;
        if (Math.abs(by) === 1) await this.tap(key);
        else {
          const told = isTime ? digitOf(goal, digit) : now + by * digit.worth;
          await this.keep(key, (said) => this.words.isNumber(said) && this.words.numberIn(said) === told);
        }
        now = isTime ? this.words.secondsIn(this.last) : this.words.numberIn(this.last);
      }
      if (now === goal) break;
      const said = await this.tap(Switch.Start);
      at = digits.find(({ name }) => name === said);
    }
    expect(now).toBe(goal);
  }

  /** Asks for the own time and returns its seconds. */
  async ask(): Promise<number> {
    await this.listen();
    this.strokes++;
    await this.clock.press(this.ear);
    await this.clock.wait(800);
    return this.words.secondsIn(await this.listen());
  }
}

/** Sets 40 moves in 90 minutes, then 30 minutes, with 30 seconds a move, as the first own program. */
export async function setControl(player: BlindPlayer): Promise<void> {
  const { words } = player;
  const period = (n: number, word: Word) => `${words.word(Word.Period)} ${words.number(n)} ${words.word(word)}`;
  const increment = words.word(Word.MethodIncrement);
  expect(await player.hold(Switch.Start)).toContain(`${words.word(Word.Program)} ${words.number(26)}`);
  await player.setNumber(words.word(Word.Periods), 2);
  await player.setChoice(period(1, Word.Method), increment);
  await player.setNumber(period(1, Word.Moves), 40);
  await player.setTime(period(1, Word.Time), 5_400);
  await player.setTime(period(1, Word.MethodIncrement), 30);
  await player.setTime(period(2, Word.Time), 1_800);
  const said = await player.hold(Switch.Start);
  expect(said.startsWith(words.phrase(Phrase.Accepted))).toBe(true);
  expect(said).toContain(`${words.word(Word.Moves)} ${words.number(40)}, ${words.word(Word.Time)} `);
  const [first = "", second = ""] = said.split(`, ${words.phrase(Phrase.Then)} `);
  const inTime = first.slice(first.indexOf(words.word(Word.Time)));
  expect([words.secondsIn(inTime), words.secondsIn(second)]).toEqual([5_400, 1_800]);
  for (const part of [first, second]) expect(words.secondsIn(part.slice(part.indexOf(increment)))).toBe(30);
}
