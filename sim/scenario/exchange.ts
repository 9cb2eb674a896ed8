/** Colours that were exchanged in mid-game, as the trace tells it: from then on each side has what the other one had. */

/** A line of the trace, as far as it shows that. */
export interface Standing {
  readonly event: string;
  readonly turn: string;
  readonly white: Ledger;
  readonly black: Ledger;
}

interface Ledger {
  readonly remaining: number;
  readonly used: number;
  readonly presses: number;
}

/** Whether `after` exchanged the colours, or took an exchange back. No other change of control gives the turn to the other side. */
export function isExchange(before: Standing | undefined, after: Standing): boolean {
  if (before === undefined || before.turn === after.turn) return false;
  if (after.event !== "control" && after.event !== "undo") return false;
  return isSame(before.white, after.black) && isSame(before.black, after.white);
}

function isSame(one: Ledger, other: Ledger): boolean {
  return one.remaining === other.remaining && one.used === other.used && one.presses === other.presses;
}

/** A control in canonical notation with White's periods for Black. */
export function exchangedControl(control: string): string {
  return control.replace(/^W(.+)-B([^;]+)/, "W$2-B$1");
}
