/** Corrections by the arbiter change exactly the fields they name. */

import { type Act, lawful, setTo, waits } from "./act";
import { amend, currentStage, enter, fall, leftAlive, nextStage, type Position, turnOf } from "./position";
import {
  type Colour,
  colours,
  endOf,
  hasDelay,
  isOvertime,
  LONGEST_MS,
  opponent,
  periodAtCounter,
  stageOf,
} from "./rules";

/** Moves a side to another period without its base time. A waiting side gets the delay of that period. */
function shift(position: Position, side: Colour, period: number): Position {
  if (period === position[side].period) return position;
  const moved = amend(position, side, { period });
  const stage = currentStage(moved, side);
  return amend(moved, side, { overtime: stage.count, ...turnOf(stage, waits(position, side)) });
}

/** Sets a counter. Under `moves` the period follows the counter. */
function count(position: Position, side: Colour, presses: number, follow: boolean): Act {
  if (presses < 0 || presses > 9999) return undefined;
  const counted = amend(position, side, { presses });
  if (!follow || position.rules.policy !== "moves" || isOvertime(currentStage(position, side))) return counted;
  return shift(counted, side, periodAtCounter(position.rules, side, presses));
}

function openNext(position: Position, side: Colour): Act {
  const next = nextStage(position, side);
  if (next === undefined || position[side].flag === "final") return undefined;
  const start = endOf(position.rules, side, position[side].period);
  const entered = enter(position, side, waits(position, side));
  return Number.isFinite(start) ? amend(entered, side, { presses: start }) : entered;
}

/** Takes a final flag away. The second flag becomes the first. */
function clear(position: Position, side: Colour): Position {
  const other = opponent(side);
  const heir = position[other].flag === "final" ? other : null;
  const cleared = amend(position, side, { flag: "none", signMs: 0, overtime: leftAlive(position, side) });
  return { ...cleared, first: position.first === side ? heir : position.first };
}

/** Clears the first flag, and with it every final flag. */
const unflag = (position: Position): Position =>
  colours.reduce((here, side) => (here[side].flag === "final" ? clear(here, side) : here), position);

const LONGEST_DELAY_MS = 35_999_000;
const sideFields = { remaining: 0, presses: 1, period: 2, delay: 3, overtime: 4 } as const;

function correctSide(position: Position, side: Colour, named: ReadonlyMap<number, number>): Act {
  const field = (name: keyof typeof sideFields) => named.get((side === "white" ? 10 : 20) + sideFields[name]);
  const within = (value: number | undefined, most: number, least = 0) =>
    value === undefined || (value >= least && value <= most);
  const presses = field("presses");
  const period = field("period");
  let here: Act = position;
  if (presses !== undefined) here = count(here, side, presses, period === undefined);
  if (here === undefined) return undefined;
  if (period !== undefined) {
    if (!within(period, 255, 1) || stageOf(here.rules, side, period) === undefined) return undefined;
    here = shift(here, side, period);
  }
  const overtime = field("overtime");
  if (overtime !== undefined) {
    if (!within(overtime, currentStage(here, side).count, 1)) return undefined;
    here = amend(here, side, { overtime });
  }
  const delay = field("delay");
  if (delay !== undefined) {
    const { turnStage, main } = here[side];
    if (!within(delay, hasDelay(turnStage) ? LONGEST_DELAY_MS : 0)) return undefined;
    if (turnStage.manner === "bronstein" && main + delay > LONGEST_MS) return undefined;
    here = amend(here, side, { delay });
  }
  const remaining = field("remaining");
  if (remaining === undefined) return here;
  if (!within(remaining, LONGEST_MS)) return undefined;
  return setTo(here, side, remaining);
}

const sideNumbers = new Map<number, Colour>([
  [1, "white"],
  [2, "black"],
]);

/** Applies all fields of a correction, or none. */
export function correct(position: Position, numbers: readonly number[]): Act {
  const named = new Map<number, number>();
  for (let index = 0; index + 1 < numbers.length; index += 2) named.set(numbers[index] ?? 0, numbers[index + 1] ?? 0);
  const turn = sideNumbers.get(named.get(1) ?? 0) ?? position.turn;
  let here: Act = { ...position, turn };
  const first = named.get(2);
  if (named.has(15)) here = clear(here, "white");
  if (named.has(25)) here = clear(here, "black");
  if (named.has(4)) {
    for (const side of colours) here = here && count(here, side, here[side].presses + 1, true);
  }
  const next = named.get(3) ?? 0;
  const opened = colours.filter((_, index) => next === 3 || next === index + 1);
  for (const side of opened) here = here && openNext(here, side);
  for (const side of colours) here = here && correctSide(here, side, named);
  if (here === undefined) return undefined;
  if (first === 0) here = unflag(here);
  const firstSide = sideNumbers.get(first ?? 0);
  if (firstSide !== undefined) {
    const { delay } = here[firstSide];
    here = { ...amend(fall(here, firstSide), firstSide, { delay }), mode: here.mode, first: firstSide };
  }
  return lawful(here);
}
