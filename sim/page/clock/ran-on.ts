/** Tells what a clock that stands would show if it had run on meanwhile: its copy runs so long. */
import { type Clock, hasFallen, methodOf, remaining, sideOf } from "../../../firmware/core/clock";
import { resume } from "../../../firmware/core/game";
import { isOvertime } from "../../../firmware/core/method-facts";
import { loadClock, saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import { Flag, Mode, Side } from "../../../firmware/core/words";

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
  /** The signs that it then shows. The link has no words for them. */
  signs: Signs;
}

/** How long the signs of passed controls stay, ms; 0 for a side without one. */
export type Signs = readonly [whiteMs: number, blackMs: number];

export function signsOf({ white, black }: Clock): Signs {
  const leftMs = ({ flag, signMs }: Clock["white"]) => (flag === Flag.Interim ? signMs : 0);
  return [leftMs(white), leftMs(black)];
}

/** Lets a copy of a paused clock run for `awayMs` with the clock of `side`. The clock itself stays as it is. */
export function ranOn(clock: Clock, side: Side, awayMs: number): RanOn {
  const copy = loadClock(saveClock(clock), 0, () => {});
  if (copy === undefined || !resume(copy, side, 0))
    return { leftMs: remaining(clock, side), isFallen: false, lines: [], signs: signsOf(clock) };
  advance(copy, awayMs);
  const isFallen = hasFallen(copy, side);
  const lines = correction(fieldsOf(clock), fieldsOf(copy));
  // A correction raises no flag; a clock without time does when it runs.
  if (isFallen) lines.push(`resume ${side === Side.White ? "white" : "black"}`);
  if (isFallen && copy.mode === Mode.Running) lines.push("pause");
  return { leftMs: remaining(copy, side), isFallen, lines, signs: signsOf(copy) };
}

/** What the arbiter can correct, by the link's names, as `white.remaining`. */
export type Fields = Readonly<Record<string, number>>;

function fieldsOf(clock: Clock): Fields {
  const fields: Record<string, number> = {};
  for (const [name, side] of names) {
    const { period, overtime, delayMs } = sideOf(clock, side);
    fields[`${name}.remaining`] = remaining(clock, side);
    fields[`${name}.period`] = period;
    // Whose flag has fallen in byo-yomi has none left. The last of them, without time, ends at once.
    fields[`${name}.overtime`] = isOvertime(methodOf(clock, side)) ? Math.max(1, overtime) : overtime;
    fields[`${name}.delay`] = delayMs;
  }
  return fields;
}

/** Returns the line of the link that makes a clock with the fields `from` one with those of `to`; none if it is one. */
export function correction(from: Fields, to: Fields): string[] {
  const changes = Object.entries(to).filter(([field, value]) => value !== from[field]);
  return changes.length === 0 ? [] : [`correct ${changes.map(([field, value]) => `${field}=${value}`).join(" ")}`];
}
