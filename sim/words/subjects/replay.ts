/** Names the reasons why a game cannot be replayed. */

/** The reason why a text is no game with clock readings. */
export type GameFaultKind =
  | "binary"
  | "noGame"
  | "comment"
  | "variation"
  | "command"
  | "grammar"
  | "time"
  | "noReading";

/**
 * The reason why a game has no control. Either the readings fit none, or the game has clock times alone and no tag that
 * fits them.
 */
export type NoControl = "notInferred" | "noTag" | "otherTag";
