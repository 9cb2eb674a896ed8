import { Side } from "../../core/words";

/** The programs that users have set, and the selected program. */
export interface Programs {
  /** The owner's five programs, 26 to 30, in canonical notation; empty if not set. */
  own: string[];
  /** Program 25, set over the link, in canonical notation; empty if not set. */
  remote: string;
  /** The number of the program that is selected or displayed, 1 to 30. */
  chosen: number;
}

export function createPrograms(): Programs {
  return { own: ["", "", "", "", ""], remote: "", chosen: 1 };
}

/**
 * The instant until which a player may be absent [6.7].
 * `side` is the absent side at a resumption, else `Side.None`.
 */
export interface Absence {
  untilMs: number;
  side: Side;
}

/** The facts about a game that are not in the core's clock. */
export interface Game {
  /** The side whose clock the START key resumes: the side to move, or the side that the arbiter chose. */
  next: Side;
  /** The game on the clock is adjourned and stored. It continues when the arbiter restores it. */
  isAdjourned: boolean;
  /** The storage slot from which the game on the clock was restored; −1 if none. */
  place: number;
  /** White pressed before the start, so the display asks whether the colours are right [6.6]. */
  coloursAsked: boolean;
  /** The board's number in the round (0 if none) and the names, White's first. Both come over the link. */
  tableNumber: number;
  names: string[];
  absence: Absence;
  /** The minutes left of the default time, as displayed; −1 while the no-show timer is off. */
  noShowMin: number;
  /**
   * For each `Side`, the period in which it last had less than five minutes; 0 if none.
   * Undefined before the first check.
   */
  shortPeriods?: number[] | undefined;
}

export function createGame(nowMs: number): Game {
  return {
    next: Side.White,
    isAdjourned: false,
    place: -1,
    coloursAsked: false,
    tableNumber: 0,
    names: ["", ""],
    absence: { untilMs: nowMs, side: Side.None },
    noShowMin: -1,
  };
}

/** The arbiter's lock. */
export interface Lock {
  /** The arbiter has entered the code since a clock last ran. */
  isOpen: boolean;
  /** The number of wrong codes since the last right one or the last lockout, and the instant of the latest code. */
  wrongCodes: number;
  wrongAtMs: number;
}

export function createLock(nowMs: number): Lock {
  return { isOpen: false, wrongCodes: 0, wrongAtMs: nowMs };
}
