/** Plays a game at a table, from a seed or from the acts of an earlier game. */

import type { App } from "../../firmware/app/model/app";
import type { Facts } from "../../firmware/app/model/facts";
import { LANGUAGES, Language } from "../../firmware/app/model/language";
import { Switch } from "../../hal/hal";
import type { Cells } from "../../hal/virtual/cells";
import { featuresOf } from "../../sim/boards/facts";
import type { Position } from "../oracle/position";
import { Random } from "../oracle/random";
import type { Act } from "./act";
import { perform } from "./acts";
import { Difference } from "./ear";
import { Hand, type Stroke } from "./hand";
import type { Place } from "./place";
import { newGame, nextActs } from "./player";
import { Table } from "./table";
import { wornWords } from "./wear";

export interface Setup {
  place: Place;
  bounceMs: number;
}

export interface Played {
  setup: Setup;
  acts: readonly Act[];
  strokes: readonly Stroke[];
  /** True ms since power-on. */
  virtualMs: number;
  /** The part of it in which a clock ran, ms. */
  ranMs: number;
  presses: number;
  recoveries: number;
  heldThrough: number;
  stalestMs: number;
  /** The result of wear.ts. */
  wasShort: boolean;
  isExcused: boolean;
  failure: Difference | undefined;
  /** The oracle at the end. */
  position: Position;
  /** The clock at the end and its flash. */
  app: App;
  cells: Cells;
}

const wrap = 2 ** 30;
const gamesMax = 3;
/** How long the clock is unused between two rounds: for a while, or for a night. */
const restMaxMs = 3_600_000;
const nightMinMs = 8 * 3_600_000;
const nightMaxMs = 16 * 3_600_000;
const actsMax = 400;

export function randomSetup(random: Random): Setup {
  const isSmall = random.chance(0.6);
  const hasKeys = random.chance(0.5);
  const facts: Facts = {
    name: "soak",
    version: "0",
    widthPx: isSmall ? 128 : 176,
    heightPx: isSmall ? 64 : 176,
    leftKey: hasKeys ? Switch.Minus : -1,
    rightKey: hasKeys ? Switch.Plus : -1,
    lowMv: random.pick([0, 2700]),
    hasBuzzer: random.chance(0.5),
    language: Language.English,
    languages: 2 ** LANGUAGES - 1,
    features: featuresOf(),
  };
  const counterStart = random.weigh([
    [2, 0],
    [2, wrap - random.whole(1, 10_000_000)],
    [1, random.whole(0, wrap - 1)],
  ]);
  const driftPpm = random.chance(0.5) ? 0 : random.whole(-500, 500);
  const pages = random.pick([2, 2, 3, 8]);
  const worn = random.chance(0.3) ? wornWords(random, pages) : [];
  return { place: { facts, counterStart, driftPpm, pages, worn }, bounceMs: random.pick([25, 25, 10, 0]) };
}

/** Returns the game of a seed. */
export function playSeed(seed: number): Played {
  const random = new Random(seed);
  const setup = randomSetup(random);
  const habits = { random, cuts: random.chance(0.7), keysOnly: setup.place.facts.leftKey !== -1 && random.chance(0.4) };
  const acts: Act[] = [];
  return play(setup, acts, (table) => {
    if (acts.length === 0) return [newGame(habits)];
    if (acts.length > actsMax || table.wear.isExcused) return undefined;
    const { position } = table;
    const isOver = table.isOver || position.mode === "finished" || (position.mode === "fallen" && random.chance(0.2));
    if (isOver) return gamesOf(acts) < gamesMax ? [rest(random), newGame(habits)] : undefined;
    const dueAt = table.oracle.dueAt();
    const dueMs = dueAt === undefined ? undefined : dueAt - table.oracleMs(table.nowMs);
    return nextActs(habits, position, dueMs, table.app.game.isAdjourned);
  });
}

function gamesOf(acts: readonly Act[]): number {
  return acts.filter(({ kind }) => kind === "newGame").length;
}

function rest(random: Random): Act {
  const isNight = random.chance(0.7);
  return { kind: "wait", ms: isNight ? random.whole(nightMinMs, nightMaxMs) : random.whole(0, restMaxMs) };
}

/** Plays the same acts again. */
export function playActs(setup: Setup, acts: readonly Act[]): Played {
  let next = 0;
  return play(setup, [], () => {
    const act = acts[next++];
    return act === undefined ? undefined : [act];
  });
}

function play(setup: Setup, acts: Act[], more: (table: Table) => readonly Act[] | undefined): Played {
  const table = new Table(setup.place);
  table.bounceMs = setup.bounceMs;
  const hand = new Hand(table);
  let failure: Difference | undefined;
  try {
    for (let some = more(table); some !== undefined; some = more(table)) {
      for (const act of some) {
        if (table.wear.isExcused) break;
        acts.push(act);
        perform(hand, act);
        if (table.isCut) hand.cut(act.kind === "newGame");
        table.compare();
      }
    }
  } catch (thrown) {
    failure = thrown instanceof Difference ? thrown : new Difference([], [], String((thrown as Error).stack));
  }
  const { recoveries, heldThrough, stalestMs, presses, nowMs, position, app, cells, wear } = table;
  const { wasShort, isExcused } = wear;
  const ranMs = table.ranMs + position.ran;
  return {
    setup,
    position,
    app,
    cells,
    acts,
    strokes: hand.strokes,
    virtualMs: nowMs,
    ranMs,
    presses,
    recoveries,
    heldThrough,
    stalestMs,
    wasShort,
    isExcused,
    failure,
  };
}
