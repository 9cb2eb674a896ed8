/** The articles of the Laws, as functions that a screen can cite. */
import type { Cell, PenaltyName } from "../../../firmware/laws/table/cell";
import { answered, competition, guideline } from "../../../firmware/laws/table/options";
import { bothFlags, defaultTime, penalties, settingChange } from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { classes, editions, namedPenalties, of, ofEdition, offences } from "./parameters";

function articles(choice: Record<string, string>): string {
  const cell: Cell<unknown> = of<unknown>(penalties[choice.penalty as PenaltyName], choice);
  return JSON.stringify(cell.articles.join(", "));
}

const penaltyQuestions: Question[] = [
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

/** Returns the text of firmware/laws/table/articles.ts. */
export function articlesSource(): string {
  return sourceOf(articleQuestions, "Class, Edition");
}

/** Returns the text of firmware/laws/table/penalty-articles.ts. */
export function penaltyArticlesSource(): string {
  return sourceOf(penaltyQuestions, "Class, Edition, Penalty");
}

function sourceOf(questions: readonly Question[], types: string): string {
  const imports = `import { ${types} } from "../../core/words";`;
  return `${[`${generatedMark}\n${imports}`, ...questions.map(functionOf)].join("\n\n")}\n`;
}
