/** Sees whether the illegal move that an arbiter gave was the one that loses the game. The clock alone counts them. */
import { parseControl } from "../../../firmware/notation/notation";
import type { ClockId, ClockView } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import { cellOf, untilHeard } from "./cells";
import { sentenceOf } from "./penalty";

export type Before = ReadonlyMap<ClockId, ClockView>;

/** Returns the clocks as they are before an act, while they stand. */
export function viewsOf(clocks: readonly ClockId[]): Before {
  return new Map(clocks.flatMap((id) => cellOf(id)?.view.peek() ?? []).map((view) => [view.id, view]));
}

/** The word of an outcome: the clock has obeyed, and the game is lost. */
export const lost = "lost-game";

/** Marks the outcomes of a command after which a game is lost. */
export function withLosses(outcomes: readonly Outcome[], command: Command, before: Before): Promise<Outcome[]> {
  return Promise.all(
    outcomes.map(async (outcome) => {
      const isLost = outcome.ok && (await losesGame(before.get(outcome.id), command));
      return isLost ? { ...outcome, reason: lost } : outcome;
    }),
  );
}

/** Returns true if the clock gave no time for an illegal move for which the Laws give some to the opponent at first. */
async function losesGame(before: ClockView | undefined, command: Command): Promise<boolean> {
  if (command.do !== "penalty" || command.name !== "illegal-move" || command.minutes !== undefined) return false;
  if (before === undefined || before.state === null || before.state.running !== null) return false;
  const { losing } = sentenceOf(command.name, parseControl(before.state.control).control, before.rules);
  if (losing < 2) return losing === 1;
  const view = (): ClockView | undefined => cellOf(before.id)?.view.peek();
  await untilHeard(() => view()?.revision !== before.revision);
  const after = view();
  const opponent = command.offender === "white" ? "black" : "white";
  if (!after?.state || after.revision === before.revision) return false;
  return after.state[opponent].remaining <= before.state[opponent].remaining;
}
