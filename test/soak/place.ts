/** The board and the circumstances of a table. */
import type { Facts } from "../../firmware/app/model/facts";
import type { Hal } from "../../hal/hal";

/** The circumstances of a table. */
export interface Place {
  facts: Facts;
  counterStart: number;
  driftPpm: number;
  /** The number of pages of flash; `worn` lists words whose bits cannot be cleared. */
  pages: number;
  worn?: readonly number[];
  /** Replaces the board that the application sees. */
  between?: (hal: Hal) => Hal;
}
