/** Finds the faults of a record: what it lacks of what the clocks did, and what it has too much. */

import type { State } from "../../link/state";
import type { HallEvent } from "../model/event";
import { openRecord } from "../record/record";
import { added, compareRows, serialFaults } from "./rows";

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
