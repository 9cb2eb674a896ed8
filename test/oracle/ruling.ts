/** The decisions of the arbiter that depend on nothing but the position and the last press. */

import type { Act } from "./act";
import { anotherControl } from "./change";
import { correct } from "./correction";
import type { LastPress } from "./past";
import { type Bench, penalize, returnsPress } from "./penalty";
import type { Position } from "./position";
import { type Colour, colourOf } from "./rules";
import { type Step, verbs } from "./step";

export interface Ruling {
  readonly event: string;
  readonly side: Colour | null;
  /** The position after it; undefined if it is refused. */
  readonly after: Act;
  /** The last press as it is after it. */
  readonly last: LastPress | undefined;
}

/** Returns what a correction, another control or a penalty makes of a position. */
export function ruling({ verb, numbers, text }: Step, here: Position, bench: Bench): Ruling {
  const { last } = bench;
  switch (verb) {
    case verbs.correct:
      return { event: "correct", side: null, after: correct(here, numbers), last };
    case verbs.control:
      return { event: "control", side: null, after: anotherControl(here, text, bench.edition), last };
    case verbs.penalty: {
      const [penalty = 0, offender, minutes = -1, choice] = numbers;
      const side = colourOf(offender);
      const given = minutes < 0 ? undefined : minutes;
      const fault = { penalty, offender: side, minutes: given, choice: choice === 1 };
      const after = penalize(here, fault, bench);
      const returned = after !== undefined && last !== undefined && returnsPress(here, after, fault, last);
      return { event: "penalty", side, after, last: returned ? undefined : last };
    }
    default:
      throw new Error(`the oracle knows no verb ${verb}`);
  }
}
