/** Makes the steps of a virtual board, as firmware/virtual-verbs.ts defines them. The instant always comes first. */
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Step } from "../engines/engine";

/** Returns an edge of the contact with this number. It happens at `stampMs`, and the board handles it at `atMs`. */
export function edgeStep(atMs: number, contact: number, closed: boolean, stampMs: number): Step {
  return { verb: VirtualVerb.Edge, atMs, numbers: [contact, closed ? 1 : 0, stampMs], text: "" };
}

/** Returns a line that arrives on the link. */
export function lineStep(atMs: number, text: string): Step {
  return { verb: VirtualVerb.Line, atMs, numbers: [], text };
}

/** Returns the step that sets the battery's voltage, in mV; 0 for a board that is powered from outside. */
export function batteryStep(atMs: number, mv: number): Step {
  return { verb: VirtualVerb.Battery, atMs, numbers: [mv], text: "" };
}

/**
 * Returns the steps that switch the power. After power-on they ask for the clock's time, which restarts, and its state.
 * They also renew the subscription.
 */
export function powerSteps(atMs: number, isOn: boolean): Step[] {
  const step: Step = { verb: VirtualVerb.Power, atMs, numbers: [isOn ? 1 : 0], text: "" };
  return isOn ? [step, ...["time", "state", "subscribe"].map((line) => lineStep(atMs, line))] : [step];
}
