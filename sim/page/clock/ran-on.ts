/** Tells what a clock that stands would show if it had run on meanwhile: its copy runs so long. */
import { type Clock, hasFallen, methodOf, remaining, sideOf } from "../../../firmware/core/clock";
import { resume } from "../../../firmware/core/game";
import { isOvertime } from "../../../firmware/core/method-facts";
import { loadClock, saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import { Mode, Side } from "../../../firmware/core/words";

const names = [
  ["white", Side.White],
  ["black", Side.Black],
] as const;

export interface RanOn {
  /** The time that the side which ran has left, ms. */
  leftMs: number;
  isFallen: boolean;
  /** The lines of the link that make the clock so; none if nothing changes. */
  lines: readonly string[];
}

/** Lets a copy of a paused clock run for `awayMs` with the clock of `side`. The clock itself stays as it is. */
export function ranOn(clock: Clock, side: Side, awayMs: number): RanOn {
  const copy = loadClock(saveClock(clock), 0, () => {});
  if (copy === undefined || !resume(copy, side, 0))
    return { leftMs: remaining(clock, side), isFallen: false, lines: [] };
  advance(copy, awayMs);
  const isFallen = hasFallen(copy, side);
  const changes = names.flatMap(([name, each]) => {
    const before = fieldsOf(clock, each);
    return fieldsOf(copy, each).flatMap(([field, value], n) =>
      value === before[n]?.[1] ? [] : [`${name}.${field}=${value}`],
    );
  });
  const lines = changes.length === 0 ? [] : [`correct ${changes.join(" ")}`];
  // A correction raises no flag; a clock without time does when it runs.
  if (isFallen) lines.push(`resume ${side === Side.White ? "white" : "black"}`);
  if (isFallen && copy.mode === Mode.Running) lines.push("pause");
  return { leftMs: remaining(copy, side), isFallen, lines };
}

/** What the arbiter can correct of a side, by the link's names. */
function fieldsOf(clock: Clock, side: Side) {
  const { period, overtime, delayMs } = sideOf(clock, side);
  return [
    ["remaining", remaining(clock, side)],
    ["period", period],
    // Whose flag has fallen in byo-yomi has none left. The last of them, without time, ends at once.
    ["overtime", isOvertime(methodOf(clock, side)) ? Math.max(1, overtime) : overtime],
    ["delay", delayMs],
  ] as const;
}
