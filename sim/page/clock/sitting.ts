/** Describes what was done to a clock in one or more visits of the page. */
import type { Step } from "../../engines/engine";
import type { DisplayCode } from "../../words/clock-languages";
import type { Setup } from "./opening";

/** A step, and whether it was handled after the clock had reported something later. */
export interface KeptStep {
  readonly step: Step;
  readonly isLate: boolean;
}

/** The inputs from a power-on until the page went, in ms since that power-on. */
export interface Sitting {
  readonly steps: readonly KeptStep[];
  readonly endMs: number;
}

/** A clock's beginning, and what was done to it until the page went for the last time. */
export interface Earlier {
  readonly board: string;
  readonly setup: Setup;
  /** The flash at the beginning, as flash.ts writes it. */
  readonly memory: string;
  readonly remembers: boolean;
  readonly spoken: DisplayCode;
  readonly sittings: readonly Sitting[];
}
