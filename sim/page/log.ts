/** What was done to a clock since its power came: every step, and what stood on it at that instant. */
import type { Stage } from "../../firmware/app/model/choices";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { lineStep } from "../device/compile";
import type { Step } from "../engines/engine";

export interface Deed {
  readonly step: Step;
  /** What the keys meant when it was handled. */
  readonly stage: Stage;
  /** Something was told between its stamp and its handling, which on time would not have been. */
  readonly overtook: boolean;
}

/** More deeds than any game has; what comes after is played and not kept. */
const deedsMax = 20_000;

export interface DeedLog {
  readonly deeds: Deed[];
  /** Deeds that were not kept. */
  lost: number;
}

export function createLog(): DeedLog {
  return { deeds: [], lost: 0 };
}

export function addDeed(log: DeedLog, deed: Deed): void {
  if (log.deeds.length < deedsMax) log.deeds.push(deed);
  else log.lost++;
}

/** When a step came true: the stamp of an edge, the instant of anything else. */
export function stampOf({ verb, atMs, numbers }: Step): number {
  return verb === VirtualVerb.Edge ? (numbers[2] ?? atMs) : atMs;
}

export function edgeStep(contact: number, closed: boolean, stampMs: number, atMs: number): Step {
  return { verb: VirtualVerb.Edge, atMs, numbers: [contact, closed ? 1 : 0, stampMs], text: "" };
}

/** The power goes, or comes; then the clock is asked for its time, which begins again, and for its state. */
export function powerSteps(isOn: boolean, atMs: number): Step[] {
  const step: Step = { verb: VirtualVerb.Power, atMs, numbers: [isOn ? 1 : 0], text: "" };
  return isOn ? [step, ...["time", "state", "subscribe"].map((line) => lineStep(atMs, line))] : [step];
}

export function batteryStep(mv: number, atMs: number): Step {
  return { verb: VirtualVerb.Battery, atMs, numbers: [mv], text: "" };
}
