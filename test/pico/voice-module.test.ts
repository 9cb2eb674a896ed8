/** The serial voice modules of an emulated Pico: what each of them plays, and that nobody else gets commands. */
import { describe, expect, test } from "vitest";
import { picocard } from "../../board-defs/picocard";
import { Phrase } from "../../firmware/app/model/phrase";
import { Switch } from "../../hal/hal";
import { EmulatedBoard } from "../../sim/pico/board";
import { ChipClock } from "../../sim/pico/clock";
import { flashOf } from "../../sim/pico/engine";
import { conditionsOf } from "../../sim/pico/starts";
import { VoiceModule } from "../../sim/pico/voice-module";
import { cardPath } from "../../sim/voice/card";
import type { SpeechLanguage } from "../../sim/words/clock-languages";
import { findImage } from "./found";
import { started } from "./started";
import { spanOf } from "./voices";

const msNs = 1e6;
const strokeMs = 80;
const image = await findImage(picocard);

/** The files that a module played from an instant on. */
function filesOf({ played }: VoiceModule, fromMs: number): string[] {
  const since = played.filter((one) => one.fromMs >= fromMs);
  return since.map(({ folder, track }) => `${folder}/${String(track).padStart(3, "0")}.wav`);
}

/** The files that say a time. */
function timeFiles(language: SpeechLanguage, seconds: number): string[] {
  return spanOf(language, seconds).map((phrase) => cardPath(language, phrase));
}

/** A board that computes in no time. */
class Listener {
  readonly board: EmulatedBoard;

  constructor(uf2: Uint8Array, isGripped = false) {
    this.board = new EmulatedBoard(picocard, { flash: flashOf(uf2) });
    for (const key of [Switch.Minus, Switch.Plus]) this.board.move(key, isGripped);
  }

  /** A game of five minutes. White, on the left, is on the move since `pressMs`. */
  begin(pressMs = 5000, ...lines: readonly string[]): this {
    for (const [index, line] of ["speech 3 0", ...lines, "speech 0 3", "set 300"].entries()) {
      this.to(200 + 10 * index).board.write(line);
    }
    return this.press(Switch.Right, pressMs);
  }

  to(ms: number): this {
    this.board.chip.passTo(ms * msNs);
    return this;
  }

  press(contact: Switch, ms: number): this {
    this.to(ms).board.move(contact, true);
    this.to(ms + strokeMs).board.move(contact, false);
    return this;
  }

  get left(): VoiceModule {
    return this.board.voiceModules[0]!;
  }

  get right(): VoiceModule {
    return this.board.voiceModules[1]!;
  }
}

if (image !== undefined) {
  const { uf2 } = image;
  /** The clock in the midst of the game, before anybody asks. */
  const inGame = () => started(conditionsOf(uf2, picocard, "modules"), () => new Listener(uf2).begin().to(25_000));

  test.each([
    ["left", Switch.LeftAsk, 280],
    ["right", Switch.RightAsk, 300],
  ] as const)("a question on the %s is answered by that module alone, clip by clip", (side, key, seconds) => {
    const clock = inGame();
    const other = side === "left" ? clock.right : clock.left;
    const { commands } = other;
    clock.press(key, 25_000).to(35_000);
    expect(filesOf(clock[side], 25_000)).toEqual(timeFiles("en", seconds));
    expect(other.commands).toBe(commands);
    const [first] = clock[side].played.filter(({ fromMs }) => fromMs >= 25_000);
    expect(first!.fromMs - 25_000).toBeLessThan(300);
    expect(Math.floor(first!.folder / 10)).toBe(1);
  });

  test("clips follow one another with less than 200 ms between them", () => {
    const { left } = inGame().press(Switch.LeftAsk, 25_000).to(35_000);
    const played = left.played.filter(({ fromMs }) => fromMs > 25_000);
    for (const [index, { fromMs }] of played.entries()) {
      if (index > 0) expect(fromMs - played[index - 1]!.toMs!).toBeLessThan(200);
    }
    expect(played.length).toBeGreaterThan(2);
  });

  test("each language has folders of its own, and each step of the volume its number", () => {
    const clock = new Listener(uf2).begin(5000, "speech 1 4", "speech 4 9").press(Switch.LeftAsk, 25_000).to(35_000);
    const last = clock.left.played.at(-1)!;
    expect([Math.floor(last.folder / 10), last.volume]).toEqual([5, 30]);
    expect(filesOf(clock.left, 25_000)).toEqual(timeFiles("ru", 280));
  });

  test("the own press ends the answer, and the next one is whole", () => {
    const clock = inGame().press(Switch.LeftAsk, 25_000).press(Switch.Left, 25_400).to(30_000);
    const ended = clock.left.played.filter(({ fromMs }) => fromMs >= 25_000);
    expect(ended).toHaveLength(1);
    expect(ended[0]!.toMs).toBeLessThan(25_500);
    clock.press(Switch.LeftAsk, 30_000).to(40_000);
    expect(filesOf(clock.left, 30_000)).toEqual(timeFiles("en", 280));
  });

  test("a new question replaces the answer, and no clip of the new one is skipped", () => {
    for (const laterMs of [60, 150, 400, 900, 1150]) {
      const clock = inGame().press(Switch.LeftAsk, 25_000);
      clock.press(Switch.LeftAsk, 25_000 + laterMs + strokeMs).to(45_000);
      const heard = filesOf(clock.left, 25_000);
      // Two presses within 0.7 s ask for the opponent's time.
      const answer = timeFiles("en", laterMs < 600 ? 300 : laterMs < 1000 ? 280 : 279);
      expect([laterMs, heard.slice(-answer.length)]).toEqual([laterMs, answer]);
    }
  });

  test("both at once: each answer is whole", () => {
    const clock = inGame().press(Switch.LeftAsk, 25_000).press(Switch.RightAsk, 25_090).to(40_000);
    expect(filesOf(clock.left, 25_000)).toEqual(timeFiles("en", 280));
    expect(filesOf(clock.right, 25_000)).toEqual(timeFiles("en", 300));
  });

  test("the greeting waits until the modules have read their cards", () => {
    const clock = new Listener(uf2, true).to(8000);
    expect(clock.left.unheard).toBeGreaterThan(0);
    for (const module of [clock.left, clock.right]) expect(filesOf(module, 0)[0]).toBe(cardPath("en", Phrase.Hello));
  });

  test("a phrase that the card lacks is left out", () => {
    const clock = new Listener(uf2).begin();
    const [, lacking = "", ...rest] = timeFiles("en", 280);
    clock.left.lengthMs = (folder, track) =>
      `${folder}/${String(track).padStart(3, "0")}.wav` === lacking ? undefined : 500;
    clock.press(Switch.LeftAsk, 25_000).to(40_000);
    expect(filesOf(clock.left, 25_000)).toEqual([timeFiles("en", 280)[0], ...rest]);
  });

  test("modules that are not there end nothing", () => {
    const clock = new Listener(uf2).begin();
    for (const module of [clock.left, clock.right]) module.lengthMs = () => undefined;
    clock.press(Switch.LeftAsk, 25_000).press(Switch.Left, 26_000).to(60_000);
    expect(clock.board.chip.hasRestarted).toBe(false);
    expect(clock.left.played.filter(({ fromMs }) => fromMs > 25_000)).toEqual([]);
  });
}

describe("the emulated module", () => {
  const setUp = () => {
    const clock = new ChipClock();
    clock.setTime(5e9);
    return new VoiceModule(clock, () => {});
  };
  const volume = [0x7e, 0xff, 6, 6, 0, 0, 18, 0xfe, 0xe3, 0xef];

  test("obeys the frame of the manual", () => {
    const module = setUp();
    for (const byte of volume) module.take(byte, 1);
    expect(module.volume).toBe(18);
  });

  test.each([...volume.keys()])("refuses it with a wrong byte %i", (place) => {
    const module = setUp();
    expect(() => {
      for (const [index, byte] of volume.entries()) module.take(index === place ? byte ^ 1 : byte, 1);
    }).toThrow();
  });

  test("refuses a command that comes too soon", () => {
    const module = setUp();
    for (const byte of volume) module.take(byte, 1);
    expect(() => module.take(0x7e, 1)).toThrow("too soon");
  });
});
