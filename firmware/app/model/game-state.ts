import { Side } from "../../core/words";

/** The programs that somebody set, and the one that is chosen. */
export interface Programs {
  /** The five own programs, 26 to 30, as canonical notation; empty where none is kept. */
  own: string[];
  /** Program 25, set over the link, in canonical notation; empty where none is kept. */
  remote: string;
  /** The program chosen or looked at, 1 to 30. */
  chosen: number;
}

export function createPrograms(): Programs {
  return { own: ["", "", "", "", ""], remote: "", chosen: 1 };
}

/** Until when a player may be absent [6.7], and at a resumption which; `Side.None` for both. */
export interface Absence {
  untilMs: number;
  side: Side;
}

/** What the clock knows of a game beside the times. */
export interface Game {
  /** The side whose clock START starts after a pause: the side to move, or the arbiter's choice. */
  next: Side;
  /** The game on the clock has been adjourned under a name; it goes on when it is restored. */
  isAdjourned: boolean;
  /** The place that the game on the clock was restored from; −1 if it was not. */
  place: number;
  /** White pressed before the start: are the colours right? [6.6] */
  coloursAsked: boolean;
  /** What the link said of the game: the board's number in the round (0 if none), and the names, White's first. */
  tableNumber: number;
  names: string[];
  absence: Absence;
  /** The minutes of the default time that are left, as shown; −1 while the no-show timer is off. */
  noShowMin: number;
  /** By `Side` the period in which it was under five minutes, 0 if it was not. Undefined if neither was. */
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
  /** The arbiter's code was given since the clock last ran. */
  isOpen: boolean;
  /** Wrong codes since the last right one or the last silence, and the instant of the latest. */
  wrongCodes: number;
  wrongAtMs: number;
}

export function createLock(nowMs: number): Lock {
  return { isOpen: false, wrongCodes: 0, wrongAtMs: nowMs };
}
