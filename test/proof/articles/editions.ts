/** The editions of the Laws, and what each calls standard, rapid and blitz. */
import type { Schedule } from "./schedule";

export const years = [1997, 2001, 2014, 2018, 2023] as const;
export type Year = (typeof years)[number];
export type Kind = "standard" | "rapid" | "blitz";

const MINUTE_MS = 60_000;

/**
 * Appendices A.1 and B.1 from 2014 on: the time for sixty moves decides. More than ten minutes and less than an hour is
 * rapid, and up to ten minutes is blitz.
 */
function kindBySixtyMoves(minutes: number): Kind {
  if (minutes <= 10) return "blitz";
  return minutes < 60 ? "rapid" : "standard";
}

/**
 * Appendices B1 and C1 of 1997 and 2001: a fixed time for all moves, of 15 to 60 minutes, is rapid, and less is blitz.
 * They say nothing of short times with an extra time for each move. A longer time is standard.
 */
function kindByFixedTime(minutes: number, hasExtra: boolean): Kind | undefined {
  if (minutes > 60) return "standard";
  if (hasExtra) return undefined;
  return minutes < 15 ? "blitz" : "rapid";
}

/** Returns the kind of a game, or undefined if the edition does not say it or the players' times differ in kind. */
export function kindAt(year: Year, { spans, extraMs }: Schedule): Kind | undefined {
  const [white, black] = spans.map((list) => {
    const basesMs = list.reduce((sum, { ms }) => sum + ms, 0);
    if (year <= 2001) return kindByFixedTime(basesMs / MINUTE_MS, extraMs > 0);
    return kindBySixtyMoves((basesMs + 60 * extraMs) / MINUTE_MS);
  });
  return white === black ? white : undefined;
}
