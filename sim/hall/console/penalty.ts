/** What the Laws of 2023 give for a penalty. The clock itself decides, by the edition that is set on it. */
import type { Control } from "../../../firmware/core/control";
import { Class, Edition, Penalty } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { opponentMin } from "../../../firmware/laws/laws";
import type { Command } from "../model/command";

export type PenaltyName = Extract<Command, { do: "penalty" }>["name"];

export const penaltyNames: readonly PenaltyName[] = [
  "illegal-move",
  "press-without-move",
  "draw-claim",
  "quickplay-claim",
  "add-time",
  "take-time",
  "warning",
];

function inLaws(name: PenaltyName): Penalty {
  switch (name) {
    case "illegal-move":
    case "press-without-move":
      return Penalty.IllegalMove;
    case "draw-claim":
      return Penalty.DrawClaim;
    case "quickplay-claim":
      return Penalty.QuickplayClaim;
    case "add-time":
      return Penalty.AddTime;
    case "take-time":
      return Penalty.TakeTime;
    case "warning":
      return Penalty.Warning;
  }
}

/** Returns the minutes that the opponent gets for the first such offence; 0 if none. */
export function lawsMinutes(name: PenaltyName, control: Control | undefined): number {
  const klass = control === undefined ? Class.Standard : classOf(control, Edition.Laws2023);
  return Math.max(opponentMin(Edition.Laws2023, klass, inLaws(name), 1), 0);
}

export function losesNext(name: PenaltyName): boolean {
  return name === "illegal-move" || name === "press-without-move";
}

/** Returns whether the arbiter has to name the minutes. */
export function wantsMinutes(name: PenaltyName): boolean {
  return name === "add-time" || name === "take-time";
}

export function allowsMinutes(name: PenaltyName): boolean {
  return name !== "warning";
}
