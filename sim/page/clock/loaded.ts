/** Describes a scenario that waits to be played on the page's clock. */
import type { Step } from "../../engines/engine";
import type { FlatStep } from "../../scenario/expand";
import type { Setup } from "./opening";

export interface Loaded {
  name: string;
  setup: Setup;
  /** The steps without the opening steps. */
  steps: Step[];
  expects: readonly FlatStep[];
}
