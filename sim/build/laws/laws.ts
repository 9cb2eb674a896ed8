import type { PenaltyName } from "../../../firmware/laws/table/cell";
import {
  competition,
  defaultTime,
  drawClaim,
  flagCall,
  guideline,
  illegalMove,
  pressWithoutMove,
  quickplayClaim,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { classFunction } from "./laws-class";
import { cellOf, claimants, classes, editions, namedPenalties, offences, valueIn } from "./parameters";

function opponentMin(choice: Record<string, string>): number {
  switch (choice.penalty as PenaltyName) {
    case "illegal-move":
      return cellOf(illegalMove, choice).effect.opponentMin[Number(choice.nth) - 1] ?? -1;
    case "draw-claim":
      return cellOf(drawClaim, choice).effect.opponentMin;
    case "quickplay-claim":
      return cellOf(quickplayClaim, choice).effect.opponentMin;
    case "press-without-move":
    case "add-time":
    case "take-time":
    case "warning":
      return 0;
  }
}

const lawsQuestions: Question[] = [
  {
    comment:
      "Returns the opponent's minutes for the `nth` (from 1) such offence of the same player; −1 if it loses the game.",
    name: "opponentMin",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes, offences],
    answer: opponentMin,
  },
  {
    comment: "Returns what a wrong claim costs the claimant himself.",
    name: "claimantHalves",
    parameters: [editions, classes, namedPenalties],
    decides: [namedPenalties, editions],
    type: "Claimant",
    answer: (choice) =>
      choice.penalty === "draw-claim" ? claimants[cellOf(drawClaim, choice).effect.claimant] : "Claimant.Nothing",
  },
  {
    comment: "Returns true if the edition foresees the penalty in a quickplay finish only [10.1, III.1].",
    name: "quickplayOnly",
    parameters: [editions, classes, namedPenalties],
    decides: [namedPenalties, editions, classes],
    answer: (choice) => choice.penalty === "illegal-move" && cellOf(illegalMove, choice).effect.quickplayOnly,
  },
  {
    comment: "Returns true if an illegal move loses only when the opponent claims so before his own move.",
    name: "losesByClaim",
    parameters: [editions, classes],
    answer: (choice) => cellOf(illegalMove, choice).effect.byClaim,
  },
  {
    comment:
      "Returns the minutes for an illegal move or a wrong draw claim under the Competition Rules; 0 if not a choice.",
    name: "competitionMin",
    parameters: [editions, classes],
    answer: (choice) => cellOf(competition, choice).effect.opponentMin,
  },
  {
    comment: "Returns true if a press without a move has the penalty of an illegal move.",
    name: "isPressIllegal",
    parameters: [editions],
    answer: (choice) => cellOf(pressWithoutMove, { klass: "standard", ...choice }).effect.acts === "illegal move",
  },
  {
    comment: "Returns true if five seconds a move can be granted in the last two minutes.",
    name: "hasGuideline",
    parameters: [editions, classes],
    answer: (choice) => cellOf(guideline, choice).effect.offered,
  },
  {
    comment: "Returns the default time in minutes if the rules of the event say nothing; −1 if they must say it.",
    name: "defaultTimeMin",
    parameters: [editions],
    answer: (choice) => valueIn(defaultTime, choice).effect.minutes ?? -1,
  },
  {
    comment: "Returns true if only the players may announce a flag, so that it falls without a sound.",
    name: "flagIsSilent",
    parameters: [editions, classes],
    answer: (choice) => cellOf(flagCall, choice).effect.silent,
  },
];

/** Returns the text of firmware/laws/laws.ts. */
export function lawsSource(): string {
  const claimant = [
    "/** The cost of a wrong claim of a draw for the claimant. */",
    "export const enum Claimant {",
    "  Nothing = 0,",
    "  /** Half of his time, at most 3 min, or else the opponent's minutes: the arbiter's choice [1997 9.5b]. */",
    "  HalfAtMost3 = 1,",
    "  /** Also: above 2:00 half, at most 3 min; 1:00 to 2:00 set to 1:00; below 1:00 nothing [2001 9.5]. */",
    "  Rule2001 = 2,",
    "}",
  ].join("\n");
  const imports = 'import { Class, Penalty } from "../core/words";\nimport { Edition } from "./edition";';
  return `${[`${generatedMark}\n${imports}`, claimant, ...lawsQuestions.map(functionOf), classFunction()].join("\n\n")}\n`;
}
