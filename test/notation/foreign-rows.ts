/** Tries another notation, in rows of texts. */
import type { Rule } from "../../firmware/notation/scan";
import type { Lost, Misread } from "../../sim/words/subjects";

export type Both = [text: string, canonical: string];
export type Refused = [text: string, column: number, rule: Rule | Misread];
export type LostRow = [canonical: string, lost: Lost[]];

/** The expectation of a text in a notation. */
export interface Table {
  /** Read and written alike. */
  both: Both[];
  /** Read, but written otherwise. */
  read: Both[];
  refused: Refused[];
  lost: LostRow[];
}

/** A number that no control can hold. */
export const huge = "9".repeat(40);

/** The options of a control that other notations cannot write. */
export const optionsLost: LostRow[] = [
  ["7200:3600;at=own", [";at=own"]],
  ["300;flag=freeze", [";flag=freeze"]],
  ["300+2;from=61", [";from=61"]],
];
