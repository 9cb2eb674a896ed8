/** Names what can be wrong with a board. */

/** The rules that the definition of a board can break. */
export type BoardRule =
  | "pinTwice"
  | "watches"
  | "variables"
  | "ram"
  | "storage"
  | "pages"
  | "pixels"
  | "digits"
  | "hours"
  | "remaining"
  | "players"
  | "noButton"
  | "drift"
  | "cannotMissing"
  | "cannotWrong"
  | "picoW";

/** The reason why no definition of a new board can be made. */
export type DraftFault =
  | { kind: "name" }
  | { kind: "reserved" }
  | { kind: "exists" }
  | { kind: "from"; known: readonly string[] };

/** The reason why a board has no image although the firmware fits it. */
export type ImageFault = "lua" | "touch" | "display" | "address";
