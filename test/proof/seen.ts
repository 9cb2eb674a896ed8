/** Turns the reports of a clock and the oracle into lists of numbers that can be compared. */
import { type Clock, hasFallen, periodOf, remaining, sideOf } from "../../firmware/core/clock";
import { Flag, Mode, Side } from "../../firmware/core/words";
import type { Line, SideLine } from "../oracle/line";

/** An event and the state right after it. */
export interface Seen {
  readonly event: string;
  readonly values: readonly number[];
}

const events = ` start press ignored pause resume flag period gong correct penalty undo control power adjourn restore
  finish expect colours`.split(/\s+/);
const modes = ["setup", "ready", "running", "paused", "fallen", "finished"];
const flags = ["none", "steady", "blinking"];

/** The names of the values, in their order. */
const sideNames = ["remaining", "delay", "overtime", "used", "presses", "period", "flag"];
const names = [
  ...["at", "side", "withdrawn", "mode", "turn", "first flag"],
  ...["white", "black"].flatMap((side) => sideNames.map((name) => `${side}'s ${name}`)),
];

const numberOf = (side: string | null): number => (side === null ? 0 : side === "white" ? 1 : 2);

function pushSide(values: number[], clock: Clock, side: Side): void {
  const s = sideOf(clock, side);
  const overtime = periodOf(clock, side).count > 0 ? s.overtime : 0;
  const isFirst = hasFallen(clock, side) && clock.firstFlag === side;
  const flag = isFirst ? 2 : s.flag === Flag.None ? 0 : 1;
  values.push(remaining(clock, side), s.delayMs, overtime, s.usedMs, s.presses, s.period, flag);
}

export function seenOf(clock: Clock, at: number, event: number, side: number, withdrawn: boolean): Seen {
  const values = [at, side, withdrawn ? 1 : 0, clock.mode, clock.turn, clock.firstFlag];
  pushSide(values, clock, Side.White);
  pushSide(values, clock, Side.Black);
  return { event: events[event] ?? "", values };
}

const sideValues = (side: SideLine): number[] => [
  ...[side.remaining, side.delay, side.overtime, side.used, side.presses, side.period],
  flags.indexOf(side.flag),
];

export function seenOfLine(line: Line): Seen {
  const head = [line.at, numberOf(line.side), line.withdrawn ? 1 : 0, modes.indexOf(line.mode)];
  const values = [...head, numberOf(line.turn), numberOf(line.firstFlag)];
  values.push(...sideValues(line.white), ...sideValues(line.black));
  return { event: line.event, values };
}

/** Returns how two reports of one move differ, or undefined. */
export function contrast(clock: readonly Seen[], oracle: readonly Seen[]): string | undefined {
  for (const [n, expected] of oracle.entries()) {
    const got = clock[n];
    if (got === undefined) return `the clock does not report ${expected.event}`;
    if (got.event !== expected.event) return `the clock reports ${got.event}, the oracle ${expected.event}`;
    const at = expected.values.findIndex((value, i) => value !== got.values[i]);
    if (at >= 0) return `at ${expected.event}, ${names[at]}: clock ${got.values[at]}, oracle ${expected.values[at]}`;
  }
  const more = clock[oracle.length];
  return more && `the oracle does not report ${more.event}`;
}

/** Returns true if a report says that the clock runs. */
export const runs = ({ mode }: Clock): boolean => mode === Mode.Running;
