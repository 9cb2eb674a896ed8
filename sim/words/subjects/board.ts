/** Names what can be wrong with a board. */

/** The rules that the definition of a board can break. */
export type BoardRule =
  | DefinitionRule
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
  | "picoW"
  | "touch"
  | "display"
  | "address";

/** The rules that a definition breaks whatever the firmware needs: no such board can be built. */
export type DefinitionRule =
  | "pinTwice"
  | "noPin"
  | "keptPin"
  | "noFunction"
  | "wrongTask"
  | "slice"
  | "sameWave"
  | "earPair"
  | "twoVoices"
  | "port"
  | "portTwice"
  | "ownDivider"
  | "gaugeRange"
  | "baud"
  | "serialLink"
  | "source"
  | "chip"
  | "chipRam"
  | "sector"
  | "logLeast"
  | "logMost"
  | "driver"
  | "displaySize"
  | "missing"
  | "unused";

/** The reason why no definition of a new board can be made. */
export type DraftFault =
  | { kind: "name" }
  | { kind: "reserved" }
  | { kind: "exists" }
  | { kind: "from"; known: readonly string[] };

/** The reason why a board has no image although the firmware fits it. */
export type ImageFault = "lua" | "touch" | "display" | "address";
