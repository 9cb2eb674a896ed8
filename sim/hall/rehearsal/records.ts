/** Finds the faults of a record: what it lacks of what the clocks did, what it has too much, what nobody did. */
import type { State } from "../../link/state";
import { keyOf, spanMs } from "../bridge/match";
import type { HallEvent } from "../model/event";
import { openRecord } from "../record/record";

export interface RecordFaults {
  readonly events: number;
  readonly fromJournals: number;
  readonly lost: Record<string, number>;
  readonly doubled: Record<string, number>;
  readonly misdated: number;
  readonly serials: { readonly missing: number; readonly twice: number; readonly outOfOrder: number };
}

export async function eventsIn(file: string, bridge = "bridge"): Promise<readonly HallEvent[]> {
  const record = await openRecord({ file });
  const events = record.eventsSince(bridge, 0, -1);
  record.close();
  return events;
}

export function faultsOf(
  did: readonly State[][],
  events: readonly HallEvent[],
  place: (event: HallEvent) => number,
): RecordFaults {
  let lost: Record<string, number> = {};
  let doubled: Record<string, number> = {};
  let misdated = 0;
  for (const [clock, states] of did.entries()) {
    const own = events.filter((event) => place(event) === clock && event.lost === undefined);
    const recorded = own.map(({ state }) => state);
    const compared = compareRows(states, recorded);
    lost = added(lost, compared.lost);
    doubled = added(doubled, compared.doubled);
    misdated += compared.misdated;
  }
  const real = events.filter(({ lost }) => lost === undefined);
  const fromJournals = real.filter(({ source }) => source === "journal").length;
  return { events: real.length, fromJournals, lost, doubled, misdated, serials: serialFaults(events) };
}

/** The time of an event from a journal counts as right if it differs by no more, ms. */
const slackMs = 2000;

export interface Comparison {
  /** Events that a clock had and the record has not, by their names. */
  readonly lost: Record<string, number>;
  /** Events that the record has once more than the clock had them. */
  readonly doubled: Record<string, number>;
  /** Events that the record has with a wrong time. */
  readonly misdated: number;
}

/** Compares the events of one clock. Two are the same if all but their times is equal: what a game used only grows. */
export function compareRows(did: readonly State[], recorded: readonly State[]): Comparison {
  const open = new Map<string, State[]>();
  for (const state of recorded) {
    const key = keyOf(state);
    open.set(key, [...(open.get(key) ?? []), state]);
  }
  const lost: Record<string, number> = {};
  let misdated = 0;
  for (const state of did) {
    const same = open.get(keyOf(state)) ?? [];
    const near = same.findIndex((other) => Math.abs(spanMs(state.at, other.at)) <= slackMs);
    if (same.length === 0) lost[state.event] = (lost[state.event] ?? 0) + 1;
    else if (near < 0) misdated++;
    same.splice(Math.max(near, 0), 1);
  }
  const doubled: Record<string, number> = {};
  for (const state of [...open.values()].flat()) doubled[state.event] = (doubled[state.event] ?? 0) + 1;
  return { lost, doubled, misdated };
}

/** Returns which serial numbers of a bridge are missing, and which come twice. */
export function serialFaults(events: readonly HallEvent[]): { missing: number; twice: number; outOfOrder: number } {
  const serials = events.map(({ serial }) => serial);
  const all = new Set(serials);
  return {
    missing: Math.max(0, ...serials) - all.size,
    twice: serials.length - all.size,
    outOfOrder: serials.filter((serial, n) => n > 0 && serial < (serials[n - 1] ?? 0)).length,
  };
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((left, count) => left + count, 0);
}

export function added(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const both = { ...a };
  for (const [name, count] of Object.entries(b)) both[name] = (both[name] ?? 0) + count;
  return both;
}
