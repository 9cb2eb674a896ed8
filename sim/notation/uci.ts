/**
 * Writes UCI's `go` as it is sent before White's first move. It gives each clock's time (with the first increment), the
 * increments, and the moves to the next control. Later `go` commands report what later periods add. So these periods
 * are lost only if no move number announces them.
 */
import { type Control, type Period, TIME_MAX_MS } from "../../firmware/core/control";
import { Method } from "../../firmware/core/words";
import type { Lost } from "../words/subjects";
import { beyond, type Notation, unless } from "./notation";

interface First {
  baseMs: number;
  valueMs: number;
  moves: number;
}

function firstOf(periods: readonly Period[]): First {
  return periods[0] ?? { baseMs: 0, valueMs: 0, moves: 0 };
}

function lostOf(control: Control): Lost[] {
  const reach = { methods: [Method.Increment], periods: true, moves: true, sides: true, options: ["from=2"] };
  const lost = beyond(control, reach);
  const sides = [control.white, control.black];
  if (sides.some((periods) => periods.length > 1 && firstOf(periods).moves === 0)) lost.push("periods");
  if (firstOf(control.white).moves !== firstOf(control.black).moves) lost.push("moves");
  return lost;
}

function shownMs(control: Control, periods: readonly Period[]): number {
  const { baseMs, valueMs } = firstOf(periods);
  return Math.min(TIME_MAX_MS, baseMs + (control.from === 1 ? valueMs : 0));
}

export const uci: Notation = {
  write(control) {
    return unless(lostOf(control), () => {
      const white = firstOf(control.white);
      const black = firstOf(control.black);
      const words = ["go wtime", shownMs(control, control.white), "btime", shownMs(control, control.black)];
      if (white.valueMs + black.valueMs > 0) words.push("winc", white.valueMs, "binc", black.valueMs);
      if (white.moves > 0) words.push("movestogo", white.moves);
      return words.join(" ");
    });
  },
};
