/** States of a clock, for tests that compare its reports with its journal. */
import type { SideState, State } from "../../../sim/link/state";

export const side: SideState = {
  ...{ remaining: 60_000, shown: "0:01:00", delay: 0, overtime: 0, used: 0, presses: 0, period: 1 },
  flag: "none",
};

/** `name` is an event with a number, for example `press 3`: the third press. */
export function state(at: number, name: string): State {
  const [event = "", presses = "0"] = name.split(" ");
  return {
    ...{ at, event, side: null, mode: "running", running: null, turn: "white", firstFlag: null, control: "60" },
    ...{ class: "blitz", white: { ...side, presses: Number(presses) }, black: side },
  };
}

/** Returns the beginning of a game. */
export function newGame(at: number): State {
  return { ...state(at, "control"), mode: "ready" };
}

/** Returns a state in which White has used so much, and White's clock runs. */
export function running(at: number, name: string, used: number): State {
  const set = state(at, name);
  return { ...set, running: "white", white: { ...set.white, used } };
}
