/** A machine's ear on the earphones of an emulated Pico: what comes out of its pins is what the clips hold. */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Phrase } from "../../firmware/app/model/phrase";
import { Switch } from "../../hal/hal";
import { findProgram } from "../../sim/engines/program";
import { flashOf } from "../../sim/pico/engine";
import { conditionsOf } from "../../sim/pico/starts";
import { SPEAKER } from "../../sim/voice/espeak";
import { testWithout } from "../engines/found";
import { Bench } from "./bench";
import { ConnectedBoard } from "./connected-board";
import { findNear, findSound, sampleNs } from "./ear";
import { findImage } from "./found";
import { started } from "./started";
import { soundOfPhrases, spanOf, speaking, toneFile, wordFile } from "./voices";

const msNs = 1e6;
const keyStrokeMs = 80;
const image = await findImage();

/** A Pico that computes in no time, so that its pins change exactly when they should: a game of five minutes. */
class Listener {
  readonly board: ConnectedBoard;

  /** Returns a clock in the midst of the game. The tests that ask for the same share it. */
  static of(uf2: Uint8Array, lines: readonly string[] = []): Listener {
    return started(conditionsOf(uf2, pico, "voice", lines), () => new Listener(uf2, lines));
  }

  private constructor(uf2: Uint8Array, lines: readonly string[]) {
    this.board = new ConnectedBoard(pico, { flash: flashOf(uf2) });
    const setting = ["speech 3 0", ...lines, "speech 0 3", "set 300"];
    for (const [index, line] of setting.entries()) this.to(200 + 10 * index).board.write(line);
    this.to(2000).press(Switch.Right, 2000).to(12_500);
  }

  to(ms: number): this {
    this.board.chip.passTo(ms * msNs);
    return this;
  }

  press(contact: Switch, ms: number): this {
    this.to(ms).board.move(contact, true);
    this.to(ms + keyStrokeMs).board.move(contact, false);
    return this;
  }

  match(ear: 0 | 1, sound: Int16Array, fromMs: number) {
    return findSound(this.board.earphones[ear], sound, fromMs * msNs);
  }

  changes(ear: 0 | 1, fromMs: number, toMs: number): number {
    return this.board.earphones[ear].changesBetween(fromMs * msNs, toMs * msNs);
  }
}

if (image !== undefined && findProgram(SPEAKER) === undefined) testWithout("the words of a Pico", SPEAKER);
else if (image !== undefined) {
  const [en, es] = [await wordFile("en", [290, 300]), await wordFile("es", [290, 300])];
  const { uf2 } = speaking(image, en, es);

  test.each([
    ["the left, in English", 0, Switch.LeftAsk, soundOfPhrases(en, spanOf("en", 290)), []],
    ["the right, in Spanish", 1, Switch.RightAsk, soundOfPhrases(es, spanOf("es", 300)), ["speech 1 1"]],
  ] as const)("a time is heard on %s, and nothing on the other side", (_, ear, key, sound, lines) => {
    const clock = Listener.of(uf2, lines).press(key, 12_500).to(17_000);
    const { correlation, atNs } = clock.match(ear, sound, 12_500);
    expect(correlation).toBeGreaterThanOrEqual(0.99);
    expect(atNs / msNs - 12_500).toBeLessThan(40);
    expect(clock.changes(ear === 0 ? 1 : 0, 12_500, 17_000)).toBe(0);
    expect(clock.board.chip.warnings).toEqual([]);
  });

  test("each side hears its own time at once", () => {
    const clock = Listener.of(uf2).press(Switch.LeftAsk, 12_500).press(Switch.RightAsk, 12_700).to(17_000);
    const [left, right] = [spanOf("en", 290), spanOf("en", 300)].map((list) => soundOfPhrases(en, list));
    expect(clock.match(0, left!, 12_500).correlation).toBeGreaterThanOrEqual(0.99);
    expect(clock.match(1, right!, 12_700).correlation).toBeGreaterThanOrEqual(0.99);
  });
}

if (image !== undefined) describe("with tones for words", () => tones());

function tones(): void {
  const en = toneFile("en");
  const spoken = speaking(image!, en, toneFile("fr"));
  const { uf2 } = spoken;
  const sound = soundOfPhrases(en, spanOf("en", 290));
  /** From the first pulse to the last: it rises before the sound, and falls behind it. */
  const soundMs = (sound.length + 2 * 195) / 8;

  test("a pin is low at rest, before and behind its sound", () => {
    const clock = Listener.of(uf2).press(Switch.LeftAsk, 12_500).to(20_000);
    expect(clock.changes(0, 5000, 12_500)).toBe(0);
    expect(clock.changes(0, 12_500, 12_502 + soundMs)).toBeGreaterThan(70 * soundMs);
    expect(clock.changes(0, 12_502 + soundMs, 20_000)).toBe(0);
    expect(clock.board.earphones[0].listen(19e9, 100, sampleNs)).toEqual(new Float64Array(100));
  });

  const rangeOf = (volume: number) => {
    const clock = Listener.of(uf2, [`speech 4 ${volume}`])
      .press(Switch.LeftAsk, 12_500)
      .to(15_000);
    const { atNs } = clock.match(0, sound, 12_500);
    const heard = clock.board.earphones[0].listen(atNs, sound.length, sampleNs);
    return Math.max(...heard) - Math.min(...heard);
  };

  test.each([
    [1, 9, 24],
    [5, 6, 3],
  ])("the volume %i is softer than %i by %i dB", (soft, loud, decibels) => {
    expect(20 * Math.log10(rangeOf(loud) / rangeOf(soft))).toBeCloseTo(decibels, 1);
  });

  test("the greatest volume leaves the filter room", () => expect(rangeOf(9)).toBeLessThan(0.87));

  test("a new question replaces the answer that still sounds, without a pause", () => {
    const clock = Listener.of(uf2).press(Switch.LeftAsk, 12_500).press(Switch.LeftAsk, 12_900).to(17_000);
    const opponent = soundOfPhrases(en, [Phrase.Opponent, ...spanOf("en", 300)]);
    const { correlation } = findNear(clock.board.earphones[0], opponent, 12_900 * msNs);
    expect(correlation).toBeGreaterThan(0.99);
  });

  test("another language is heard where the flash has it", () => {
    const asked = (tongue: number) => Listener.of(uf2, [`speech 1 ${tongue}`]).press(Switch.LeftAsk, 12_500);
    expect(asked(3).to(17_000).changes(0, 12_500, 17_000)).toBeGreaterThan(10_000);
    expect(asked(2).to(17_000).changes(0, 12_500, 17_000)).toBe(0);
  });

  test("an image without clips is silent", () => {
    const clock = Listener.of(image!.uf2).press(Switch.LeftAsk, 12_500).to(17_000);
    expect([clock.changes(0, 0, 17_000), clock.changes(1, 0, 17_000)]).toEqual([0, 0]);
  });

  describe("while processor and flash take their time", () => timed(spoken, sound));
}

function timed(spoken: NonNullable<typeof image>, sound: Int16Array): void {
  /** A game of five minutes with reports, in which the left side is to move from 2 s on. */
  const begin = (ears: number) => started(conditionsOf(spoken.uf2, pico, "timed", ears), () => beginGame(ears));
  const beginGame = (ears: number) => {
    const bench = new Bench(spoken).to(200);
    for (const line of ["speech 3 0", `speech 0 ${ears}`, "set 300", "subscribe"]) bench.ask(line);
    bench.press(Switch.Right, 2000);
    return bench.to(10_000);
  };

  test("the first sound comes within 300 ms of the key while the clock runs", () => {
    const bench = begin(3);
    bench.press(Switch.LeftAsk, 12_500);
    bench.to(15_000);
    const { correlation, atNs } = findSound(bench.emulated.earphones[0], sound, 12_500 * msNs);
    expect(correlation).toBeGreaterThan(0.99);
    expect(atNs / msNs - 12_500).toBeLessThanOrEqual(300);
  });

  test("the own press ends the answer, and the opponent hears nothing of either", () => {
    const bench = begin(3);
    bench.press(Switch.LeftAsk, 12_500);
    bench.press(Switch.Left, 12_800);
    bench.to(15_000);
    const [left, right] = bench.emulated.earphones;
    expect(left.changesBetween(12_700 * msNs, 12_800 * msNs)).toBeGreaterThan(7000);
    expect(left.changesBetween(12_870 * msNs, 15_000 * msNs)).toBe(0);
    expect(right.changesBetween(12_500 * msNs, 15_000 * msNs)).toBe(0);
  });

  test("presses during speech are stamped as exactly as without it", () => {
    const play = (ears: number) => {
      const bench = begin(ears);
      for (let move = 0; move < 6; move++) {
        const [own, other] = move % 2 === 0 ? [Switch.Left, Switch.LeftAsk] : [Switch.Right, Switch.RightAsk];
        bench.press(other, 12_000 + move * 1500);
        bench.press(own, 12_333.337 + move * 1500);
      }
      bench.emulated.lines.splice(0);
      bench.to(25_000);
      const { white, black } = bench.state();
      return { white, black, changes: bench.emulated.earphones[0].changesBetween(12e9, 25e9) };
    };
    const [silent, heard] = [play(0), play(3)];
    expect([heard.white, heard.black]).toEqual([silent.white, silent.black]);
    expect([silent.changes, heard.changes > 50_000]).toEqual([0, true]);
  });
}
