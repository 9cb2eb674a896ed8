/**
 * The words of the clock: every choice that the core knows, as whole words. Snapshots hold the numbers behind them.
 * Append new words; never renumber.
 */

/** A side of the board. `None` means that nobody runs, fell or pressed. */
export const enum Side {
  None = 0,
  White = 1,
  Black = 2,
}

/** How a period treats time. docs/architecture.md has a table of the methods. */
export const enum Method {
  Time = 0,
  Increment = 1,
  Delay = 2,
  Bronstein = 3,
  Byoyomi = 4,
  Canadian = 5,
  Hourglass = 6,
  Upcount = 7,
  Gong = 8,
}

/** When the next period begins. */
export const enum Policy {
  /** For both sides, when one side's clock reaches zero. */
  Zero = 0,
  /** For a side, when its own clock reaches zero. */
  Own = 1,
  /** For a side, at the press that completes the period's moves. */
  Moves = 2,
}

/** The effect of a fallen flag on the other clock. */
export const enum OnFlag {
  /** The other clock stops too and keeps its display (C.02 5.4.1). */
  Freeze = 0,
  /** The other clock goes on until it falls as well. */
  RunOn = 1,
}

/** The state of the whole clock. */
export const enum Mode {
  Setup = 0,
  Ready = 1,
  Running = 2,
  Paused = 3,
  Fallen = 4,
  Finished = 5,
}

/** A side's flag as the clock remembers it. The first flag decides which final flag blinks. */
export const enum Flag {
  None = 0,
  /** A steady sign: this side passed a time control first, or counts up beyond its time. */
  Interim = 1,
  /** Out of time for good. */
  Final = 2,
}

/** The events that the clock reports, each with the state right after it. */
export const enum Event {
  Start = 1,
  Press = 2,
  Ignored = 3,
  Pause = 4,
  Resume = 5,
  Flag = 6,
  Period = 7,
  Gong = 8,
  Correct = 9,
  Penalty = 10,
  Undo = 11,
  Control = 12,
  Power = 13,
  Adjourn = 14,
  Restore = 15,
  Finish = 16,
  Expect = 17,
  /**
   * The sides exchanged their colours. The clock reports it as a `control`, because each side has the other's periods.
   */
  Colours = 18,
}

/** The class of game that a control makes. `None` means that an edition has no rule for it. */
export const enum Class {
  None = 0,
  Standard = 1,
  Rapid = 2,
  Blitz = 3,
}

/**
 * The penalties that the arbiter gives by name. The offender is the player at fault. For a claim, that is the claimant.
 */
export const enum Penalty {
  /** Illegal move; counted per offender. */
  IllegalMove = 1,
  /** Wrong claim of a draw. */
  DrawClaim = 2,
  /** A claim to draw a quickplay finish that the arbiter postponed or refused. */
  QuickplayClaim = 3,
  /** The clock was pressed without a move: no credit and no count [1997 7.3]. */
  PressWithoutMove = 4,
  /** Time for the offender's opponent [12.9]. */
  AddTime = 5,
  /** Time off the offender's clock [12.9]. */
  TakeTime = 6,
  /** Changes nothing. The clock reports and records who was warned [12.9.1]. */
  Warning = 7,
}

/**
 * The fields that a correction names. Add a `SideField` to `Field.White` or `Field.Black` for a side's own field:
 * `Field.White + SideField.Presses` is White's move counter.
 */
export const enum Field {
  /** The side to move. */
  Turn = 1,
  /** The side whose flag fell first. `Side.None` clears both final flags. */
  FirstFlag = 2,
  /** Opens the next period [8.6]: `Side.White`, `Side.Black`, or 3 for both. */
  NextPeriod = 3,
  /** Adds one to both move counters [6.2.1.2]. */
  ForgottenPress = 4,
  White = 10,
  Black = 20,
}

/** The fields of one side that a correction names. */
export const enum SideField {
  /** R, in ms. For delay it is the main time, for Bronstein main time and delay, for upcount the elapsed time. */
  Remaining = 0,
  Presses = 1,
  Period = 2,
  /** D, in ms. */
  Delay = 3,
  /** Byo-yomi periods or Canadian presses left. */
  Overtime = 4,
  /** Clears any flag of the side. */
  ClearFlag = 5,
}
