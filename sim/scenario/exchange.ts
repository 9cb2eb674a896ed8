/**
 * Detects from the trace that the colours were exchanged during a game. From then on each side has the other side's
 * values.
 */

interface Standing {
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

/**
 * Returns true if `after` exchanged the colours or undid an exchange. No other change of the time control gives the
 * turn to the other side.
 */
export function isExchange(before: Standing | undefined, after: Standing): boolean {
  if (before === undefined || before.turn === after.turn) return false;
  if (after.event !== "control" && after.event !== "undo") return false;
  return isSame(before.white, after.black) && isSame(before.black, after.white);
}

function isSame(one: Ledger, other: Ledger): boolean {
  return one.remaining === other.remaining && one.used === other.used && one.presses === other.presses;
}

/** Returns a control in canonical notation with White's periods for Black and Black's for White. */
export function exchangedControl(control: string): string {
  return control.replace(/^W(.+)-B([^;]+)/, "W$2-B$1");
}
