import type { Switch } from "../../../hal/hal";
import type { Language } from "./choices";

/** What a firmware may be built without, where there is no room for it: `without` of the board's definition. */
export interface Features {
  /** The other language too, and the setting that chooses. */
  readonly bothLanguages: boolean;
  /** Every edition of the Laws, not the newest alone. */
  readonly editions: boolean;
  /** Programs that are entered on the device. */
  readonly ownPrograms: boolean;
  /** The link, which scenarios and a computer speak to. */
  readonly link: boolean;
  /** What the arbiter does to a game over the link. */
  readonly acts: boolean;
  /** Pages of information while the clock runs. */
  readonly info: boolean;
  readonly sounds: boolean;
  /** The sign under five minutes, and its setting. */
  readonly fiveMinutes: boolean;
  readonly penalties: boolean;
  /** The setting that rapid and blitz are played under the Competition Rules. */
  readonly competition: boolean;
  /** What only the arbiter can know: that an illegal move stands, that two flags are a draw. */
  readonly hints: boolean;
  /** Guideline III.4 in one step. */
  readonly guideline: boolean;
  /** What was kept outlasts the power, and the clock stands again as it was; without it nothing is kept. */
  readonly recovery: boolean;
  /** Games that are put away and taken up. */
  readonly adjournment: boolean;
  /** The default time before the game. */
  readonly noShow: boolean;
  /** A code before the arbiter's keys. */
  readonly lock: boolean;
  readonly keyTest: boolean;
  /** The last records, to be read on the device. */
  readonly journal: boolean;
}

/** What the application has to know of its board: taken from the board's definition when the firmware is built. */
export interface Facts {
  /** The board's name and the firmware's version, as the link tells them. */
  readonly name: string;
  readonly version: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The keys that are the players' while no lever has been touched; −1: none. */
  readonly leftKey: Switch | -1;
  readonly rightKey: Switch | -1;
  /** The battery is low below this; 0: there is none. */
  readonly lowMv: number;
  /** Whether it can be heard at all. */
  readonly hasBuzzer: boolean;
  /** The language at first power-on. */
  readonly language: Language;
  readonly features: Features;
}
