/** Clocks and plans of a small hall. */
import type { ClockView } from "../../../sim/hall/model/clock";
import type { RoundOrder, RoundPlan } from "../../../sim/hall/model/round";
import { planRound } from "../../../sim/hall/rounds/plan";
import { finished } from "../../../sim/hall/slices";
import type { State } from "../../../sim/link/state";
import type { Language } from "../../../sim/words/language";
import { state } from "../server/scripted-hall";

export function at(mode: State["mode"], event: string = mode): Partial<ClockView> {
  return { state: { ...state, mode, event } };
}

export function clock(number: number, change: Partial<ClockView> = {}): ClockView {
  return {
    ...{
      id: `main-${number}`,
      address: `simulated:${number}`,
      presence: "online",
      number,
      players: ["", ""],
      seat: null,
    },
    ...{
      board: "pixljs",
      version: "0.2.0",
      lock: "none",
      acts: true,
      revision: 0,
      overdue: { white: 0, black: 0 },
      rules: null,
      state: null,
      screen: {},
      isBatteryLow: false,
    },
    ...{ missing: 0, heardMs: 0, ...change },
  };
}

export function typed(control: string, boards = ""): RoundOrder {
  return { from: "control", name: "Round 1", control, boards };
}

/** Plans in a hall without earlier rounds. */
export function planOf(
  order: RoundOrder,
  clocks: readonly ClockView[],
  hasCode: boolean,
  language: Language = "en",
): RoundPlan {
  return finished(planRound(order, { clocks, hasCode, tournament: () => ({ control: undefined, next: 1 }) }, language));
}
