/** Names what a journal has beside events, and why there may be no journal. */

/** The note of a record that is no event of the clock. */
export type NoteName =
  | "power-lost"
  | "warning"
  | "frozen"
  | "setup"
  | "no-room"
  | "battery-low"
  | "edges-lost"
  | "key-stuck"
  | "damaged"
  | "dropped"
  | "reset-pin"
  | "hung"
  | "runtime-fault"
  | "restarted";

/** Why there is no journal: `empty` if no log was ever begun, `newer` if a later version wrote it. */
export type JournalFault = "empty" | "newer";
