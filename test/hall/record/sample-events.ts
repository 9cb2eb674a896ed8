/** Events as a bridge hears them. */
import type { HallEvent } from "../../../sim/hall/model/event";
import type { SideState, State } from "../../../sim/link/state";

export const side: SideState = {
  ...{ remaining: 60_000, shown: "0:01:00", delay: 0, overtime: 0, used: 0, presses: 0, period: 1 },
  flag: "none",
};

export function state(at: number, event = "press"): State {
  return {
    ...{ at, event, side: null, mode: "running", running: null, turn: "white", firstFlag: null, control: "60" },
    ...{ class: "blitz", white: side, black: side },
  };
}

export function event(serial: number, bridge = "other"): HallEvent {
  return { bridge, serial, clock: `${bridge}-1`, number: 1, heardMs: 5, source: "report", state: state(serial) };
}
