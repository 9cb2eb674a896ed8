/** GENERATED from firmware/tables/methods.ts by `npm run methods`. Change the table, never this file. */
import { Method } from "../../core/words";

/** The greatest number of a method. */
export const LAST_METHOD = Method.Gong;

/** Returns true for a method whose first moves may earn nothing, by the option `from`. */
export function hasFrom(method: Method): boolean {
  return method === Method.Increment;
}

/** Returns true for a method whose displayed time includes D. */
export function showsDelay(method: Method): boolean {
  return method === Method.Bronstein;
}

/** Returns true for a method where the time of the waiting side rises. */
export function raisesOther(method: Method): boolean {
  return method === Method.Hourglass;
}

/** Returns true for a method whose displayed time is all that the player has left. */
export function showsTimeLeft(method: Method): boolean {
  return method !== Method.Upcount && method !== Method.Gong;
}

/** Returns true for a method that makes the clock sound, if the setting leaves that to the control. */
export function isHeard(method: Method): boolean {
  return method === Method.Byoyomi || method === Method.Canadian || method === Method.Upcount || method === Method.Gong;
}

/** What the display shows beside a time. */
export const enum Extra {
  Nothing = 0,
  /** V, if this move earns it. */
  Value = 1,
  /** What is left of D. */
  Delay = 2,
  /** The periods or moves that are left. */
  Left = 3,
  /** The mark of the notation. */
  Mark = 4,
}

/** Returns what the display shows beside a time. */
export function extraOf(method: Method): Extra {
  if (method === Method.Increment) return Extra.Value;
  if (method === Method.Delay || method === Method.Bronstein) return Extra.Delay;
  if (method === Method.Byoyomi || method === Method.Canadian) return Extra.Left;
  if (method >= Method.Hourglass && method <= Method.Gong) return Extra.Mark;
  return Extra.Nothing;
}

/** Returns the sign of a method beside a time, if it has one. */
export function extraSign(method: Method): string {
  if (method === Method.Delay) return "d";
  if (method === Method.Bronstein) return "b";
  if (method === Method.Byoyomi) return "x";
  if (method === Method.Canadian) return "/";
  if (method === Method.Hourglass) return "*";
  if (method === Method.Upcount) return "up";
  if (method === Method.Gong) return "gong";
  return "";
}
