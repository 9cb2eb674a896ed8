/** Clocks and plans of a small hall. */
import type { ClockView } from "../../../sim/hall/model/clock";
import type { RoundOrder, RoundPlan } from "../../../sim/hall/model/round";
import { planRound } from "../../../sim/hall/rounds/plan";
import { finished } from "../../../sim/hall/slices";
import type { State } from "../../../sim/link/state";
import type { Language } from "../../../sim/words/language";
import { clockView, state } from "../server/scripted-hall";

export function at(mode: State["mode"], event: string = mode): Partial<ClockView> {
  return { state: { ...state, mode, event } };
}

export function clock(number: number, change: Partial<ClockView> = {}): ClockView {
  const unused = { players: ["", ""], board: "pixljs", state: null, screen: {}, heardMs: 0 } as const;
  return { ...clockView(number), ...unused, ...change };
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
