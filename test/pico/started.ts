/** Boards on which some time has passed, shared by tests that begin at the same moment. */
import { onTestFinished } from "vitest";
import { Starts } from "../../sim/pico/starts";

const starts = new Starts<object>();

/**
 * Returns what `start` makes. A later test with the same conditions gets the same objects, as they were then. Two that
 * one test uses are never the same.
 */
export function started<Started extends object>(conditions: string, start: () => Started): Started {
  const { started, giveBack } = starts.take(conditions, start);
  onTestFinished(giveBack);
  return started as Started;
}
