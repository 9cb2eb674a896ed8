/** Walks one small world breadth first: each state once, and from each state every move. */
import type { Control } from "../../firmware/core/control";
import type { Year } from "./articles/editions";
import { readSchedule, type Schedule } from "./articles/schedule";
import {
  changesInTime,
  conserves,
  endsAlike,
  keepsFirstFlag,
  restoresWhole,
  sameNow,
  showsState,
  undoesAct,
  undoesPress,
} from "./checks";
import type { Firmware } from "./firmware";
import { recovers, replaysToState } from "./journal";
import { judgeEdge, judgeTimes } from "./judged";
import { judgeAct } from "./judged-acts";
import { keyOf, sightOf } from "./key";
import type { Move } from "./moves";
import { apply, begin, fork, type Rig } from "./rig";
import { contrast } from "./seen";
import { movesOf, openingOf, type World, yearOf } from "./worlds";

/** A fault, and the shortest sequence of moves that leads to it. */
export interface Fault {
  readonly world: World;
  readonly note: string;
  readonly moves: readonly Move[];
}

/** The result of a walk. It is complete if no state was left when it ended. */
export interface Walked {
  readonly states: number;
  readonly transitions: number;
  /** Transitions that the articles of the Laws judged as well. */
  readonly judged: number;
  readonly depth: number;
  readonly isComplete: boolean;
  readonly fault: Fault | undefined;
}

/** The parts that all states of one walk share. */
interface Place {
  readonly firmware: Firmware;
  readonly schedule: Schedule | undefined;
  readonly control: Control;
  readonly year: Year;
}

const isRefusedOnly = (seen: readonly { event: string }[]): boolean => seen.every(({ event }) => event === "ignored");

/** Moves `rig`, which becomes the next state. Returns what is wrong with the transition, or undefined. */
function transit({ firmware, schedule, control, year }: Place, before: Rig, rig: Rig, move: Move): string | undefined {
  const { clock: seen, oracle } = apply(firmware, rig, move);
  const plain =
    contrast(seen, oracle) ??
    sameNow(rig) ??
    conserves(before.clock, rig.clock, move) ??
    keepsFirstFlag(before.clock, rig.clock, move, seen) ??
    replaysToState(firmware, rig.journal, rig.clock) ??
    undoesAct(firmware, before.clock, rig, seen) ??
    undoesPress(firmware, before.clock, rig, move, seen) ??
    endsAlike(firmware, before, move);
  if (plain !== undefined || schedule === undefined) return plain;
  const judged = judgeEdge(schedule, before, move, seen);
  rig.edges = judged.edges;
  const isOwn = before.clock.control === control;
  const fault = judged.fault ?? judgeTimes(schedule, rig);
  const act = { before: before.clock, after: rig.clock, move, isTaken: !isRefusedOnly(seen), year };
  return fault ?? (isOwn ? judgeAct(schedule, act) : undefined);
}

/** Returns what is wrong with a new state, or undefined. */
const judgeState = (firmware: Firmware, rig: Rig): string | undefined =>
  restoresWhole(firmware, rig) ??
  recovers(firmware, rig.journal, rig.clock) ??
  showsState(firmware, rig) ??
  changesInTime(firmware, rig);

/** Calls `check`; an exception is a fault too. */
function guarded(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `crash: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Each state that was found, by the state before it and the move between them. */
class Trail {
  private readonly parents: number[] = [-1];
  private readonly moves: number[] = [-1];
  private readonly depths: number[] = [0];

  add(parent: number, move: number): number {
    this.depths.push(this.depthOf(parent) + 1);
    this.moves.push(move);
    return this.parents.push(parent) - 1;
  }

  depthOf(state: number): number {
    return this.depths[state] ?? 0;
  }

  /** Returns the states that lead to no further state. */
  get leaves(): number[] {
    const inner = new Set(this.parents);
    return this.parents.flatMap((_, state) => (inner.has(state) ? [] : [state]));
  }

  /** Returns the moves from the start to a state. */
  way(state: number): number[] {
    const way: number[] = [];
    for (let at = state; at > 0; at = this.parents[at] ?? 0) way.unshift(this.moves[at] ?? 0);
    return way;
  }
}

/** Returns the shortest sequences into the states that a walk finds. No sequence begins another one. */
export function coverOf(firmware: Firmware, world: World, most: number): Move[][] {
  const trail = new Trail();
  walkWorld(firmware, world, most, trail);
  const moves = movesOf(world);
  return trail.leaves.map((state) => trail.way(state).flatMap((n) => moves[n] ?? []));
}

/** Walks a world until it is complete, `most` transitions are made, or a fault is found. */
export function walkWorld(firmware: Firmware, world: World, most: number, trail = new Trail()): Walked {
  const moves = movesOf(world);
  const schedule = readSchedule(world.control);
  const root = begin(firmware, world.control, yearOf(world), schedule === undefined ? undefined : []);
  const opening = openingOf(world);
  for (const move of opening) apply(firmware, root, move);
  if (opening.length > 0) root.edges = undefined;
  const place: Place = { firmware, schedule, control: root.clock.control, year: yearOf(world) };
  const sight = sightOf(root.clock.control, moves);
  const known = new Set([keyOf(firmware, root, sight)]);
  let layer: { rig: Rig; state: number }[] = [{ rig: root, state: 0 }];
  let [transitions, judged, depth] = [0, 0, 0];
  const walked = (isComplete: boolean, fault?: Fault): Walked => ({
    ...{ states: known.size, transitions, judged, depth, isComplete, fault },
  });
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { rig: before, state } of layer) {
      for (const [n, move] of moves.entries()) {
        if (before.at < move.lateMs) continue;
        if (transitions === most) return walked(false);
        transitions++;
        const rig = fork(before);
        let key = 0;
        const note = guarded(() => {
          const wrong = transit(place, before, rig, move);
          key = keyOf(firmware, rig, sight);
          return wrong ?? (known.has(key) ? undefined : judgeState(firmware, rig));
        });
        if (rig.edges !== undefined) judged++;
        if (note !== undefined) {
          const way = [...trail.way(state), n].flatMap((each) => moves[each] ?? []);
          return walked(false, { world, note, moves: [...opening, ...way] });
        }
        if (known.has(key)) continue;
        known.add(key);
        const found = trail.add(state, n);
        depth = trail.depthOf(found);
        next.push({ rig, state: found });
      }
    }
    layer = next;
  }
  return walked(true);
}
