import type { PenaltyName } from "../../../firmware/laws/table/cell";
import { competition, guideline } from "../../../firmware/laws/table/options";
import {
  bothFlags,
  defaultTime,
  drawClaim,
  flagCall,
  illegalMove,
  pressWithoutMove,
  quickplayClaim,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { classFunction } from "./laws-class";
import { claimants, classes, editions, namedPenalties, of, ofEdition, offences } from "./parameters";

function opponentMin(choice: Record<string, string>): number {
  switch (choice.penalty as PenaltyName) {
    case "illegal-move":
      return of(illegalMove, choice).effect.opponentMin[Number(choice.nth) - 1] ?? -1;
    case "draw-claim":
      return of(drawClaim, choice).effect.opponentMin;
    case "quickplay-claim":
      return of(quickplayClaim, choice).effect.opponentMin;
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
      "Minutes the opponent of the offender gets for the `nth` (from 1) of the same player; -1: it loses the game.",
    name: "opponentMin",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes, offences],
    type: "number",
    answer: (choice) => String(opponentMin(choice)),
  },
  {
    comment: "What a wrong claim costs the claimant himself.",
    name: "claimantHalves",
    parameters: [editions, classes, namedPenalties],
    decides: [namedPenalties, editions],
    type: "Claimant",
    answer: (choice) =>
      choice.penalty === "draw-claim" ? claimants[of(drawClaim, choice).effect.claimant] : "Claimant.Nothing",
  },
  {
    comment: "The penalty is foreseen in a quickplay finish only: all the remaining moves in a limited time.",
    name: "quickplayOnly",
    parameters: [editions, classes, namedPenalties],
    decides: [namedPenalties, editions, classes],
    type: "boolean",
    answer: (choice) => String(choice.penalty === "illegal-move" && of(illegalMove, choice).effect.quickplayOnly),
  },
  {
    comment: "The illegal move that loses does so only if the opponent claims it before his own move.",
    name: "losesByClaim",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "boolean",
    answer: (choice) => String(of(illegalMove, choice).effect.byClaim),
  },
  {
    comment:
      "Minutes for an illegal move or a wrong draw claim under the Competition Rules; 0: no such choice in this class.",
    name: "competitionMin",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "number",
    answer: (choice) => String(of(competition, choice).effect.opponentMin),
  },
  {
    comment: "A press without a move is an illegal move, and punished as one.",
    name: "isPressIllegal",
    parameters: [editions],
    decides: [editions],
    type: "boolean",
    answer: (choice) => String(of(pressWithoutMove, { klass: "standard", ...choice }).effect.acts === "illegal move"),
  },
  {
    comment: "Five seconds a move can be granted in the last two minutes.",
    name: "hasGuideline",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "boolean",
    answer: (choice) => String(of(guideline, choice).effect.offered),
  },
  {
    comment: "Both flags down is a draw, whichever fell first.",
    name: "bothFlagsDraw",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "boolean",
    answer: (choice) => String(of(bothFlags, choice).effect.orderKnown === "drawn"),
  },
  {
    comment: "The default time when the rules of the event say nothing, minutes; -1: they must say it.",
    name: "defaultTimeMin",
    parameters: [editions],
    decides: [editions],
    type: "number",
    answer: (choice) => String(ofEdition(defaultTime, choice).effect.minutes ?? -1),
  },
  {
    comment: "Nobody but the players may announce a flag: it falls without a sound.",
    name: "flagIsSilent",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "boolean",
    answer: (choice) => String(of(flagCall, choice).effect.silent),
  },
];

/** Returns the text of firmware/laws/laws.ts. */
export function lawsSource(): string {
  const claimant = [
    "/** What a wrong claim of a draw costs the claimant. */",
    "export const enum Claimant {",
    "  Nothing = 0,",
    "  /** Half of his time, at most 3 min, or else the opponent's minutes: the arbiter's choice [1997 9.5b]. */",
    "  HalfAtMost3 = 1,",
    "  /** Also: above 2:00 half, at most 3 min; 1:00 to 2:00 set to 1:00; below 1:00 nothing [2001 9.5]. */",
    "  Rule2001 = 2,",
    "}",
  ].join("\n");
  const imports = 'import { Class, Edition, Penalty } from "../core/words";';
  return `${[`${generatedMark}\n${imports}`, claimant, ...lawsQuestions.map(functionOf), classFunction()].join("\n\n")}\n`;
}
