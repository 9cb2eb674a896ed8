/** GENERATED from firmware/tables/methods.ts by `npm run methods`. Change the table, never this file. */
import { Method } from "./words";

/**
 * The marks of the notation, in the order of the methods, and the first letters of those that come after a base time,
 * after a count, or first of all. Each letter is at the place of its method. A 0 is no mark.
 */
export const enum Marks {
  All = "|+|d|b|x|c|*|up|gong",
  AfterBase = "0+db",
  AfterCount = "0000x",
  First = "00000c*ug",
}

/**
 * Returns true for a method with a base time of its own. It may have a number of moves, repeat, and be followed by
 * another period.
 */
export function isTimed(method: Method): boolean {
  return method <= Method.Bronstein;
}

/** Returns true for a method that begins at the side's own zero, whatever the policy. */
export function isOvertime(method: Method): boolean {
  return method === Method.Byoyomi || method === Method.Canadian || method === Method.Upcount;
}

/** Returns true for a method that has no other period beside it and is the same for both sides. */
export function standsAlone(method: Method): boolean {
  return method === Method.Hourglass || method === Method.Gong;
}

/** Returns true for a method where each turn has a time of its own, D. */
export function hasDelay(method: Method): boolean {
  return method === Method.Delay || method === Method.Bronstein;
}

/**
 * Returns true for a method whose fallen flag also stops the other clock, if the control does not say it (C.02 5.4.1).
 */
export function freezes(method: Method): boolean {
  return (method >= Method.Increment && method <= Method.Bronstein) || method === Method.Hourglass;
}

/** Returns true for a method that has a value V. */
export function hasValue(method: Method): boolean {
  return method !== Method.Time && method !== Method.Hourglass;
}

/** Returns true for a method that has a count, of periods or of moves. */
export function hasCount(method: Method): boolean {
  return method === Method.Byoyomi || method === Method.Canadian;
}

/** Returns true for a method whose count is a number of moves. The notation writes it after the mark, with `/`. */
export function countsMoves(method: Method): boolean {
  return method === Method.Canadian;
}

/** Returns true for a method whose time rises. Its value V is a limit, which may be left out. */
export function countsUp(method: Method): boolean {
  return method === Method.Upcount;
}
