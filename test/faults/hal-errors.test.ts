/**
 * Issue 4, 5(f): an error in any verb of the board, at any call of a game. The clock freezes as firmware/espruino.ts has it: both
 * times stay on the display, nothing acts, and what the store holds is the game at that instant, where the store is not what broke.
 */
import { describe, expect, test } from "vitest";
import { freeze } from "../../firmware/app/device/freeze";
import type { App } from "../../firmware/app/model/app";
import { Region, Stage } from "../../firmware/app/model/choices";
import { remaining } from "../../firmware/core/clock";
import { later } from "../../firmware/core/integer";
import { advance } from "../../firmware/core/time";
import { type Mode, Side } from "../../firmware/core/words";
import { type Bench, drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Hal } from "../../hal/hal";
import { Switch } from "../../hal/hal";
import { createBoard, pass, type VirtualBoard } from "../../hal/virtual/board";
import { mendCut } from "../../hal/virtual/cells";
import type { Step } from "../../sim/engines/engine";
import { place } from "./place";

const edge = (atMs: number, contact: Switch, closed: 0 | 1): Step => ({
  verb: VirtualVerb.Edge,
  atMs,
  numbers: [contact, closed, atMs],
  text: "",
});
const tap = (atMs: number, contact: Switch): Step[] => [edge(atMs, contact, 1), edge(atMs + 80, contact, 0)];
const line = (atMs: number, text: string): Step => ({ verb: VirtualVerb.Line, atMs, numbers: [], text });
const endMs = 47_000;

/** A short game with levers, keys, a menu, a correction, a flag, and somebody who listens. */
const steps: readonly Step[] = [
  line(0, "subscribe"),
  line(10, "set 8:3x9"),
  ...tap(1_000, Switch.Right),
  ...tap(3_300, Switch.Left),
  ...tap(4_700, Switch.Right),
  ...tap(6_000, Switch.Start),
  ...tap(6_500, Switch.Menu),
  ...tap(7_000, Switch.Start),
  ...tap(7_500, Switch.Plus),
  edge(8_000, Switch.Start, 1),
  edge(9_200, Switch.Start, 0),
  ...tap(10_000, Switch.Minus),
  ...tap(10_500, Switch.Start),
  ...tap(11_700, Switch.Left),
  ...tap(12_000, Switch.Menu),
  { verb: VirtualVerb.To, atMs: endMs, numbers: [], text: "" },
];

class Broken extends Error {}

type Parts = { [Part in keyof Hal]: Hal[Part] };
type Call = (...args: unknown[]) => unknown;

/** Counts every call of every verb; the one with number `breakAt` breaks before it does anything. */
class Fuse {
  calls = 0;
  breakAt = -1;
  names: string[] = [];

  over(hal: Hal): Hal {
    const parts = Object.entries(hal) as [keyof Parts, Record<string, unknown>][];
    const wrapped = parts.map(([part, verbs]) => [part, this.overPart(part, verbs)]);
    return Object.fromEntries(wrapped) as unknown as Hal;
  }

  private overPart(part: string, verbs: Record<string, unknown>): Record<string, unknown> {
    const each = Object.entries(verbs).map(([name, verb]) => {
      if (typeof verb !== "function") return [name, verb];
      const call = verb as Call;
      return [
        name,
        (...args: unknown[]) => {
          this.blow(`${part}.${name}`);
          return call(...args);
        },
      ];
    });
    return Object.fromEntries(each);
  }

  private blow(name: string): void {
    this.calls++;
    this.names.push(name);
    if (this.calls === this.breakAt) throw new Broken(name);
  }
}

interface Played {
  board: VirtualBoard;
  app: App;
  /** When it broke, true ms; undefined: it did not. */
  brokeAtMs: number | undefined;
  /** What the clock had when it was frozen: its time, mode, both times and counters. */
  frozen: readonly number[] | undefined;
}

/** Plays the game; a handler that breaks is followed by `freeze`, which may break as well, once. */
function play(fuse: Fuse): Played {
  const board = createBoard(place.counterStart, 0, () => {}, false);
  const bench = openBench({ ...board, hal: fuse.over(board.hal) }, place.facts);
  if (bench === undefined) throw new Error("the clock does not start");
  let brokeAtMs: number | undefined;
  let frozen: readonly number[] | undefined;
  for (const { verb, atMs, numbers, text } of steps) {
    try {
      drive(bench, verb, atMs, [...numbers], text);
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown;
      brokeAtMs ??= board.crystal.trueMs;
      stop(bench);
      frozen ??= countsOf(bench.app);
    }
  }
  return { board, app: bench.app, brokeAtMs, frozen };
}

function stop(bench: Bench): void {
  try {
    freeze(bench.app, bench.board.hal.time.now());
  } catch (thrown) {
    if (!(thrown instanceof Broken)) throw thrown;
  }
}

interface Times {
  mode: Mode;
  white: number;
  black: number;
}

/** What a sound game has at an instant: before what happens then, and after it, and after what time brings then. */
function truthsAt(atMs: number): Times[] {
  const known = truths.get(atMs) ?? playUpTo(atMs);
  truths.set(atMs, known);
  return known;
}

const truths = new Map<number, Times[]>();

function playUpTo(atMs: number): Times[] {
  const untilMs = [atMs - 1, atMs, atMs];
  return untilMs.map((passedMs, n) => {
    const some = steps.filter((step) => (n < 2 ? step.atMs < atMs : step.atMs <= atMs));
    const board = createBoard(place.counterStart, 0, () => {}, false);
    const bench = openBench(board, place.facts) as Bench;
    for (const { verb, atMs: stepMs, numbers, text } of some) drive(bench, verb, stepMs, [...numbers], text);
    pass(board, passedMs);
    advance(bench.app.clock, later(board.hal.time.now(), atMs - passedMs));
    return timesOf(bench.app);
  });
}

function timesOf({ clock }: App): Times {
  return { mode: clock.mode, white: remaining(clock, Side.White), black: remaining(clock, Side.Black) };
}

function countsOf(app: App): readonly number[] {
  const { atMs, white, black } = app.clock;
  const { mode, white: whiteMs, black: blackMs } = timesOf(app);
  return [atMs, mode, whiteMs, blackMs, white.presses, black.presses];
}

/** What the clock comes up with when it gets its power again. */
function recovered({ board }: Played): App {
  mendCut(board.cells);
  return (
    openBench(
      createBoard(0, 0, () => {}, false, board.cells),
      place.facts,
    ) as Bench
  ).app;
}

const sound = new Fuse();
play(sound);
const powerOnCalls = (() => {
  const fuse = new Fuse();
  const board = createBoard(place.counterStart, 0, () => {}, false);
  openBench({ ...board, hal: fuse.over(board.hal) }, place.facts);
  return fuse.calls;
})();
/** Every call in the large version, else of each verb some, and every one of the store. */
const isAll = process.env.FLAGFALL_FAULTS === "all";
const seen = new Map<string, number>();
const calls = sound.names.flatMap((name, index) => {
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  const often = name.startsWith("screen.") ? 11 : name.startsWith("store.") ? 5 : 1;
  return index >= powerOnCalls && (isAll || before % often === 0) ? [{ name, number: index + 1 }] : [];
});

test("the game calls every verb that a game can", () => {
  const named = new Set(sound.names);
  for (const name of ["screen.fill", "screen.write", "screen.show", "flags.raise", "flags.run", "buzzer.play"]) {
    expect(named).toContain(name);
  }
  for (const name of ["store.read", "store.write", "store.isErased", "store.check", "battery.supplyMv", "link.send"]) {
    expect(named).toContain(name);
  }
  for (const name of ["time.now", "time.wakeIn", "contacts.isClosed", "contacts.hasOverflowed", "watchdog.start"]) {
    expect(named).toContain(name);
  }
  expect(calls.length).toBeGreaterThan(300);
});

describe("an error", () => {
  const played = calls.map(({ name, number }) => {
    const fuse = new Fuse();
    fuse.breakAt = number;
    return { name, number, played: play(fuse) };
  });

  test("freezes the clock with both times of that instant, or the last ones shown, on the display", () => {
    const wrong: string[] = [];
    for (const { name, number, played: each } of played) {
      const { app, brokeAtMs } = each;
      if (brokeAtMs === undefined) continue;
      const shown = [
        app.display.shown[Region.LeftTime],
        app.display.shown[Region.RightTime],
        app.display.shown[Region.Title],
      ].join(" ");
      const times = shown.match(/\d:\d\d:\d\d/g)?.map(secondsOf) ?? [];
      const isNear = (ms: number, s: number | undefined) => s !== undefined && Math.abs(s * 1000 - ms) <= 1_000;
      const isCorrecting = brokeAtMs >= 7_000 && brokeAtMs <= 9_300;
      const isTrue = truthsAt(brokeAtMs).some(({ white, black }) => isNear(white, times[0]) && isNear(black, times[1]));
      const isRight = isCorrecting || isTrue;
      if (app.stage !== Stage.Frozen || !isRight)
        wrong.push(`${name} (call ${number}) at ${brokeAtMs}: stage ${app.stage}, ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is survived by the game: what ran stands, at most 10 s old, the other exact", () => {
    const wrong: string[] = [];
    let exact = 0;
    for (const { name, number, played: each } of played) {
      const { brokeAtMs } = each;
      if (brokeAtMs === undefined || name.startsWith("store.")) continue;
      const came = timesOf(recovered(each));
      const ages = truthsAt(brokeAtMs).map(({ white, black }) => [came.white - white, came.black - black] as const);
      if (ages.some(([white, black]) => white === 0 && black === 0)) exact++;
      else if (!ages.some(isRecent))
        wrong.push(`${name} (call ${number}) at ${brokeAtMs}: ${ages.join(" or ")} ms off`);
    }
    expect(wrong).toEqual([]);
    expect(exact / played.filter(({ played: { brokeAtMs } }) => brokeAtMs !== undefined).length).toBeGreaterThan(0.5);
  });

  test("nothing acts afterwards: levers, keys and time change nothing of the clock", () => {
    let frozen = 0;
    for (const { name, number, played: each } of played) {
      if (each.brokeAtMs === undefined) continue;
      expect([name, number, each.app.stage, countsOf(each.app)]).toEqual([name, number, Stage.Frozen, each.frozen]);
      frozen++;
    }
    expect(frozen).toBeGreaterThan(300);
  });
});

/** One side exact, the other as it was at most 10 s before. */
function isRecent([white, black]: readonly [number, number]): boolean {
  return white * black === 0 && white >= 0 && black >= 0 && white + black <= 10_000;
}

function secondsOf(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
