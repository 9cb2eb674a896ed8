/** Finds what a game's times would be if its clock had run on while the page was away. */
import { type Clock, sideOf } from "../../../firmware/core/clock";
import { resume } from "../../../firmware/core/game";
import { later } from "../../../firmware/core/integer";
import { loadClock, saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import type { Side } from "../../../firmware/core/words";

/** Returns a copy of a paused clock whose `side` has run for `ms` more. The clock itself stays as it is. */
export function ranOn(clock: Clock, side: Side, ms: number): Clock {
  const copy = loadClock(saveClock(clock), clock.atMs, () => {});
  if (copy === undefined) throw new Error("a clock cannot be copied");
  resume(copy, side, clock.atMs);
  advance(copy, later(clock.atMs, ms));
  return copy;
}

/** Returns the corrections that make the periods of `side` those of another clock with the same control. */
export function periodFields(clock: Clock, to: Clock, side: Side): ["period" | "overtime", number][] {
  const [from, wanted] = [sideOf(clock, side), sideOf(to, side)];
  const fields: ["period" | "overtime", number][] = [];
  if (wanted.period !== from.period) fields.push(["period", wanted.period]);
  if (wanted.overtime > 0 && wanted.overtime !== from.overtime) fields.push(["overtime", wanted.overtime]);
  return fields;
}
