/** Checks what a player feels: patterns that can be learnt, on request, on the own side alone. */
import { describe, expect, test } from "vitest";
import { timePattern } from "../../../firmware/app/display/vibration";
import { Ear, Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { openFeelingDesk, wakeSpeech } from "./listener";

/** A game in which White has pressed once. */
function played(control: string, ...lines: string[]): Desk {
  const desk = openFeelingDesk();
  for (const line of [...lines, `set ${control}`]) desk.line(line);
  strike(desk, "black 4s white 1s");
  return desk;
}

/** Returns what the motors received since line `from`: the side, then the lengths. */
function felt(desk: Desk, from = 0): number[][] {
  return desk.lines.slice(from).flatMap((line) => {
    const [, list] = /^{"vibrate":\[([\d,]+)\]}$/.exec(line) ?? [];
    return list === undefined ? [] : [list.split(",").map(Number)];
  });
}

/** Counts the pulses of a pattern by their length. */
function pulses(pattern: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const [index, ms] of pattern.entries()) if (index % 2 === 0) counts[ms] = (counts[ms] ?? 0) + 1;
  return counts;
}

describe("a pattern", () => {
  test.each([
    [5_400, { 900: 1, 300: 3 }],
    [7_260, { 900: 2, 100: 1 }],
    [5_399, { 900: 1, 300: 2, 100: 9 }],
    [600, { 300: 1 }],
    [299, { 100: 4 }],
    [60, { 100: 1 }],
    [59, { 40: 4, 300: 5 }],
    [9, { 40: 4 }],
    [0, { 40: 4 }],
  ])("of %i seconds", (seconds, expected) => expect(pulses(timePattern(seconds, false))).toEqual(expected));

  test("tells every minute apart, and is over before anybody loses patience", () => {
    const all = Array.from({ length: 600 }, (_, minute) => timePattern(minute * 60, false));
    expect(new Set(all.map(String)).size).toBe(600);
    for (const pattern of all.slice(0, 120)) expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(7_000);
  });

  test("goes from on to off in turn, with a longer pause between groups", () => {
    expect(timePattern(3_720, false)).toEqual([900, 600, 100, 200, 100]);
    expect(timePattern(120, true)).toEqual([40, 40, 40, 600, 100, 200, 100]);
  });
});

describe("a question", () => {
  test("is answered to its side alone, by the ask key and by a press that changes nothing", () => {
    const desk = played("300", "touch 0 3");
    expect(felt(desk)).toEqual([]);
    desk.tap(Switch.RightAsk);
    desk.tap(Switch.Left);
    expect(felt(desk)).toEqual([
      [Ear.Right, ...timePattern(299, false)],
      [Ear.Left, ...timePattern(296, false)],
    ]);
    expect(desk.app.clock.black.presses).toBe(0);
  });

  test("twice within 0.7 s is one for the opponent's time", () => {
    const desk = played("400", "touch 0 1");
    desk.tap(Switch.LeftAsk);
    desk.tap(Switch.LeftAsk);
    desk.wait(1_000);
    desk.tap(Switch.LeftAsk);
    expect(felt(desk).map(([, first]) => first)).toEqual([100, 40, 100]);
  });

  test("is answered to nobody who does not want it", () => {
    const desk = played("300", "touch 0 2");
    desk.tap(Switch.LeftAsk);
    expect(felt(desk)).toEqual([]);
    expect(felt(played("300"))).toEqual([]);
  });

  test("comes beside the spoken answer", () => {
    const desk = openFeelingDesk(true);
    for (const line of ["speech 0 3", "touch 0 3", "set 300"]) desk.line(line);
    desk.press("black");
    const from = desk.lines.length;
    desk.tap(Switch.LeftAsk);
    expect(felt(desk, from)).toHaveLength(1);
    expect(desk.lines.slice(from).filter((line) => line.startsWith('{"say"'))).toHaveLength(1);
  });
});

describe("unasked", () => {
  test("only chosen events come: the own press, and each flag to both", () => {
    const desk = played("10", "touch 0 3", "touch 1 1");
    expect(felt(desk)).toEqual([[Ear.Left, 60]]);
    const from = desk.lines.length;
    desk.wait(10_000);
    expect(felt(desk, from)).toEqual([
      [Ear.Right, 900, 200, 900, 200, 900],
      [Ear.Left, 100, 200, 900, 200, 100, 200, 900],
    ]);
  });
});

describe("the settings", () => {
  test("are kept over a power loss, beside those of speech", () => {
    for (const speech of [false, true]) {
      const desk = openFeelingDesk(speech);
      desk.line("touch 0 2");
      desk.line("touch 1 1");
      desk.restart();
      const from = desk.lines.length;
      desk.line("touch");
      expect(desk.lines.slice(from).join()).toContain('"touch":[2,1]');
    }
  });

  test("MINUS and PLUS at power-on turn touch on, and off again", () => {
    const desk = openFeelingDesk();
    for (const pattern of [[300], [100, 200, 100]]) {
      const from = desk.lines.length;
      wakeSpeech(desk);
      expect(felt(desk, from)).toEqual([
        [Ear.Left, ...pattern],
        [Ear.Right, ...pattern],
      ]);
    }
  });

  test.each(["touch 2 0", "touch 0 4", "touch 1 2", "touch 0", "touch x 1"])("%s is refused", (line) => {
    const desk = openFeelingDesk();
    const from = desk.lines.length;
    desk.line(line);
    expect(desk.lines.slice(from).join()).toContain('"error":"setting"');
  });

  test("a clock without motors does not know them", () => {
    const desk = openDesk();
    const from = desk.lines.length;
    desk.line("touch");
    expect(desk.lines.slice(from).join()).toContain('"error"');
  });
});
