/** Logs every step applied to a clock since its power-on, with the clock's state at that instant. */
import type { Stage } from "../../../firmware/app/model/choices";
import { VirtualVerb } from "../../../firmware/virtual-verbs";
import type { Step } from "../../engines/engine";

export interface Deed {
  readonly step: Step;
  /** The meaning of the keys when the step was handled. */
  readonly stage: Stage;
  /**
   * Whether the clock reported something between the step's stamp and its handling. Handled on time, it would not have
   * reported that.
   */
  readonly overtook: boolean;
}

/** More deeds than any game has; later deeds are played but not kept. */
const deedsMax = 20_000;

export interface DeedLog {
  readonly deeds: Deed[];
  /** The number of deeds that were not kept. */
  lost: number;
}

export function createLog(): DeedLog {
  return { deeds: [], lost: 0 };
}

export function addDeed(log: DeedLog, deed: Deed): void {
  if (log.deeds.length < deedsMax) log.deeds.push(deed);
  else log.lost++;
}

/** Returns when a step happened: the stamp of an edge, or the instant of any other step. */
export function stampOf({ verb, atMs, numbers }: Step): number {
  return verb === VirtualVerb.Edge ? (numbers[2] ?? atMs) : atMs;
}
