/** Plans a round in a hall in memory. */
import type { ClockView } from "../../../sim/hall/model/clock";
import { HallFault } from "../../../sim/hall/model/hall";
import type { RoundOrder, RoundPlan } from "../../../sim/hall/model/round";
import { problemOf } from "../../../sim/hall/rounds/plan";

const words = "90 minutes per player for the whole game, plus 30 seconds per move from move 1.";

/** Plans as a hall does; `bad` is no control. */
export function planOf(order: RoundOrder, clocks: readonly ClockView[]): RoundPlan {
  if (order.control === "bad") throw new HallFault("“bad”, column 1: a period has to stand here");
  const pairings = clocks.map((clock) => {
    const { id, number, players } = clock;
    const [white, black] = players;
    return { number, white: { name: white }, black: { name: black }, clock: id, problem: problemOf(clock, true) };
  });
  const missing = {
    number: 999,
    white: { name: "Nobody" },
    black: { name: "Noone" },
    clock: null,
    problem: "no-clock",
  };
  return {
    tournament: order.tournament ?? "",
    round: order.round ?? 1,
    name: order.name,
    control: "5400+30",
    words,
    pairings: [...pairings, missing],
  };
}
