/** Ends a game in a pause by its result, makes the next game ready, and takes a wrong result back. */
import { put, setClock } from "../actions/beginning";
import type { Host } from "../clock/host";
import { host } from "../store/store";

export const results = ["white", "draw", "black", "none"] as const;
export type Result = (typeof results)[number];

/** The clock of the game that ended last, and the clock that followed it. */
let ended: { before: Host; after: Host | undefined } | undefined;

/** Sets the clock for the next game with the same control. The ended game stays in memory until then. */
export function endGame(control: string): void {
  const before = host.value;
  if (before === undefined) return;
  setClock(control);
  ended = { before, after: host.value };
}

/** Puts the ended game back on the page as it stood in the pause, unless another clock has been set meanwhile. */
export function takeResultBack(): void {
  if (ended !== undefined && host.value === ended.after) put(ended.before);
  ended = undefined;
}
