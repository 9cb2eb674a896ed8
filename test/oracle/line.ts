/** The state line of a position, as far as the oracle judges it. */

import { currentStage, type Position, remainingOf } from "./position";
import type { Colour } from "./rules";

export interface SideLine {
  readonly remaining: number;
  readonly delay: number;
  readonly overtime: number;
  readonly used: number;
  readonly presses: number;
  readonly period: number;
  readonly flag: "none" | "steady" | "blinking";
}

export interface Line {
  readonly at: number;
  readonly event: string;
  readonly side: Colour | null;
  readonly withdrawn?: true;
  readonly mode: string;
  readonly running: Colour | null;
  readonly turn: Colour;
  readonly firstFlag: Colour | null;
  readonly white: SideLine;
  readonly black: SideLine;
}

function sideLine(position: Position, side: Colour): SideLine {
  const { delay, used, presses, period, flag, overtime } = position[side];
  const counts = currentStage(position, side).count > 0;
  const shownFlag = flag === "final" && position.first === side ? "blinking" : flag === "none" ? "none" : "steady";
  return {
    remaining: remainingOf(position, side),
    delay,
    overtime: counts ? overtime : 0,
    used,
    presses,
    period,
    flag: shownFlag,
  };
}

export function lineOf(at: number, event: string, side: Colour | null, position: Position): Line {
  return {
    at,
    event,
    side,
    mode: position.mode,
    running: position.mode === "running" ? position.turn : null,
    turn: position.turn,
    firstFlag: position.first,
    white: sideLine(position, "white"),
    black: sideLine(position, "black"),
  };
}
