/** The reasons for which a board started, as its watchdog reports them. */
export const enum Reset {
  Unknown = 0,
  /** The power came, dipped below what the board needs, or a new firmware was loaded. */
  Power = 1,
  /** The reset pin, or a button at it. */
  Pin = 2,
  /** The watchdog ended a hang. */
  Watchdog = 3,
  /** The runtime itself failed, and the watchdog restarted it. */
  Fault = 4,
  /** The firmware asked for it, by `Power.restart`. */
  Program = 5,
}
