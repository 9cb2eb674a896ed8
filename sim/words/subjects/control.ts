/** Names the methods of a time control, and what other notations cannot say. */

/** The name of a method, for notations that can or cannot express it. */
export type MethodName =
  | "time"
  | "increment"
  | "delay"
  | "bronstein"
  | "byoyomi"
  | "canadian"
  | "hourglass"
  | "upcount"
  | "gong";

/**
 * The reason why a text is not in a foreign notation, besides the rules of all controls. `form` breaks the notation's
 * own grammar. `separator` is a wrong sign between two parts.
 */
export type Misread = "form" | "separator" | "noClock" | "unknownControl" | "zeroMinutes" | "scope" | "wholeSeconds";

/** A part of a control that a notation cannot express. An option appears as written, such as `;at=own`. */
export type Lost =
  | MethodName
  | `;${string}`
  | "sides"
  | "periods"
  | "moves"
  | "repeat"
  | "unnumbered"
  | "wholeMinutes"
  | "hundredths"
  | "zeroBase";
