import type {
  ByClass,
  Cell,
  ClaimantRule,
  ClassName,
  EditionName,
  PenaltyName,
  Row,
} from "../../../firmware/laws/table/cell";
import { answered, competition, guideline } from "../../../firmware/laws/table/options";
import {
  bothFlags,
  defaultTime,
  drawClaim,
  flagCall,
  illegalMove,
  penalties,
  pressWithoutMove,
  quickplayClaim,
  settingChange,
} from "../../../firmware/laws/table/table";
import { functionOf, type Parameter, type Question } from "./choices";
import { classFunction } from "./laws-class";

const editions: Parameter = {
  name: "edition",
  type: "Edition",
  values: (Object.keys(illegalMove) as EditionName[]).map((name) => ({ name, code: `Edition.Laws${name}` })),
};

/** Standard last: a control without a class is judged by the articles for standard games. */
const classes: Parameter = {
  name: "klass",
  type: "Class",
  values: [
    { name: "rapid", code: "Class.Rapid" },
    { name: "blitz", code: "Class.Blitz" },
    { name: "standard", code: "Class.Standard" },
  ],
};

const penaltyCodes: Record<PenaltyName, string> = {
  "illegal-move": "Penalty.IllegalMove",
  "draw-claim": "Penalty.DrawClaim",
  "quickplay-claim": "Penalty.QuickplayClaim",
  "press-without-move": "Penalty.PressWithoutMove",
  "add-time": "Penalty.AddTime",
  "take-time": "Penalty.TakeTime",
  warning: "Penalty.Warning",
};

const namedPenalties: Parameter = {
  name: "penalty",
  type: "Penalty",
  values: (Object.keys(penaltyCodes) as PenaltyName[]).map((name) => ({ name, code: penaltyCodes[name] })),
};

/** One more than the longest list of minutes: from there on nothing changes. */
const offences: Parameter = {
  name: "nth",
  type: "number",
  values: ["1", "2", "3"].map((code) => ({ name: code, code })),
};

const claimants: Record<ClaimantRule, string> = {
  nothing: "Claimant.Nothing",
  "half-at-most-3": "Claimant.HalfAtMost3",
  "half-or-one-minute": "Claimant.Rule2001",
};

function of<Effect>(row: Row<Effect>, choice: Record<string, string>): Cell<Effect> {
  return ofEdition<ByClass<Effect>>(row, choice)[choice.klass as ClassName];
}

function ofEdition<Value>(row: Readonly<Record<EditionName, Value>>, choice: Record<string, string>): Value {
  return row[choice.edition as EditionName];
}

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

function articles(choice: Record<string, string>): string {
  const cell: Cell<unknown> = of<unknown>(penalties[choice.penalty as PenaltyName], choice);
  return JSON.stringify(cell.articles.join(", "));
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

const articleQuestions: Question[] = [
  {
    comment: "Presses of each after which a change of the setting is warned of; 0: never.",
    name: "settingPresses",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "number",
    answer: (choice) => String(of(settingChange, choice).effect.presses),
  },
  {
    comment: "The articles behind a penalty, as the edition numbers them; empty where none is at hand.",
    name: "articleOf",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes],
    type: "string",
    answer: articles,
  },
  {
    comment: "The penalty is known from other editions or from commentary, not from this edition's own text.",
    name: "isOutside",
    parameters: [editions, classes, namedPenalties],
    decides: [editions, namedPenalties, classes],
    type: "boolean",
    answer: (choice) => String(of<unknown>(penalties[choice.penalty as PenaltyName], choice).outside),
  },
  {
    comment: "The article on the default time.",
    name: "defaultTimeArticle",
    parameters: [editions],
    decides: [editions],
    type: "string",
    answer: (choice) => JSON.stringify(ofEdition(defaultTime, choice).articles.join(", ")),
  },
  {
    comment: "The articles on both flags down; empty where none is at hand.",
    name: "bothFlagsArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(of(bothFlags, choice).articles.join(", ")),
  },
  {
    comment: "The article by which an illegal move stands that the opponent has answered; empty where it is corrected.",
    name: "answeredArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => {
      const cell = of(answered, choice);
      return JSON.stringify(cell.effect.stands ? cell.articles.join(", ") : "");
    },
  },
  {
    comment: "The articles of the Competition Rules in rapid and blitz: where they are chosen, then what they say.",
    name: "competitionArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(of(competition, choice).articles.join(", ")),
  },
  {
    comment: "The articles on five seconds a move in the last two minutes.",
    name: "guidelineArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(of(guideline, choice).articles.join(", ")),
  },
  {
    comment: "The article that closes the setting to changes; empty where there is none.",
    name: "settingArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(of(settingChange, choice).articles.join(", ")),
  },
];

const HEADER =
  "/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */";

/** The text of firmware/laws/laws.ts. */
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
  return `${[`${HEADER}\n${imports}`, claimant, ...lawsQuestions.map(functionOf), classFunction()].join("\n\n")}\n`;
}

/** The text of firmware/laws/table/articles.ts. */
export function articlesSource(): string {
  const imports = 'import { Class, Edition, Penalty } from "../../core/words";';
  return `${[`${HEADER}\n${imports}`, ...articleQuestions.map(functionOf)].join("\n\n")}\n`;
}
