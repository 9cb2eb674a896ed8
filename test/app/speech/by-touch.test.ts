/**
 * A player who feels the clock and neither sees nor hears it. The player knows docs/speech.md: every pattern there is
 * read from its table, and every pattern of the firmware has to be one of them.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { timePattern } from "../../../firmware/app/display/vibration";
import { Ear, Switch } from "../../../hal/hal";
import type { Desk } from "../desk";
import { strike } from "../strokes";
import { openFeelingDesk, wakeSpeech } from "./listener";

const page = readFileSync(new URL("../../../docs/speech.md", import.meta.url), "utf8");
const [, table = ""] = /^\| what is felt \| means \|\n\|-.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
const rows = table
  .trim()
  .split("\n")
  .map((row) =>
    row
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, 3),
  );

/** Returns what the table says is felt for a meaning. */
function feltFor(meaning: RegExp): string {
  const [felt = ""] = rows.find(([, means = ""]) => meaning.test(means)) ?? [];
  return felt;
}

/** The length of a pulse in ms, which the table writes in seconds. */
const lengthOf = (felt: string) => 1000 * Number(/([\d.]+) s\b/.exec(felt)?.[1]);
const lengths = {
  "very long": lengthOf(feltFor(/^an hour/)),
  long: lengthOf(feltFor(/^ten minutes/)),
  short: lengthOf(feltFor(/^a minute/)),
};
const pressMs = lengthOf(feltFor(/^your press counts/));
const counts: Record<string, number> = { two: 2, three: 3, four: 4 };
const ticksOf = (felt: string) => counts[/^(\w+) quick ticks/.exec(felt)?.[1] ?? ""];

/** Returns the pulses that the table describes in words: `three very long pulses`, or `short, very long, short`. */
function pulsesOf(felt: string): number[] {
  const words = felt.replace(/, unasked$/, "");
  const [, count = "", name = ""] = /^(\w+) (very long|long|short) pulses$/.exec(words) ?? [];
  if (name !== "") return new Array<number>(counts[count] ?? 0).fill(lengths[name as keyof typeof lengths]);
  return words.split(", ").map((word) => lengths[word as keyof typeof lengths]);
}

/** Returns the pulses and pauses of each pattern that the motor of a side received since line `from`. */
function felt(desk: Desk, ear: Ear, from = 0): { pulses: number[]; pauses: number[] }[] {
  const told = desk.lines.slice(from).filter((line) => line.startsWith('{"vibrate"'));
  const lists = told.map((line) => (JSON.parse(line) as { vibrate: number[] }).vibrate);
  return lists
    .filter(([side]) => side === ear)
    .map(([, ...list]) => ({ pulses: list.filter((_, i) => i % 2 === 0), pauses: list.filter((_, i) => i % 2 === 1) }));
}

/** Returns what a player understands from a pattern. Ticks are shorter than any other pulse. */
function understand(pulses: readonly number[]): { isOpponents: boolean; seconds: number; isLastMinute: boolean } {
  const ticks = pulses.filter((ms) => ms < pressMs).length;
  const isLastMinute = ticks >= 4;
  const number = (ms: number) => pulses.filter((one) => one === ms).length;
  const seconds = isLastMinute
    ? 10 * number(lengths.long)
    : 3600 * number(lengths["very long"]) + 600 * number(lengths.long) + 60 * number(lengths.short);
  return { isOpponents: ticks === 2 || ticks === 6, seconds, isLastMinute };
}

describe("the patterns of docs/speech.md", () => {
  test("are there, eight of them, and their pulses can be told apart", () => {
    expect(rows).toHaveLength(8);
    const all = [...Object.values(lengths), pressMs];
    expect(all.every((ms) => ms > 0)).toBe(true);
    expect(lengths["very long"] / lengths.long).toBeGreaterThanOrEqual(3);
    expect(lengths.long / lengths.short).toBeGreaterThanOrEqual(3);
    expect([ticksOf(feltFor(/last minute has begun/)), ticksOf(feltFor(/opponent's time/))]).toEqual([4, 2]);
  });

  test("are those of the firmware, for every second of ten hours", () => {
    for (let seconds = 0; seconds < 36_000; seconds += 1) {
      for (const isOpponents of [false, true]) {
        const pulses = timePattern(seconds, isOpponents).filter((_, i) => i % 2 === 0);
        const shown = seconds < 60 ? 10 * Math.floor(seconds / 10) : 60 * Math.floor(seconds / 60);
        const known = understand(pulses);
        if (known.seconds !== shown || known.isOpponents !== isOpponents || known.isLastMinute !== seconds < 60)
          expect([seconds, isOpponents, known]).toEqual([seconds, isOpponents, shown]);
      }
    }
  });
});

describe("by touch alone", () => {
  test("a player turns touch on, plays, asks for both times, and notes the own press and both flags", () => {
    const desk = strike(openFeelingDesk(), "100ms");
    expect(felt(desk, Ear.Left)).toEqual([]);
    wakeSpeech(desk);
    expect(felt(desk, Ear.Left).map(({ pulses }) => pulses.length)).toEqual([1]);
    for (const line of ["touch 1 1", "set 200"]) desk.line(line);
    desk.press("black");
    let from = desk.lines.length;
    const since = (ear: Ear) => {
      const last = felt(desk, ear, from).at(-1)?.pulses ?? [];
      from = desk.lines.length;
      return last;
    };
    strike(desk, "15s white");
    expect(since(Ear.Left)).toEqual([pressMs]);
    desk.wait(1_000);
    desk.tap(Switch.LeftAsk);
    expect(understand(since(Ear.Left))).toEqual({ isOpponents: false, seconds: 180, isLastMinute: false });
    desk.wait(150_000);
    desk.tap(Switch.LeftAsk);
    desk.tap(Switch.LeftAsk);
    expect(understand(since(Ear.Left))).toEqual({ isOpponents: true, seconds: 40, isLastMinute: true });
    desk.wait(60_000);
    const start = from;
    expect(since(Ear.Left)).toEqual(pulsesOf(feltFor(/^the opponent's flag/)));
    expect(felt(desk, Ear.Right, start).at(-1)?.pulses).toEqual(pulsesOf(feltFor(/^your flag/)));
  });
});
