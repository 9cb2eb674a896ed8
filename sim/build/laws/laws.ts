import type { Bounds, Cell, PenaltyName } from "../../../firmware/laws/table/cell";
import {
  blitzBounds,
  competition,
  defaultTime,
  drawClaim,
  type EditionName,
  flagCall,
  guideline,
  illegalMove,
  pressWithoutMove,
  quickplayClaim,
  rapidBounds,
  editions as table,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, indented, type Question } from "./choices";
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

const MS_PER_MIN = 60000;

/** Returns the source of the function. It judges by T, and in editions that know only fixed times also by the bases. */
function classFunction(): string {
  const groups = new Map<string, EditionName[]>();
  for (const { name } of table) {
    const body = classBody(name).join("\n");
    groups.set(body, [...(groups.get(body) ?? []), name]);
  }
  const bodies = [...groups.keys()];
  const rest = bodies.pop() ?? "";
  const cases = bodies.flatMap((body) => [
    ...(groups.get(body) ?? []).map((name) => `    case Edition.Laws${name}:`),
    ...indented(body.split("\n"), 6),
  ]);
  return [
    "/**",
    " * Returns the class of a side's time. `totalMs` is T, the bases plus 60 times the value; `basesMs` is the bases",
    " * alone. An edition that knows only fixed times has no rule for a time with a value, unless the bases are standard.",
    " */",
    "export function classOfTotal(edition: Edition, totalMs: number, hasValue: boolean, basesMs: number): Class {",
    "  switch (edition) {",
    ...cases,
    "    default:",
    ...indented(rest.split("\n"), 6),
    "  }",
    "}",
  ].join("\n");
}

function classBody(name: EditionName): string[] {
  const rapid = boundsOf(rapidBounds, name);
  const blitz = boundsOf(blitzBounds, name);
  if (rapid.fromMin !== blitz.toMin || rapid.fromIncluded === blitz.toIncluded) {
    throw new Error(`Laws of ${name}: rapid must begin where blitz ends`);
  }
  const toMs = rapid.toMin * MS_PER_MIN;
  const above = rapid.toIncluded ? ">" : ">=";
  const lines = rapid.fixedTime ? [`if (hasValue) return basesMs ${above} ${toMs} ? Class.Standard : Class.None;`] : [];
  const below = blitz.toIncluded ? "<=" : "<";
  lines.push(`if (totalMs ${below} ${blitz.toMin * MS_PER_MIN}) return Class.Blitz;`);
  lines.push(`return totalMs ${above} ${toMs} ? Class.Standard : Class.Rapid;`);
  return lines;
}

function boundsOf(row: Readonly<Record<EditionName, Cell<Bounds>>>, name: EditionName): Bounds {
  return row[name].effect;
}
