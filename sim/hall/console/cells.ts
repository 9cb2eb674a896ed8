/**
 * Holds every clock in a cell of its own, whose signals change only with it. So a change of one clock draws only what
 * shows that clock.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { SideName, State } from "../../link/state";
import { type ClockChange, type ClockId, type ClockView, changed, unheardClock } from "../model/clock";
import { amends } from "../model/overdue";
import { type Facts, factsOf, isCalled } from "./facts";

export interface Cell {
  readonly id: ClockId;
  readonly view: Signal<ClockView>;
  readonly facts: ReadonlySignal<Facts>;
  readonly times: Readonly<Record<SideName, ReadonlySignal<string>>>;
  /** Counts the turns that have passed to the other side since the console knows the clock. */
  turns: number;
}

/** A flag that fell, or the time of a period that ran out with `lacks` moves missing. */
export interface FlagFall {
  readonly id: ClockId;
  readonly side: SideName;
  readonly lacks: number;
  /** True if the other side's flag fell before. */
  readonly isSecond: boolean;
}

const cells = new Map<ClockId, Cell>();
/** Counts the changes of the set of clocks and, at most four times a second, those of their contents. */
export const tick = signal(0);
/** The longest delay between a change and a new order of the lists, ms. The times themselves never wait. */
const tickMs = 250;
let tickDue: ReturnType<typeof setTimeout> | undefined;

export function cellOf(id: ClockId): Cell | undefined {
  return cells.get(id);
}

export function allCells(): readonly Cell[] {
  return [...cells.values()];
}

function createCell(view: ClockView): Cell {
  const own = signal(view);
  let left: SideName = "white";
  const facts = computed(() => {
    const made = factsOf(own.value, left);
    left = made.left;
    return made;
  });
  return {
    id: view.id,
    view: own,
    facts,
    times: { white: computed(() => facts.value.white.time), black: computed(() => facts.value.black.time) },
    turns: 0,
  };
}

/** Takes the whole hall. Returns the flags that fell in clocks that were known before. */
export function takeAll(views: readonly ClockView[]): FlagFall[] {
  const falls: FlagFall[] = [];
  batch(() => {
    const ids = new Set(views.map(({ id }) => id));
    for (const id of cells.keys()) if (!ids.has(id)) cells.delete(id);
    for (const view of views) {
      const cell = cells.get(view.id);
      if (cell === undefined) cells.set(view.id, createCell(view));
      else falls.push(...put(cell, view));
    }
    ring();
  });
  return falls;
}

/** Takes changes. Returns the flags that fell by them. A clock that appears begins with what its change names. */
export function takeChanges(changes: readonly ClockChange[]): FlagFall[] {
  const falls: FlagFall[] = [];
  batch(() => {
    for (const change of changes) {
      const cell = cells.get(change.id);
      if (cell === undefined) cells.set(change.id, createCell(changed(unheardClock(change.id, ""), change)));
      else falls.push(...put(cell, changed(cell.view.value, change)));
    }
  });
  tickDue ??= setTimeout(ring, tickMs);
  return falls;
}

function ring(): void {
  clearTimeout(tickDue);
  tickDue = undefined;
  tick.value++;
}

/** Changes a cell. Returns the sides whose flags fell. */
function put(cell: Cell, view: ClockView): FlagFall[] {
  const before = cell.facts.peek();
  if (hasTurned(cell.view.peek(), view)) cell.turns++;
  cell.view.value = view;
  const { white, black, firstFlag } = cell.facts.peek();
  const sides: SideName[] = firstFlag === "black" ? ["black", "white"] : ["white", "black"];
  const after = { white, black };
  return sides
    .filter((side) => isCalled(after[side].mark) && after[side].mark !== before[side].mark)
    .filter((side) => !isCalled(before[side].mark) || before[side].mark === "overdue")
    .map((side) => {
      const lacks = after[side].mark === "overdue" ? after[side].lacks : 0;
      return { id: cell.id, side, lacks, isSecond: lacks === 0 && firstFlag !== null && firstFlag !== side };
    });
}

/** How long the console waits for what a clock reports after it has obeyed, ms. */
const reportMs = 1000;

/** Waits until the reports of clocks make `isHeard` true, or for a second. */
export async function untilHeard(isHeard: () => boolean): Promise<void> {
  const untilMs = Date.now() + reportMs;
  while (!isHeard() && Date.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, reportMs / 50));
}

/** Several events can come as one change. So the running side and the counters are compared as well. */
function hasTurned({ state: before }: ClockView, { state: after }: ClockView): boolean {
  if (before === null || after === null || before === after) return false;
  const isPassed = before.running !== null && after.running !== null && before.running !== after.running;
  const isCounted = pressesOf(after) > pressesOf(before) && !amends.includes(after.event);
  return isPassed || isCounted || ((after.event === "press" || after.event === "start") && after.at !== before.at);
}

function pressesOf({ white, black }: State): number {
  return white.presses + black.presses;
}
