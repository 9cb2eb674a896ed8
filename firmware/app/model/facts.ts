import type { Switch } from "../../../hal/hal";
import type { Features } from "./features";
import type { Language } from "./language";

/** The facts about the board that the application needs. The build takes them from the board's definition. */
export interface Facts {
  /** The board's name and the firmware's version, as the link reports them. */
  readonly name: string;
  readonly version: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The keys that act as the players' levers until somebody touches a lever; −1 if none. */
  readonly leftKey: Switch | -1;
  readonly rightKey: Switch | -1;
  /** The battery is low below this voltage; 0 if there is no battery. */
  readonly lowMv: number;
  readonly hasBuzzer: boolean;
  /** The language at first power-on. */
  readonly language: Language;
  /** The languages that the firmware has room for: the sum of 1 for the first, 2 for the next, 4, and so on. */
  readonly languages: number;
  readonly features: Features;
}
