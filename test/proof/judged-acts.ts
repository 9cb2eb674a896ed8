/** Compares what an act of the arbiter changes with the articles of the Laws, in the edition of the world. */
import { type Clock, hasFallen, otherSide, remaining, sideOf } from "../../firmware/core/clock";
import { Mode, Penalty, Side } from "../../firmware/core/words";
import { verbs } from "../oracle/step";
import { illegalMoveAt } from "./articles/article-7-5-5";
import { wrongClaimAt } from "./articles/article-9-5";
import { article10_1, article10_2, type FinishClaim } from "./articles/article-10";
import { type Kind, kindAt, type Year } from "./articles/editions";
import { guidelineIII4 } from "./articles/guideline-iii-4";
import type { Schedule } from "./articles/schedule";
import type { Move } from "./moves";

/** The clock before and after an act, whether it took the act, and by which edition. */
export interface Act {
  readonly before: Clock;
  readonly after: Clock;
  readonly move: Move;
  readonly isTaken: boolean;
  readonly year: Year;
}

const gainOf = ({ before, after }: Act, side: Side): number => remaining(after, side) - remaining(before, side);

/** Returns what a player could claim, or ask for, in the last phase of a game. */
function claimOf(schedule: Schedule, { before }: Act, kind: Kind, side: Side): FinishClaim {
  const player = side === Side.Black ? 1 : 0;
  return {
    kind,
    isLastPhase: article10_1(schedule, player, sideOf(before, side).period),
    hasMove: before.turn === side,
    hasExtra: schedule.mode !== "plain",
    claimantMs: remaining(before, side),
  };
}

/** Returns where the clock and the articles differ about an act, or undefined. */
export function judgeAct(schedule: Schedule, act: Act): string | undefined {
  const kind = kindAt(act.year, schedule);
  if (kind === undefined) return undefined;
  const { move, before, isTaken } = act;
  if (move.text === "III.4") {
    const said = guidelineIII4(act.year, claimOf(schedule, act, kind, before.turn));
    const other = otherSide(before.turn);
    return isTaken
      ? compare(act, "III.4", before.turn, said?.asker, said?.opponent)
      : refusal(act, said, other, "III.4");
  }
  if (move.verb !== verbs.penalty) return undefined;
  const [penalty, number, minutes = -1, choice] = move.numbers;
  // The Laws leave it to the arbiter to give other minutes than those that they name.
  if (minutes >= 0) return undefined;
  const side = number === 2 ? Side.Black : Side.White;
  if (penalty === Penalty.QuickplayClaim) {
    const said = article10_2(claimOf(schedule, act, kind, side));
    return isTaken ? compare(act, "10.2", side, 0, said) : refusal(act, said, otherSide(side), "10.2");
  }
  if (!isTaken) return undefined;
  if (penalty === Penalty.IllegalMove) return judgeSlip(schedule, act, kind, side);
  if (penalty !== Penalty.DrawClaim) return undefined;
  const claim = { kind, claimantMs: remaining(before, side), choosesOpponent: choice === 1 };
  const { claimant, opponent } = wrongClaimAt(act.year, claim);
  return compare(act, "9.5", side, claimant, opponent);
}

/** Judges an illegal move by what the opponent gains. What the move itself had earned is no matter of this article. */
function judgeSlip(schedule: Schedule, act: Act, kind: Kind, side: Side): string | undefined {
  const { isLastPhase } = claimOf(schedule, act, kind, side);
  const award = illegalMoveAt(act.year, { kind, priors: sideOf(act.before, side).illegal, isLastPhase });
  if (award !== "game") return compare(act, "7.5.5", side, undefined, award);
  return compare(act, "7.5.5", side, 0, 0) ?? (act.after.lost === side ? undefined : "7.5.5: the game is not lost");
}

function compare(act: Act, name: string, side: Side, own: number | undefined, other: number | undefined) {
  const got = [gainOf(act, side), gainOf(act, otherSide(side))];
  if (other === undefined) return `${name}: the clock takes it, the article does not`;
  if (got[1] !== other) return `${name}: the opponent gets ${got[1]}, by the article ${other}`;
  return own === undefined || got[0] === own ? undefined : `${name}: the player gets ${got[0]}, by the article ${own}`;
}

/** A clock refuses what an article allows only while it runs, or because the side that gains has fallen. */
function refusal({ before }: Act, said: unknown, gains: Side, name: string): string | undefined {
  const canAct = before.mode === Mode.Paused && !hasFallen(before, gains) && !hasFallen(before, otherSide(gains));
  return said !== undefined && canAct ? `${name}: the clock refuses what the article allows` : undefined;
}
