/** Builds the steps that every clock on the page begins with: power, settings, control and subscription. */
import type { Board } from "../../../board-defs/board";
import { openingSteps, plainBoard } from "../../device/opening";
import type { Step } from "../../engines/engine";
import type { FlatStep } from "../../scenario/expand";
import type { Script } from "../../scenario/schema";

/** How a clock is set before its game: the head of a scenario. */
export type Setup = Omit<Script, "script">;

/** Returns the opening steps of `flagfall run --device`, with drawing and sounding also reported. */
export function openingOf(setup: Setup, board: Board): Step[] {
  return openingSteps({ ...setup, script: [] }, board, { ...plainBoard, operations: true });
}

/** Describes a scenario that waits to be played on the page's clock. */
export interface Loaded {
  name: string;
  setup: Setup;
  /** The steps without the opening steps. */
  steps: Step[];
  expects: readonly FlatStep[];
}
