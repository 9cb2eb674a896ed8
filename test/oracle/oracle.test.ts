/**
 * The first half of the games that the oracle judges; the second is in oracle-second.test.ts, so that two cores share
 * them.
 */
import { describe, expect, test } from "vitest";
import { consoleStep } from "./console";
import { randomGame } from "./games";
import { compare, describeFailure, judge, lotsOf } from "./judge";
import { Oracle } from "./oracle";
import { shrink } from "./shrink";
import { type Step, verbs } from "./step";

describe("console and oracle agree, line by line", () => {
  test.each(lotsOf(0, 2))("$count random games from seed $from", ({ from, count }) => {
    expect(judge(from, count).join("\n\n")).toBe("");
  });
});

describe("the judge", () => {
  test("plays the same game for the same seed", () => {
    expect(randomGame(12).steps).toEqual(randomGame(12).steps);
    expect(randomGame(12).steps).not.toEqual(randomGame(13).steps);
  });

  test("meets everything that can happen", () => {
    const events = new Set<string>();
    for (let seed = 1; seed <= 300; seed++) {
      const oracle = new Oracle();
      for (const line of randomGame(seed).steps.flatMap((step) => oracle.step(step))) {
        events.add(line.withdrawn ? `${line.event} withdrawn` : line.event);
      }
    }
    const named =
      "start press ignored pause resume flag period gong correct penalty undo control power adjourn restore finish expect";
    expect([...events].sort()).toEqual(
      [...named.split(" "), ...["flag withdrawn", "period withdrawn", "gong withdrawn"]].sort(),
    );
  });

  /** A clock that loses a millisecond at each pause. */
  const faulty = (step: Step): string[] =>
    consoleStep(step).map((line) =>
      line.includes('"event":"pause"')
        ? line.replace(/"used":(\d+)/, (_, used: string) => `"used":${Number(used) + 1}`)
        : line,
    );

  test("finds a fault and shrinks its game to the steps that show it", () => {
    const isPaused = (seed: number) => compare(randomGame(seed).steps, faulty) !== undefined;
    const seed = Array.from({ length: 50 }, (_, index) => index + 1).find(isPaused) ?? 0;
    const game = randomGame(seed);
    const shrunk = shrink(game.steps, (steps) => compare(steps, faulty)?.index);
    expect(shrunk.length).toBeLessThan(game.steps.length / 2);
    expect(shrunk.at(-1)?.verb).toBe(verbs.pause);
    expect(compare(shrunk)).toBeUndefined();
    const report = describeFailure(game, faulty);
    expect(report).toContain(`seed ${seed}\n`);
    expect(report).toMatch(/white\.used: oracle \d+, console \d+/);
  });
});

describe("the oracle by hand", () => {
  const hour = 3_600_000;
  const begin = (text: string): Step => ({ verb: verbs.begin, atMs: 0, numbers: [4, 0, 1, 25, 0, 0], text });
  const press = (side: 1 | 2, atMs: number): Step => ({ verb: verbs.press, atMs, numbers: [side, atMs], text: "" });

  test("clock.md §4, worked example", () => {
    const oracle = new Oracle();
    oracle.step(begin("40/5400+30:1800+30"));
    oracle.step(press(2, 0));
    const lines = oracle.step(press(1, 1.5 * hour + 40_000));
    expect(lines.map(({ at, event, side }) => [at, event, side])).toEqual([
      [5_430_000, "period", "white"],
      [5_430_000, "period", "black"],
      [5_440_000, "press", "white"],
    ]);
    expect(lines[1]?.white).toMatchObject({ remaining: 1_800_000, period: 2, flag: "steady" });
    expect(lines[1]?.black).toMatchObject({ remaining: 7_230_000, period: 2, flag: "none" });
    expect(lines[2]?.white.remaining).toBe(1_820_000);
  });

  test("the scenario of interfaces.md §3", () => {
    const oracle = new Oracle();
    oracle.step(begin("60+2"));
    oracle.step(press(2, 0));
    const lines = oracle.step(press(1, 70_000));
    expect(lines.map(({ at, event, mode, firstFlag }) => [at, event, mode, firstFlag])).toEqual([
      [62_000, "flag", "fallen", "white"],
      [70_000, "ignored", "fallen", "white"],
    ]);
    expect(lines[0]?.black.remaining).toBe(62_000);
  });
});
