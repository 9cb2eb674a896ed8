/** A clock as on the page, but without a browser: the test gives the real instants. */

import type { Switch } from "../../hal/hal";
import { firstBoard } from "../../sim/page/clock/boards";
import { type Beginning, createHost, type Host, onEdge, proceed } from "../../sim/page/clock/host";

export const board = firstBoard;

export const always = (): boolean => true;

const deaf = { sound: () => {}, refuse: () => {} };

/** The real instant of power-on. */
export const startMs = 1000.25;

export function clockOn(control: string, beginning: Partial<Beginning> = {}, speed = 1): Host {
  return createHost(
    { board, setup: { control }, memory: [], remembers: false, spoken: "en", speaks: false, ...beginning },
    speed,
    startMs,
    deaf,
  );
}

/** Lets time pass to a real instant, counted from power-on. */
export function to(host: Host, ms: number): void {
  proceed(host, startMs + ms, always);
}

/** Closes and opens a contact, in real ms from power-on. The clock handles the edges `lateMs` later. */
export function strike(host: Host, contact: Switch, downMs: number, heldMs = 90, lateMs = 0): void {
  for (const [closed, ms] of [
    [true, downMs],
    [false, downMs + heldMs],
  ] as const) {
    to(host, ms + lateMs);
    onEdge(host, contact, closed, startMs + ms, startMs + ms + lateMs);
  }
}

/** Returns the reported events with their instants. */
export function told({ tellings }: Host): string[] {
  return tellings.map(({ at, event, side, withdrawn }) =>
    [at, event, side, withdrawn === true ? "withdrawn" : undefined].filter((part) => part != null).join(" "),
  );
}
