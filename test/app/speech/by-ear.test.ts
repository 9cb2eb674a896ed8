/**
 * A player without eyes sets a time control, plays, asks, pauses, corrects, undoes, adjourns and resumes. The player
 * has four keys, two levers and an earphone, and the clock is as delivered but for the language of its voice. Nothing
 * here looks at the display or at the state of the clock, except the last lines of a test, which compare what was heard
 * with what is.
 */
import { describe, expect, test } from "vitest";
import { Phrase } from "../../../firmware/app/model/phrase";
import { Word } from "../../../firmware/app/model/word";
import { Side } from "../../../firmware/core/words";
import { Ear, Switch } from "../../../hal/hal";
import { SPEECH_LANGUAGES } from "../../../sim/words/clock-languages";
import type { Desk } from "../desk";
import { BlindPlayer, type SpeakingClock, setControl } from "./blind-player";
import { heard, openSpeakingDesk, wakeSpeech } from "./listener";

/** Returns a desk as a player without eyes has it. */
function clockOf(desk: Desk): SpeakingClock {
  const from = { [Ear.Left]: 0, [Ear.Right]: 0 };
  return {
    tap: (key) => desk.tap(key),
    hold: (key, ms) => desk.hold(key, ms),
    move: (key, down) => {
      desk.edge(key, down);
      desk.wait(40);
    },
    press: (ear) => desk.press(ear === Ear.Left ? "white" : "black"),
    wait: (ms) => desk.wait(ms),
    hear: (ear) => {
      const sentences = heard(desk, ear, from[ear]);
      from[ear] = desk.lines.length;
      return sentences;
    },
  };
}

describe.each(SPEECH_LANGUAGES.map((language, tongue) => ({ language, tongue })))(
  "by what is said alone: $language",
  ({ language, tongue }) => {
    const desk = openSpeakingDesk();
    desk.line(`speech 1 ${tongue}`);
    desk.wait(100);
    const silent = heard(desk, Ear.Left);
    wakeSpeech(desk);
    const clock = clockOf(desk);
    const white = new BlindPlayer(clock, Ear.Left, language);
    const black = new BlindPlayer(clock, Ear.Right, language);
    const { words } = white;
    const begins = (said: string, ...phrases: string[]) => expect(said.startsWith(phrases.join(", ")), said).toBe(true);
    const done = (form: Word) => `${words.phrase(Phrase.Accepted)}, ${words.word(form)}`;

    test("the clock says nothing until MINUS and PLUS are down at power-on", async () => {
      expect(silent).toEqual([]);
      begins(
        await white.listen(),
        `${words.phrase(Phrase.Hello)} ${words.word(Word.OwnProgram)} ${words.number(1)}`,
        `${words.number(5)} ${words.phrase(Phrase.Minute + 2)}`,
      );
    });

    test("a control for both sides, in at most 45 strokes", async () => {
      await setControl(white);
      begins(await white.tap(Switch.Start), words.phrase(Phrase.Ready), words.word(Word.White));
      await black.listen();
      expect(white.strokes).toBeLessThanOrEqual(45);
    });

    test("a game: start, own time, the opponent's, everything", async () => {
      await black.press();
      expect(await white.listen()).toBe(words.phrase(Phrase.ClockStarted));
      await black.listen();
      clock.wait(60_000);
      await white.press();
      clock.wait(5_000);
      expect(await white.ask()).toBe(5_400 + 30 - 60 + 30);
      expect(await black.listen()).toBe("");
      await white.press();
      const [own, others = ""] = `${white.last}${await white.press()}`.split(words.phrase(Phrase.Opponent));
      expect([own, others].map((text) => words.secondsIn(text ?? ""))).toEqual([5_400, 5_424]);
      clock.move(Switch.Left, true);
      clock.wait(1_500);
      clock.move(Switch.Left, false);
      white.strokes++;
      clock.wait(500);
      const all = await white.listen();
      for (const phrase of [Phrase.OpponentsMove, Phrase.Words + Word.Used, Phrase.Words + Word.Period]) {
        expect(all).toContain(words.phrase(phrase));
      }
      expect(words.secondsIn(all.slice(all.indexOf(words.word(Word.Next))))).toBe(1_800);
      expect(await black.listen()).toBe("");
    });

    test("a pause, a correction, and its undoing", async () => {
      begins(await white.tap(Switch.Start), words.word(Word.Paused), words.phrase(Phrase.OpponentsMove));
      begins(await white.tap(Switch.Menu), words.word(Word.Arbiter), words.word(Word.Correct));
      begins(await white.choose(Word.Correct), words.word(Word.Correct));
      await white.setTime(`${words.word(Word.White)} ${words.word(Word.Time)}`, 4_800);
      const corrected = await white.hold(Switch.Start);
      begins(corrected, done(Word.Correct), words.word(Word.Paused));
      expect(words.secondsIn(corrected)).toBe(4_800);
      await white.tap(Switch.Menu);
      begins(await white.choose(Word.Undo), words.word(Word.Undo), words.word(Word.Correct));
      const undone = await white.hold(Switch.Start);
      begins(undone, done(Word.Undo));
      expect(words.secondsIn(undone)).toBe(5_400);
    });

    test("the game is put away and taken up again", async () => {
      await white.tap(Switch.Menu);
      begins(await white.choose(Word.Adjourn), words.word(Word.Adjourn), words.word(Word.Game));
      begins(await white.hold(Switch.Start), done(Word.Adjourn), words.word(Word.PutAway));
      expect([desk.app.game.isAdjourned, desk.app.clock.turn]).toEqual([true, Side.Black]);
      await white.tap(Switch.Menu);
      begins(await white.choose(Word.Restore), words.word(Word.Restore), words.word(Word.Game));
      await white.tap(Switch.Start);
      begins(await white.hold(Switch.Start), done(Word.Restore), words.word(Word.Paused));
      await white.tap(Switch.Start);
      expect(await black.listen()).toContain(words.phrase(Phrase.ClockStarted));
    });

    test("and all of it has happened, in at most 85 strokes", () => {
      const { control, white: side, turn } = desk.app.clock;
      expect([side.mainMs, side.presses, turn]).toEqual([5_399_890, 1, Side.Black]);
      expect(control.white.map(({ baseMs, valueMs, moves }) => [baseMs, valueMs, moves])).toEqual([
        [5_400_000, 30_000, 40],
        [1_800_000, 30_000, 0],
      ]);
      expect(white.strokes + black.strokes).toBeLessThanOrEqual(85);
    });
  },
);

test.each(SPEECH_LANGUAGES)("a usual control by its name, in three strokes: %s", async (language) => {
  const desk = openSpeakingDesk();
  desk.line(`speech 1 ${SPEECH_LANGUAGES.indexOf(language)}`);
  wakeSpeech(desk);
  const player = new BlindPlayer(clockOf(desk), Ear.Left, language);
  const { words } = player;
  await player.listen();
  const plus = words.phrase(Phrase.KeyPlus);
  const name = `${words.word(Word.Moves)} ${words.number(40)}, ${words.phrase(Phrase.Ninety)} ${plus} ${words.number(30)}`;
  for (let i = 0; i < 5 && !player.last.includes(name); i++) await player.tap(Switch.Minus);
  await player.tap(Switch.Start);
  expect(player.strokes).toBe(3);
  expect(desk.app.clock.control.white.map(({ baseMs, moves }) => [baseMs, moves])).toEqual([
    [5_400_000, 40],
    [1_800_000, 0],
  ]);
});
