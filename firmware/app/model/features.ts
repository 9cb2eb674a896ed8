/** GENERATED from firmware/tables/features.ts by `npm run features`. Change the table, never this file. */

/** Optional features. A board without room for one leaves it out, with `without` in its definition. */
export interface Features {
  /** Every language of the display, and the setting that selects one. Without it: the one that the build chose. */
  readonly languageChoice: boolean;
  /** Every edition of the Laws, not only the newest. */
  readonly editions: boolean;
  /** The programs that the owner enters on the device. */
  readonly ownPrograms: boolean;
  /** The link to a computer, which test scenarios use too. */
  readonly link: boolean;
  /** The commands with which the arbiter changes a game over the link. */
  readonly acts: boolean;
  /** The information pages while a clock runs. */
  readonly info: boolean;
  /** The sounds, and their setting. */
  readonly sounds: boolean;
  /** The symbol for less than five minutes, and its setting. */
  readonly fiveMinutes: boolean;
  /** The usual time controls behind the programs, and a further period of an own program as a copy. */
  readonly usual: boolean;
  /** The menu of the penalties. */
  readonly penalties: boolean;
  /** The setting for rapid and blitz under the Competition Rules. */
  readonly competition: boolean;
  /** Hints that only the arbiter can confirm: an illegal move stands, or two fallen flags are a draw. */
  readonly hints: boolean;
  /** The menu item that applies Guideline III.4 in one step. */
  readonly guideline: boolean;
  /** The log: after a power loss the clock restores its state. Without this feature it stores nothing. */
  readonly recovery: boolean;
  /** Adjourning and restoring games. */
  readonly adjournment: boolean;
  /** The no-show timer, which counts the default time before the game. */
  readonly noShow: boolean;
  /** A code that protects the arbiter's keys. */
  readonly lock: boolean;
  /** The key test. */
  readonly keyTest: boolean;
  /** The journal, which shows the last records on the device. */
  readonly journal: boolean;
  /** Speech: on boards that can speak, see `cannot` in their definitions. */
  readonly speech: boolean;
  /** Vibration: on boards with a motor on each side. */
  readonly touch: boolean;
  /** The volume of the sounds is a setting: on boards whose buzzer can be softer. */
  readonly loudness: boolean;
  /** Flags that players can feel rise and fall: on boards whose flags are servos. */
  readonly feltFlag: boolean;
  /** The clock tells why the board restarted: on boards whose runtime knows. */
  readonly resets: boolean;
  /** The owner can correct the measured supply: on boards that measure it at a pin. */
  readonly gauge: boolean;
  /** The link reports the last self-test and tries the parts of the board: on boards that can test themselves. */
  readonly selfTest: boolean;
  /** Players can ask for times: the clock answers by speech or touch. */
  readonly asks: boolean;
}
