import { type Control, periodsOf } from "../core/control";
import { smaller } from "../core/integer";
import { movesEarning } from "../core/method";
import { isTimed } from "../core/method-facts";
import { Class, Side } from "../core/words";
import type { Edition } from "./edition";
import { classOfTotal } from "./laws";

/** The Laws measure a control by the time that it gives for this many moves [2023 A.1, B.1]. */
const RATED_MOVES = 60;

/** One hour and one second in one move. A longer value changes no class, and 60 of these stay below 2³⁰ ms. */
const VALUE_MAX_MS = 3601000;

/**
 * Returns standard, rapid or blitz by the Laws of `edition`. Returns `Class.None` if that edition has no rule for the
 * control, or if its sides are of different class. The total time T is the sum of all bases, each once, and the values
 * in force at moves 1 to 60. A move before `from` earns nothing: for "+2 from move 61", T is the bases alone, and with
 * `first=0`, 59 moves count. Neither control counts as a fixed time.
 */
export function classOf(control: Control, edition: Edition): Class {
  const white = classOfSide(control, Side.White, edition);
  return white === classOfSide(control, Side.Black, edition) ? white : Class.None;
}

function classOfSide(control: Control, side: Side, edition: Edition): Class {
  const periods = periodsOf(control, side);
  let basesMs = 0;
  let valuesMs = 0;
  let hasValue = false;
  let moves = 0;
  for (let i = 0; i < periods.length; i++) {
    const period = periods[i];
    if (!isTimed(period.method)) return Class.None;
    const isRest = period.moves === 0 || i === periods.length - 1;
    const lastMove = isRest ? RATED_MOVES : smaller(moves + period.moves, RATED_MOVES);
    basesMs += period.baseMs;
    valuesMs += smaller(period.valueMs, VALUE_MAX_MS) * movesEarning(control, period, moves + 1, lastMove);
    if (period.valueMs > 0) hasValue = true;
    moves = lastMove;
  }
  return classOfTotal(edition, basesMs + valuesMs, hasValue, basesMs);
}
