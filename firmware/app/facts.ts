import type { Switch } from "../../hal/hal";
import type { Language } from "./choices";

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
}
