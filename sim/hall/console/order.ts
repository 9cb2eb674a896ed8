/** Filters, searches and sorts the clocks. */
import { compareNumbers } from "../model/clock";
import type { Cell } from "./cells";
import type { Facts } from "./facts";

export const filters = ["all", "flag", "short", "noShow", "paused", "trouble"] as const;
export type Filter = (typeof filters)[number];

export type SortKey = "number" | "time" | "state";

export interface Order {
  readonly filter: Filter;
  readonly query: string;
  readonly by: SortKey;
  readonly isDown: boolean;
}

export function passes(cell: Cell, filter: Filter): boolean {
  const facts = cell.facts.value;
  switch (filter) {
    case "all":
      return true;
    case "flag":
      return facts.isFallen || facts.isOverdue;
    case "short":
      return facts.isShort;
    case "noShow":
      return facts.isNoShow;
    case "paused":
      return facts.phase === "paused";
    case "trouble":
      return !facts.isHeard || facts.isBatteryLow || cell.view.value.missing > 0;
  }
}

/** Returns how many clocks each filter shows. */
export function countsOf(cells: readonly Cell[]): Record<Filter, number> {
  const counts: Record<Filter, number> = { all: 0, flag: 0, short: 0, noShow: 0, paused: 0, trouble: 0 };
  for (const cell of cells) for (const filter of filters) if (passes(cell, filter)) counts[filter]++;
  return counts;
}

/** Returns a text without accents and capitals, so that `Jose` finds `José`. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A whole number finds the board of that number only; any other text finds names and addresses. */
export function matches(cell: Cell, query: string): boolean {
  const sought = plain(query.trim());
  if (sought === "") return true;
  const { number, players, id, address } = cell.view.value;
  if (/^\d+$/.test(sought)) return number === 0 ? id.endsWith(`-${sought}`) : String(number) === sought;
  return [...players, id, address].some((text) => plain(text).includes(sought));
}

const phaseRank: Readonly<Record<Facts["phase"], number>> = {
  fallen: 0,
  paused: 1,
  running: 2,
  ready: 3,
  finished: 4,
  setup: 5,
  unknown: 6,
};

/** The least time first: that of the side that runs, or else the smaller one. Clocks without a time come last. */
function timeRank(cell: Cell): number {
  const { white, black, running } = cell.facts.value;
  const times = running === null ? [white.ms, black.ms] : [running === "white" ? white.ms : black.ms];
  const shown = times.filter((ms) => ms >= 0);
  return shown.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...shown);
}

function rankOf(cell: Cell, by: SortKey): number {
  switch (by) {
    case "number":
      return 0;
    case "time":
      return timeRank(cell);
    case "state":
      return cell.facts.value.isHeard ? phaseRank[cell.facts.value.phase] : -1;
  }
}

/** Returns the clocks to show, in their order. */
export function inOrder(cells: readonly Cell[], { filter, query, by, isDown }: Order): Cell[] {
  const shown = cells.filter((cell) => passes(cell, filter) && matches(cell, query));
  const ranked = shown.map((cell) => ({ cell, rank: rankOf(cell, by) }));
  ranked.sort((a, b) =>
    a.rank === b.rank ? compareNumbers(a.cell.view.value, b.cell.view.value) : a.rank < b.rank ? -1 : 1,
  );
  const ordered = ranked.map(({ cell }) => cell);
  return isDown ? ordered.reverse() : ordered;
}
