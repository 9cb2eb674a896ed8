/** Events as a bridge hears them. */
import type { HallEvent } from "../../../sim/hall/model/event";
import { side, state as stateOf } from "../bridge/sample-states";

export { side };

export function state(at: number): HallEvent["state"] {
  return stateOf(at, "press");
}

export function event(serial: number, bridge = "other"): HallEvent {
  return { bridge, serial, clock: `${bridge}-1`, number: 1, heardMs: 5, source: "report", state: state(serial) };
}
