/** The steps that every clock on the page begins with: power, settings, the control, and telling everything. */
import type { Board } from "../../board-defs/board";
import { openingSteps, plainBoard } from "../device/compile";
import type { Step } from "../engines/engine";
import type { Script } from "../scenario/script";

/** How a clock is set before its game; the head of a scenario. */
export type Setup = Omit<Script, "script">;

/** What `flagfall run --device` would begin with, drawing and sounding told too. */
export function openingOf(setup: Setup, board: Board): Step[] {
  return openingSteps({ ...setup, script: [] }, board, { ...plainBoard, operations: true });
}
