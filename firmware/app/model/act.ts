import type { Control } from "../../core/control";

/** The acts that a person can do to the game besides a press. The comments name the numbers of an act. */
export const enum ActKind {
  /** Nothing is left to do. */
  None = 0,
  /** The clock refuses the request. */
  Refused = 1,
  Start = 2,
  Pause = 3,
  /** The side whose clock starts; `Side.None` for the one that the display shows. */
  Resume = 4,
  /** Pairs of a `Field` and its value, in the order of `correct`. */
  Correct = 5,
  /** The penalty, the offender, the minutes or −1 for those of the Laws, and 1 for the other choice of 1997. */
  Penalty = 6,
  /** 1 if the time since the press is charged to its player. */
  Undo = 7,
  /** The control of the act replaces that of the game. */
  Control = 8,
  Guideline = 9,
  Colours = 10,
  /** The place from 0, 1 if a move was sealed, and the minutes that its player is charged. */
  Adjourn = 11,
  /** The place from 0. */
  Restore = 12,
  Finish = 13,
  NewGame = 14,
  /** How many programs further: the clock shows another program. */
  Program = 15,
  /** The absent side, the minutes that it lost, the default time, and how long ago the round began. */
  Absence = 16,
  /** The code that the arbiter typed. */
  Unlock = 17,
}

/** An act. Keys, forms and the link make it, and `perform` does it. */
export interface Act {
  readonly kind: ActKind;
  readonly numbers: number[];
  readonly control: Control | undefined;
}

export function actOf(kind: ActKind, numbers: number[]): Act {
  return { kind: kind, numbers: numbers, control: undefined };
}

/** Returns the act that sets a control; there is none if the control is undefined. */
export function controlAct(control: Control | undefined): Act {
  return { kind: control === undefined ? ActKind.Refused : ActKind.Control, numbers: [], control: control };
}
