import { describe, expect, test, vi } from "vitest";
import { handleEdge, handleWake } from "../../../firmware/app/device/handlers";
import { untilKeyMs } from "../../../firmware/app/keys/key-press";
import type { App } from "../../../firmware/app/model/app";
import { Action, Stage } from "../../../firmware/app/model/choices";
import { later } from "../../../firmware/core/integer";
import { Switch } from "../../../hal/hal";
import { openDesk } from "../desk";

// Keys act over time: rows of edges and the acts they cause, replayed with wakes that come at once, late and
// rarely.

const asked: string[] = [];
let fromMs = 0;

vi.mock("../../../firmware/app/stage/stage", async (original) => ({
  ...(await original<object>()),
  pressPlace: (_app: App, left: boolean, atMs: number) => {
    asked.push(`${left ? "left" : "right"} ${later(atMs, -fromMs)}`);
  },
}));

vi.mock("../../../firmware/app/keys/actions", () => ({
  act: (_app: App, action: Action, atMs: number) => {
    asked.push(`${actionNames[action]} ${later(atMs, -fromMs)}`);
  },
}));

const actionNames: Partial<Record<Action, string>> = {
  [Action.None]: "none",
  [Action.Pause]: "pause",
  [Action.OpenMenu]: "menu",
  [Action.BackToSetup]: "setup",
  [Action.OpenSettings]: "settings",
  [Action.ChooseProgram]: "choose",
  [Action.EditProgram]: "edit",
  [Action.NextProgram]: "next",
  [Action.PreviousProgram]: "previous",
  [Action.StartWhite]: "start",
  [Action.PressLeft]: "key-left",
  [Action.PressRight]: "key-right",
  [Action.Info]: "info",
  [Action.Leave]: "leave",
  [Action.Accept]: "accept",
  [Action.NextField]: "field",
  [Action.More]: "more",
  [Action.Less]: "less",
  [Action.Up]: "up",
  [Action.Down]: "down",
  [Action.TurnRight]: "turn-right",
};

const contacts = {
  L: Switch.Left,
  R: Switch.Right,
  m: Switch.Menu,
  s: Switch.Start,
  "-": Switch.Minus,
  "+": Switch.Plus,
};

interface Edge {
  contact: Switch;
  closed: boolean;
  atMs: number;
}

/** Reads edges in the order of time: `m0 m^80` means that MENU closes at 0 and opens at 80. */
function edgesOf(script: string): Edge[] {
  return script.split(" ").map((word) => {
    const contact = contacts[word.charAt(0) as keyof typeof contacts];
    const closed = word.charAt(1) !== "^";
    return { contact, closed, atMs: Number(word.slice(closed ? 1 : 2)) };
  });
}

interface Pace {
  name: string;
  /** The milliseconds between two looks at the keys; 0 if the clock looks whenever it asked for a wake. */
  everyMs: number;
  /** The delay after which the clock learns of an edge, unless it looks earlier. */
  lateMs: number;
  startMs: number;
}

const paces: Pace[] = [
  { name: "as asked", everyMs: 0, lateMs: 0, startMs: 0 },
  { name: "as asked, the counter about to wrap", everyMs: 0, lateMs: 0, startMs: 1073741824 - 300 },
  { name: "every ms", everyMs: 1, lateMs: 0, startMs: 12345 },
  { name: "every 7 ms", everyMs: 7, lateMs: 0, startMs: 1073741824 - 1 },
  { name: "every 25 ms, edges 24 late", everyMs: 25, lateMs: 24, startMs: 1073741824 - 1010 },
  { name: "every 90 ms, edges 90 late", everyMs: 90, lateMs: 90, startMs: 500 },
  { name: "every 333 ms, edges 500 late", everyMs: 333, lateMs: 500, startMs: 1073741824 - 77 },
  { name: "every 5 s, edges 1.4 s late", everyMs: 5000, lateMs: 1400, startMs: 0 },
  { name: "once, at the end", everyMs: 20000, lateMs: 20000, startMs: 3 },
];

const END_MS = 10000;

/** Returns every act with its instant in the script. The clock learns of an edge before the wakes after it. */
function replay(stage: Stage, script: string, pace: Pace): string[] {
  const desk = openDesk({ counterStart: pace.startMs });
  const { app } = desk;
  app.stage = stage;
  if (stage <= Stage.Finished) app.clock.mode = stage as number;
  fromMs = pace.startMs;
  asked.length = 0;
  const coming = edgesOf(script);
  const known: Edge[] = [];
  let wakeMs = -1;
  let lookMs = pace.everyMs;
  const tell = (edge: Edge, nowMs: number): void => {
    handleEdge(app, edge.contact, edge.closed, later(fromMs, edge.atMs), later(fromMs, nowMs));
    wakeMs = dueMs(app, nowMs);
  };
  for (let nowMs = 0; nowMs <= END_MS; nowMs++) {
    while (coming[0]?.atMs === nowMs) {
      const edge = coming.shift() as Edge;
      desk.board.wires.closed[edge.contact] = edge.closed;
      known.push(edge);
    }
    const looks = nowMs === END_MS || (pace.everyMs === 0 ? nowMs === wakeMs : nowMs === lookMs);
    if (looks) lookMs += pace.everyMs;
    while (known[0] !== undefined && (looks || known[0].atMs + pace.lateMs <= nowMs))
      tell(known.shift() as Edge, nowMs);
    if (!looks) continue;
    handleWake(app, later(fromMs, nowMs));
    wakeMs = dueMs(app, nowMs);
  }
  return [...asked];
}

function dueMs(app: App, nowMs: number): number {
  const ms = untilKeyMs(app, later(fromMs, nowMs));
  return ms < 0 ? -1 : nowMs + ms;
}

const { Setup, Ready, Running, Paused, Fallen, Listing, Filling, Testing } = {
  Setup: Stage.Setup,
  Ready: Stage.Ready,
  Running: Stage.Running,
  Paused: Stage.Paused,
  Fallen: Stage.Fallen,
  Listing: Stage.Listing,
  Filling: Stage.Filling,
  Testing: Stage.Testing,
};

/** These acts come at these instants at every pace. */
const rows: [title: string, stage: Stage, script: string, expected: string][] = [
  ["a key without a held duty acts at once", Running, "s0 s^80", "pause 0"],
  ["and once, however long it is down", Running, "s0 s^4000", "pause 0"],
  ["a held duty waits for the release", Ready, "m0 m^80", "menu 80"],
  ["a ms short of a second is short", Ready, "m0 m^999", "menu 999"],
  ["a second is a hold", Ready, "m0 m^1000", "setup 1000"],
  ["a hold acts once, and its release does nothing", Ready, "m0 m^3000", "setup 1000"],
  ["a key that is never let go", Ready, "m0", "setup 1000"],
  ["a hold without a duty", Setup, "m0 m^2000", "settings 0"],
  ["hold and short of START", Setup, "s0 s^100 s300 s^1400", "choose 100 edit 1300"],
  ["twice", Ready, "m0 m^50 m100 m^150", "menu 50 menu 150"],
  ["bounce as it closes", Ready, "m0 m^2 m4 m^5 m9 m^300", "menu 300"],
  ["bounce as it opens", Ready, "m0 m^300 m303 m^306 m310 m^311", "menu 311"],
  ["bounce as it opens, of a key that acts at once", Running, "s0 s^300 s303 s^306 s324 s^330", "pause 0"],
  ["an opening of 24 ms is bounce", Running, "s0 s^300 s324 s^400", "pause 0"],
  ["one of 25 ms is not", Running, "s0 s^300 s325 s^400", "pause 0 pause 325"],
  ["bounce does not interrupt a hold", Ready, "m0 m^3 m7 m^500 m510 m^1200", "setup 1000"],
  ["held, and bouncing on its way out", Ready, "m0 m^1200 m1205 m^1210", "setup 1000"],
  ["a second key before the first is let go: nothing is lost", Ready, "m0 s60 m^80 s^150", "menu 60 start 60"],
  ["a second key while the first may still bounce", Ready, "m0 m^80 s90 s^150", "menu 80 start 90"],
  ["a second key after a hold: the first is done", Ready, "m0 s1500 m^1600 s^1700", "setup 1000 start 1500"],
  ["two keys with a held duty, one over the other", Filling, "m0 s50 m^90 s^1100", "field 50 accept 1050"],
  ["two at one instant", Running, "s0 -0 s^50 -^60", "pause 0 key-left 0"],
  ["the first key's release does not end the second's hold", Filling, "m0 s10 m^200 s^1010", "field 10 accept 1010"],
  ["levers among keys", Ready, "m0 L20 L^60 m^90", "left 20 menu 90"],
  ["levers bounce too", Running, "L0 L^1 L2 R5 R^6 L^40 R7", "left 0 right 5"],
  ["keys are the players'", Running, "-0 -^50 +100 +^150", "key-left 0 key-right 100"],
  ["in the key test levers press nothing", Testing, "L0 L^50 R70 R^90 s100 s^200", "none 100"],
  ["only the hold of MENU leaves it", Testing, "m0 m^100 m200 m^1300", "none 100 leave 1200"],
  ["an opening without a closing", Ready, "m^0 L^1 s50 s^60", "start 50"],
  ["info", Fallen, "s0 s^30 m100 m^130", "info 0 menu 100"],
  ["a pause is not repeated by a hold", Paused, "+0 +^3000", "turn-right 0"],
];

describe.each(rows)("%s", (_title, stage, script, expected) => {
  test.each(paces)("$name", (pace) => expect(replay(stage, script, pace).join(" ")).toBe(expected));
});

/** A key that repeats acts at its press, then as often as it was down long enough. */
const repeating: [stage: Stage, script: string, expected: string][] = [
  [Setup, "+0 +^100", "next"],
  [Setup, "+0 +^499", "next"],
  [Setup, "+0 +^500", "next next"],
  [Setup, "+0 +^649", "next next"],
  [Setup, "+0 +^650", "next next next"],
  [Setup, "-0 -^1100", "previous previous previous previous previous previous"],
  [Setup, "+0 +^3 +5 +^620", "next next"],
  [Setup, "+0 -520 +^530 -^600", "next next previous"],
  [Setup, "+0 s520 +^530 s^600", "next next choose"],
  [Listing, "-0 -^500", "up up"],
  [Listing, "+0 +^500", "down down"],
  [Filling, "-0 -^650", "less less less"],
  [Filling, "+0 +^500 +600 +^700", "more more more"],
];

describe.each(repeating)("stage %i, %s: %s", (stage, script, expected) => {
  test.each(paces)("$name", (pace) => expect(words(replay(stage, script, pace)).join(" ")).toBe(expected));
});

test("repeats come at their pace where wakes come as asked", () => {
  expect(replay(Setup, "+0 +^1000", paces[0] as Pace)).toEqual([
    "next 0",
    "next 500",
    "next 650",
    "next 800",
    "next 950",
  ]);
});

/** Removes the instants. */
function words(list: string[]): string[] {
  return list.map((item) => item.split(" ")[0] ?? "");
}

describe("an edge that was lost", () => {
  test("of a key: its hold does nothing", () => {
    const desk = openDesk();
    asked.length = 0;
    desk.edge(Switch.Start, true);
    desk.board.wires.closed[Switch.Start] = false;
    desk.wait(5000);
    expect(asked).toEqual([]);
    expect(desk.app.keys.down).toBe(-1);
    desk.tap(Switch.Start);
    expect(words(asked)).toEqual(["choose"]);
  });

  test("of a key that repeats: it stops", () => {
    const desk = openDesk();
    asked.length = 0;
    desk.edge(Switch.Plus, true);
    desk.wait(700);
    desk.board.wires.closed[Switch.Plus] = false;
    desk.wait(5000);
    expect(words(asked)).toEqual(["next", "next", "next"]);
  });
});
