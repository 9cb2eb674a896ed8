/** Properties of menus and forms, whatever is pressed, in the application with its real keys. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Stage } from "../../firmware/app/model/choices";
import { remaining } from "../../firmware/core/clock";
import { PACKED_SAVED, packClock } from "../../firmware/core/pack";
import { Side } from "../../firmware/core/words";
import { displayLanguages } from "../../sim/words/clock-languages";
import { type Desk, openDesk } from "../app/desk";
import { fallenDesk, pausedDesk, steps, strike } from "../app/strokes";
import { tried } from "./tried";

const STROKES_MAX = 20;
const ARBITER_S = 60;

/** Returns a whole game without its instants and the time that nobody is charged with. */
function gameOf({ app: { clock } }: Desk): unknown {
  const { control, actCount, canUndoPress } = clock;
  return { packed: packClock(clock, []).slice(0, PACKED_SAVED), control, actCount, canUndoPress };
}

/** Returns a game after some strokes. */
function after(strokes: string): Desk {
  const desk = pausedDesk("300");
  strike(desk, strokes);
  return desk;
}

const starts: [string, () => Desk][] = [
  ["paused in the first period", () => pausedDesk("5400+30:1800+30")],
  ["paused in byo-yomi", () => pausedDesk("5x30")],
  ["paused under 2:00", () => pausedDesk("120")],
  ["fallen", () => fallenDesk("300+1")],
  ["ready", () => openDesk({ control: "40/7200d5:3600d5" })],
  ["finished", () => after("M -*3 S S!")],
  ["adjourned", () => after("M +*6 S S!")],
];

describe.each(starts)("a walk through menus and forms, %s", (_, start) => {
  test("changes no game without a hold of START", () => {
    const keys = fc.array(fc.constantFrom("M", "S", "-", "+", "+*12", "-*12", "M!"), { maxLength: 30 });
    const property = fc.property(fc.constantFrom(...displayLanguages), keys, (language, strokes) => {
      const desk = start();
      desk.app.settings.language = language;
      const before = gameOf(desk);
      for (const stroke of strokes) strike(desk, desk.app.stage >= Stage.Correcting ? stroke : "M");
      expect(gameOf(desk)).toEqual(before);
    });
    fc.assert(property, tried(150));
  });

  test("never comes to a stop, whatever is held", () => {
    const keys = fc.array(fc.constantFrom("M", "S", "-", "+", "+*7", "-*30", "M!", "S!"), { maxLength: 40 });
    const property = fc.property(keys, (strokes) => {
      const desk = start();
      strike(desk, strokes.join(" "));
      expect(desk.app.stage).not.toBe(Stage.Frozen);
      if (desk.app.stage >= Stage.Correcting) strike(desk, "M!");
      expect(desk.app.stage).toBeLessThan(Stage.Correcting);
    });
    fc.assert(property, tried(50));
  });
});

/** Enters a time from the minutes on: minutes, tens of seconds, seconds, each up or down by the shorter way. */
function timeStrokes(fromS: number, toS: number): string {
  const minutes = Math.round((toS - fromS) / 60);
  const restS = toS - fromS - 60 * minutes;
  const tens = Math.round(restS / 10);
  const units = restS - 10 * tens;
  if (units !== 0) return `${steps(minutes)} S ${steps(tens)} S ${steps(units)}`;
  return tens === 0 ? steps(minutes) : `${steps(minutes)} S ${steps(tens)}`;
}

test("both times and both counters are corrected in twenty strokes and a minute, whatever they become", () => {
  const startDesk = (): Desk => pausedDesk("5400+30:1800+30");
  const fromS = 5470;
  const timeS = fc.integer({ min: 1800, max: 9000 }).filter((s) => s !== fromS);
  const presses = fc.integer({ min: 0, max: 60 });
  let most = 0;
  let longestMs = 0;
  const property = fc.property(timeS, timeS, presses, presses, (whiteS, blackS, white, black) => {
    const desk = startDesk();
    const { clock } = desk.app;
    const startMs = desk.nowMs;
    const times = `${timeStrokes(fromS, whiteS)} M ${timeStrokes(fromS, blackS)}`;
    strike(desk, `M S ${times} M ${steps(white - 2)} M ${steps(black - 2)} S!`);
    expect([remaining(clock, Side.White), remaining(clock, Side.Black)]).toEqual([whiteS * 1000, blackS * 1000]);
    expect([clock.white.presses, clock.black.presses]).toEqual([white, black]);
    most = Math.max(most, desk.strokes);
    longestMs = Math.max(longestMs, desk.nowMs - startMs);
  });
  fc.assert(property, tried(100));
  console.log(`both times and both counters: at most ${most} strokes, ${Math.ceil(longestMs / 1000)} s`);
  expect(most).toBeLessThanOrEqual(STROKES_MAX);
  expect(longestMs).toBeLessThan(ARBITER_S * 1000);
});
