/** Two players and an arbiter, generated from a seed, who choose their next act by what the clock shows. */
import { randomControl } from "../oracle/controls";
import type { Position } from "../oracle/position";
import type { Random } from "../oracle/random";
import { type Colour, opponent } from "../oracle/rules";
import type { Act } from "./act";

/** Time controls of tournaments. */
const controls = [
  ...[
    "5400+30:1800+30",
    "40/5400+30:1800+30",
    "40/7200:20/3600:900+30",
    "5400+30",
    "7200:3600",
    "6900d5",
    "7200b30:900b30",
  ],
  ...["3600", "1500+10", "900+10", "600", "300", "180+2", "300d2", "W300-B240", "300;flag=run-on", "3600:5x30"],
  ...["3600:c25/600", "1500:up", "up7200", "gong20", "*1800", "600:1x20"],
] as const;

const hourMs = 3_600_000;

export interface Habits {
  random: Random;
  /** The power fails now and then, but never twice in one act. */
  cuts: boolean;
  /** True if the players press keys and nobody touches a lever. */
  keysOnly: boolean;
}

export function newGame({ random }: Habits): Act {
  const isUsual = random.chance(0.75);
  const control = isUsual ? random.pick(controls) : randomControl(random);
  return { kind: "newGame", control, edition: random.whole(0, 4), takesBack: random.chance(0.7) };
}

/**
 * Returns the next act and its delay after the last one. `dueMs` is the time until the next event of the clock itself.
 */
export function nextActs(habits: Habits, position: Position, dueMs: number | undefined, isAdjourned: boolean): Act[] {
  const { random } = habits;
  if (habits.cuts && random.chance(0.006)) return [think(random, dueMs), cut(random)];
  if (isAdjourned) return [pausing(random), { kind: random.chance(0.8) ? "restore" : "look" }];
  switch (position.mode) {
    case "ready":
      return [pausing(random), inReady(habits, position)];
    case "running":
      return [think(random, dueMs), ...inPlay(habits, position)];
    case "paused":
    case "fallen":
      return [pausing(random), inPause(habits, position)];
    case "finished":
      return [];
  }
}

function cut(random: Random): Act {
  return random.weigh<Act>([
    [12, { kind: "cut" }],
    [18, { kind: "arm", words: random.whole(0, 8), tear: random.whole(0, 4) }],
    [1, { kind: "spoil", nth: random.whole(0, 4000) }],
  ]);
}

/** Returns a delay: mostly some seconds, sometimes long, sometimes exactly until the clock's next event. */
function think(random: Random, dueMs: number | undefined): Act {
  if (dueMs !== undefined && dueMs < 2 * hourMs && random.chance(0.03)) {
    return { kind: "wait", ms: Math.max(0, dueMs + random.pick([-1, 0, 0, 1])) };
  }
  const ms = random.weigh([
    [1, random.whole(0, 30)],
    [30, random.whole(300, 20_000)],
    [40, random.whole(10_000, 180_000)],
    [20, random.whole(60_000, 900_000)],
    [2, random.whole(600_000, 2_400_000)],
  ]);
  const most = dueMs === undefined ? ms : Math.max(dueMs / random.whole(3, 40), 200);
  return { kind: "wait", ms: Math.min(ms, random.chance(0.97) ? Math.floor(most) : ms) };
}

function pausing(random: Random): Act {
  return {
    kind: "wait",
    ms: random.weigh([
      [20, random.whole(0, 20_000)],
      [4, random.whole(20_000, 600_000)],
      [1, hourMs],
    ]),
  };
}

function inReady({ random, keysOnly }: Habits, { turn }: Position): Act {
  const lateMs = lateness(random);
  return random.weigh<Act>([
    [keysOnly ? 0 : 6, { kind: "press", side: opponent(turn), lateMs }],
    [6, { kind: "start" }],
    [keysOnly ? 0 : 1, { kind: "press", side: turn, lateMs }],
    [1, times(random)],
    [1, { kind: "control", program: random.whole(1, 24) }],
  ]);
}

function inPlay(habits: Habits, { turn }: Position): Act[] {
  const { random, keysOnly } = habits;
  const press = (side: Colour): Act =>
    keysOnly ? { kind: "keyPress", side } : { kind: "press", side, lateMs: lateness(random) };
  return random.weigh<Act[]>([
    [80, [press(turn)]],
    [3, [press(opponent(turn))]],
    [2, [press(turn), { kind: "wait", ms: random.whole(1, 3) }, press(opponent(turn))]],
    [keysOnly ? 0 : 4, [{ kind: "bounce", side: turn, edges: edges(random) }]],
    [3, [{ kind: "pause" }]],
    [1, [{ kind: "info" }]],
    [1, [{ kind: "look" }]],
  ]);
}

function inPause({ random }: Habits, { mode, turn }: Position): Act {
  const side: Colour = random.chance(0.85) ? turn : opponent(turn);
  const isFallen = mode === "fallen";
  return random.weigh<Act>([
    [isFallen ? 0 : 40, { kind: "resume", side }],
    [6, times(random)],
    [3, { kind: "undo" }],
    [2, { kind: "charge" }],
    [2, { kind: "forgotten" }],
    [3, { kind: "nextPeriod", who: random.pick(["both", "white", "black"]) }],
    [5, { kind: "illegal", offender: side, edition: 0 }],
    [3, { kind: "addTime", side }],
    [1, { kind: "control", program: random.whole(1, 24) }],
    [1, { kind: "guideline" }],
    [2, { kind: "adjourn", sealed: random.chance(0.5), minutes: random.whole(0, 3) }],
    [1, { kind: "restore" }],
    [isFallen ? 6 : 1, { kind: "finish" }],
    [1, { kind: "press", side, lateMs: 0 }],
  ]);
}

function times(random: Random): Act {
  const someS = () =>
    random.weigh([
      [1, 0],
      [10, random.whole(1, 600)],
      [10, random.whole(600, 7200)],
    ]);
  return { kind: "times", whiteS: someS(), blackS: someS() };
}

/** Returns how late the board handles an edge, ms. */
function lateness(random: Random): number {
  return random.weigh([
    [30, 0],
    [6, random.whole(1, 60)],
    [2, random.whole(60, 2000)],
  ]);
}

function edges(random: Random): number[] {
  const offsets = [0];
  for (let count = random.whole(0, 6); count > 0; count--) {
    offsets.push((offsets.at(-1) ?? 0) + random.pick([1, 2, 5, 12, 24, 25, 26, 60]));
  }
  return offsets;
}
