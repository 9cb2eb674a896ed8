/**
 * Compiles the steps of a scenario into the steps of a virtual board. Presses of levers and keys become edges;
 * expectations and screenshots become lines of the link.
 */
import type { Board } from "../../board-defs/board";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { switchOf } from "../boards/facts";
import type { Step } from "../engines/engine";
import { type Program, runsOf } from "../scenario/compile";
import type { FlatStep } from "../scenario/expand";
import type { Scenario } from "../scenario/load";
import { type KeyName, type SideName, verbs } from "../scenario/script";
import { correctionLine } from "./correction";
import { openingSteps, plainBoard } from "./opening";
import { batteryStep, edgeStep, lineStep, powerSteps } from "./steps";

/** How long a lever or key is down if the scenario gives no duration. */
const strokeMs = 80;

/** A step with its sort order among the steps at the same instant. */
interface Placed {
  /** The run of steps that this step belongs to; steps of earlier runs come first. */
  run: number;
  rank: Rank;
  /** The index of the step in the scenario. */
  order: number;
  step: Step;
}

const beforeRuns = -1;

const enum Rank {
  Lever = 0,
  Key = 1,
  Look = 2,
}

/** A contact that closes and opens again; `step` is the first edge. */
interface Stroke extends Placed {
  contact: Switch;
  downMs: number;
  upMs: number;
  /** Whether the scenario gives the duration. Such a stroke is shortened only if the next one begins before its end. */
  isSaid: boolean;
}

interface Compiling {
  board: Board;
  left: SideName;
  placed: Placed[];
  strokes: Stroke[];
  expects: FlatStep[];
}

/** A step's place in the scenario. */
interface Place {
  atMs: number;
  run: number;
  order: number;
}

export function compileDevice(scenario: Scenario, board: Board, conditions = plainBoard): Program {
  const { script } = scenario;
  const left = script.options?.left ?? "white";
  const compiling: Compiling = { board, left, placed: [], strokes: [], expects: [] };
  let order = 0;
  for (const [run, steps] of runsOf(scenario.steps).entries()) {
    for (const flat of steps) compileStep(compiling, flat, { atMs: flat.atMs, run, order: order++ });
  }
  addStrokes(compiling);
  const { placed, expects } = compiling;
  placed.sort((a, b) => a.step.atMs - b.step.atMs || a.run - b.run || a.rank - b.rank || a.order - b.order);
  const steps = [...openingSteps(script, board, conditions), ...placed.map(({ step }) => step)];
  return { steps, expects, endMs: steps[steps.length - 1]?.atMs ?? 0 };
}

function compileStep(compiling: Compiling, flat: FlatStep, place: Place): void {
  const { atMs, step } = flat;
  const { press, bounce, correct, shot, battery, power, expect } = step;
  if (press !== undefined) stroke(compiling, place, leverOf(compiling, press), flat.stampMs ?? atMs);
  if (bounce !== undefined) bouncing(compiling, place, leverOf(compiling, bounce.side), bounce.edges);
  const key = step.start === true || step.pause === true ? "start" : step.key;
  if (key !== undefined) stroke(compiling, place, contactOf(compiling, key), atMs, step.hold);
  if (battery !== undefined) add(compiling, place, Rank.Key, batteryStep(atMs, battery));
  if (power !== undefined) for (const each of powerSteps(atMs, power === "on")) add(compiling, place, Rank.Key, each);
  if (correct !== undefined) add(compiling, place, Rank.Key, lineStep(atMs, correctionLine(correct)));
  if (shot !== undefined) add(compiling, place, Rank.Look, lineStep(atMs, "hello"));
  if (expect !== undefined) {
    compiling.expects.push(flat);
    add(compiling, place, Rank.Look, lineStep(atMs, "state"));
  } else if (verbs.every((verb) => step[verb] === undefined)) add(compiling, place, Rank.Key, waitStep(atMs));
}

/** Returns the lever of a side, or the player's key on a board without levers. */
function leverOf(compiling: Compiling, side: SideName): Switch {
  return contactOf(compiling, side === compiling.left ? "left" : "right");
}

function contactOf({ board }: Compiling, name: KeyName): Switch {
  if (name === "leftAsk") return Switch.LeftAsk;
  if (name === "rightAsk") return Switch.RightAsk;
  if (name !== "left" && name !== "right") return switchOf(name);
  const { levers, players } = board;
  if (levers === undefined && players !== undefined) return switchOf(players[name]);
  return name === "left" ? Switch.Left : Switch.Right;
}

/**
 * Adds a press. At one instant, levers come before keys. An edge that is handled late comes after the keys handled
 * before it.
 */
function stroke(compiling: Compiling, place: Place, contact: Switch, downMs: number, holdMs?: number): void {
  const { atMs, run, order } = place;
  const isLever = contact === Switch.Left || contact === Switch.Right;
  const rank = isLever && downMs === atMs ? Rank.Lever : Rank.Key;
  const step = edgeStep(atMs, contact, true, downMs);
  const upMs = downMs + (holdMs ?? strokeMs);
  compiling.strokes.push({ run, rank, order, step, contact, downMs, upMs, isSaid: holdMs !== undefined });
}

/** Adds each stroke and the edge that ends it. The ending edge comes before the next stroke of the same contact. */
function addStrokes({ placed, strokes }: Compiling): void {
  const nextDownMs = new Map<Switch, number>();
  const byTime = [...strokes].sort((a, b) => b.downMs - a.downMs);
  const openMs = new Map<Stroke, number>();
  for (const each of byTime) {
    const { contact, downMs, upMs, isSaid } = each;
    const nextMs = nextDownMs.get(contact) ?? Number.POSITIVE_INFINITY;
    openMs.set(each, isSaid && upMs < nextMs ? upMs : Math.min(upMs, Math.floor((downMs + nextMs) / 2)));
    nextDownMs.set(contact, downMs);
  }
  for (const each of strokes) {
    const { step, contact, upMs } = each;
    const stampMs = openMs.get(each) ?? upMs;
    const isLate = stampMs <= step.atMs;
    const opening = edgeStep(isLate ? step.atMs : stampMs, contact, false, stampMs);
    placed.push(each, { run: isLate ? each.run : beforeRuns, rank: each.rank, order: each.order, step: opening });
  }
}

/** Adds edges that close and open in turn. A contact that would stay closed opens after the usual press duration. */
function bouncing(compiling: Compiling, place: Place, contact: Switch, offsets: readonly number[]): void {
  const instants = offsets.map((offset) => place.atMs + offset);
  if (instants.length % 2 === 1) instants.push((instants[instants.length - 1] ?? place.atMs) + strokeMs);
  for (const [index, edgeMs] of instants.entries()) {
    const run = edgeMs === place.atMs ? place.run : beforeRuns;
    add(compiling, { ...place, run }, Rank.Lever, edgeStep(edgeMs, contact, index % 2 === 0, edgeMs));
  }
}

function add({ placed }: Compiling, { run, order }: Place, rank: Rank, step: Step): void {
  placed.push({ run, rank, order, step });
}

function waitStep(atMs: number): Step {
  return { verb: VirtualVerb.To, atMs, numbers: [], text: "" };
}
