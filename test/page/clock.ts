/** A clock as the page has it, without a browser: real instants are given. */

import type { Switch } from "../../hal/hal";
import { firstBoard } from "../../sim/page/boards";
import { type Beginning, createHost, type Host, onEdge, proceed } from "../../sim/page/host";

export const board = firstBoard;

export const always = (): boolean => true;

const deaf = { sound: () => {}, refuse: () => {} };

/** Power at the real instant 1000.25 ms. */
export const startMs = 1000.25;

export function clockOn(control: string, beginning: Partial<Beginning> = {}, speed = 1): Host {
  return createHost(
    { board, setup: { control }, memory: [], remembers: false, spoken: "en", ...beginning },
    speed,
    startMs,
    deaf,
  );
}

/** Time passes to a real instant, counted from power-on. */
export function to(host: Host, ms: number): void {
  proceed(host, startMs + ms, always);
}

/** A contact that goes down and comes up, in real ms from power-on; handled `lateMs` after its edges. */
export function strike(host: Host, contact: Switch, downMs: number, heldMs = 90, lateMs = 0): void {
  for (const [closed, ms] of [
    [true, downMs],
    [false, downMs + heldMs],
  ] as const) {
    to(host, ms + lateMs);
    onEdge(host, contact, closed, startMs + ms, startMs + ms + lateMs);
  }
}

/** The events told, with their instants. */
export function told({ tellings }: Host): string[] {
  return tellings.map(({ at, event, side, withdrawn }) =>
    [at, event, side, withdrawn === true ? "withdrawn" : undefined].filter((part) => part != null).join(" "),
  );
}
