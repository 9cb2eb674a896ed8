/** Generates the functions that return articles of the Laws, for a screen to cite. */
import type { Cell, PenaltyName } from "../../../firmware/laws/table/cell";
import {
  bothFlags,
  competition,
  defaultTime,
  guideline,
  penalties,
  settingChange,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { cellOf, classes, editions, namedPenalties, offences, valueIn } from "./parameters";

function articles(choice: Record<string, string>): string {
  const cell: Cell<unknown> = cellOf<unknown>(penalties[choice.penalty as PenaltyName], choice);
  return JSON.stringify(cell.articles.join(", "));
}

const penaltyQuestions: Question[] = [
  {
    comment: "Returns the articles behind a penalty in an edition. Returns an empty text if none is at hand.",
    name: "articleOf",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes],
    type: "string",
    answer: articles,
  },
  {
    comment: "Returns true if the penalty is known from other editions or commentary, not from the edition's own text.",
    name: "isOutside",
    parameters: [editions, classes, namedPenalties],
    decides: [editions, namedPenalties, classes],
    type: "boolean",
    answer: (choice) => String(cellOf<unknown>(penalties[choice.penalty as PenaltyName], choice).outside),
  },
];

const articleQuestions: Question[] = [
  {
    comment: "Returns after how many presses by each side a change of the setting causes a warning; 0 if never.",
    name: "settingPresses",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "number",
    answer: (choice) => String(cellOf(settingChange, choice).effect.presses),
  },
  {
    comment: "Returns the article on the default time.",
    name: "defaultTimeArticle",
    parameters: [editions],
    decides: [editions],
    type: "string",
    answer: (choice) => JSON.stringify(valueIn(defaultTime, choice).articles.join(", ")),
  },
  {
    comment: "Returns the articles on two fallen flags. Returns an empty text if none is at hand.",
    name: "bothFlagsArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(cellOf(bothFlags, choice).articles.join(", ")),
  },
  {
    comment: "Returns the articles on the Competition Rules in rapid and blitz: their choice, then their contents.",
    name: "competitionArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(cellOf(competition, choice).articles.join(", ")),
  },
  {
    comment: "Returns the articles on five seconds a move in the last two minutes.",
    name: "guidelineArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(cellOf(guideline, choice).articles.join(", ")),
  },
  {
    comment: "Returns the article that closes the setting to changes. Returns an empty text if there is none.",
    name: "settingArticle",
    parameters: [editions, classes],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => JSON.stringify(cellOf(settingChange, choice).articles.join(", ")),
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
  const [first, ...rest] = types.split(", Edition");
  const imports = `import { ${first}${rest.join("")} } from "../../core/words";\nimport { Edition } from "../edition";`;
  return `${[`${generatedMark}\n${imports}`, ...questions.map(functionOf)].join("\n\n")}\n`;
}
