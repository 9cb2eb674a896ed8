/** The board and the circumstances of a table. */
import type { Facts } from "../../firmware/app/model/facts";
import type { Hal } from "../../hal/hal";

/** What a table is like. */
export interface Place {
  facts: Facts;
  counterStart: number;
  driftPpm: number;
  /** Pages of flash, and words of it in which no bit clears. */
  pages: number;
  worn?: readonly number[];
  /** What stands between the application and the board. */
  between?: (hal: Hal) => Hal;
}
