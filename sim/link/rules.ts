import { editionNames as lawsYears } from "../../firmware/laws/table/years";

/**
 * The editions of the Laws that a clock knows. The place of each is its `Edition`, the number in the clock's setting.
 */
export { lawsYears };
export type LawsYear = (typeof lawsYears)[number];

/** The rules by which a clock gives penalties. */
export interface Rules {
  readonly laws: LawsYear;
  /** True for the Competition Rules in rapid and blitz games. */
  readonly competition: boolean;
}
