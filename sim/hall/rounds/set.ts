/** Sets a planned round at the clocks. */

import type { ClockId } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import type { RoundPlan } from "../model/round";

export type Tell = (id: ClockId, command: Command) => Promise<Outcome>;

/**
 * Sets control, number and names at every board without a problem, at all boards at the same time. Returns one outcome
 * for each pairing with a clock: a board with a problem has that as its reason.
 */
export async function setBoards({ tournament, round, control, pairings }: RoundPlan, tell: Tell): Promise<Outcome[]> {
  const outcomes = pairings.map(async ({ number, white, black, clock, problem }): Promise<Outcome[]> => {
    if (clock === null) return [];
    if (problem !== null) return [{ id: clock, ok: false, reason: problem }];
    const set = await tell(clock, { do: "set", control });
    return [set.ok ? await tell(clock, { do: "seat", number, white, black, tournament, round }) : set];
  });
  return (await Promise.all(outcomes)).flat();
}
