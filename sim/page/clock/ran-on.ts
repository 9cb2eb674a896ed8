/** Tells what a clock that stands would show if it had run on meanwhile: its copy runs so long. */
import { type Clock, remaining, sideOf } from "../../../firmware/core/clock";
import { resume } from "../../../firmware/core/game";
import { loadClock, saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import { Side } from "../../../firmware/core/words";

const names = [
  ["white", Side.White],
  ["black", Side.Black],
] as const;

export interface RanOn {
  /** The time that the side which ran has left, ms; 0 if its flag has fallen. */
  leftMs: number;
  /** What the link's `correct` has to set; empty if nothing changes. */
  correction: string;
}

/** Lets a copy of a paused clock run for `awayMs` with the clock of `side`. The clock itself stays as it is. */
export function ranOn(clock: Clock, side: Side, awayMs: number): RanOn {
  const copy = loadClock(saveClock(clock), 0, () => {});
  if (copy === undefined || !resume(copy, side, 0)) return { leftMs: remaining(clock, side), correction: "" };
  advance(copy, awayMs);
  const changes = names.flatMap(([name, each]) => {
    const [before, after] = [fieldsOf(clock, each), fieldsOf(copy, each)];
    return after
      .filter(([, value], n) => value !== before[n]?.[1])
      .map(([field, value]) => `${name}.${field}=${value}`);
  });
  return { leftMs: remaining(copy, side), correction: changes.join(" ") };
}

/** What the arbiter can correct of a side, by the link's names. */
function fieldsOf(clock: Clock, side: Side) {
  const { period, overtime, delayMs } = sideOf(clock, side);
  return [
    ["remaining", remaining(clock, side)],
    ["period", period],
    ["overtime", overtime],
    ["delay", delayMs],
  ] as const;
}
